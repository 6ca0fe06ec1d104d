import { act, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { type ProfileStep } from '@/components/shop/buying';
import { ProfileForm } from '@/components/shop/profile-form';
import { profile as words } from '@/content/en/profile';
import { type Shop } from '@/components/shop/shop-context';
import { noticeVersions } from '@/lib/law/notices';
import { readProfile } from '@/lib/shop/profile/read-profile';
import { render, stubBrowser, submit, type } from '@/tests/support/render';

stubBrowser();

const sent = vi.hoisted(() => vi.fn());
vi.mock('@/lib/server/actions/profile', () => ({ submitProfileAction: sent }));

const user = { id: 'a', name: 'Asha', email: 'asha@example.in', profileCompleted: false };
const account = { status: 'signed-in', user, profileSent: vi.fn() } as unknown as Shop;

function Profile({ asksParentFirst }: { asksParentFirst: boolean }) {
  const [step, setStep] = useState<ProfileStep>('person');
  return (
    <ProfileForm
      words={words}
      asksParentFirst={asksParentFirst}
      step={step}
      setStep={setStep}
      privacyPath="/privacy"
    />
  );
}

async function open(asksParentFirst: boolean) {
  sessionStorage.clear();
  sent.mockReset();
  document.documentElement.lang = 'en';
  const box = await render(<Profile asksParentFirst={asksParentFirst} />, account);
  const find = (name: string) => box.querySelector<HTMLInputElement>(`[name="${name}"]`)!;
  return {
    box,
    press: (name: string) => act(async () => find(name).click()),
    isAsked: (name: string) => find(name) !== null && find(name).closest('[hidden]') === null,
    async fill(values: Record<string, string>) {
      for (const [name, text] of Object.entries(values)) await type(find(name), text);
    },
  };
}

it('profile form: asks a parent of a minor before the student, and sends both', async () => {
  const { box, fill, press, isAsked } = await open(true);
  expect(isAsked('dateOfBirth')).toBe(true);
  expect([isAsked('parentName'), isAsked('phone')]).toEqual([false, false]);
  await submit(box.querySelector('form')!);
  expect(box.textContent).toContain(words.toasts.fields.text);
  expect(box.textContent).not.toContain(words.toasts.core.text);
  await fill({ dateOfBirth: '2015-05-04' });
  expect([isAsked('parentName'), isAsked('phone')]).toEqual([true, false]);
  await submit(box.querySelector('form')!);
  expect(box.textContent).toContain(words.toasts.parent.text);
  expect(sent).not.toHaveBeenCalled();

  const parent = { parentName: 'Meera', parentRelation: 'mother' };
  await fill({ ...parent, parentEmail: 'meera@example.in' });
  await press('parentIsAdult');
  expect(isAsked('phone')).toBe(false);
  await press('parentAgrees');
  expect(isAsked('phone')).toBe(true);

  sent.mockResolvedValue({ status: 'success' });
  const student = { phone: '98765 43210', street: '1', city: 'J', state: 'R', gender: 'female' };
  await fill(student);
  await submit(box.querySelector('form')!);
  expect([isAsked('street'), isAsked('parentName')]).toEqual([true, false]);
  expect(sent).not.toHaveBeenCalled();
  await submit(box.querySelector('form')!);
  const [, posted] = sent.mock.calls[0] as [string, FormData];
  expect(Object.fromEntries(posted)).toMatchObject({
    ...parent,
    parentIsAdult: 'yes',
    parentAgrees: 'yes',
    ...student,
    notice: `${noticeVersions.profile} en`,
  });
  expect(readProfile(posted, 'parent-first')).toMatchObject({
    parentConsent: { relation: 'mother', version: noticeVersions.parentConsent, language: 'en' },
  });
});

it('profile form: moves the focus to what is shown of the first wrong field, of each kind', async () => {
  const { box, fill, press } = await open(true);
  const { labels } = words;
  const focusAfterSubmit = async () => {
    await submit(box.querySelector('form')!);
    const { labels, ariaHidden } = document.activeElement as HTMLInputElement;
    return ariaHidden ? 'nothing that is shown' : labels?.[0]?.textContent;
  };
  const ways: [label: string, mend: () => Promise<unknown>][] = [
    [labels.dateOfBirth, () => fill({ dateOfBirth: '2015-05-04' })],
    [labels.parentName, () => fill({ parentName: 'Meera' })],
    [labels.parentRelation, () => fill({ parentRelation: 'mother' })],
    [labels.parentPhone, () => fill({ parentPhone: '98765 43210' })],
    [labels.parentIsAdult, () => press('parentIsAdult')],
    [labels.parentAgrees, () => press('parentAgrees')],
    [labels.phone, () => fill({ phone: '98765 43210' })],
    [labels.gender, () => fill({ gender: 'female' })],
  ];
  for (const [label, mend] of ways) {
    expect(await focusAfterSubmit()).toBe(label);
    // Nothing else would tell that it is still wrong.
    expect(await focusAfterSubmit()).toBe(label);
    expect(box.querySelectorAll('form [id$="-error"][role="alert"]')).toHaveLength(1);
    await mend();
  }
});

it('profile form: asks no parent of an adult', async () => {
  const { fill, isAsked } = await open(true);
  await fill({ dateOfBirth: '1990-05-04' });
  expect([isAsked('parentName'), isAsked('phone')]).toEqual([false, true]);
});

it('profile form: opens the closed part around a wrong field', async () => {
  const { box, fill } = await open(false);
  const [parent, more] = box.querySelectorAll('details');
  await fill({ parentEmail: 'meera', phone: '98765 43210', street: '1', city: 'J', state: 'R' });
  await fill({ dateOfBirth: '1990-05-04', gender: 'female' });
  expect([parent!.open, more!.open]).toEqual([false, false]);
  await submit(box.querySelector('form')!);
  expect([parent!.open, more!.open]).toEqual([true, false]);
  expect(document.activeElement).toHaveProperty('name', 'parentEmail');
});
