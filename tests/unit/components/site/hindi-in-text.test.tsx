import { expect, it, vi } from 'vitest';
import { Messages } from '@/components/assistant/messages';
import { slips } from '@/content/en/slips';
import * as english from '@/content/en/words';
import { workedSums } from '@/content/en/worked-sums';
import { assistantGuide } from '@/lib/assistant/guide';
import { locales } from '@/lib/words/locale';
import { splitAtDevanagari } from '@/lib/text/devanagari';
import { renderToHtml } from '@/tests/support/render';

// That pages mark each fact in Devanagari is in `tests/unit/content/owners`.

it('assistant: marks an answer and its link in Devanagari on a page in English alone', () => {
  const text = 'The seller is वर्मा प्रकाशन.';
  const links = [{ label: text, href: 'https://x.in' }];
  const message = { id: 1, isBot: true, timestamp: new Date(), text, lines: [], links };
  for (const [language, shown] of [
    ['en', 'The seller is <span lang="hi-IN">वर्मा प्रकाशन</span>.'],
    ['hi', text],
  ] as const) {
    const { words } = assistantGuide(locales[language]);
    const html = renderToHtml(
      <Messages messages={[message]} waiting={false} words={words} onLinkClick={vi.fn()} />,
    );
    expect.soft(html.split(shown), language).toHaveLength(3);
  }
});

it('Devanagari: is split off', () => {
  for (const [text, ...parts] of [
    ['Ganit Ghar', 'Ganit Ghar'],
    ['गणित', '', 'गणित', ''],
    ['राजेश त्रिपाठी runs it', '', 'राजेश त्रिपाठी', ' runs it'],
    ['at 4/2, सदर बाज़ार 284001', 'at 4/2, ', 'सदर बाज़ार', ' 284001'],
    ['भिन्न (₹180) and गणित, 2', '', 'भिन्न', ' (₹180) and ', 'गणित', ', 2'],
  ]) {
    expect.soft(splitAtDevanagari(text!), text).toEqual(parts);
  }
});

/** Texts in Devanagari beside which no language is named. */
function unmarkedIn(value: unknown): string[] {
  if (typeof value === 'string') return /\p{Script=Devanagari}/u.test(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  const isMarked = Object.entries(value).some(([key, text]) => /lang/i.test(key) && text === 'hi');
  return isMarked ? [] : Object.values(value).flatMap(unmarkedIn);
}

it('Devanagari: English words that parts load on demand name the language of a Hindi text', () => {
  const { account, payment, profile, assistant, assistantAnswers } = english;
  const unnamed = { ...profile, notice: { ...profile.notice, translationLanguage: 'en' } };
  expect(unmarkedIn(unnamed)).toHaveLength(1);
  const loaded = [account, payment, profile, assistant, assistantAnswers, workedSums, slips];
  expect(unmarkedIn(loaded)).toEqual([]);
});
