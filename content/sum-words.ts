import { joinWords, type SumWords } from '@sutra/vedic/sum-pattern';
import { sumWords as english } from '@sutra/vedic/words/en';
import { sumWords as hindi } from '@sutra/vedic/words/hi';

/** Words by which a message asks for a quotient as a decimal. */
export const decimalWords = ['decimal', 'decimals', 'dashamlav', 'dasamlav', 'दशमलव'] as const;

/** Words by which a message asks whether an answer is right. */
export const claimWords =
  'right correct wrong check sahi sahee galat theek thik सही गलत ग़लत ठीक जाँच जांच'.split(' ');

export interface QuestionWords extends SumWords {
  /** Behind a number: "2 lakh", "ढाई हज़ार". `k` touches its number. */
  readonly sizes: Readonly<Record<string, number>>;
  /** Numbers that have a word of their own before a word of size. */
  readonly fractions: Readonly<Record<string, number>>;
  /** Behind "3 times 2", which is no sum then. */
  readonly spans: readonly string[];
}

const sized = (size: number, words: string) =>
  words.split(' ').map((word) => [word, size] as const);

/** What people tell of having done some times: "I paid 2 times 299" is no sum. */
const done =
  'paid pay sent called tried asked wrote messaged mailed emailed transferred ordered bought came failed charged deducted debited';

const all = joinWords(english, hindi);

/** Words by which a message asks for a sum, in all languages. */
export const sumWords: QuestionWords = {
  ...all,
  request: [...decimalWords, ...all.request],
  noSumAfter: [...all.noSumAfter, ...done.split(' ')],
  sizes: Object.fromEntries([
    ...sized(100, 'hundred sau सौ'),
    ...sized(1000, 'thousand thousands hazar hajar hazaar hajaar हज़ार हजार'),
    ...sized(100_000, 'lakh lakhs lac lacs laakh लाख'),
    ...sized(10_000_000, 'crore crores karod karor करोड़ करोड'),
  ]),
  fractions: { dedh: 1.5, डेढ़: 1.5, डेढ: 1.5, dhai: 2.5, ढाई: 2.5 },
  spans: 'minute minutes hour hours day days week weeks month months year years din दिन'.split(' '),
};
