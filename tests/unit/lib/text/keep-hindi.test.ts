import { expect, test } from 'vitest';
import { keepHindiTogether } from '@/lib/text/keep-hindi';

test.each([
  ['हर हफ़्ते 2 क्लासें', 'हर हफ़्ते 2~क्लासें'],
  ['ज़्यादा से ज़्यादा 6 विद्यार्थी', 'ज़्यादा से ज़्यादा 6~विद्यार्थी'],
  ['97 यानी 100 से 3 कम', '97 यानी 100 से 3~कम'],
  ['{digits} अंक, {operations} छोटी गणनाएँ', '{digits}~अंक, {operations}~छोटी~गणनाएँ'],
  ['{count} सवालों में से 4', '{count}~सवालों में से 4'],
  ['5 में से 4', '5 में से 4'],
  ['कक्षा 10 कमरा', 'कक्षा 10 कमरा'],
  ['कौन-सी विधि, कौन-से दिन', 'कौन-|सी विधि, कौन-|से दिन'],
  ['अंक जोड़ते-जोड़ते बचा', 'अंक जोड़ते-|जोड़ते बचा'],
  ['चरण-दर-चरण', 'चरण-दर-चरण'],
  ['2 classes', '2 classes'],
])('keepHindiTogether: %s', (text, kept) => {
  const found = keepHindiTogether(text).replaceAll('\u00a0', '~').replaceAll('\u2060', '|');
  expect(found).toBe(kept);
});
