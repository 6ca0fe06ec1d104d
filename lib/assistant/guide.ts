import { assistantTopics, type Destination } from '@/content/assistant-topics';
import { type Language, languageNames, languages } from '@/content/languages';
import { methodPages, pathsIn } from '@/content/pages';
import { otherSubjects, vocabulary } from '@/content/assistant-vocabulary';
import { claimWords, decimalWords, sumWords } from '@/content/sum-words';
import { heroSum } from '@/content/sums';
import { type Locale, type Words } from '@/lib/words/locale';
import { chatLink, socialLinks } from '@/lib/words/social';
import { fill, type Values } from '@/lib/text/format';
import { assistantPlaceholders, nextBatches } from './placeholders';
import { work } from '@sutra/vedic/multiply';

export interface Link {
  label: string;
  href: string;
  lang?: string;
}

function linkTo(to: Destination, { paths, words }: Locale): Link {
  const { assistant, pageTexts, shell } = words;
  const addresses = {
    ...paths,
    course: `${paths.home}#course`,
    testimonials: `${paths.home}#testimonials`,
    'demo-chat': chatLink(shell.demoMessage),
    chat: chatLink(assistant.question),
  };
  const names = Object.fromEntries(Object.entries(pageTexts).map(([id, { name }]) => [id, name]));
  const labels = { ...names, ...assistant.links } as Record<Destination, string>;
  return { label: labels[to], href: addresses[to] };
}

function stepLines({ assistant, vedic }: Words) {
  const steps = { ...vedic.products.steps, ...vedic.divisions.steps };
  const lines = Object.entries(steps).map(([key, { title, working }]) => [
    key,
    // Not twice: "Choose base {base}: {base}".
    title.split(' ').includes(working) ? title : fill(assistant.sum.step, { title, working }),
  ]);
  return Object.fromEntries(lines) as Record<keyof typeof steps, string>;
}

function offersOutside(current: Language): { script: string; link: Link }[] {
  return languageNames.flatMap((lang) => {
    const { offer, tag } = languages[lang];
    const { script } = new Intl.Locale(tag).maximize();
    if (!offer || !script || languages[lang].script === languages[current].script) return [];
    return [{ script, link: { label: offer.link, href: pathsIn(lang).home, lang: tag } }];
  });
}

const keywordsOf = (keywords: string) => keywords.trim().split(/,\s+/);

/** Drops a sentence whose fact is null. `unknown` replaces the first one. */
function answerFrom(text: string | readonly string[], values: Values, unknown: string): string {
  const sentences = [text].flat().map((sentence) => fill(sentence, values).trim());
  const isKnown = (sentence: string) => !/\{\w+\}/.test(sentence);
  const known = sentences.filter((sentence) => sentence && isKnown(sentence));
  return (isKnown(sentences[0]!) ? known : [unknown, ...known]).join(' ').trim();
}

const elsewhere = socialLinks.map(({ name, url }) => ({ label: name, href: url }));

export function assistantGuide(locale: Locale) {
  const { tag, paths, words } = locale;
  const { assistant, assistantAnswers, shell, vedic } = words;
  const values = { ...work('nikhilam', ...heroSum).values, ...assistantPlaceholders(locale) };
  return {
    words: { ...assistant.panel, newTab: shell.opensInNewTab, tag },
    greeting: assistant.greeting,
    suggestions: assistant.suggestions,
    sumWords,
    decimalWords,
    vocabulary,
    otherSubjects: keywordsOf(otherSubjects),
    // Where these facts leave an answer empty, a later topic answers.
    topics: assistantTopics.flatMap(({ id, keywords, links }) => {
      const answer = answerFrom(assistantAnswers[id], values, assistant.unknown);
      if (!answer) return [];
      const there = links.filter((to) => to !== 'testimonials' || words.testimonials.length > 0);
      const shown = id === 'social' ? elsewhere : there.map((to) => linkTo(to, locale));
      return { id, keywords: keywordsOf(keywords), answer, links: shown };
    }),
    nextBatches: { label: words.home.course.next.label, batches: nextBatches(locale) },
    fallback: {
      answer: assistant.fallback,
      links: [linkTo('chat', locale), linkTo('contact', locale)],
    },
    sum: { ...assistant.sum, link: assistant.links.home },
    offers: offersOutside(locale.language),
    home: paths.home,
    methodPages: methodPages.map((method) => ({ method, link: linkTo(method, locale) })),
    claimWords,
    vedic: {
      slips: words.slips,
      methods: { ...vedic.products.methods, ...vedic.divisions.methods },
      reasons: { ...vedic.products.reasons, ...vedic.divisions.reasons },
      steps: stepLines(words),
      refusals: { ...vedic.refusals, ...vedic.divisions.refusals },
    },
  };
}

export type AssistantGuide = ReturnType<typeof assistantGuide>;
