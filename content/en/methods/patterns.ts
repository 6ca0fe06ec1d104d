/** Pages of the methods for a pattern of digits; see ../methods for the places. */
export const patternPages = {
  antyayor: {
    title: 'Antyayor\u00addasake’pi: same beginning, last digits that make ten',
    first:
      'The tables, and the pairs that make ten: 1\u00a0and\u00a09, 2\u00a0and\u00a08, 3\u00a0and\u00a07, 4\u00a0and\u00a06, 5\u00a0and\u00a05.',
    lead: 'For two numbers with the same beginning whose last digits make ten. Two small products side by side are the answer.',
    why: [
      '{a} is {head} × 10 + {tailA}, and {b} is {head} × 10 + {tailB}. Their product has {head} × {head} hundreds, {head} × {tailA} and {head} × {tailB} tens, and {tailA} × {tailB} ones.',
      '{tailA} and {tailB} make ten, so the tens together are {head} × 10, and ten tens are a hundred: that is {head} hundreds more.',
      'So there are {head} × {head} + {head} hundreds, which is {head} × {next} = {left}: the beginning times one more than itself. The ones go to the right: {tailA} × {tailB} = {right}.',
      'Two places are always enough for them, since the largest product is 5 × 5 = 25. The smallest is 1 × 9 = 9, written 09.',
      'Longer beginnings go the same way: 134 × 136 gives 13 × 14 = 182 and 4 × 6 = 24, so 182 | 24 → 18224. The last two digits may together make 100, with four places on the right: 192 × 108 gives 1 × 2 = 2 and 92 × 8 = 736, so 2 | 0736 → 20736.',
    ],
    use: [
      'All digits before the last are the same in both numbers, and the last digits make ten.',
      'The last two digits make 100, as in 192 × 108, and the digits before them are the same.',
    ],
    avoid: [
      'The last digits make ten, but the beginnings differ, as in 43 × 57: vertically and crosswise always works.',
      'The beginnings are the same, but the last digits do not make ten, as in 43 × 48: vertically and crosswise again.',
      'Both last digits are 5, as in 35 × 35: the rule is the same, and you know the right part, 25. That is Ekadhikena.',
    ],
  },
  ekanyunena: {
    title: 'Ekanyunena Purvena: multiply by 9, 99 or 999',
    first: 'Taking each digit from 9: 99 − 56 = 43, with nothing to borrow.',
    lead: 'For a number times 9, 99 or 999. You subtract twice and multiply nothing.',
    why: [
      '{nines} is {base} − 1, so {number} × {nines} = {number} × {base} − {number}.',
      'Think of {number} × {base} as {number} packets of {base}. Open one of them, to take {number} from it. The others stay closed, {number} − 1 = {left} of them: the left part.',
      'In the open one, {base} − {number} = {right} is left: the right part. It is also {nines} − {left} = {right}, where you take each digit from 9 and never borrow.',
      'If there are more nines than digits in the other number, put zeros on its left: 57 × 999 gives 56 and 999 − 056 = 943, so 56 | 943 → 56943.',
      'If there are fewer nines than digits in the other number, split off as many of its last digits as there are nines. From the whole number, take away one more than what is to their left. In 345 × 99, to the left of 45 is 3, and one more is 4: 345 − 4 = 341 and 100 − 45 = 55, so 341 | 55 → 34155.',
    ],
    use: [
      'One of the numbers has only nines, and the other has as many digits or fewer.',
      'The other number has more digits: then take away one more than what is on the left, as above.',
    ],
    avoid: [
      'Not all digits are nines, as in 57 × 98: vertically and crosswise, or take two 57s from 5700.',
      'Both numbers are a little below the same power of ten, as in 98 × 97: Nikhilam, with two differences.',
    ],
  },
  eleven: {
    title: 'Times eleven: add each digit to its neighbour',
    first: 'Adding two digits in your head, and carrying a ten.',
    lead: 'The first and the last digit stay, and only a carry changes the first. Between them you write the sum of every two neighbours, and that is the whole multiplication.',
    why: [
      '11 is 10 + 1, so {number} × 11 = {number}0 + {number}: the number, and the number again, moved by one place.',
      'Write the two in columns. The first digit {first} has nothing under it, the last digit {last} nothing above it, and between them each digit meets its neighbour: {sums}.',
      'That is vertically and crosswise. Times 1 changes no digit, so only the additions remain.',
      'Long numbers go the same way, pair by pair: 2345 × 11 gives 2 | 5 | 7 | 9 | 5 → 25795.',
    ],
    use: [
      'One number is 11, and the other has two digits or more.',
      'Long numbers too: there is one small addition for every two neighbours.',
    ],
    avoid: [
      'The number is 12 or 13, as in 54 × 12: the digits no longer stay as they are. Vertically and crosswise.',
      'It is 22 or 33, as in 22 × 54: vertically and crosswise, or times 11 first and then doubled for 22, tripled for 33.',
      'It is 111, as in 111 × 234: vertically and crosswise, where up to three digits meet in a column.',
    ],
  },
} as const;
