/** Pages of the methods that work from a round number; see ../methods for the places. */
export const nearBasePages = {
  yavadunam: {
    title: 'Yavadunam: square a number near a power of ten',
    first: 'The squares up to 12 × 12, and how far a number is from 10, 100 or 1000.',
    lead: 'For a number a little below or above 10, 100 or 1000. Its difference from that base gives you both parts of the square.',
    why: [
      '{a} is {difference_abs} short of {base}. Take {difference_abs} from one {a} and give it to the other: ({a} − {difference_abs}) × ({a} + {difference_abs}) = {moved} × {base}. Times {base} is easy.',
      'Expand the brackets, and they are {a} × {a} − {difference_abs} × {difference_abs}. So the square is larger by {difference_abs} × {difference_abs}: {moved} × {base} + {difference_abs} × {difference_abs} = {answer}.',
      'The left part {moved} counts {base}s, so the right part has as many digits as {base} has zeros: {moved} | {right} → {answer}. Digits beyond that are carried to the left.',
      'Above the base, add the difference instead: 108² gives 108 + 8 = 116 and 8 × 8 = 64, so 116 | 64 → 11664. Near 1000 the right part has three digits: 988² gives 976 | 144 → 976144.',
    ],
    use: [
      'You square a number near 10, 100 or 1000, below it or above it.',
      'Its difference from the base has a square that you know by heart.',
    ],
    avoid: [
      'The number ends in 5, as in 95²: 9 × 10 = 90, and 25 to the right of it. That is Ekadhikena.',
      'The number is far from the base, such as 64²: the square of the difference is a long sum itself. There is less to write with vertically and crosswise.',
      'You multiply two different numbers near the base, as in 98 × 97: Nikhilam takes both differences, crosswise.',
    ],
  },
  anurupyena: {
    title: 'Anu\u00adrupyena: multiply numbers a little below 300, 500 or 4000',
    first: 'Nikhilam, and multiplying by one digit, as in 485 × 5 = 2425.',
    lead: 'For two numbers a little below the same round number, such as 300, 500 or 4000: the working base. Work from it as in Nikhilam, then multiply the left part by 3, 5 or 4.',
    why: [
      '{a} is {workingBase} − {da_abs}, and {b} is {workingBase} − {db_abs}. As in Nikhilam, {a} × {b} = {workingBase} × ({a} − {db_abs}) + {da_abs} × {db_abs}.',
      'So {workingBase} is in the answer {cross} times, and {da_abs} × {db_abs} = {product} is left over.',
      'But the left part counts {base}s, and not {workingBase}s. {workingBase} = {factor} × {base}, so in proportion {cross} × {factor} = {scaled} of them. The right part counts ones and stays as it is.',
      'Write as many digits on the right as {base} has zeros: {scaled} | {right} → {answer}. Near 5000 that is three: 4993 × 4996 gives 4989 × 5 = 24945 and 7 × 4 = 28, so 24945 | 028 → 24945028.',
    ],
    use: [
      'Both numbers are a little below the same round number, such as 300, 500 or 4000.',
      'Both differences from it are small, and so is their product.',
    ],
    avoid: [
      'Both numbers are near a power of ten, as in 98 × 97: in Nikhilam the left part needs no multiplication.',
      'Both numbers are a little above a round number, as in 302 × 304: the method works there too, with plus, but there is less to write with vertically and crosswise.',
      'They have two digits, as in 48 × 47: there is less to write with vertically and crosswise.',
      'They begin alike, and their last digits make ten, as in 203 × 207: 20 × 21 = 420 and 3 × 7 = 21, side by side.',
    ],
  },
} as const;
