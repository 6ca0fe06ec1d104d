import { expect, it, vi } from 'vitest';
import { LawPage } from '@/components/law/law-page';
import type * as Books from '@/content/books';
import { legalSchema } from '@/content/schema';
import { law as hindiLaw } from '@/content/hi/law';
import { type Language } from '@/content/languages';
import { site } from '@/content/site';
import { registerFields } from '@/lib/shop/account/fields';
import { contactFields } from '@/lib/contact/fields';
import { locales } from '@/lib/words/locale';
import { readSettings } from '@/lib/env';
import { type Fields, namesOf } from '@/lib/forms/field';
import { chooseTexts, lawConditions, type LawSection, type LawText } from '@/lib/law/texts';
import { parentStep, profileFields } from '@/lib/shop/profile/fields';
import { renderToHtml } from '@/tests/support/render';
import { untranslated } from '@/tests/support/untranslated';
import { en } from '@/tests/support/words';

// The law pages say most where an ebook is sold.
vi.mock('@/content/books', async (load) => {
  const loaded = await load<typeof Books>();
  const currency = 'INR' as const;
  const price = { currency, upi: 250, list: null, offerPercent: null, abroadLink: null };
  const pricedBooks = [{ ...loaded.books[0]!, price }];
  return { ...loaded, pricedBooks };
});

const { pages, sample } = en.words.law;
const ids = Object.keys(pages) as (keyof typeof pages)[];
const sectionsOf = (page: keyof typeof pages): readonly LawSection[] => pages[page].sections;
const htmlOf = (page: keyof typeof pages, language: Language = 'en') =>
  renderToHtml(<LawPage page={page} locale={locales[language]} />);

it('law pages: say when they were reviewed, and whether by a lawyer', () => {
  for (const page of ids) {
    const { format } = new Intl.DateTimeFormat(en.tag, { dateStyle: 'long', timeZone: 'UTC' });
    const { lastReviewed } = site.legal;
    for (const isReviewed of [true, false]) {
      site.legal.reviewedByLawyer = isReviewed;
      expect.soft(htmlOf(page).includes(sample), page).toBe(!isReviewed);
      // A date would say that a sample is right.
      const hasDate = lastReviewed && htmlOf(page).includes(format(Date.parse(lastReviewed)));
      expect.soft(hasDate, page).toBe(lastReviewed && isReviewed);
    }
  }
});

it('privacy: names every field of every form in each language', () => {
  for (const {
    language,
    words: { account, contact, law, profile },
  } of Object.values(locales)) {
    const { name, email, password } = registerFields;
    const forms: [Fields, Readonly<Record<string, unknown>>][] = [
      [contactFields, contact.form.labels],
      [{ name, email, password }, account.registerForm],
      [profileFields, { ...profile.labels, ...law.fieldNames }],
    ];
    const html = htmlOf('privacy', language);
    for (const [fields, labels] of forms) {
      for (const name of namesOf(fields)) expect.soft(html, language).toContain(labels[name]);
    }
  }
});

it('privacy: names no host and no place for messages that there is not', () => {
  for (const [language, who, where] of [
    ['en', 'The teacher.', 'The server that runs this site. Its log may'],
    ['hi', 'शिक्षक को।', 'उस सर्वर को, जिस पर यह वेबसाइट चलती है।'],
  ] as const) {
    const legal = {
      ...site.legal,
      host: null,
      lastReviewed: null,
      reviewedByLawyer: true,
      records: { ...site.legal.records, service: null },
    };
    const mocked = vi.spyOn(site, 'legal', 'get').mockReturnValue(legal);
    const html = htmlOf('privacy', language).replaceAll('शिक्षिका', 'शिक्षक');
    mocked.mockRestore();
    for (const text of [who, where]) expect.soft(html, language).toContain(`<li>${text}`);
    expect
      .soft(html, language)
      .not.toMatch(/Google Sheets|Sample Hosting|Last reviewed|समीक्षा|, , /);
  }
});

it('privacy: describes what a parent is asked first', () => {
  // With another field, change the text about students under 18 and the notice of the parents.
  const ofParents = namesOf(parentStep).filter((name) => !(name in profileFields));
  expect(ofParents).toEqual(['parentRelation', 'parentIsAdult', 'parentAgrees']);
});

it('privacy: says how long texts are kept', () => {
  const html = htmlOf('privacy');
  expect(html).toContain('erased 7 days after');
  expect(html).toContain('removed 90 days after');
});

