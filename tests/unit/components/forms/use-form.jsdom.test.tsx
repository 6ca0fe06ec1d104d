import { beforeEach, expect, it, vi } from 'vitest';
import { type FormWords } from '@/components/forms/controls';
import { FormFields } from '@/components/forms/fields';
import { type FormOptions, useForm } from '@/components/forms/use-form';
import { type Toast, TOAST_EVENT } from '@/lib/browser/toast';
import { type FieldErrors, type Fields } from '@/lib/forms/field';
import { render, submit, type } from '@/tests/support/render';

const fields = {
  email: { type: 'email', required: true, max: 254 },
  note: { type: 'textarea', required: true, max: 10 },
} as const satisfies Fields;

const words: FormWords = {
  labels: { email: 'Email', note: 'Note' },
  errors: { any: { missing: 'Missing', 'no-at': 'No @', 'too-long': 'At most {max}' } },
};

type Result =
  | { status: 'success' }
  | { status: 'failed' }
  | { status: 'invalid'; errors: FieldErrors<typeof fields> };

const send = vi.fn<(data: FormData) => Promise<Result>>();

function Form({
  serverResult,
  showsSuccess,
}: Pick<FormOptions<typeof fields, Result>, 'serverResult' | 'showsSuccess'>) {
  const form = useForm<typeof fields, Result>({
    fields,
    serverResult,
    showsSuccess,
    send,
    describe: ({ status }) => ({ title: status, text: `It is ${status}.` }),
    draftKey: 'contact-draft',
  });
  return (
    <form {...form.props}>
      <FormFields id="test" form={form} words={words} />
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
const stored = (): unknown => JSON.parse(sessionStorage.getItem('contact-draft') ?? 'null');
const sentIds = () => send.mock.calls.map(([data]) => data.get('id'));

const values = { email: 'a@example.in', note: 'Hello' };

async function fillIn({ email, note } = values) {
  await type(field('email'), email);
  await type(field('note'), note);
}

beforeEach(async () => {
  sessionStorage.clear();
  send.mockReset();
  box = await render(<Form />);
});

it('invalid form: shows what the server alone refuses', async () => {
  send.mockResolvedValue({ status: 'invalid', errors: { note: 'missing' } });
  await fillIn();
  await submit(form());
  expect(document.activeElement).toBe(field('note'));
  expect([errorOf('note'), field('note').value]).toEqual(['Missing', 'Hello']);
});

async function sendInVain() {
  send.mockResolvedValue({ status: 'failed' });
  await fillIn();
  await submit(form());
}

it('failed form: is sent again with its id, and with how long the page was open', async () => {
  await sendInVain();
  await submit(form());
  expect(sentIds()[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(sentIds()[1]).toBe(sentIds()[0]);
  expect(send.mock.calls[1]![0].get('elapsed')).toMatch(/^\d+$/);
});

it('toast: is silent where the form says the same', async () => {
  const toasted: string[] = [];
  const onToast = (event: Event) => {
    const { title, isSilent } = (event as CustomEvent<Toast>).detail;
    toasted.push(`${title}, ${isSilent ? 'silent' : 'heard'}`);
  };
  addEventListener(TOAST_EVENT, onToast);
  await sendInVain();
  send.mockResolvedValue({ status: 'success' });
  await submit(form());
  box = await render(<Form showsSuccess />);
  await fillIn();
  await submit(form());
  removeEventListener(TOAST_EVENT, onToast);
  expect(toasted).toEqual(['failed, silent', 'success, heard', 'success, silent']);
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

it('form from the server: is sent again with the id of the result', async () => {
  send.mockResolvedValue({ status: 'failed' });
  sessionStorage.setItem('contact-draft', '{"note":"Old","id":"x","sender":"b@c.in"}');
  box = await render(<Form serverResult={{ status: 'failed', values, id: 'served-id' }} />);
  expect([message(), field('note').value]).toEqual(['It is failed.', 'Hello']);
  expect(stored()).toMatchObject({ ...values, id: 'served-id', sender: values.email });
  await submit(form());
  expect(sentIds()).toEqual(['served-id']);
});

it('form from the server: has no draft any more after a success', async () => {
  sessionStorage.setItem('contact-draft', JSON.stringify({ ...values, id: 'x', sender: '' }));
  box = await render(<Form serverResult={{ status: 'success' }} />);
  expect([field('note').value, stored()]).toEqual(['', null]);
});
