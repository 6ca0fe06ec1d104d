import { expect, it, vi } from 'vitest';
import { books, pricedBooks } from '@/content/books';
import { type Course } from '@/content/course-schema';
import { site } from '@/content/site';
import { assistantGuide } from '@/lib/assistant/guide';
import { replyTo } from '@/lib/assistant/reply';
import { type Locale, locales } from '@/lib/locale';
import { socialLinks } from '@/lib/social';
import { fill, languageName, plural } from '@/lib/text/format';
import { assistant, en } from '@/tests/support/words';
import { untranslated } from '@/tests/support/untranslated';

const guide = assistantGuide(en);
const ask = (message: string) => replyTo(message, guide);

it.each([
  ['98 x 95', '98 × 95 = 9310'],
  ['hi, what is 98 into 95?', '98 × 95 = 9310'],
  ['९७ गुणा ९३', '97 × 93 = 9021'],
  ['35 ka varg', 'The square of 35 is 1225'],
  ['1234 / 9', '1234 ÷ 9 = 137, remainder 1'],
  ['1233 divided by 9', '1233 ÷ 9 = 137'],
  ['144 ÷ 47', '144 ÷ 47 = 3, remainder 3'],
  ['3 / 4', '3 ÷ 4 = 0, remainder 3'],
  ['999999 * 999999', '999999 × 999999 = 999998000001'],
  ['45 + 67', '45 + 67 = 112'],
  ['5 - 8', '5 − 8 = −3'],
  ['0.1 + 0.2', '0.1 + 0.2 = 0.3'],
  ['12.5% of 80', '12.5% of 80 = 10'],
])('reply: works out %s', (message, text) => {
  expect(ask(message).text).toBe(text);
});

it('reply: gives the method, the reason and the steps of a sum', () => {
  expect(ask('98 x 95').lines).toEqual([
    'Nikhilam: Both numbers are near 100, so their differences from it do the work.',
    'Choose base 100',
    'Find differences: −2 and −5',
    'Cross subtract: 98 − 5 = 93',
    'Multiply differences: 2 × 5 = 10',
    'Combine: 93 | 10 → 9310',
  ]);
});

it.each([
  ['1/19', '0.052631578947368421…', '18'],
  ['1/7 in decimal', '0.142857…', '6'],
  ['22/7 in decimal', '3.142857…', '6'],
  ['1 ÷ 6', '0.1666…', '1'],
  ['5 ÷ 12', '0.41666…', '1'],
  ['1 / 3', '0.333…', '1'],
  ['1 ÷ 11', '0.0909…', '2'],
])('reply: writes %s as a decimal that repeats', (message, decimal, digits) => {
  const text = fill(plural(Number(digits), assistant.sum.repeating, 'en'), { decimal, digits });
  expect(ask(message).lines[0]).toBe(text);
});

it.each([
  ['3 / 4', '0.75'],
  ['1 ÷ 80', '0.0125'],
  ['7/4 in decimal', '1.75'],
])('reply: writes %s as a decimal that ends', (message, decimal) => {
  expect(ask(message).lines[0]).toBe(fill(assistant.sum.decimal, { decimal }));
});

it('reply: cuts a decimal that repeats after many digits', () => {
  expect(ask('1/97').lines[0]).toBe(fill(assistant.sum.decimal, { decimal: '0.010309278350…' }));
});

it('reply: names no decimal beside a division that the site teaches, unless asked', () => {
  expect(ask('1234 / 9').lines.join()).not.toContain('137.');
  expect(ask('1234/9 in decimal').lines.join()).toContain('137.111…');
});

