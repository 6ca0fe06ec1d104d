// @vitest-environment jsdom
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { FormFields } from '@/components/forms/form-fields';
import { type FieldWords } from '@/components/forms/field-words';
import { type FormOptions, useForm } from '@/components/forms/use-form';
import { TOAST_EVENT } from '@/components/ui/toast';
import { type FieldErrors, type Fields } from '@/lib/forms/field';
import { render, submit, type } from '@/tests/support/render';

const fields = {
  email: { type: 'email', required: true, max: 254 },
  note: { type: 'textarea', required: true, max: 10 },
} as const satisfies Fields;

const words: FieldWords = {
  labels: { email: 'Email', note: 'Note' },
  errors: { any: { missing: 'Missing', 'no-at': 'No @', 'too-long': 'At most {max}' } },
  counter: { left: '{count} left', over: '{count} over' },
};

type Result =
  | { status: 'success' }
  | { status: 'failed' }
  | { status: 'invalid'; errors: FieldErrors<typeof fields> };

const send = vi.fn<(data: FormData) => Promise<Result>>();
/** Holds the next response back until the test gives it. */
function holdResponse(): (result: Result) => Promise<void> {
  let resolve!: (result: Result) => void;
  send.mockReturnValueOnce(new Promise((done) => (resolve = done)));
  return (result) => act(async () => resolve(result));
}

const toasts: unknown[] = [];
addEventListener(TOAST_EVENT, (event) => toasts.push((event as CustomEvent).detail));

function Form({ served }: Pick<FormOptions<typeof fields, Result>, 'served'>) {
  const form = useForm<typeof fields, Result>({
    fields,
    served,
    send,
    describe: ({ status }) => ({ title: status, text: `It is ${status}.` }),
    draftKey: 'contact-draft',
  });
  return (
    <form {...form.props}>
      <FormFields id="test" form={form} words={words} />
      <button aria-busy={form.isBusy}>Send</button>
      <output>{form.message?.text}</output>
    </form>
  );
}

let box: HTMLElement;
const form = () => box.querySelector('form')!;
const field = (name: keyof typeof fields) =>
  form().elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement;
const message = () => box.querySelector('output')!.textContent;
const errorOf = (name: keyof typeof fields) =>
  box.querySelector(`#test-${name}-error`)?.textContent;
const stored = () =>
  JSON.parse(sessionStorage.getItem('contact-draft') ?? 'null') as {
    id: string;
    note: string;
  } | null;
const sentIds = () => send.mock.calls.map(([data]) => data.get('id'));

const values = { email: 'a@example.in', note: 'Hello' };

async function fillIn({ email, note } = values) {
  await type(field('email'), email);
  await type(field('note'), note);
}

beforeEach(async () => {
  sessionStorage.clear();
  toasts.length = 0;
  send.mockReset();
  box = await render(<Form />);
});

it('invalid form: is not sent; the first invalid field has the focus', async () => {
  await submit(form());
  expect(send).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(field('email'));
  expect(field('email').getAttribute('aria-invalid')).toBe('true');
  expect([errorOf('email'), errorOf('note')]).toEqual(['Missing', 'Missing']);
  expect(message()).toBe('It is invalid.');
  expect(toasts).toEqual([{ kind: 'failed', title: 'invalid', text: 'It is invalid.' }]);
});

it('invalid form: loses each error with its cause, and the message with the last', async () => {
  await submit(form());
  await type(field('email'), 'a');
  expect(errorOf('email')).toBe('No @');
  await type(field('email'), 'a@example.in');
  expect([errorOf('email'), message()]).toEqual([undefined, 'It is invalid.']);
  await type(field('note'), 'Hello');
  expect([errorOf('note'), message()]).toEqual([undefined, '']);
});

it('invalid form: marks no further field during typing', async () => {
  await type(field('email'), 'a@example.in');
  await submit(form());
  await type(field('email'), 'a');
  expect([errorOf('email'), errorOf('note')]).toEqual([undefined, 'Missing']);
});

