import { assistantTopics, type Destination, sumWords } from '@/content/assistant-topics';
import { type Language, languageNames, languages, pathsIn } from '@/content/pages';
import { site } from '@/content/site';
import { heroSum } from '@/content/sums';
import { chatLink } from '@/lib/contact/chat';
import { formatDay, formatTime } from '@/lib/contact/hours';
import { type Locale, type Words } from '@/lib/locale';
import { fill, formatList } from '@/lib/text/format';
import { work } from '@/lib/vedic/multiply';
import { type StepKey } from '@/lib/vedic/types';
import { fillValues } from '@/lib/vedic/words';

export interface Link {
  label: string;
  href: string;
  lang?: Language;
}

function linkTo(to: Destination, { paths, words }: Locale): Link {
  const { assistant, contact, pageTexts, shell } = words;
  const addresses = {
    ...paths,
    testimonials: `${paths.home}#testimonials`,
    'demo-chat': chatLink(shell.demoMessage),
    chat: chatLink(contact.chat.message),
  };
  const names = Object.fromEntries(Object.entries(pageTexts).map(([id, { name }]) => [id, name]));
  const labels = { ...names, ...assistant.links } as Record<Destination, string>;
  return { label: labels[to], href: addresses[to] };
}

function hoursInWords({ tag, words }: Locale): string {
  const { span, row } = words.assistant.hours;
  const timeOf = (time: string) => formatTime(time, tag).replace(':00', '');
  const rows = site.hours.flatMap(({ days: [from, to], opens, closes }) => {
    if (!opens || !closes) return [];
    const [first, last] = [formatDay(from, tag, 'long'), formatDay(to, tag, 'long')];
    return fill(row, {
      days: from === to ? first : fill(span, { first, last }),
      opens: timeOf(opens),
      closes: timeOf(closes),
    });
  });
  return formatList(rows, tag);
}

function stepLines({ assistant, vedic }: Words) {
  const steps = { ...vedic.products.steps, ...vedic.divisions.steps };
  const lines = Object.entries(steps).map(([key, { title, working }]) => [
    key,
    fill(assistant.sum.step, { title, working }),
  ]);
  return Object.fromEntries(lines) as Record<StepKey, string>;
}

function offersOutside(current: Language): { script: string; link: Link }[] {
  return languageNames.flatMap((lang) => {
    const { offer, tag } = languages[lang];
    const { script } = new Intl.Locale(tag).maximize();
    if (!offer || !script || lang === current) return [];
    return [{ script, link: { label: offer.link, href: pathsIn(lang).home, lang } }];
  });
}

export function keywordsOf({ keywords }: { readonly keywords: readonly string[] }): string[] {
  return keywords.flatMap((line) => line.split(', '));
}

export function assistantGuide(locale: Locale) {
  const { tag, paths, words } = locale;
  const { assistant, assistantAnswers, shell, vedic } = words;
  const values = { ...work('nikhilam', ...heroSum).values, hours: hoursInWords(locale) };
  return {
    words: { ...assistant.panel, newTab: shell.opensInNewTab, tag },
    greeting: assistant.greeting,
    suggestions: assistant.suggestions,
    sumWords,
    topics: assistantTopics.map((topic) => ({
      id: topic.id,
      keywords: keywordsOf(topic),
      answer: fillValues(assistantAnswers[topic.id], values).trim(),
      links: topic.links.map((to) => linkTo(to, locale)),
    })),
    fallback: {
      answer: assistant.fallback,
      links: [linkTo('contact', locale)],
    },
    sum: { ...assistant.sum, link: assistant.links.home },
    offers: offersOutside(locale.language),
    home: paths.home,
    vedic: {
      methods: { ...vedic.products.methods, ...vedic.divisions.methods },
      reasons: { ...vedic.products.reasons, ...vedic.divisions.reasons },
      steps: stepLines(words),
      refusals: { ...vedic.refusals, ...vedic.divisions.refusals },
    },
  };
}

export type AssistantGuide = ReturnType<typeof assistantGuide>;