it('reply: says why a sum cannot be worked out', () => {
  const { refusals } = guide.vedic;
  expect(ask('1234567 x 2').text).toBe(refusals.tooLarge);
  expect(ask('-3 x 4').text).toBe(refusals.negative);
  expect(ask('2.5 x 4').text).toBe(refusals.notWhole);
  expect(ask('9 / 0').text).toBe(refusals.divisionByZero);
  expect(ask('1234 / 10')).toMatchObject({
    text: '1234 ÷ 10 = 123, remainder 4',
    lines: [guide.vedic.refusals.divisionByPowerOfTen],
  });
  expect(ask('1234567 + 2').text).toBe(refusals.tooLarge);
  expect(ask('12 x 13 x 14').text).toBe(guide.sum.limits);
  expect(ask('12,5 x 3').text).toBe(guide.sum.comma);
  expect(ask('8 / 7')).toMatchObject({ text: '8 ÷ 7 = 1, remainder 1' });
});

it('reply: never apologises where somebody asks whether the site is genuine', () => {
  expect(ask('is this site fake or real?').text).toContain(site.phone.slice(-5));
  expect(ask('is this site fake or real?').text).not.toContain('sorry');
});

it('reply: names a GSTIN only where there is one', () => {
  expect(ask('can I get a bill').text.includes('GSTIN')).toBe(site.legal.gstin !== null);
});

it.each(Object.values(locales))('reply in $tag: links only to pages and chats', (locale) => {
  const { home, ...others } = locale.paths;
  const elsewhere = socialLinks.map(({ url }) => url);
  const places = [
    ...[home, `${home}#course`, `${home}#testimonials`],
    ...[...Object.values(others), ...elsewhere],
  ];
  for (const { links } of assistantGuide(locale).topics) {
    for (const { label, href } of links) {
      expect(label).not.toBe('');
      if (!href.startsWith('https://wa.me/')) expect(places).toContain(href);
    }
  }
});

const course = {
  topics: ['squares'],
  topicsIn: untranslated,
  length: { weeks: 7, classesPerWeek: 3 },
  minutes: 45,
  groupSize: 4,
  times: [{ days: [1, 5], opens: '16:00', closes: '21:00' }],
  languages: ['hi'],
  fee: { amount: 4321, per: 'course' },
  feeRules: {
    missed: { text: 'Come to another batch.', textIn: untranslated },
    pause: null,
    refund: { text: 'Half of ₹4,321 after three weeks.', textIn: untranslated },
    example: null,
  },
  next: [
    {
      start: '2031-03-04',
      days: [{ days: [2, 2], opens: '17:00', closes: '18:00' }],
      places: 3,
    },
  ],
} satisfies Course;

const answersWith = (facts: Course, locale: Locale): Record<string, string> => {
  const mocked = vi.spyOn(site, 'course', 'get').mockReturnValue(facts);
  const { topics } = assistantGuide(locale);
  mocked.mockRestore();
  return Object.fromEntries(topics.map(({ id, answer }) => [id, answer]));
};

/** Whether the words do, which choose by the facts in content/. */
const { length, minutes, times, next } = site.course;
const asksForLength = !length && Boolean(minutes || times || next.length > 0);

it.each(Object.values(locales))('reply in $tag: says the facts of the course', (locale) => {
  const answers = answersWith(course, locale);
  const { assistant, home } = locale.words;
  const told = ['course-length', 'group', 'fee', 'class-times', 'course-topics', 'languages'];
  expect(told.map((id) => answers[id]).join()).not.toContain(assistant.unknown);
  const weeks = length ? /7\D+3\D+45/ : /7\D+45/;
  expect(answers['course-length']).toMatch(asksForLength ? /45/ : weeks);
  expect(answers.group).toContain('4');
  expect(answers.fee).toContain('4,321');
  expect(answers.fee).toContain('Come to another batch. Half of ₹4,321 after three weeks.');
  expect(answers['course-topics']).toContain(home.course.topics.squares);
  expect(answers.languages).toContain(languageName('hi', locale.tag));
  for (const id of ['class-times', 'office-hours']) expect(answers[id]).toMatch(/4(:00)?.+9(:00)?/);
});