it('invalid form: shows what the server alone refuses', async () => {
  send.mockResolvedValue({ status: 'invalid', errors: { note: 'missing' } });
  await fillIn();
  await submit(form());
  expect(document.activeElement).toBe(field('note'));
  expect([errorOf('note'), field('note').value]).toEqual(['Missing', 'Hello']);
});

it('text area: counts near its limit and past it, and is never cut', async () => {
  await type(field('note'), '123456789');
  expect(box.textContent).not.toContain('left');
  await type(field('note'), '1234567890');
  expect(box.querySelector('#test-note-count')!.textContent).toBe('0 left');
  await type(field('note'), '123456789012');
  expect(box.querySelector('#test-note-count')!.textContent).toBe('2 over');
  expect(field('note').maxLength).toBe(20);
});

it('form: is sent once, and keeps what is typed meanwhile as another submission', async () => {
  const respond = holdResponse();
  await fillIn();
  await submit(form());
  await submit(form());
  expect(send).toHaveBeenCalledTimes(1);
  expect(stored(), 'a page that is left now').toMatchObject({ sender: 'a@example.in' });
  expect(box.querySelector('button')!.getAttribute('aria-busy')).toBe('true');
  await type(field('note'), 'More');
  await respond({ status: 'success' });
  expect(box.querySelector('button')!.getAttribute('aria-busy')).toBe('false');
  expect([field('email').value, field('note').value]).toEqual(['', 'More']);
  expect(stored()).toMatchObject({ note: 'More' });
  expect(stored()!.id).not.toBe(sentIds()[0]);
});

it('form: is cleared after success, and so is its draft', async () => {
  send.mockResolvedValue({ status: 'success' });
  await fillIn();
  await submit(form());
  expect([field('email').value, field('note').value, stored()]).toEqual(['', '', null]);
  expect(toasts).toMatchObject([{ kind: 'done' }]);
  expect(send.mock.calls[0]![0].get('elapsed')).toMatch(/^\d+$/);
});

async function sendInVain() {
  send.mockResolvedValue({ status: 'failed' });
  await fillIn();
  await submit(form());
}

it('failed form: keeps text and id, also in another page of the tab', async () => {
  await sendInVain();
  expect(message()).toBe('It is failed.');
  box = await render(<Form />);
  expect([field('email').value, field('note').value]).toEqual(['a@example.in', 'Hello']);
  await submit(form());
  expect(sentIds()[1]).toBe(sentIds()[0]);
  expect(sentIds()[0]).toMatch(/^[0-9a-f]{32}$/);
});

it.each([
  ['for another sender', () => type(field('email'), 'b@example.in')],
  [
    'after it was emptied',
    async () => {
      await fillIn({ email: '', note: ' ' });
      expect(stored()).toBeNull();
      await fillIn();
    },
  ],
])('failed form: has another id %s', async (_, change) => {
  await sendInVain();
  await change();
  await submit(form());
  expect(sentIds()[1]).not.toBe(sentIds()[0]);
});

it('form from the server: is sent again with the id of the served result', async () => {
  send.mockResolvedValue({ status: 'failed' });
  sessionStorage.setItem(
    'contact-draft',
    JSON.stringify({ note: 'Old', id: 'x', sender: 'b@c.in' }),
  );
  box = await render(<Form served={{ status: 'failed', values, id: 'served-id' }} />);
  expect([message(), field('note').value]).toEqual(['It is failed.', 'Hello']);
  expect(stored()).toMatchObject({ ...values, id: 'served-id', sender: values.email });
  await submit(form());
  expect(sentIds()).toEqual(['served-id']);
});

it('form from the server: has no draft any more after a served success', async () => {
  sessionStorage.setItem('contact-draft', JSON.stringify({ ...values, id: 'x', sender: '' }));
  box = await render(<Form served={{ status: 'success' }} />);
  expect([field('note').value, stored()]).toEqual(['', null]);
});
