/** Steps of the divisions; `fill` puts numbers in the places. */
export const divisionSteps = {
  'nikhilamDivision.transpose': {
    title: 'Work with the difference',
    working: '{base} − {b} → {flag}',
  },
  'paravartya.transpose': {
    title: 'Transpose',
    working: '{b} − {base} → {flag}',
  },
  first: {
    title: 'Bring down the first digit',
    working: '{total}',
  },
  'quotient.add': {
    title: 'Multiply and add',
    working: '{terms} = {total}',
  },
  'quotient.bring': {
    title: 'Bring down the next digit',
    working: '{total}',
  },
  'remainder.add': {
    title: 'Go on into the remainder',
    working: '{terms} = {total}',
  },
  'remainder.bring': {
    title: 'Bring down into the remainder',
    working: '{total}',
  },
  'quotient.read': {
    title: 'Read the quotient',
    working: '{parts} → {joined}',
  },
  'remainder.read': {
    title: 'Read the remainder',
    working: '{parts} → {joined}',
  },
  'adjust.more': {
    title: 'Divide what is left',
    working: '{leftover} − {shift} × {b} = {remainder}, {quotient} + {shift} = {answer}',
  },
  'adjust.less': {
    title: 'Put the remainder right',
    working: '{leftover} + {shift_abs} × {b} = {remainder}, {quotient} − {shift_abs} = {answer}',
  },
  digit: {
    title: 'Divide',
    working: '{part} ÷ {b} = {figure}, remainder {remainder}',
  },
  'result.exact': {
    title: 'Answer',
    working: '{a} ÷ {b} = {answer}',
  },
  'result.remainder': {
    title: 'Answer',
    working: '{a} ÷ {b} = {answer}, remainder {remainder}',
  },
} as const;
