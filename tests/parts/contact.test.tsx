import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { explainError } from '@/components/forms/fields';
import { contactAction } from '@/lib/server/actions/contact';
import { contactFields, type ContactResult } from '@/lib/contact/fields';
import { initialValues, namesOf } from '@/lib/forms/field';
import { isRequired } from '@/tests/support/fields';
import { fill } from '@/lib/text/format';
import { form as examples } from './examples/contact';
import { listen } from './support/heard';
import { en, pass, showExample, toast } from './support/part';

vi.mock('@/lib/server/actions/contact', () => ({ contactAction: vi.fn() }));

const words = en.words.contact.form;
const { outcomes, errors, labels } = words;
const action = vi.mocked(contactAction);
const sent: ContactResult = { status: 'success', reference: 'VM-ABC234' };

const typed = {
  ...initialValues(contactFields),
  name: 'आशा',
  subject: 'शाम का बैच',
  message: 'क्या कक्षा 9 के लिए बैच है?\n\nक्‍ष, 97 × 93 = ?',
};
const sender = 'asha@example.in';
type Changes = Partial<typeof typed>;

const fields = namesOf(contactFields);
const requiredFields = fields.filter((name) => isRequired(contactFields[name]));
const field = (name: keyof typeof labels) =>
  page.getByRole('textbox', { name: labels[name as keyof typeof labels], exact: true });
const sendButton = page.getByRole('button', {
  name: new RegExp(`^(${words.send}|${words.sending})$`),
});
const outcome = (role: 'alert' | 'status', text: string) =>
  page.getByRole('main').getByRole(role).filter({ hasText: text });

const open = () => showExample(examples.empty);
beforeEach(open);
afterEach(() => void action.mockReset());

async function write(email: string, changes: Changes = {}) {
  for (const name of fields) {
    await field(name).fill({ ...typed, email, ...changes }[name]);
  }
}
async function send(email: string, changes: Changes = {}) {
  await write(email, changes);
  await sendButton.click();
}
async function expectKept(email: string, changes: Changes = {}) {
  for (const name of fields) {
    await expect.element(field(name)).toHaveValue({ ...typed, email, ...changes }[name]);
  }
}

test('contact: says each outcome once, and an error again when its field is entered', async () => {
  const { count } = listen();
  const error = explainError(words, { name: 'name', code: 'missing', field: contactFields.name })!;
  await sendButton.click();
  await expect.element(toast(outcomes.invalid.title)).toBeVisible();
  await expect.poll(() => [count(outcomes.invalid.text), count(error)]).toEqual([1, 1]);
  await userEvent.keyboard('{Tab}{Shift>}{Tab}{/Shift}');
  await expect.element(field('name')).toHaveFocus();
  expect(count(error)).toBe(2);

  action.mockResolvedValueOnce({ status: 'failed', reason: 'refused', kept: false, values: typed });
  await send(sender);
  await expect.element(toast(outcomes.refused.title)).toBeVisible();
  await expect.poll(() => count(outcomes.refused.text)).toBe(1);
  action.mockResolvedValueOnce(sent);
  await sendButton.click();
  await expect.element(toast(outcomes.success.title)).toBeVisible();
  await expect.poll(() => count(outcomes.success.text)).toBe(1);
});

test('contact: shows errors at fields and sends nothing', async () => {
  await sendButton.click();
  for (const name of requiredFields) {
    const missing = { name, code: 'missing' as const, field: contactFields[name] };
    await expect.element(field(name)).toHaveAttribute('aria-invalid', 'true');
    await expect.element(field(name)).toHaveAccessibleDescription(explainError(words, missing)!);
  }
  await expect.element(field('name')).toHaveFocus();
  await expect.element(toast(outcomes.invalid.title)).toBeVisible();
  await expect.element(outcome('alert', outcomes.invalid.text)).toBeVisible();

  await write('asha.example.in');
  await expect.element(field('name')).not.toHaveAttribute('aria-invalid', 'true');
  await expect.element(field('email')).toHaveAccessibleDescription(errors.email['no-at']);
  await sendButton.click();
  await expect.element(field('email')).toHaveFocus();
  await expectKept('asha.example.in');
  await field('email').fill(sender);
  await expect.element(field('email')).not.toHaveAttribute('aria-invalid', 'true');
  await expect.element(page.getByRole('main').getByRole('alert')).not.toBeInTheDocument();

  await field('message').fill('x'.repeat(4_990));
  await expect.element(field('message')).toHaveAccessibleDescription('Characters left: 10');
  const long = { message: 'x'.repeat(5_003) };
  await send(sender, long);
  await expect.element(field('message')).toHaveFocus();
  await expect
    .element(field('message'))
    .toHaveAccessibleDescription(
      'Shorten the message to 5000 characters. Characters over the limit: 3',
    );
  await expectKept(sender, long);
  expect(action).not.toHaveBeenCalled();
});

