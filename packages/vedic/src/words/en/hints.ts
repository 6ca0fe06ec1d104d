import { type HintKey } from '../../hints.ts';

const padding = 'How many digits does the right part have at base {base}?';
const carry =
  'How many digits does the right part have at base {base}, and how many does {product} have?';
const lent =
  'One number falls short, the other goes over: is the product of the differences added or taken away?';
const wrongWay = 'Is {b} below or above the base, and is its difference then taken away or added?';
const notCrossed = 'Which difference belongs to {a} in the cross: its own, or that of {b}?';
const oneMore = 'By which number is {head} multiplied?';

const nines = 'Which digits do you take from nine, and which from ten?';
const summed = 'What is done with the differences for the right part?';
const crosswise = 'Which digits stand crosswise, and what is done with the two products?';
const neighbours = 'What is done with digits that stand side by side?';

/** What a first wrong answer is asked. It tells no part of the answer that is not there yet. */
export const hints = {
  'nikhilam.padding': padding,
  'nikhilam.carry': carry,
  'nikhilam.lent': lent,
  'nikhilam.wrongWay': wrongWay,
  'nikhilam.notCrossed': notCrossed,
  'nikhilam.nines': nines,
  'nikhilam.summed': summed,
  'yavadunam.padding': padding,
  'yavadunam.carry': carry,
  'yavadunam.wrongWay':
    'Is {a} below or above the base, and is its difference then taken away or added?',
  'yavadunam.moved': 'How many times is the difference of {a} used for the left part?',
  'yavadunam.nines': nines,
  'yavadunam.summed': 'What is done with the difference for the right part?',
  'anurupyena.padding': padding,
  'anurupyena.carry': carry,
  'anurupyena.lent': lent,
  'anurupyena.wrongWay':
    'Is {b} below or above {workingBase}, and is its difference then taken away or added?',
  'anurupyena.notCrossed': notCrossed,
  'anurupyena.summed': summed,
  'anurupyena.half': 'Half of {cross} is no whole number. Where does its half go?',
  'anurupyena.factor':
    'The working base is {factor} × {base}: what is the left part multiplied by?',
  'anurupyena.factorEarly': 'What comes first: going crosswise, or multiplying by {factor}?',
  'anurupyena.factorTwice': 'Which part is multiplied by {factor}, and which is not?',
  'anurupyena.tooWide': 'How many zeros does {base} have, and how many digits your right part?',
  'ekadhikena.square5': 'The number ends in 5: what is 5 × 5, and where do you write it?',
  'ekadhikena.summed': 'The number ends in 5: what is done with 5 and 5 for the right part?',
  'ekadhikena.next': oneMore,
  'ekadhikena.oneMore': oneMore,
  'antyayor.padding': 'How many digits does the right part have?',
  'antyayor.summed': 'What is done with the endings for the right part?',
  'antyayor.habit': 'What are the endings here, and what is done with them?',
  'antyayor.next': oneMore,
  'antyayor.oneMore': oneMore,
  'ekanyunena.padding': 'How many digits does {nines} have, and how many your right part?',
  'ekanyunena.oneMore': 'What is done to {number} before it is the left part?',
  'ekanyunena.next': 'What is done to {number} before it is the left part?',
  'ekanyunena.nines': 'From what do you take each digit of the left part?',
  'ekanyunena.exchanged': 'Which part stands on the left?',
  'eleven.carryPlace': 'To which side is a ten carried?',
  'eleven.carryMore': 'Does any place have more than 9?',
  'eleven.takenAway': neighbours,
  'eleven.multiplied': neighbours,
  'eleven.carry': 'How many digits can one place hold, and where do the others go?',
  'urdhva.carryPlace': 'Into which column does the carry of the ones go?',
  'urdhva.takenAway': crosswise,
  'urdhva.ownDigits': crosswise,
  'urdhva.countedTwice': crosswise,
  'urdhva.unshifted': 'What is a digit of the tens worth?',
  'urdhva.countedOnce': 'How many products does the middle column have?',
  'urdhva.carry': 'Does a column make more than 9, and where does its ten go?',
  order: 'These are the right digits. Are they in the right order?',
  added:
    'It looks as if the numbers were added: {a} + {b} = {given}. Which sign stands between them?',
  zeroMore: 'Count the digits of each part: is there one too many?',
  zeroLess: 'Count the digits of each part: is one missing?',
  timesMore: 'Your answer is larger by just {number}. How many times does it count?',
  timesLess: 'Your answer is smaller by just {number}. How many times does it count?',
  leftFits: 'The left part, {left}, is correct. What is the right part?',
  rightFits: 'The right part, {right}, is correct. What is the left part?',
  ones: 'Look at the last digit: what does {endA} × {endB} end in?',
  tens: 'The ones are right, the tens are not. What belongs there, with any carry?',
  hundreds: 'The ones and the tens are right. What belongs to the left of them, with any carry?',
  further: 'The last {count} digits are right. What belongs to the left of them, with any carry?',
  'nikhilam.begin': 'Begin again on the left: what is {a} plus or minus the difference of {b}?',
  'yavadunam.begin': 'Begin again on the left: what is {a} {difference_step}?',
  'anurupyena.begin':
    'Begin again on the left: what is {a} plus or minus the difference of {b}, and that times {factor}?',
  'ekadhikena.begin': `Begin again on the left. ${oneMore}`,
  'antyayor.begin': `Begin again on the left. ${oneMore}`,
  'ekanyunena.begin': 'Begin again on the left: what is {number} − {less}?',
} as const satisfies Record<HintKey, string>;
