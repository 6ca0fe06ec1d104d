import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { OfficeClock, OfficeNow } from '@/components/contact/office-clock';
import { TemplateFilter } from '@/components/contact/template-filter';
import { site } from '@/content/site';
import { formatDay, openState } from '@/lib/words/hours';
import { officeTexts } from '@/lib/words/office-texts';
import { formatTime } from '@/lib/text/clock-time';
import { fill } from '@/lib/text/format';
import { HOUR } from '@/lib/time';
import { en, pass, show } from './support/part';

const { clock, chat, templates } = en.words.contact;

test('office hours: turn over at the minute, and nothing moves', async () => {
  const opening = site.hours.find(({ closes }) => closes)!;
  // 2025-11-16 is a Sunday.
  const end = new Date(`2025-11-${16 + opening.days[0]}T${opening.closes}+05:30`);
  const state = openState(end, site.hours, site.timeZone);
  if (!state || state.open) throw new Error('The office stays open at the end of its first hours.');
  const opens = { day: formatDay(state.day, en.tag), time: formatTime(state.opens, en.tag) };
  const office = { hours: site.hours, timeZone: site.timeZone, tag: en.tag };
  const texts = officeTexts(site.hours, en.tag, { open: chat.text, closed: chat.closed });
  vi.setSystemTime(end.getTime() - HOUR);
  await show(
    <>
      <OfficeClock {...office} words={clock} />
      <OfficeNow open={chat.text} texts={texts} timeZone={site.timeZone} />
      <p>After them</p>
    </>,
  );
  const top = () => page.getByText('After them').element().getBoundingClientRect().top;
  const before = top();
  await pass(HOUR - 1000);
  const until = { time: formatTime(opening.closes!, en.tag) };
  await expect.element(page.getByText(fill(clock.openUntil, until))).toBeVisible();
  await expect.element(page.getByText(chat.text)).toBeVisible();
  await pass(1000);
  await expect.element(page.getByText(fill(clock.opens, opens))).toBeVisible();
  await expect.element(page.getByText(fill(chat.closed, opens))).toBeVisible();
  await expect.element(page.getByText(chat.text)).not.toBeInTheDocument();
  expect(top()).toBe(before);
});

test('office hours: are right at once in a tab that was hidden', async () => {
  const opening = site.hours.find(({ closes }) => closes)!;
  const end = new Date(`2025-11-${16 + opening.days[0]}T${opening.closes}+05:30`);
  const office = { hours: site.hours, timeZone: site.timeZone, tag: en.tag };
  vi.setSystemTime(end.getTime() - HOUR);
  await show(<OfficeClock {...office} words={clock} />);
  const until = fill(clock.openUntil, { time: formatTime(opening.closes!, en.tag) });
  await expect.element(page.getByText(until)).toBeVisible();
  vi.setSystemTime(end);
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.element(page.getByText(until)).not.toBeInTheDocument();
});

const categories = [...Object.values(templates.categories), ...'ABCDEFG'];
const messages = [
  ...categories.map((name) => ({ title: `About ${name}`, categories: [name] })),
  { title: 'Two things', categories: [categories[0]!, categories[11]!] },
];
const radio = (name: string) => page.getByRole('radio', { name, exact: true });
const items = page.getByRole('listitem');

beforeEach(() =>
  show(
    <TemplateFilter
      categories={categories}
      items={messages.map((message) => ({
        id: message.title,
        categories: message.categories.map((name) => categories.indexOf(name)),
        node: message.title,
      }))}
      words={templates}
      tag={en.tag}
    />,
  ),
);

test('message templates: show any of twelve categories, and say how many there are', async () => {
  const status = page.getByRole('status');
  await expect.element(status).toHaveTextContent('');
  const shown = () => items.elements().map((item) => item.textContent);
  expect(shown()).toEqual(messages.map(({ title }) => title));
  for (const name of categories) {
    await page.getByText(name, { exact: true }).click();
    await expect.element(radio(name)).toBeChecked();
    const inIt = messages.filter((message) => message.categories.includes(name));
    const { one, other } = templates.found;
    await expect.poll(shown).toEqual(inIt.map(({ title }) => title));
    const found = inIt.length === 1 ? one : fill(other, { count: inIt.length });
    await expect.element(status).toHaveTextContent(found);
  }
  await page.getByText(templates.all, { exact: true }).click();
  await expect.poll(shown).toHaveLength(messages.length);
  const found = fill(templates.found.other, { count: messages.length });
  await expect.element(status).toHaveTextContent(found);
});

test('message templates: are chosen by arrow keys', async () => {
  await page.getByText(categories[1]!, { exact: true }).click();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(radio(categories[2]!)).toHaveFocus();
  await expect.element(items).toHaveTextContent(messages[2]!.title);
});