/** Answers the next call of the action when it is told to. */
function holdAction() {
  let answer: (result: ContactResult) => void;
  action.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  return () => answer!(sent);
}

test('contact: sends once, however often pressed', async () => {
  const release = holdAction();
  await write(sender);
  const width = () => sendButton.element().getBoundingClientRect().width;
  const before = width();
  await sendButton.dblClick();
  await expect.element(sendButton).toHaveAccessibleName(words.sending);
  await expect.element(sendButton).toHaveAttribute('aria-disabled', 'true');
  expect(width()).toBe(before);
  await sendButton.click({ force: true });
  (field('subject').element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  release();
  const success = outcome('status', outcomes.success.title);
  await expect.element(success).toHaveTextContent(outcomes.success.text);
  const reference = fill(words.reference, { reference: 'VM-ABC234' });
  await expect.element(success).toHaveTextContent(reference);
  await expect.element(sendButton).toHaveAccessibleName(words.send);
  for (const name of fields) await expect.element(field(name)).toHaveValue('');
  expect(action).toHaveBeenCalledOnce();
});

test('contact: keeps what is typed meanwhile', async () => {
  const release = holdAction();
  await send(sender);
  await expect.element(sendButton).toHaveAccessibleName(words.sending);
  await field('message').fill('One more question');
  release();
  await expect.element(outcome('status', outcomes.success.title)).toBeVisible();
  const expectNext = async () => {
    await expect.element(field('message')).toHaveValue('One more question');
    await expect.element(field('name')).toHaveValue('');
  };
  await expectNext();
  for (let n = 0; n < 2; n++) {
    await open();
    await expectNext();
    await expect
      .element(outcome('status', outcomes.draft.title), { message: 'it was never sent' })
      .not.toBeInTheDocument();
  }
  action.mockResolvedValueOnce(sent);
  await send(sender, { message: 'One more question' });
  for (const name of fields) await expect.element(field(name)).toHaveValue('');
  const messages = action.mock.calls.map(([, data]) => (data as FormData).get('message'));
  expect(messages.map((message) => String(message).replaceAll('\r', ''))).toEqual([
    typed.message,
    'One more question',
  ]);
});

const unrecognized = Object.assign(new Error(), { name: 'UnrecognizedActionError' });
const refusal = {
  status: 'failed',
  reason: 'refused',
  values: { ...typed, email: sender },
} as const;

const outages: [
  what: string,
  kind: 'refused' | 'unreachable',
  note: string,
  fail: () => unknown,
][] = [
  [
    'the receiver refuses it, and it is stored',
    'refused',
    words.kept.text,
    () => action.mockResolvedValue({ ...refusal, kept: true }),
  ],
  ['our server fails', 'refused', words.typed, () => action.mockRejectedValue(new Error())],
  [
    'the page is of an earlier build',
    'refused',
    words.outdated,
    () => action.mockRejectedValue(unrecognized),
  ],
  [
    'there is no network',
    'unreachable',
    words.typed,
    () => action.mockRejectedValue(new TypeError()),
  ],
  [
    'our server is silent for 20 seconds',
    'unreachable',
    words.typed,
    () => action.mockReturnValue(new Promise(() => {})),
  ],
];

for (const [what, kind, note, fail] of outages) {
  test(`contact: keeps a message while ${what}, and offers WhatsApp`, async () => {
    fail();
    await send(sender);
    if (what.includes('silent')) {
      await pass(19_999);
      await expect.element(sendButton).toHaveAccessibleName(words.sending);
      await pass(1);
    }
    await expect.element(toast(outcomes[kind].title)).toBeVisible();
    const alert = outcome('alert', outcomes[kind].text);
    await expect.element(alert).toHaveTextContent(note);
    await expect.element(alert).toBeInViewport();
    await expectKept(sender);
    const link = alert.getByRole('link', { name: words.whatsapp });
    const { subject, message, name } = typed;
    const readText = () =>
      new URL(link.element().getAttribute('href')!).searchParams.get('text')!.replaceAll('\r', '');
    expect(readText()).toBe(`${subject}\n\n${message}\n\n${name}`);
    await field('subject').fill('Another subject');
    await expect.poll(readText).toBe(`Another subject\n\n${message}\n\n${name}`);

    await open();
    await expectKept(sender, { subject: 'Another subject' });
    await expect.element(outcome('status', outcomes.draft.title)).toBeVisible();
    action.mockReset().mockResolvedValue(sent);
    await sendButton.click();
    await expect.element(outcome('status', outcomes.success.title)).toBeVisible();
    await open();
    for (const each of fields) await expect.element(field(each)).toHaveValue('');
  });
}
