import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { site } from '@/content/site';
import { whatsappLink } from '@/lib/text/whatsapp';
import { type ProfileResult, submitProfileAction } from '@/lib/server/actions/profile';
import { fill } from '@/lib/text/format';
import { profile as examples } from './examples/shop';
import { accountAt } from './support/account';
import { listen } from './support/heard';
import { en, pass, showExample, toast } from './support/part';

vi.mock('@/lib/server/actions/profile', () => ({ submitProfileAction: vi.fn() }));
const action = vi.mocked(submitProfileAction);
afterEach(() => void action.mockReset());

const { profile: form } = en.words;
const { labels, toasts, errors, hints } = form;
const dialog = page.getByRole('dialog', { name: form.title });
const ZIP_CODE = `${labels.zipCode} (${form.optional})`;
const field = (name: string) => dialog.getByRole('textbox', { name, exact: true });
/** A text with suggestions. */
const state = dialog.getByLabelText(labels.state, { exact: true });
const dateOfBirth = dialog.getByLabelText(labels.dateOfBirth);
const gender = dialog.getByLabelText(labels.gender);
const press = (name: string) => dialog.getByRole('button', { name, exact: true }).click();
const next = () => press(form.next);
const save = () => dialog.getByRole('button', { name: form.submit }).click();
const alert = (text: string) => dialog.getByRole('alert').filter({ hasText: text });

let account: ReturnType<typeof accountAt>;
beforeEach(async () => {
  account = accountAt('profile');
  await showExample(examples.empty, account);
});

const described = (locator: Locator, text: string) =>
  expect.element(locator).toHaveAccessibleDescription(text);

async function writePerson() {
  await field(labels.phone).fill('98765 43210');
  await dateOfBirth.fill('2000-02-29');
  await gender.selectOptions('other');
}

async function writeAddress(changes: Record<string, string> = {}) {
  const texts = { [labels.street]: '12, MI Road', [labels.city]: 'Jaipur', ...changes };
  for (const [name, text] of Object.entries(texts)) await field(name).fill(text);
  await state.fill('Rajasthan');
}

/** All that is asked for. */
async function write() {
  await writePerson();
  await next();
  await writeAddress();
}

test('profile: calls no field wrong that waits to be filled in', async () => {
  for (const locator of [dateOfBirth, gender]) {
    await expect.element(locator).toHaveAttribute('aria-invalid', 'false');
  }
  await next();
  await expect.element(dateOfBirth).toHaveAttribute('aria-invalid', 'true');
});

test('profile: says once what is missing, and of its field again when it is entered', async () => {
  const { count } = listen();
  await next();
  await expect.element(toast(toasts.core.title)).toBeVisible();
  await expect.poll(() => [count(toasts.core.text), count(errors.phone.missing)]).toEqual([1, 1]);
  await dateOfBirth.click();
  await field(labels.phone).click();
  expect(count(errors.phone.missing)).toBe(2);
});

test('profile: asks in order, and offers help', async () => {
  const address = dialog.getByRole('group', { name: form.sections.address });
  await described(dateOfBirth, hints.dateOfBirth);
  await described(gender, hints.gender);
  await expect.element(address).not.toBeInTheDocument();

  await next();
  await expect.element(toast(toasts.core.title)).toBeVisible();
  await expect.element(alert(toasts.core.title)).toHaveTextContent(toasts.core.text);
  await expect.element(field(labels.phone)).toHaveFocus();
  await described(field(labels.phone), errors.phone.missing);
  await described(dateOfBirth, `${hints.dateOfBirth} ${errors.dateOfBirth.missing}`);

  await field(labels.phone).fill('98765 43210');
  await expect.element(dialog.getByText(errors.phone.missing)).not.toBeInTheDocument();
  await writePerson();
  await next();
  await described(address, hints.address);
  await expect.element(dialog.getByText(fill(form.step, { step: 2 }))).toBeVisible();
  expect(document.activeElement!.textContent, 'begins the step').toContain(form.required);
  await expect.element(alert(toasts.core.title)).not.toBeInTheDocument();
  await field(labels.street).fill('12, MI Road');
  await save();
  await expect.element(toast(toasts.address.title)).toBeVisible();
  await expect.element(field(labels.city)).toHaveFocus();

  await writeAddress({ [ZIP_CODE]: '3020' });
  await save();
  await expect.element(toast(toasts.fields.title)).toBeVisible();
  await expect.element(dialog.getByText(errors.zipCode.malformed)).toBeVisible();
  await field(ZIP_CODE).fill('302 001');
  expect(action).not.toHaveBeenCalled();
  action.mockResolvedValueOnce({ status: 'invalid', errors: { phone: 'malformed' } });
  await save();
  await expect.element(dialog.getByText(errors.phone.malformed)).toBeVisible();
  await expect.element(field(labels.phone)).toHaveFocus();

  const help = dialog.getByRole('link', { name: form.help });
  await expect.element(help).toHaveAttribute('href', whatsappLink(site.phone, form.helpMessage));
  account.logout.mockResolvedValue(false);
  await dialog.getByRole('button', { name: form.logout }).click();
  expect(account.logout).toHaveBeenCalledOnce();
  await expect.element(alert(toasts.error.title)).toBeVisible();
});

