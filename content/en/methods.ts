import { type InAnyLanguage } from '../shape';
import { nearBasePages } from './methods/near-base';
import { patternPages } from './methods/patterns';

/**
 * The pages of the methods. `fill` puts in the numbers of the sum that a page works out, and
 * its digits: 23 × 14 has {headA} 2, {lastA} 3, {headB} 1, {lastB} 4.
 * A soft hyphen in a name: narrow screens break it there, where its two words meet.
 */
export const methods = {
  first: 'Know this first:',
  sum: 'One sum, step by step',
  why: 'Why it works',
  when: 'When to use it, and when not',
  use: 'A good choice',
  avoid: 'Better another way',
  check: 'What to check',
  paper: 'On paper',
  sheetLead: 'Twenty sums for this method with room to work, and the answers on a second page.',
  sheet: 'A sheet for this method',
  others: 'Other methods:',
  pages: {
    nikhilam: {
      title: 'Nikhilam: multiply near a power of ten',
      first: 'The tables up to 12 × 12, and how far a number is from 10, 100 or 1000.',
      lead: 'For two numbers a little below or above 10, 100 or 1000. Their two small differences from that base do the work of a long multiplication.',
      why: [
        '{a} is {base} − {da_abs}, and {b} is {base} − {db_abs}. Multiplied out, {a} × {b} is {base} × ({base} − {da_abs} − {db_abs}) + {da_abs} × {db_abs}.',
        'In the brackets is {a} − {db_abs}, the cross subtraction: {cross}. It counts how many times {base} is in the answer, so it is the left part.',
        'What is left over is {da_abs} × {db_abs}, the product of the differences: the right part. The left part counts {base}s, so the right part has as many digits as {base} has zeros. Digits beyond that are carried to the left.',
        'Both above, 104 × 103: 100 × (104 + 3) + 4 × 3, so 107 | 12 → 10712. One on each side, 102 × 97: plus times minus is minus, 100 × (102 − 3) − 2 × 3. Of the 99 hundreds one is broken up, 100 − 6 = 94, so 98 | 94 → 9894.',
        'Check by digit sums: 98 gives 9 + 8 = 17, then 8. 97 gives 7. 8 × 7 = 56 gives 11, then 2, and so does 9506: 9 + 5 + 0 + 6 = 20. If they differ, look for the mistake. If they agree, the answer may still be wrong: a lost 0, or two digits that changed places, are not seen.',
      ],
      use: [
        'Both numbers are near the same power of ten: both below it, both above it, or one on each side.',
        'One of the differences is small enough for your tables.',
      ],
      avoid: [
        'One number is far from the base, such as 43 in 98 × 43: there is less to write with vertically and crosswise.',
        'Both numbers are a little below another round number, as in 488 × 497: work from 500 with Anurupyena, in proportion.',
        'One number has only nines, as in 57 × 99: write 57 − 1 = 56 on the left and 99 − 56 = 43 on the right.',
      ],
    },
    urdhva: {
      title: 'Urdhva-Tiryag\u00adbhyam: multiply any two numbers',
      first: 'The tables from 2 to 9, and carrying, as in every addition.',
      lead: 'The general method. The numbers need no pattern, and you write the answer in one line.',
      why: [
        '{a} is {headA}0 + {lastA}, and {b} is {headB}0 + {lastB}. Every part of one number meets every part of the other, which makes four products.',
        'Ones times ones give ones: {lastA} × {lastB}. Tens times tens give hundreds: {headA} × {headB}. The two crosswise products both give tens, so they are added: {headA} × {lastB} + {lastA} × {headB}.',
        'Each column keeps one digit and passes its tens to the left, as in every addition.',
        'Three digits have five columns of 1, 2, 3, 2 and 1 products: 123 × 214 gives, with what is carried, 2 | 6 | 13 | 12 | 12 → 26322.',
        'Books often begin on the left, with the tens. From the right, as here, no digit changes once it is written. The products are the same.',
      ],
      use: [
        'Any two numbers without a pattern of their own.',
        'Long numbers too: you write only the answer and the carries.',
      ],
      avoid: [
        'Both numbers are near a power of ten, as in 98 × 97: their differences are small, so Nikhilam is quicker.',
        'You square a number that ends in 5, such as 35²: one small product is enough.',
        'One number is 11 or has only nines: for 11, add neighbouring digits; for nines, subtracting is enough.',
      ],
    },
    ekadhikena: {
      title: 'Ekadhikena Purvena: square a number that ends in 5',
      first: 'The tables, and the number that comes next: one more than 3 is 4.',
      lead: 'Work out one small product and write 25 to the right of it. That is the square.',
      why: [
        '{a} is {head} × 10 + 5. Its square is {head} × {head} hundreds, twice {head} × 50, and 25.',
        'Twice {head} × 50 is {head} hundreds. So there are {head} × {head} + {head} hundreds, which is {head} × {next}: {head} times one more than itself.',
        'That is the whole sutra. {head} × {next} = {left} counts the hundreds, and 25 fills the two places to the right, tens and ones. In longer numbers, take all that is left of the 5: 105² is 10 × 11 = 110 and 25, so 110 | 25 → 11025.',
      ],
      use: [
        'The square of a number that ends in 5, of two digits or more.',
        'The same rule works for two numbers that begin alike and whose last digits make ten, as in 43 × 47. There the right part is 3 × 7 = 21.',
      ],
      avoid: [
        'The number does not end in 5, as in 98²: 98 is 2 short of 100. Take 2 away once more (96), and write 2², that is 04, on the right.',
        'The parts before the 5 differ, as 3 and 4 do in 35 × 45: vertically and crosswise always works.',
      ],
    },
    ...nearBasePages,
    ...patternPages,
  },
  /** For each sum of `checkedSums` in content/sums.ts the rule that avoids the mistake. */
  checks: {
    'nikhilam.padding':
      'The right part has as many digits as {base} has zeros: {product} is written as {right}.',
    'nikhilam.carry':
      'What does not fit on the right is carried to the left: of {product}, {right} stays, and {unsettled} + {carry} = {left}.',
    'nikhilam.lent':
      'With one number below the base and one above, the product of the differences is taken away. Borrow for it from the left part: {unsettled} − {carry_abs} = {left}.',
    'nikhilam.wrongWay':
      'A difference is minus below the base and plus above it: {a} {db_step} = {cross}.',
    'nikhilam.notCrossed':
      'Go crosswise: to a number you add or subtract the difference of the other, not its own. Here {a} {db_step} = {cross}.',
    'urdhva.countedOnce': 'There are two crosswise products, and you add both: {terms} = {total}.',
    'urdhva.carry':
      'With every carry the columns are {parts}. Write the leftmost in full, and only the last digit of each other: {answer}.',
    'ekadhikena.oneMore':
      'Multiply the part before the 5 by one more than itself: {head} × {next} = {left}.',
    'ekadhikena.square5': 'The right part is always 5 × 5 = 25, whatever is on the left.',
    'yavadunam.padding':
      'The right part has as many digits as {base} has zeros: {product} is written as {right}.',
    'yavadunam.carry':
      'What does not fit on the right is carried to the left: of {product}, {right} stays, and {unsettled} + {carry} = {left}.',
    'yavadunam.wrongWay':
      'Below the base you take the difference away, above it you add it: {a} {difference_step} = {moved}.',
    'anurupyena.wrongWay':
      'A difference is minus below the working base and plus above it: {a} {db_step} = {cross}.',
    'anurupyena.notCrossed':
      'Go crosswise before you multiply: {a} {db_step} = {cross}, with the difference of the other number.',
    'anurupyena.factor':
      'Multiply the left part by {factor}, and only that: {cross} × {factor} = {scaled}. The right part stays.',
    'anurupyena.padding':
      'The right part has as many digits as {base} has zeros, whatever the working base: {product} is written as {right}.',
    'antyayor.padding':
      'An ending of one digit gives a right part of two: {tailA} × {tailB} = {right}.',
    'antyayor.oneMore':
      'Multiply the beginning by one more than itself, and not by itself: {head} × {next} = {left}.',
    'ekanyunena.padding':
      'The right part has as many digits as there are nines: {nines} − {left} = {right}.',
    'ekanyunena.oneMore':
      'The number does not stay as it is: the left part is one less, {number} − 1 = {left}.',
    'ekanyunena.short':
      'With more nines than digits, write zeros on the left first and take each digit from 9: {nines} − {padded} = {right}.',
    'eleven.carry':
      'Each place keeps one digit and passes its ten to the left: {parts} → {answer}.',
    'eleven.zero': 'A 0 is a neighbour too: {sums}.',
  },
} as const;

export type MethodsWords = InAnyLanguage<typeof methods>;
