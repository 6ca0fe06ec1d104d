import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sumWords } from '@/content/sum-words';
import { type AssistantGuide } from '@/lib/assistant/guide';
import { readQuestion } from '@/lib/assistant/read-question';
import fc from '@/tests/support/fast-check';
import { provideOtherOwner } from '@/tests/support/other-owner';
import site from '@/tests/support/other-owner/site.json';
import { threeBooksFacts } from '@/tests/support/three-books';

// The books and exams that the questions name.
const exams = ['NTSE', 'Olympiad', 'CAT', 'CUET', 'JEE', 'NEET'];
// In one call: of two mocks of a file either may win.
provideOtherOwner({
  'site.json': { ...site, teaching: { ...site.teaching, exams } },
  ...threeBooksFacts,
});
const { assistantTopics } = await import('@/content/assistant-topics');
const { assistantGuide } = await import('@/lib/assistant/guide');
const { findAnswer, replyTo } = await import('@/lib/assistant/reply');
const { locales } = await import('@/lib/words/locale');
const { socialLinks } = await import('@/lib/words/social');

const read = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8').trim();
/** Lines below a heading, such as what visitors ask below the topic that answers. */
const readGroups = (name: string) =>
  read(name)
    .split(/^# /m)
    .slice(1)
    .map((group) => group.trim().split('\n'))
    .map(([heading, ...lines]) => [heading!, lines] as const);

const guide = assistantGuide(locales.en);
const ask = (message: string, now?: Date) => replyTo(message, guide, now);

function topicOf(message: string, guide: AssistantGuide) {
  const found = findAnswer(message, guide);
  return 'id' in found ? found.id : 'none';
}

const pathsOf = (message: string) => ask(message).links.map(({ href }) => href);

test('assistant: finds the topic of each question', () => {
  const groups = readGroups('questions.txt');
  for (const [heading, messages] of groups) {
    const [topic, page] = heading.split(': ');
    // One question in several spellings.
    for (const message of messages.flatMap((line) => line.split(' | '))) {
      expect.soft(topicOf(message, guide), message).toBe(topic);
      if (page) expect.soft(pathsOf(message), message).toContain(`/methods/${page}`);
    }
  }
  // Which topic answers about ebooks depends on the books: `content/owners`.
  const topics = new Set<string>(
    assistantTopics.map(({ id }) => id).filter((id) => id !== 'ebook'),
  );
  expect(new Set(groups.map(([heading]) => heading.split(': ')[0]))).toEqual(topics.add('none'));
});

test('assistant: reads sums, and nothing else, as such', () => {
  for (const [heading, messages] of readGroups('sums.txt')) {
    for (const message of messages) {
      const sum = readQuestion(JSON.parse(`"${message}"`) as string, sumWords);
      const found = typeof sum === 'object' ? `${sum.a} ${sum.operation} ${sum.b}` : sum;
      expect.soft(found ?? 'none', message).toBe(heading);
    }
  }
  fc.assert(fc.property(fc.string(), (text) => void readQuestion(text, sumWords)));
  // Backtracking would exceed the time limit of a test.
  for (const text of ['9'.repeat(20_000), '9 x '.repeat(5000), '']) readQuestion(text, sumWords);
});

test('assistant: works sums out, or says why it cannot', () => {
  for (const row of read('answers.tsv').split('\n')) {
    const [message, answer] = row.split('\t');
    const { text, lines } = ask(message!);
    const said = [text, ...lines].join(' | ').replaceAll('\u00a0', ' ');
    // The steps may follow, which are those of the package.
    expect
      .soft(said === answer || said.startsWith(`${answer} | `), `${message}: ${said}`)
      .toBe(true);
  }
  // No decimal beside a division that the site teaches, unless asked.
  expect(ask('1234 / 9').lines.join()).not.toContain('137.');
  // A decimal is an answer: nothing is refused beside it.
  expect(ask('1/19 in decimal').lines).toHaveLength(1);
  expect(ask('2x + 3 = 7').text).toMatch(/^I work out numbers only/);
});

const claims = `
98 x 97 = 9516 → 9516 is not right. 98 × 97 = 9506 | Look at this step. Multiply differences: 2 × 3 = 06
is 9506 right for 98 × 97? → 9506 is right.
98 x 97 = 956 → 956 is not right. 98 × 97 = 9506 | It looks as if the right part was written as 6
98x97=9516? → 9516 is not right.
98 × 97 ka answer 9516 sahi hai? → 9516 is not right.
kya 98 × 97 ka uttar 9506 sahi hai → 9506 is right.
98 guna 97 9516 hota hai, sahi? → 9516 is not right.
क्या 98 × 97 का उत्तर 9516 सही है? → 9516 is not right.
98 गुणा 97 = 9506 सही है क्या → 9506 is right.
९८ × ९७ = ९५१६ → 9516 is not right.
35² = 1025 → 1025 is not right. The square of 35 is 1225 | Look at this step. Multiply the two: 3 × 4 = 12
35^2 = 1225 → 1225 is right.
35 ka varg 1025 galat hai kya → 1025 is not right.
9506 = 98 × 97 → 9506 is right.
98 × 97 = 9,506 → 9506 is right.
500 x 46 = 2300 → 2300 is not right. 500 × 46 = 23000 | Look at this step. Write the zeros again
2 lakh x 3 = 6 lakh → 600000 is right.
x = 98 × 97 → 98 × 97 = 9506
98 × 97 = 9310 - 2 → 98 × 97 = 9506
98 x 97 = 95.5 → 98 × 97 = 9506
what is the right answer of 98 x 97 → 98 × 97 = 9506
2x + 3 = 7 → I work out numbers only`;

test('assistant: says whether an answer is right, and which step is not', () => {
  for (const row of claims.trim().split('\n')) {
    const [message = '', said = ''] = row.split(' → ');
    const { text, lines } = ask(message);
    expect
      .soft([text, ...lines].join(' | ').startsWith(said), `${message}: ${text} ${lines[0]}`)
      .toBe(true);
  }
  const hindi = replyTo('क्या 98 × 97 का उत्तर 9516 सही है?', assistantGuide(locales.hi));
  expect(hindi.text).toContain('9516 सही नहीं है। 98 × 97 = 9506');
});

test.each(Object.values(locales))(
  'assistant in $tag: suggests a sum and topics that it knows',
  (locale) => {
    const guide = assistantGuide(locale);
    const [sum, ...others] = guide.suggestions;
    expect(replyTo(sum!, guide).text).toContain('98 × 95 = 9310');
    const topics = ['demo-class', 'books-list', 'exams', 'office-hours'];
    expect(others.map((text) => topicOf(text, guide))).toEqual(topics);
  },
);

test.each(Object.values(locales))('assistant in $tag: says yes to no question', (locale) => {
  for (const { answer } of assistantGuide(locale).topics)
    expect(answer).not.toMatch(/^(?:yes|हाँ)/iu);
});

test.each(Object.values(locales))('assistant in $tag: links only to pages and chats', (locale) => {
  const { home, ...others } = locale.paths;
  const places = [
    home,
    `${home}#course`,
    `${home}#testimonials`,
    ...Object.values(others),
    ...socialLinks.map(({ url }) => url),
  ];
  for (const { links } of assistantGuide(locale).topics) {
    for (const { label, href } of links) {
      expect(label).not.toBe('');
      if (!href.startsWith('https://wa.me/')) expect(places).toContain(href);
    }
  }
});

test('assistant: names the next batch until its first day', () => {
  const on = (now: string) =>
    ask('when is the next batch', new Date(now)).text.replaceAll(/\s/g, ' ');
  expect(on('2031-06-07T23:59+05:30')).toMatch(
    /Sunday, 8 June 2031\. 1 place left\. Sun, 10:00 AM/,
  );
  expect(on('2031-06-08T00:01+05:30')).toContain('does not say when the next batch starts');
});

test('assistant: a question without an answer goes to the teacher’s chat', () => {
  const question = 'which way to Delhi? 100% & more';
  const { links } = ask(question);
  expect(links.map(({ label }) => label)).toEqual([
    locales.en.words.assistant.links.chat,
    locales.en.words.pageTexts.contact.name,
  ]);
  expect(new URL(links[0]!.href).searchParams.get('text')).toContain(question);
  // A visitor who writes in Hindi is offered the pages in Hindi.
  expect(ask('नमस्ते').links.at(-1)).toMatchObject({ href: '/hi', lang: 'hi-IN' });
  expect(ask('Namaste').links.map(({ href }) => href)).not.toContain('/hi');
});
