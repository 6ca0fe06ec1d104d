import { books } from '@/content/books';
import { assistant } from '@/content/en/assistant';
import { assistantTopics, type Destination } from '@/content/en/assistant-topics';
import { bookTexts } from '@/content/en/books';
import { contact } from '@/content/en/contact';
import { home } from '@/content/en/home';
import { shell } from '@/content/en/shell';
import { vedic } from '@/content/en/vedic';
import { site } from '@/content/site';
import { fill, formatPhone, formatRupees } from '@/lib/text/format';
import { formatTime } from '@/lib/contact/hours';
import { work } from '@/lib/vedic/multiply';
import { type StepKey } from '@/lib/vedic/types';
import { fillValues } from '@/lib/vedic/words';
import { whatsappLink } from '@/lib/contact/whatsapp';

/** A link under an answer. */
export interface Link {
  label: string;
  href: string;
}

function addressOf(to: Destination): string {
  if (to === 'demo chat') return whatsappLink(site.phone, shell.demoMessage);
  if (to === 'chat') return whatsappLink(site.phone, contact.chat.message);
  return to;
}

const linkOf = ({ label, to }: { label: string; to: Destination }): Link => ({
  label,
  href: addressOf(to),
});

/** "9:00 AM" as it is said: 9 AM. */
const said = (time: string) => formatTime(time).replace(':00', '');

/** The hours in one sentence: "Monday to Friday, 9 AM to 5 PM IST and Saturday, …". */
function hoursInWords(): string {
  const { days, span, row, and } = assistant.hours;
  const rows = site.hours.flatMap(({ days: [from, to], opens, closes }) => {
    if (!opens || !closes) return [];
    const [first, last] = [days[from]!, days[to]!];
    return fill(row, {
      days: from === to ? first : fill(span, { first, last }),
      opens: said(opens),
      closes: said(closes),
    });
  });
  return rows.join(and);
}

/** @throws when there is nothing to put into an answer: a mistake in the content. */
function facts(): Record<string, string | number> {
  const titles = books.map(({ id }) => bookTexts[id].title);
  const [price] = books.flatMap((book) => book.price ?? []);
  if (!price || !titles[0]) throw new Error('no price or no title');
  return {
    ...work('nikhilam', ...home.example).values,
    first: titles[0],
    titles: titles.join(', '),
    price: formatRupees(price.upi),
    phone: formatPhone(site.phone),
    email: site.email,
    teacher: site.teacher.name,
    hours: hoursInWords(),
  };
}

/** Each step in one line, without its note. */
function stepLines() {
  const steps = { ...vedic.products.steps, ...vedic.divisions.steps };
  const lines = Object.entries(steps).map(([key, { title, working }]) => [
    key,
    fill(assistant.sum.step, { title, working }),
  ]);
  return Object.fromEntries(lines) as Record<StepKey, string>;
}

/** The keywords of a topic, one by one. */
export function keywordsOf({ keywords }: { readonly keywords: readonly string[] }): string[] {
  return keywords.flatMap((line) => line.split(', '));
}

/**
 * Everything the assistant says and knows, with the owner's facts in place: the whole of what its
 * panel fetches.
 */
export function assistantGuide() {
  const known = facts();
  return {
    words: { ...assistant.panel, newTab: shell.opensInNewTab },
    greeting: assistant.greeting,
    suggestions: assistant.suggestions,
    topics: assistantTopics.map((topic) => ({
      id: topic.id,
      keywords: keywordsOf(topic),
      answer: fillValues(topic.answer, known),
      links: topic.links.map(linkOf),
    })),
    fallback: { answer: assistant.fallback, links: [linkOf(assistant.fallbackLink)] },
    sum: assistant.sum,
    vedic: {
      methods: { ...vedic.products.methods, ...vedic.divisions.methods },
      reasons: { ...vedic.products.reasons, ...vedic.divisions.reasons },
      steps: stepLines(),
      refusals: { ...vedic.refusals, ...vedic.divisions.refusals },
      sumWords: vedic.sumWords,
    },
  };
}

export type AssistantGuide = ReturnType<typeof assistantGuide>;
