import { beforeEach, expect, test, vi } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { ContactForm } from '@/components/contact/contact-form';
import { site } from '@/content/site';
import { contactAction } from '@/lib/server/actions/contact';
import { fill } from '@/lib/text/format';
import { en, expectConformance, pass, show } from './support/part';

vi.mock('@/lib/server/actions/contact', () => ({ contactAction: vi.fn() }));

const { contact } = en.words;
const { labels, send, suggestion: words } = contact.form;
const field = (label: string) => page.getByRole('textbox', { name: label, exact: true });
const email = field(labels.email);
const question = (address: string) => fill(words.question, { address });
const asked = page.getByRole('status').filter({ hasText: question('').slice(0, 12) });
const accept = page.getByRole('button', { name: words.use });

beforeEach(() =>
  show(
    <>
      <h2 id="send-a-message">{contact.form.title}</h2>
      <ContactForm words={contact.form} phone={site.phone} path="/contact" />
    </>,
  ),
);

test('email suggestion: asks politely, and is taken by the keyboard', async () => {
  await email.fill('asha@gmial.com');
  await expect.element(asked).not.toBeInTheDocument();
  await userEvent.keyboard('{Tab}');
  await expect.element(asked).toHaveTextContent(question('asha@gmail.com'));
  await expect.element(field(labels.subject)).toHaveFocus();
  await expectConformance();
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  await expect.element(accept).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(email).toHaveValue('asha@gmail.com');
  await expect.element(email).toHaveFocus();
  await expect.element(asked).not.toBeInTheDocument();
});

test('email suggestion: goes when the address changes, and accepts it as it is', async () => {
  vi.mocked(contactAction).mockResolvedValue({ status: 'success', reference: 'VM-ABC234' });
  await field(labels.name).fill('Asha');
  await email.fill('asha@gmial.com');
  await field(labels.subject).fill('Batch');
  await expect.element(asked).toBeVisible();
  await email.fill('asha@yahooo.com');
  await expect.element(asked).not.toBeInTheDocument();
  await field(labels.message).fill('Evening?');
  await expect.element(asked).toHaveTextContent(question('asha@yahoo.com'));
  await expect
    .element(email)
    .toHaveAccessibleDescription(`${question('asha@yahoo.com')} ${words.use}`);
  await page.getByRole('button', { name: send }).click();
  await expect.poll(() => vi.mocked(contactAction).mock.calls.length).toBe(1);
  const [, data] = vi.mocked(contactAction).mock.calls[0]!;
  expect((data as FormData).get('email')).toBe('asha@yahooo.com');
  await expect.element(email).toHaveValue('');
  await expect.element(asked).not.toBeInTheDocument();
});

test('email suggestion: moves no button away that is being pressed', async () => {
  const button = page.getByRole('button', { name: send });
  await email.fill('asha@gmial.com');
  await userEvent.keyboard('{Tab}');
  await expect.element(asked).toBeVisible();
  await email.fill('asha@gmail.con');
  await userEvent.hover(button);
  await commands.pressMouse();
  await expect.element(button).toHaveFocus();
  await pass(1_000);
  await expect.element(asked).not.toBeInTheDocument();
  await commands.releaseMouse();
  await expect.element(field(labels.name)).toHaveAttribute('aria-invalid', 'true');
  await pass(100);
  await expect.element(asked).toHaveTextContent(question('asha@gmail.com'));
});
