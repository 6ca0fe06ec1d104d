export const divisionSteps = {
  'nikhilamDivision.transpose': {
    title: 'अंतर से काम लें',
    working: '{base} − {b} → {flag}',
  },
  'paravartya.transpose': {
    title: 'चिह्न बदलें',
    working: '{b} − {base} → {flag}',
  },
  first: {
    title: 'पहला अंक उतारें',
    working: '{total}',
  },
  'quotient.add': {
    title: 'गुणा करके जोड़ें',
    working: '{terms} = {total}',
  },
  'quotient.bring': {
    title: 'अगला अंक उतारें',
    working: '{total}',
  },
  'remainder.add': {
    title: 'शेष वाले हिस्से में भी जोड़ें',
    working: '{terms} = {total}',
  },
  'remainder.bring': {
    title: 'शेष वाले हिस्से में अंक उतारें',
    working: '{total}',
  },
  'quotient.read': {
    title: 'भागफल पढ़ें',
    working: '{parts} → {joined}',
  },
  'remainder.read': {
    title: 'शेष पढ़ें',
    working: '{parts} → {joined}',
  },
  'adjust.more': {
    title: 'जो बचा, उसमें भी भाग दें',
    working: '{leftover} − {shift} × {b} = {remainder}, {quotient} + {shift} = {answer}',
  },
  'adjust.less': {
    title: 'शेष को ठीक करें',
    working: '{leftover} + {shift_abs} × {b} = {remainder}, {quotient} − {shift_abs} = {answer}',
  },
  digit: {
    title: 'भाग दें',
    working: '{part} ÷ {b} = {figure}, शेष {remainder}',
  },
  'result.exact': {
    title: 'उत्तर',
    working: '{a} ÷ {b} = {answer}',
  },
  'result.remainder': {
    title: 'उत्तर',
    working: '{a} ÷ {b} = {answer}, शेष {remainder}',
  },
} as const;
