/** Steps of the two short divisions; see ../vedic for the places. */
export const divisionSteps = {
  'nikhilamDivision.transpose': {
    title: 'Work with the difference',
    working: '{base} − {b} → {flag}',
    note: 'Use as many digits as {base} has zeros. As many places at the end hold the remainder.',
  },
  'paravartya.transpose': {
    title: 'Transpose',
    working: '{b} − {base} → {flag}',
    note: 'The digits after the 1 change their sign. As many places at the end hold the remainder.',
  },
  first: {
    title: 'Bring down the first digit',
    working: '{total}',
    note: 'The first figure of the quotient.',
  },
  'quotient.add': {
    title: 'Multiply and add',
    working: '{terms} = {total}',
    note: 'The next figure of the quotient.',
  },
  'quotient.bring': {
    title: 'Bring down the next digit',
    working: '{total}',
    note: 'Nothing is added in this place. It is the next figure of the quotient.',
  },
  'remainder.add': {
    title: 'Go on into the remainder',
    working: '{terms} = {total}',
    note: 'A place of the remainder.',
  },
  'remainder.bring': {
    title: 'Bring down into the remainder',
    working: '{total}',
    note: 'A place of the remainder. Nothing is added in it.',
  },
  'quotient.read': {
    title: 'Read the quotient',
    working: '{parts} → {joined}',
    note: 'The figures are side by side.',
  },
  'quotient.settle': {
    title: 'Read the quotient',
    working: '{parts} → {joined}',
    note: 'One digit for each place. What is above 9 or below 0 is settled with the neighbour on the left.',
  },
  'remainder.read': {
    title: 'Read the remainder',
    working: '{parts} → {joined}',
    note: 'The figures are side by side.',
  },
  'remainder.settle': {
    title: 'Read the remainder',
    working: '{parts} → {joined}',
    note: 'One digit for each place. What is above 9 or below 0 is settled with the neighbour on the left.',
  },
  'adjust.up': {
    title: 'Put the remainder right',
    working: '{quotient} + {shift} = {answer}, remainder {remainder}',
    note: 'A remainder of {leftover} still holds {b}: {leftover} − {shift} × {b} = {remainder}.',
  },
  'adjust.down': {
    title: 'Put the remainder right',
    working: '{quotient} − {shift_abs} = {answer}, remainder {remainder}',
    note: 'A remainder cannot stay below zero. Take {shift_abs} from the quotient and give it back: {shift_abs} × {b} {leftover_step} = {remainder}.',
  },
  'result.exact': {
    title: 'Answer',
    working: '{a} ÷ {b} = {answer}',
    note: 'Nothing is left over.',
  },
  'result.remainder': {
    title: 'Answer',
    working: '{a} ÷ {b} = {answer}, remainder {remainder}',
    note: 'Check it: {answer} × {b} + {remainder} = {a}.',
  },
} as const;
