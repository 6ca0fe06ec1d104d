import { expect, it } from 'vitest';
import { hindiTexts as texts } from '@/tests/support/hindi-texts';

// Keys, lengths of lists and placeholders are held by the type `Translation`.

/** Names, abbreviations and commands that stay in Latin letters, and what other apps show, in quotes. */
const latinWords =
  /\b(Amazon|Chrome|Firebase|Google|Instagram|iPhone|LinkedIn|Safari|WhatsApp|AA|CAT|GSTIN|ID|Id|IST|JEE|QR|SMS|SSL|UID|UPI|UTR|WCAG|x|[BILOSUVZ])\b|“[A-Za-z ,?]+”|^ {2}npm run .*$|docs\/trouble\.md|%s|name@example\.in/gm;

const offending = (isWrong: (text: string) => unknown) =>
  texts.filter(([, text]) => isWrong(text)).map((each) => each.join(': '));

it('Hindi words: have no English ones', () => {
  expect(texts.length).toBeGreaterThan(500);
  const isEnglish = (text: string) =>
    /[A-Za-z]/.test(text.replace(/\{\w+\}/g, '').replace(latinWords, ''));
  expect(offending(isEnglish)).toEqual([]);
});

it('Hindi words: have Latin digits, curly quotes and dandas', () => {
  expect(offending((text) => /[०-९"']|[\u0900-\u097F}]\.(?=\s|”|\)|$)/.test(text))).toEqual([]);
});

/** Places whose values are words. All others may end in a digit. */
const places =
  /\{(askWithinDays|boardsAndExams|bookLanguagesByTitle|bookTitles|centres|chatBooks|classLanguages|classTimes|classesPerWeek|contactFields|courseTopics|devices|ebookSellers|email|exams|goal|hours|pricedEbooks|profileFields|recordMonths|schoolExams|seller|sellers|socialNames|stats|titles)\}/g;

it('Hindi words: have no danda after a digit, where it reads as a one', () => {
  const isNumberLike = (text: string) => /[\d}]।/.test(text.replace(places, ''));
  expect(offending(isNumberLike)).toEqual([]);
});

it('Hindi words: are in NFC, which keeps most nuktas as a character of their own', () => {
  expect(offending((text) => text !== text.normalize('NFC'))).toEqual([]);
});