test('profile: informs parents of a minor in two languages, and takes no consent', async () => {
  const notice = () => dialog.element().querySelector('form [role=status]')!;
  // A live region has to exist before its text, or nothing is announced.
  expect(notice().textContent).toBe('');
  const parentName = () => dialog.element().querySelector<HTMLElement>('[name=parentName]')!;
  expect(parentName().checkVisibility()).toBe(false);
  await writePerson();
  await dateOfBirth.fill('2014-05-05');
  await expect.poll(() => notice().textContent).toContain(form.notice.title);
  expect(notice().textContent).toContain(form.notice.text);
  expect(notice().querySelector(':lang(hi)')!.textContent).toBe(form.notice.translation);
  expect(parentName().checkVisibility()).toBe(true);
  await dialog.getByText(form.more).click();
  const consent = dialog.getByRole('checkbox', { name: labels.marketingConsent });
  await expect.element(consent).toBeDisabled();
  await described(consent, hints.noConsent);
  await dateOfBirth.fill('2000-02-29');
  await consent.click();
  await expect.element(consent).toBeChecked();
  await dateOfBirth.fill('2014-05-05');
  await next();
  await writeAddress();
  action.mockResolvedValue({ status: 'success', reference: 'VM-ABC234' });
  await save();
  await expect.poll(() => account.profileSent.mock.calls.length).toBe(1);
  const data = action.mock.calls[0]![1] as FormData;
  expect(data.get('dateOfBirth')).toBe('2014-05-05');
  expect(data.get('marketingConsent')).toBeNull();
});

const unrecognized = Object.assign(new Error(), { name: 'UnrecognizedActionError' });
const failure = (reason: string, kept: boolean) =>
  ({ status: 'failed', reason, kept }) as unknown as ProfileResult;

const failures: [what: string, title: string, note: string, fail: () => unknown][] = [
  [
    'no answer in 20 seconds',
    toasts.error.title,
    toasts.error.text,
    () => action.mockReturnValueOnce(new Promise(() => {})),
  ],
  [
    'a page of an earlier build',
    toasts.error.title,
    toasts.outdated,
    () => action.mockRejectedValueOnce(unrecognized),
  ],
  [
    'a receiver that fails',
    toasts.failed.title,
    toasts.failed.text,
    () => action.mockResolvedValueOnce(failure('not-saved', false)),
  ],
];

for (const [what, title, note, fail] of failures) {
  test(`profile: can be sent again after ${what}`, async () => {
    await write();
    fail();
    await save();
    if (what.startsWith('no answer')) await pass(20_000);
    await expect.element(toast(title)).toBeVisible();
    await expect.element(alert(title)).toHaveTextContent(note);
    await expect.element(field(labels.city)).toHaveValue('Jaipur');
    action.mockResolvedValueOnce({ status: 'success', reference: 'VM-ABC234' });
    await save();
    await expect.poll(() => account.profileSent.mock.calls.length).toBe(1);
    const [first, second] = action.mock.calls.map(([id]) => id);
    expect(second, 'as one submission').toBe(first);
  });
}

test('profile: goes on once it is kept, and forgets its draft', async () => {
  await write();
  action.mockResolvedValue(failure('not-saved', true));
  await save();
  await expect.element(toast(toasts.failed.title)).toBeVisible();
  const beside = alert(form.kept.text);
  await expect.element(beside).toHaveTextContent(form.kept.title);
  await expect.element(beside).toHaveTextContent(toasts.failed.text);
  const draft = () => sessionStorage.getItem('profile-draft:user-1');
  expect(draft(), 'belongs to this account').toContain('Jaipur');
  await dialog.getByRole('button', { name: form.toPayment }).click();
  expect(account.profileSent).toHaveBeenCalledOnce();
  expect(draft()).toBeNull();
});

test('profile: reads the session again where it was lost', async () => {
  await write();
  action.mockResolvedValue(failure('signed-out', false));
  await save();
  await expect.poll(() => account.refresh.mock.calls.length).toBe(1);
  expect(account.profileSent).not.toHaveBeenCalled();
});

test('profile: goes back and forth, and keeps both steps', async () => {
  await write();
  await press(form.back);
  await expect.element(field(labels.phone)).toHaveValue('98765 43210');
  await expect.element(field(labels.street)).not.toBeInTheDocument();
  expect(sessionStorage.getItem('profile-draft:user-1')).toContain('MI Road');
  // A wrong field of this step is met here, and no field of the address is marked.
  await field(labels.phone).fill('12');
  await next();
  await expect.element(field(labels.phone)).toHaveFocus();
  await expect.element(toast(toasts.fields.title)).toBeVisible();
  await field(labels.phone).fill('98765 43210');
  await userEvent.keyboard('{Enter}');
  await expect.element(field(labels.city)).toHaveValue('Jaipur');
  expect(action).not.toHaveBeenCalled();
  action.mockResolvedValueOnce({ status: 'success', reference: 'VM-ABC234' });
  await save();
  await expect.poll(() => account.profileSent.mock.calls.length).toBe(1);
  const sent = Object.fromEntries(action.mock.calls[0]![1] as FormData);
  expect(sent).toMatchObject({ phone: '98765 43210', city: 'Jaipur', state: 'Rajasthan' });
});

test('profile: suggests the states of India, and takes any other', async () => {
  await writePerson();
  await next();
  const list = () => (state.element() as HTMLInputElement).list;
  expect([...list()!.options].map(({ value }) => value)).toContain('Tamil Nadu');
  await field(`${labels.country} (${form.optional})`).fill('Nepal');
  await expect.poll(list).toBeNull();
});
