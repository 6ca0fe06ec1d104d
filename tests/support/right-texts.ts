import { expect, vi } from 'vitest';
import { stringsIn } from '@/build/fonts/characters';
import { type Language, languageNames, type PageId } from '@/content/pages';
import { renderRoute } from './routes';
import { type teachers } from './teachers';

/** Pages whose sentences have facts of the teaching. */
const PAGES: PageId[] = ['home', 'about', 'contact', 'terms', 'privacy'];

const several =
  'years|countries|students|hours|days|months|minutes|weeks|classes|books|languages|places';
const one = 'year|country|student|hour|day|month|minute|week|class|book|language|place';

/** What no sentence says of a number or a list. */
const wrongIn: Partial<Record<Language, RegExp[]>> = {
  en: [
    new RegExp(`(?<![\\d,.:–])\\b(1|one|more than one) (${several})\\b`, 'i'),
    new RegExp(`(?<![\\d,.:–+])\\b(2|two|3|three|4|5|eight|ten) (${one})\\b`, 'i'),
    /(?<![\d,.:])\b0 [a-z]/i,
    /\bClass (\d+) to \1\b|\bClass to\b|\bof Class\b(?! \d)/,
    /\b(for|and|or|of|from|with|than) ?[.,:;!?)]/,
  ],
  hi: [
    /(?<![\d,.:–])(?<!\p{L})(1|एक) (देशों|विद्यार्थियों|भाषाएँ|किताबें|हफ़्ते(?! का)|महीने(?! के)|सीटें|घंटे(?! (के|में)))/u,
    /(?<![\d,.:–+])\b[2-9] (देश |घंटा|हफ़्ता|महीना|भाषा |किताब |सीट )/,
    /(?<![\d,.:])\b0 \p{L}/u,
    /पढ़ाने के एक साल|कक्षा (\d+) से \1(?!\d)|कक्षा से/,
    /(?<!कहीं)(^|[\s,:])(और|या|व) ?[।,:;!?)]/,
    /^(के|से|में|की|तक|का) /,
  ],
};
const wrongAnywhere = [
  / [.,;!?।](?!\S)|,\s*[.,।;]|: ?[.।,]|[^.]\.\.(?!\.)|  | \)|\( ?\)/,
  /\{\w+\}|undefined|null|NaN|\[object/,
];

const linesIn = (html: string) =>
  html
    .replace(/<(script|style|svg)\b.*?<\/\1>/gs, '\n')
    .replace(/<\/?(b|i|small|span|strong)\b[^>]*>/g, '')
    .split(/<[^>]+>|\n/)
    .map((line) => line.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").trim());

async function textsIn(language: Language) {
  const { locales } = await import('@/lib/locale');
  const { assistantGuide } = await import('@/lib/assistant/guide');
  const { graphOf } = await import('@/lib/seo/graphs');
  const { pageMetadata } = await import('@/lib/seo/metadata');
  const { shopFacts } = await import('@/lib/payment/shop');
  const { pictureContent } = await import('@/components/layout/share-picture');
  const locale = locales[language];
  const { topics, nextBatches, suggestions } = assistantGuide(locale);
  const shop = shopFacts(locale);
  const promises = stringsIn(locale.words.payment).map((text) =>
    text.replace('{hours}', shop.hours).replace('{days}', shop.refund.days),
  );
  const parts = PAGES.map((id) => [
    stringsIn(graphOf(id, locale)),
    stringsIn(pageMetadata(id, locale)),
    stringsIn(pictureContent(id, locale), 'texts'),
  ]);
  const texts = stringsIn([parts, nextBatches, suggestions, topics.map(({ answer }) => answer)]);
  return {
    ...{ topics, unknown: locale.words.assistant.unknown },
    // What the teacher tells is a sample as a whole.
    told: stringsIn(locale.words.about.career.events),
    lines: [...texts, ...promises.filter((text) => !/\{\w+\}/.test(text))],
  };
}

/** An address, a path of a drawing, one word. */
const isNoSentence = (text: string) => /^(https?:|M\d)|^\S+$/.test(text);

/** Expects each text of the site, in each language, to be right with these facts. */
export async function expectRightTexts({ site }: (typeof teachers)[number]): Promise<void> {
  vi.resetModules();
  vi.doMock('@/content/site.json', () => ({ default: site }));
  for (const language of languageNames) {
    const { lines: texts, told, topics, unknown } = await textsIn(language);
    const pages: string[][] = [];
    for (const id of PAGES) {
      const html = await renderRoute(id, language);
      const numerals = [...html.matchAll(/lang="hi-IN">([०-९]+)</g)].map(([, numeral]) => numeral);
      expect(numerals.join(''), `sections of ${id}`).toBe('१२३४५६'.slice(0, numerals.length));
      const lines = linesIn(html);
      expect(lines.filter((line) => /^[01]\+?$/.test(line))).toEqual([]);
      pages.push(lines);
    }
    const lines = [...pages.flat(), ...texts.filter((text) => !isNoSentence(text))].filter(
      (line) => !told.includes(line),
    );
    const wrong = [...(wrongIn[language] ?? []), ...wrongAnywhere].flatMap((rule) =>
      lines.filter((line) => rule.test(line)),
    );
    expect([...new Set(wrong)]).toEqual([]);
    if (/ (and|&) /.test(site.teacher.name)) {
      const ofOne = new RegExp(
        `${site.teacher.name}(, [\\w. ]+)* (is|answers)\\b|${site.teacher.name}, teacher\\b`,
      );
      expect(lines.filter((line) => ofOne.test(line))).toEqual([]);
    }
    if (language === 'hi') expect(lines.join('\n')).not.toContain('a register');
    const taught = site.course.languages ?? site.languages;
    if (!taught.includes('hi')) expect(lines.join('\n')).not.toContain('हिन्दी में लाइव');
    const group = topics.find(({ id }) => id === 'group')!.answer;
    expect(group).not.toMatch(/one student\. .* one student|एक ही विद्यार्थी.* एक विद्यार्थी/);
    // Pages and words without testimonials.
    const voices = topics.find(({ id }) => id === 'testimonials')!;
    expect(voices.answer).not.toMatch(/home page|होम पेज/);
    expect(voices.links).toEqual([]);
    const [first, last] = site.teaching.classes ?? [];
    if (first && last === first + 1) {
      const asSpan = new RegExp(`(Class|कक्षा) ${first} (to|से) ${last}`);
      expect(lines.filter((line) => asSpan.test(line))).toEqual([]);
    }
    const facts = JSON.stringify(site.teaching);
    for (const sample of ['CAT', 'NTSE', 'Class 9', 'कक्षा 9', 'bank exam', 'बैंक']) {
      if (facts.includes(sample.replace(/\D+(?=\d)/, ''))) continue;
      expect(lines.find((line) => new RegExp(`${sample}(?!\\d)`).test(line))).toBeUndefined();
    }
    const social = topics.find(({ id }) => id === 'social')!;
    const links = stringsIn(site.social).filter((text) => text.startsWith('https:'));
    expect(social.links.map(({ href }) => href)).toEqual(links);
    expect(social.answer.startsWith(unknown)).toBe(links.length === 0);
  }
}
