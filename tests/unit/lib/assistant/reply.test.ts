import { expect, it, vi } from 'vitest';
import { books } from '@/content/books';
import { site } from '@/content/site';
import { assistantGuide } from '@/lib/assistant/guide';
import { replyTo } from '@/lib/assistant/reply';
import { locales } from '@/lib/locale';
import { languageName } from '@/lib/text/format';
import { en, shell } from '@/tests/support/words';

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
])('reply: works out %s', (message, text) => {
  expect(ask(message).text).toBe(text);
});

it('reply: gives the method, the reason and the steps of a sum', () => {
  expect(ask('98 x 95').lines).toEqual([
    'Nikhilam: Both numbers are near 100, so their small differences do the work.',
    'Choose base 100: 100',
    'Find differences: −2 and −5',
    'Cross subtract: 98 − 5 = 93',
    'Multiply differences: 2 × 5 = 10',
    'Combine: 93 | 10 → 9310',
  ]);
});

it('reply: says why a sum cannot be worked out', () => {
  const { refusals } = guide.vedic;
  expect(ask('1234567 x 2').text).toBe(refusals.tooLarge);
  expect(ask('-3 x 4').text).toBe(refusals.negative);
  expect(ask('2.5 x 4').text).toBe(refusals.notWhole);
  expect(ask('9 / 0').text).toBe(refusals.divisionByZero);
  expect(ask('8 / 7')).toMatchObject({ text: '8 ÷ 7 = 1, remainder 1' });
});

it('reply: fills every place and links only to pages and chats', () => {
  for (const { answer, links } of guide.topics) {
    expect(answer).not.toMatch(/[{}]|undefined/);
    for (const { label, href } of links) {
      expect(label).not.toBe('');
      expect(href).toMatch(
        /^(\/(books|contact|about|#testimonials)?|https:\/\/wa\.me\/\d+\?text=.+)$/,
      );
    }
  }
});

it('reply: names the hours and the language of the books as readers of each language do', () => {
  const hours = vi.spyOn(site, 'hours', 'get');
  hours.mockReturnValue([{ days: [1, 5], opens: '09:00', closes: '17:00' }]);
  const [english, hindi] = [assistantGuide(en), assistantGuide(locales.hi)];
  hours.mockRestore();
  const say = (...[message, guide]: Parameters<typeof replyTo>) =>
    replyTo(message, guide).text.replaceAll('\u00a0', ' ');
  expect(say('office hours', english)).toContain('Monday to Friday, 9 AM to 5 PM IST');
  expect(say('समय', hindi)).toContain('सोमवार से शुक्रवार, सुबह 9 बजे से शाम 5 बजे तक (IST)');
  const language = languageName(books[0]!.language, locales.hi.tag);
  expect(say('किताब हिन्दी में है क्या', hindi)).toContain(language);
});

it('reply: knows the example and the demo link', () => {
  expect(ask('show me an example').text).toContain('97 × 93 = 9021');
  const [demo] = ask('Book a demo class').links;
  expect(demo).toEqual({
    label: 'Book Free Demo',
    href: `https://wa.me/${site.phone.slice(1)}?text=${encodeURIComponent(shell.demoMessage)}`,
  });
  expect(ask('books').links[0]).toEqual({ label: 'Books', href: '/books' });
});

it('reply: falls back word for word', () => {
  const { text, links } = ask('which way to Delhi');
  expect(text.replace('’', "'")).toBe(
    "I'm not sure about that yet, check the menu or leave a message on the Contact page.",
  );
  expect(links).toEqual([{ label: 'Contact', href: '/contact' }]);
});

it('reply: offers the Hindi locale to a question in Devanagari', () => {
  const offer = { label: 'हिन्दी में पढ़ें', href: '/hi', lang: 'hi' };
  expect(ask('कौन-सी किताबें हैं?')).toEqual({
    ...ask('which books'),
    links: [{ label: 'Books', href: '/books' }, offer],
  });
  expect(ask('98 को 95 से गुणा करें').links).toContainEqual(offer);
  expect(ask('kaun si kitabein hain').links).not.toContainEqual(offer);
});
