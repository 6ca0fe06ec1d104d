import { expect, it, vi } from 'vitest';
import { FormFields } from '@/components/forms/fields';
import { profile } from '@/content/en/profile';
import { contactFields } from '@/lib/contact/fields';
import { checkForm } from '@/lib/forms/check';
import { type Fields, initialValues, type Values } from '@/lib/forms/field';
import { type Profile, profileSections } from '@/lib/shop/profile/fields';
import { type ProfilePayload, toPayload } from '@/lib/shop/profile/payload';
import { composeBody, describeKind } from '@/lib/server/submissions/kinds';
import { renderToHtml } from '@/tests/support/render';
import { contactPayload, profilePayload, T0 } from '@/tests/support/rows';
import { contact } from '@/tests/support/words';

/** A new field is its line in the list of fields and its words. */
const { boatName, label, add } = vi.hoisted(() => {
  const label = 'Name of your boat';
  const add = async (load: () => Promise<unknown>, path: string[], boatName: unknown = label) => {
    const loaded = (await load()) as Record<string, never>;
    Object.assign(
      path.reduce((part, key) => part[key]!, loaded),
      { boatName },
    );
    return loaded;
  };
  const boatName = { type: 'text', required: true, max: 50, autoComplete: 'organization' };
  return { boatName, label, add };
});

vi.mock('@/lib/contact/fields', (load) => add(load, ['contactFields'], boatName));
await vi.hoisted(async () => {
  const { languageNames } = await import('@/content/languages');
  for (const name of languageNames) {
    vi.doMock(`@/content/${name}/contact`, (load) => add(load, ['contact', 'form', 'labels']));
    vi.doMock(`@/content/${name}/profile`, (load) => add(load, ['profile', 'labels']));
  }
});
vi.mock('@/lib/shop/profile/fields', async (load) => {
  const field = { ...boatName, column: 'Boat' };
  const loaded = await add(load, ['profileSections', 'address'], field);
  return add(async () => loaded, ['profileFields'], field);
});

it.each([
  ['contact', contactFields, contact.form],
  ['profile', profileSections.address, profile],
] as const)('new field of the %s form: is shown and checked', (_kind, fields: Fields, words) => {
  const form = { fields, values: initialValues(fields), errors: {}, isFromServer: true };
  const html = renderToHtml(<FormFields id="x" form={form} words={words} />);
  expect(html).toContain(`>${label}</label>`);
  expect(html).toMatch(
    /<input[^>]*required=""[^>]*name="boatName"|name="boatName"[^>]*required=""/,
  );
  expect(html).toContain('autoComplete="organization"');
  expect(checkForm(fields, initialValues(fields))).toMatchObject({
    errors: { boatName: 'missing' },
  });
});

it('new field of the contact form: is sent and exported', async () => {
  const payload = { ...contactPayload(), boatName: '=MNIT' };
  const checked = checkForm<Fields>(contactFields, payload as Values<Fields>);
  expect(checked).toEqual({ values: payload });
  const body = composeBody('sheet', { kind: 'contact', payload, acceptedAt: T0 });
  expect(body).toContain(`"boatName":"'=MNIT"`);
  const { columns, toCells } = describeKind('contact');
  expect(columns.slice(-2)).toEqual(['message', 'boatName']);
  expect(toCells(payload)).toMatchObject({ boatName: '=MNIT' });
});

it('new field of the profile form: is stored with its section, sent and exported', async () => {
  const user = { id: 'uid', email: 'a@example.in', emailVerified: true, name: 'Asha' };
  const { address, ...rest } = profilePayload();
  const typed = { ...rest, ...address, boatName: 'MNIT' } as unknown as Profile;
  const made = toPayload(typed, user, 'v1') as { payload: ProfilePayload };
  expect(made.payload.address).toMatchObject({ boatName: 'MNIT' });
  const send = (type: 'script' | 'sheet' | 'api') =>
    composeBody(type, { kind: 'profile', payload: made.payload, acceptedAt: T0 });
  expect(send('script')).toContain('"boatName":"MNIT"');
  expect(send('sheet')).toContain('"Boat":"MNIT"');
  expect(send('api')).toContain('"boatName":"MNIT"');
  const { columns, toCells } = describeKind('profile');
  expect(columns).toContain('boatName');
  expect(toCells(made.payload)).toMatchObject({ boatName: 'MNIT' });
});
