import { expect, it, vi } from 'vitest';
import { courseRows } from '@/components/home/course';
import { books } from '@/content/books';
import { methodPages, type PageId } from '@/content/pages';
import { site } from '@/content/site';
import { methodPageSums } from '@/content/sums';
import { sutras } from '@/content/sutras';
import { hoursRow } from '@/lib/contact/hours';
import { shownCounts } from '@/lib/fact-texts';
import { type Locale, locales } from '@/lib/locale';
import { formatCount, unitOf } from '@/lib/text/counted';
import { formatPhone } from '@/lib/text/format';
import { stubBrowser } from '@/tests/support/render';
import { parseHtml, renderRoute } from '@/tests/support/routes';

vi.mock('@/lib/contact/actions', () => ({ contactAction: vi.fn() }));
vi.mock('@/lib/profile/actions', () => ({ submitProfileAction: vi.fn() }));
vi.mock('@/lib/account/actions', () => ({ completeProfileAction: vi.fn() }));
vi.mock('@/lib/head/inline-scripts', async (load) => ({
  ...(await load<object>()),
  earlyScript: '',
}));
stubBrowser();

async function openMain(page: PageId, { language }: Locale) {
  const main = parseHtml(await renderRoute(page, language)).querySelector('main')!;
  const linksTo = (href: string) => main.querySelectorAll(`a[href="${href}"]`);
  return {
    main,
    linksTo,
    link: (name: string) =>
      [...main.querySelectorAll('a')].find(({ textContent }) => textContent.includes(name)),
    region: (title: string) =>
      [...main.querySelectorAll('section')].find(
        (section) => section.querySelector('h2')?.textContent === title,
      )!,
  };
}

const hasBooks = books.length > 0;

/** Spaces that do not break are spaces. */
const plain = (text: string) => text.replaceAll(/\s+/g, ' ');

/** The message of a link to the teacher's chat, which opens in a new tab. */
function chatText(link: Element | undefined) {
  const { origin, pathname, searchParams } = new URL(link!.getAttribute('href')!);
  expect(origin + pathname).toBe(`https://wa.me/${site.phone.slice(1)}`);
  expect(link).toMatchObject({ target: '_blank', rel: 'noopener noreferrer' });
  return searchParams.get('text')!.replaceAll('\r', '');
}

const each = Object.values(locales).map((locale) => ({ ...locale, locale }));

it.each(each)('home in $language: shows the course, and leads on', async ({ locale }) => {
  const { words, paths } = locale;
  const { home, shell } = words;
  const { link, region } = await openMain('home', locale);
  for (const name of [home.hero.bookDemo, home.closing.start]) {
    expect(chatText(link(name))).toBe(shell.demoMessage);
  }
  expect(link(home.hero.books)?.getAttribute('href')).toBe(hasBooks ? paths.books : undefined);
  expect(link(home.closing.ask)?.getAttribute('href')).toBe(paths.contact);
  const course = region(home.course.title);
  const rows = courseRows(site.course, locale);
  const terms = [...course.querySelectorAll('dt')].map(({ textContent }) => textContent);
  const { label: next, another } = home.course.next;
  expect(terms.filter((term) => ![next, another].includes(term))).toEqual(
    rows.map(({ label }) => label),
  );
  for (const { value } of rows) if (value) expect(course.textContent).toContain(value);
  if (site.course.fee === null) {
    expect(chatText(link(home.course.fee.ask))).toBe(home.course.fee.message);
  }
});

it.each(each)(
  'about in $language: counts, has its years in order, leads on',
  async ({ locale }) => {
    const { words, paths, tag } = locale;
    const { about, shell } = words;
    const { main, link, linksTo, region } = await openMain('about', locale);
    const counts = shownCounts(['students', 'years', 'countries', 'booksWritten']);
    const stats = counts.length > 0 ? region(about.stats.title) : undefined;
    const facts = [...(stats?.querySelectorAll('li') ?? [])];
    expect(facts).toHaveLength(counts.length);
    for (const [index, { name, count }] of counts.entries()) {
      const { unit, text } = about.stats.facts[name];
      for (const part of [formatCount(count, tag), unitOf(count, unit, tag), text]) {
        expect(facts[index]!.textContent).toContain(part);
      }
    }
    const [credentials, career] = [region(about.recognition.title), region(about.career.title)];
    const follows = credentials.compareDocumentPosition(career) & Node.DOCUMENT_POSITION_FOLLOWING;
    expect(follows, 'credentials are before the career').not.toBe(0);
    expect(career.querySelectorAll('li')).toHaveLength(about.career.events.length);
    const years = [...career.querySelectorAll('time')].map(({ textContent }) => textContent);
    expect(years).toEqual(years.toSorted());

    expect(chatText(link(about.closing.demo))).toBe(shell.demoMessage);
    for (const href of [`${paths.home}#course`, paths.contact]) {
      expect(linksTo(href).length, href).toBeGreaterThan(0);
    }
    expect(linksTo(paths.books).length > 0).toBe(hasBooks);
    expect(main.textContent).not.toMatch(/\{\w+\}/);
  },
);

it.each(each)('about in $language: names the language of each sutra', async ({ locale }) => {
  const { about, vedic } = locale.words;
  const { main } = await openMain('about', locale);
  expect(main.querySelector(`figure [aria-label="${about.favourite.label}"]`)).not.toBeNull();
  for (const [area, sutra] of [
    ['complement', 'nikhilam'],
    ['crosswise', 'urdhva'],
    ['recurring', 'ekadhikena'],
    ['check', 'gunitasamuccayah'],
  ] as const) {
    const { title, caption } = about.research.areas[area];
    const item = [...main.querySelectorAll('li')].find(
      (li) => li.querySelector('h3')?.textContent === title,
    )!;
    const inLanguage = (language: string) =>
      [...item.querySelectorAll(`[lang="${language}"]`)].map(({ textContent }) => textContent);
    expect(inLanguage('sa')).toContain(sutras[sutra].devanagari);
    expect(inLanguage('sa-Latn')).toContain(sutras[sutra].iast);
    expect(item.textContent).toContain(vedic.sutras[sutra]);
    expect(plain(item.querySelector('figure')!.textContent)).toContain(plain(caption));
  }
});

it.each(each)('contact in $language: offers every way to the teacher', async ({ locale }) => {
  const { contact, shell } = locale.words;
  const { link, linksTo, region } = await openMain('contact', locale);
  for (const name of [contact.chat.button, contact.templates.messages.demo.title]) {
    expect(chatText(link(name))).not.toBe('');
  }
  const textOf = (href: string) => [...linksTo(href)].map(({ textContent }) => textContent).join();
  expect(textOf(`tel:${site.phone}`)).toContain(formatPhone(site.phone));
  expect(textOf(`mailto:${site.email}`)).toContain(site.email);
  for (const opening of site.hours) {
    const { days, times = shell.footer.closed } = hoursRow(opening, locale.tag);
    for (const part of [days, times]) {
      expect(region(contact.details.title).textContent).toContain(part);
    }
  }
});

it.each(each)(
  'methods in $language: show their sum, and lead to each other',
  async ({ locale }) => {
    for (const method of methodPages) {
      const [a, b] = methodPageSums[method];
      const { main, link } = await openMain(method, locale);
      expect(main.textContent.replaceAll('\u00a0', ' ')).toContain(`${a} × ${b} = ${a * b}`);
      for (const other of methodPages.filter((name) => name !== method)) {
        const { name } = locale.words.pageTexts[other];
        expect(link(name)?.getAttribute('href')).toBe(locale.paths[other]);
      }
    }
  },
);
