import { expect } from 'vitest';
import { pathsIn } from '@/content/pages';
import { account, contact, nav, payment, profile, shell } from '../../support/words';
import { typedProfile } from '../../support/asha';
import { button, dialog, field, link } from '../page';
import { hasMenuButton, type Visit } from '../visit';
import { again, expectNobody, loginToBuy, newAddress, register } from './account';

const paths = pathsIn('en');

/** The contact form: errors at its fields, then a message that arrives. */
export async function contactWalk({ page, gate, received }: Visit) {
  const { form } = contact;
  const { labels } = form;
  const send = button(form.send, 'main');
  const email = newAddress();
  // Pressed before the framework: no message of the browser's own.
  gate.shut();
  await page.open(paths.contact);
  await page.press(send);
  expect(await page.isReady()).toBe(false);
  gate.open();
  for (const label of [labels.name, labels.email, labels.message]) {
    await page.expect(field(label), ({ attributes }) => attributes['aria-invalid']).toBe('true');
  }
  await page.seeFocus(field(labels.name));
  await page.fill(field(labels.name), 'Asha');
  await page.fill(field(labels.email), 'asha.example.in');
  await page.fill(field(labels.subject), '97 × 93');
  await page.fill(field(labels.message), 'Is there a batch for Class 9?');
  await page.press(send);
  await page.seeFocus(field(labels.email));
  for (const [label, text] of [
    [labels.name, 'Asha'],
    [labels.email, 'asha.example.in'],
    [labels.subject, '97 × 93'],
    [labels.message, 'Is there a batch for Class 9?'],
  ] as const) {
    await page.expect(field(label), ({ value }) => value).toBe(text);
  }
  await page.fill(field(labels.email), email);
  await page.press(send);
  await page.see({ css: 'main [role=status] *', name: form.outcomes.success.title });
  expect(await received(email)).toHaveLength(1);
}

/** From the account to the purchase; after logout, Back shows nothing of the buyer. */
export async function purchaseWalk(visit: Visit) {
  const { page } = visit;
  const { labels } = profile;
  const within = '[role=dialog]';
  await register(page, newAddress());
  await page.press(button(profile.next, within));
  await page.seeFocus(field(labels.phone, within));
  await page.fill(field(labels.phone, within), typedProfile.phone);
  await page.tab.pressKey('Tab');
  await page.seeFocus(field(labels.dateOfBirth, within));
  await page.tab.enterDate(typedProfile.dateOfBirth);
  await page
    .expect(field(labels.dateOfBirth, within), ({ value }) => value)
    .toBe(typedProfile.dateOfBirth);
  await page.choose(field(labels.gender, within), typedProfile.gender);
  await page.press(button(profile.next, within));
  await page.fill(field(labels.street, within), typedProfile.street);
  await page.fill(field(labels.city, within), typedProfile.city);
  await page.fill(field(labels.state, within), typedProfile.state);
  await page.press(button(profile.submit, within));

  await page.see(dialog(payment.dialog.title), 'the payment after the profile');
  await page.press(button(payment.dialog.submitted, within));
  await page.press(button(payment.dialog.confirmation.continue, within));
  await page.seeNo({ css: within });
  await page.press(again);
  await page.see(dialog(payment.purchase.title));
  await page.tab.pressKey('Escape');
  await page.seeNo({ css: within });
  await page.seeFocus(again);

  await page.press(link(nav.find(({ id }) => id === 'contact')!.label, 'footer'));
  await page.at(paths.contact);
  if (hasMenuButton(visit)) await page.press(button(shell.menu));
  await page.press(button(account.logout));
  await page.see(button(account.login, 'header'));
  if (hasMenuButton(visit)) {
    await page.tab.goBack();
    await page.seeNo(button(account.login, 'header'), 'the menu after Back');
  }
  await page.tab.goBack();
  await page.at(paths.books);
  await page.see(loginToBuy, 'Login to Buy after Back');
  await expectNobody(page);
}
