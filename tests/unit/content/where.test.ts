import { beforeEach, describe, expect, it, test, vi } from 'vitest';
import { stringsIn } from '@/build/fonts/characters';
import { languageNames } from '@/content/languages';
import { pages } from '@/content/pages';
import { siteSchema } from '@/content/schema';
import { replyTo } from '@/lib/assistant/reply';
import { mergeFile } from '@/scripts/lib/merge-facts.mjs';
import { owners } from './owners/owners';
import { provideOtherOwner } from '../../support/other-owner';
import site from '../../support/other-owner/site.json';

const ONLINE =
  /\bonline\b|video call|\blive\b|wherever you are|from anywhere|time zone|ऑनलाइन|वीडियो कॉल|लाइव|कहीं से भी|टाइम ज़ोन|विदेश/i;

/** The demonstration on the home page, which is no class; and an answer that says no. */
const OTHER = /^(Live Demo|लाइव डेमो)$|not online|ऑनलाइन नहीं/;

async function openSite(name: string) {
  vi.resetModules();
  provideOtherOwner(owners[name]);
  const { locales } = await import('@/lib/words/locale');
  const { assistantGuide } = await import('@/lib/assistant/guide');
  const { graphOf } = await import('@/lib/seo/graphs');
  return { locales, assistantGuide, graphOf };
}

describe.each(['a beginner', 'one of each'])('teaching in person: %s', (name) => {
  it.each(languageNames)('no sentence says that classes are online (%s)', async (language) => {
    const { locales, assistantGuide, graphOf } = await openSite(name);
    const locale = locales[language];
    // The career of the sample teacher, which the site of an owner does not show.
    const { career, ...about } = locale.words.about;
    const { seo, assistant, ...words } = locale.words;
    const said = stringsIn([
      { ...words, about, assistantAnswers: [] },
      [seo, assistant, assistantGuide(locale).topics.map(({ answer }) => answer)],
      pages.map(({ id }) => graphOf(id, locale)),
    ]);
    expect(said.filter((text) => ONLINE.test(text) && !OTHER.test(text))).toEqual([]);
    expect(career.events.length).toBeGreaterThan(0);
  });
});

/** By owner: what the assistant says to questions of both languages, Hindi in Latin letters too. */
const ASKED = [
  'Where is your centre?',
  'do you have offline classes?',
  'where are the classes held',
  'can I come and learn in person',
  'offline class hoti hai kya',
  'centre kahan hai',
  'aapka center kahan par hai',
  'kya aakar padh sakte hain',
  'सेंटर कहाँ है',
  'क्या ऑफलाइन क्लास होती है?',
  'क्या आकर पढ़ सकते हैं',
];

test.each([
  ['the other owner', /(in person|या यहाँ आएँ|आमने-सामने).*(Sadar "Bazaar"|सदर बाज़ार)/],
  ['one of each', /(held in person|आमने-सामने होती है).*(Sadar "Bazaar"|सदर बाज़ार)/],
  ['a beginner', /(held in person.*: |आमने-सामने होती है.*: )Mysuru/],
])('assistant: says where the classes of %s are', async (name, expected) => {
  const { locales, assistantGuide } = await openSite(name);
  for (const question of ASKED) {
    const language = /\p{Script=Devanagari}/u.test(question) ? 'hi' : 'en';
    const { text } = replyTo(question, assistantGuide(locales[language]));
    expect.soft(text, question).toMatch(expected);
  }
});

describe('where: the facts of a file', () => {
  beforeEach(() => void vi.resetModules());

  it('a file without the fact means online, and merging keeps it so', () => {
    const { where, centres, ...before } = site.teaching;
    expect([where, centres.length]).toEqual(['both', 2]);
    const shipped = { ...site, teaching: { ...before, where: 'online' } };
    const base = { ...site, teaching: before };
    const old = { ...base, name: 'Ank' };
    const merged: unknown = mergeFile('content/site.json', base, old, shipped);
    for (const facts of [old, merged]) {
      expect(siteSchema.parse(facts).teaching).toMatchObject({ where: 'online', centres: [] });
    }
    expect(merged).toMatchObject({ name: 'Ank' });
  });

  it('a centre that is kept in the file of somebody who teaches online is not shown', async () => {
    const { shownCentres } = await import('@/lib/words/fact-texts');
    const [centre] = siteSchema.parse({
      ...site,
      teaching: { ...site.teaching, centres: [{ name: 'A', address: 'B' }] },
    }).teaching.centres;
    const siteWith = (where: 'online' | 'both') => ({
      ...siteSchema.parse(site),
      teaching: { ...siteSchema.parse(site).teaching, where, centres: [centre!] },
    });
    expect(shownCentres('en', siteWith('online'))).toEqual([]);
    expect(shownCentres('hi', siteWith('both'))).toEqual([{ name: 'A', address: 'B', map: null }]);
  });
});

it('structured data: says a place where there is one', async () => {
  const { locales, graphOf } = await openSite('one of each');
  expect(JSON.stringify(graphOf('contact', locales.en))).toContain(
    JSON.stringify([
      {
        '@type': 'Place',
        name: 'Sadar "Bazaar"',
        address: {
          '@type': 'PostalAddress',
          streetAddress: '2 Clock Lane & Co., Jhansi 284002',
          addressCountry: 'IN',
        },
        hasMap: 'https://maps.app.goo.gl/oclock',
      },
    ]),
  );
});
