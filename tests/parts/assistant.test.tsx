import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Assistant } from '@/components/assistant/assistant';
import { languages } from '@/content/languages';
import { assistantGuide } from '@/lib/assistant/guide';
import { en, left, pass, show } from './support/part';

const { words, topics, fallback, suggestions } = assistantGuide(en);
const { assistant } = en.words;
const answerTo = (topic: string) => topics.find(({ id }) => id === topic)!.answer;

const launcher = page.getByRole('button', { name: assistant.launcher.open });
const panel = page.getByRole('dialog', { name: assistant.panel.title });
const field = panel.getByRole('textbox', { name: assistant.panel.field });
const log = panel.getByRole('log');
/** Everything said, the last at the end, without the time under it. */
const messages = () =>
  [...log.element().querySelectorAll(':scope > div > p:first-child')].map(
    ({ textContent }) => textContent,
  );
const last = () => messages().at(-1);

async function ask(text: string) {
  await field.fill(text);
  await userEvent.keyboard('{Enter}');
}

beforeEach(async () => {
  vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json(assistantGuide(en)));
  await show(<Assistant words={assistant.launcher}>{null}</Assistant>);
  launcher.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(panel).toBeVisible();
});

test('assistant: answers after a second, leads on, and returns the focus', async () => {
  await expect.element(field).toHaveFocus();
  await expect.element(launcher).not.toBeInTheDocument();
  expect(messages()).toEqual([`${words.bot} ${assistant.greeting}`]);
  await ask('   ');
  expect(messages()).toHaveLength(1);

  await ask('Do you teach in Hindi?');
  await expect.poll(messages).toHaveLength(2);
  expect(last()).toBe(`${words.you} Do you teach in Hindi?`);
  await expect.element(field).toHaveValue('');
  await pass(999);
  expect(messages()).toHaveLength(2);
  await pass(1);
  expect(messages()).toHaveLength(3);
  expect(last()).toContain(answerTo('languages'));

  await ask('which way to Delhi');
  await pass(1000);
  await expect.poll(last).toContain(fallback.answer);
  const contact = log.getByRole('link', { name: 'Contact' });
  await expect.element(contact).toHaveAttribute('href', en.paths.contact);
  await expect.element(contact).toBeInViewport();

  await userEvent.keyboard('{Escape}');
  await expect.element(launcher).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(panel).toBeVisible();
  expect(messages(), 'are still there').toHaveLength(5);
});

test('assistant: Escape closes it from the page, too, which keeps the focus', async () => {
  const behind = document.createElement('button');
  document.querySelector('main')!.append(behind);
  behind.focus();
  // A dialog over it has the key.
  document.documentElement.dataset.layer = 'dialog';
  await userEvent.keyboard('{Escape}');
  await expect.element(panel).toBeVisible();
  document.documentElement.dataset.layer = 'assistant';
  await userEvent.keyboard('{Escape}');
  await expect.element(launcher).toBeVisible();
  expect(document.activeElement).toBe(behind);
});

test('assistant: suggests, works a sum out, and closes with a link of the site', async () => {
  const chips = panel.getByRole('list', { name: words.suggestions }).getByRole('button');
  expect(chips.elements().map(({ textContent }) => textContent)).toEqual([...suggestions]);
  await chips.first().click();
  await pass(1000);
  await expect.poll(last).toContain('98 × 95 = 9310');
  await expect.element(log.getByText('Cross subtract: 98 − 5 = 93')).toBeVisible();
  await chips.nth(1).click();
  await pass(1000);
  const demo = log.getByRole('link', { name: 'Book Free Demo' });
  await expect.element(demo).toHaveAttribute('href', expect.stringContaining('https://wa.me/'));
  await chips.nth(2).click();
  await pass(1000);
  await log.getByRole('link', { name: 'Books' }).click();
  await expect.poll(() => left).toEqual([`replace ${en.paths.books}`]);
  await expect.element(panel).not.toBeInTheDocument();
  // The page has stayed, and with it the history entry of the panel.
  history.back();
});

test('assistant: draws a division under its answer, one picture with a text', async () => {
  for (const [asked, name, answer] of [
    ['1234 ÷ 98', 'Nikhilam division', '1234 ÷ 98 = 12, remainder 58'],
    ['1234 by 112', 'Paravartya', '1234 ÷ 112 = 11, remainder 2'],
    ['98 ÷ 97', 'Long division', '98 ÷ 97 = 1, remainder 1'],
  ] as const) {
    await ask(asked);
    await pass(1000);
    await expect.poll(last).toContain(answer);
    const drawing = log.getByRole('img', { name, exact: false });
    await expect.element(drawing).toBeVisible();
    const { top, left, right } = drawing.element().getBoundingClientRect();
    const box = log.element().getBoundingClientRect();
    expect(left >= box.left && right <= box.right, 'inside the panel').toBe(true);
    const lines = log.getByText(`${name}:`, { exact: false }).element();
    expect(top, 'above the steps').toBeLessThan(lines.getBoundingClientRect().top);
  }
  expect(log.getByRole('img').elements()).toHaveLength(3);
  await ask('98 × 95');
  await pass(1000);
  await expect.poll(last).toContain('9310');
  expect(log.getByRole('img').elements(), 'a product is drawn on its page').toHaveLength(3);
});

test('assistant: answers Hindi in the language of the page, and offers the Hindi pages', async () => {
  await ask('क्या आप हिन्दी में पढ़ाते हैं?');
  await pass(1000);
  await expect.poll(last).toContain(answerTo('languages'));
  const offer = log.getByRole('link', { name: languages.hi.offer.link });
  await expect.element(offer).toHaveAttribute('lang', 'hi-IN');
  await expect.element(offer).toHaveAttribute('href', '/hi');
});