it.each(Object.values(locales))(
  'reply in $tag: asks the teacher where a fact is null',
  (locale) => {
    const nothing = Object.fromEntries(Object.keys(course).map((name) => [name, null]));
    const answers = answersWith({ ...nothing, next: [] } as unknown as Course, locale);
    const { unknown } = locale.words.assistant;
    for (const id of ['course-length', 'group', 'fee', 'class-times', 'course-topics']) {
      const asks = id === 'course-length' && asksForLength;
      expect(answers[id], id).toMatch(asks ? /WhatsApp/ : new RegExp(`^${unknown}`));
    }
    expect(answers['office-hours']).not.toContain(unknown);
  },
);

it('reply: names the next batch until its first day', () => {
  const mocked = vi.spyOn(site, 'course', 'get').mockReturnValue(course);
  const withBatch = assistantGuide(en);
  mocked.mockRestore();
  const answerOn = (now: string) =>
    replyTo('when is the next batch', withBatch, new Date(now)).text.replaceAll('\u00a0', ' ');
  expect(answerOn('2031-03-03T23:59+05:30')).toMatch(/4 March 2031.* 3 .*Tue, 5:00 PM–6:00 PM IST/);
  const { answer } = withBatch.topics.find(({ id }) => id === 'next-batch')!;
  expect(answerOn('2031-03-04T00:01+05:30')).toBe(answer);
});

it.each([true, false])('reply: refunds without a reason are %s, as on Terms', (anyReason) => {
  const facts = { ...site.legal, refund: { ...site.legal.refund, anyReason } };
  const legal = vi.spyOn(site, 'legal', 'get').mockReturnValue(facts);
  const { text } = replyTo('refund', assistantGuide(en));
  legal.mockRestore();
  const { refund } = assistant;
  const sellsEbooks = pricedBooks.length > 0;
  expect(text.includes(refund.anyReason)).toBe(sellsEbooks && anyReason);
  expect(text.includes(refund.statedReasons)).toBe(sellsEbooks && !anyReason);
});

it.each(Object.values(locales))(
  'reply in $tag: promises on WhatsApp what Contact does',
  (locale) => {
    const topic = assistantGuide(locale).topics.find(({ id }) => id === 'reply-time')!;
    expect(topic.answer).toContain(locale.words.contact.chat.text);
  },
);

it('reply: names the hours and the language of the books as readers of each language do', () => {
  const hours = vi.spyOn(site, 'hours', 'get');
  hours.mockReturnValue([
    { days: [1, 5], opens: '16:00', closes: '19:00' },
    { days: [6, 6], opens: '10:00', closes: '14:00' },
    { days: [1, 5], opens: '09:00', closes: '12:00' },
    { days: [0, 0], opens: null, closes: null },
  ]);
  const [english, hindi] = [assistantGuide(en), assistantGuide(locales.hi)];
  hours.mockRestore();
  const say = (...[message, guide]: Parameters<typeof replyTo>) =>
    replyTo(message, guide).text.replaceAll('\u00a0', ' ');
  expect(say('office hours', english)).toContain(
    'Monday to Friday, 9 AM to 12 PM and 4 PM to 7 PM IST',
  );
  expect(say('समय', hindi)).toContain(
    'सोमवार से शुक्रवार, सुबह 9 बजे से दोपहर 12 बजे तक और शाम 4 बजे से शाम 7 बजे तक और शनिवार, सुबह 10 बजे से दोपहर 2 बजे तक (IST)',
  );
  // There may be no book.
  for (const book of books.slice(0, 1)) {
    const language = languageName(book.language, locales.hi.tag);
    expect(say('किताब हिन्दी में है क्या', hindi)).toContain(language);
  }
});

it('reply: the fallback has a chat that carries the question', () => {
  const question = 'which way to Delhi? 100% & more';
  const { links } = ask(question);
  expect(links.map(({ label }) => label)).toEqual([assistant.links.chat, 'Contact']);
  expect(new URL(links[0]!.href).searchParams.get('text')).toBe(
    assistant.question.replace('{question}', question),
  );
});