it('law pages: have the same sections under the same conditions in Hindi', () => {
  for (const page of ids) {
    const outline = (sections: readonly LawSection[]) => sections.map(({ id, when }) => [id, when]);
    expect.soft(outline(hindiLaw.pages[page].sections), page).toEqual(outline(sectionsOf(page)));
  }
});

const { course } = site;
const FEE = {
  amount: 2500,
  per: 'month' as const,
  months: 1,
  what: null,
  whatIn: untranslated,
};
const TIMES = [{ days: [1, 5] as [number, number], opens: '17:30', closes: '20:15' }];

it('terms: say of fee and times what the home page has', () => {
  for (const [fee, times, text, inHindi] of [
    [FEE, TIMES, 'The fee of a course and the times of its classes are on the home', 'दिए गए हैं।'],
    [
      FEE,
      null,
      'The fee of a course is on the home page; the times of its',
      'दी गई है; क्लास का समय',
    ],
    [
      null,
      TIMES,
      'The times of the classes are on the home page; the fee',
      'दिया गया है; कोर्स की फ़ीस',
    ],
    [
      null,
      null,
      'Fees and times of a course are agreed with the teacher',
      'फ़ीस और समय भुगतान से पहले',
    ],
  ] as const) {
    const said = { text: 'The fee of weeks not begun.', textIn: untranslated };
    for (const refund of [said, null]) {
      const feeRules = { discount: null, missed: null, pause: null, refund, example: null };
      const facts = { ...course, fee: fee ? [fee] : [], times, feeRules };
      const mocked = vi.spyOn(site, 'course', 'get').mockReturnValue(facts);
      const html = { en: htmlOf('terms'), hi: htmlOf('terms', 'hi') };
      mocked.mockRestore();
      expect.soft(html.en, String(fee)).toContain(`Classes: the first one is free. ${text}`);
      expect.soft(html.hi, String(fee)).toContain(inHindi);
      expect
        .soft(html.en.includes('If you stop a course early:'), String(fee))
        .toBe(refund !== null);
      expect.soft(html.hi.includes('कोर्स बीच में छोड़ने पर'), String(fee)).toBe(refund !== null);
      expect.soft(html.en.match(/Classes: the first/g), String(fee)).toHaveLength(1);
    }
  }
});

it('law pages: link their email addresses and phone numbers', () => {
  const html = htmlOf('terms');
  const { email, phone } = site.legal.grievance;
  for (const address of [`mailto:${site.email}`, `tel:${site.phone}`, `mailto:${email}`]) {
    expect(html).toContain(`href="${address}"`);
  }
  expect(html).toContain(`href="tel:${phone}"`);
});

const keyed = ids
  .flatMap(sectionsOf)
  .flatMap(({ items = [], text = [] }): LawText[] => [...items, ...text])
  .filter((text) => typeof text !== 'string');

it('law texts: have keys that the site knows', () => {
  const known = Object.keys(lawConditions());
  expect(keyed.length).toBeGreaterThan(3);
  for (const text of keyed) expect(known).toEqual(expect.arrayContaining(Object.keys(text)));
  for (const { when } of ids.flatMap(sectionsOf)) expect([undefined, ...known]).toContain(when);
});

it('law texts: are shown where their key is so', () => {
  const texts = ['always', { firebase: 'with Firebase', gstin: 'with GST' }];
  expect(chooseTexts(texts, {})).toEqual(['always']);
  const settings = readSettings({
    NEXT_PUBLIC_FIREBASE_API_KEY: 'key',
    NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN: 'example.in',
    NEXT_PUBLIC_FIREBASE_PROJECT_ID: 'sutra',
  });
  const legal = legalSchema.parse({
    ...site.legal,
    gstin: '08ABCDE1234F1Z5',
    parentConsent: 'notice',
    refund: { ...site.legal.refund, anyReason: false },
  });
  const conditions = lawConditions(legal, settings);
  expect(chooseTexts(texts, conditions)).toEqual(['always', 'with Firebase', 'with GST']);
  expect(conditions).toMatchObject({ notice: true, parentFirst: false, statedReasons: true });
});

it('privacy: says that profiles stay where no service takes them', () => {
  for (const [service, isSaid] of [
    ['script', false],
    ['none', true],
  ] as const) {
    const settings = readSettings({ PROFILE_SERVICE: service });
    const retention = sectionsOf('privacy').find(({ id }) => id === 'retention');
    const texts = chooseTexts(retention!.items, lawConditions(site.legal, settings)).join('\n');
    expect.soft(texts.includes('Profiles stay on this site until'), service).toBe(isSaid);
  }
});
