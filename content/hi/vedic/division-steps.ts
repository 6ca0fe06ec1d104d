import { type divisionSteps as en } from '../../en/vedic/division-steps';
import { type Translation } from '../../shape';

const nextFigure = 'यह भागफल के अगले स्थान में आता है।';
const remainderFigure = 'यह शेष के स्थान में आता है।';
const nothingAdded = 'इस स्थान में कुछ नहीं जुड़ता।';
const sideBySide = 'अंकों को साथ-साथ पढ़ें।';
const oneDigitEach =
  'हर स्थान में एक ही अंक रहता है। जो 9 से बड़ा या 0 से छोटा हो, उसे बाईं ओर के अंक के साथ ठीक करें।';

export const divisionSteps = {
  'nikhilamDivision.transpose': {
    title: 'अंतर से काम लें',
    working: '{base} − {b} → {flag}',
    note: '{base} में जितने शून्य हैं, उतने अंक लें। भाज्य के अंत में उतने ही स्थान शेष के हैं।',
  },
  'paravartya.transpose': {
    title: 'चिह्न बदलें',
    working: '{b} − {base} → {flag}',
    note: 'भाजक में 1 के बाद के अंकों के चिह्न बदल दें। भाज्य के अंत में उतने ही स्थान शेष के हैं।',
  },
  first: {
    title: 'पहला अंक उतारें',
    working: '{total}',
    note: 'यह भागफल के पहले स्थान में आता है।',
  },
  'quotient.add': {
    title: 'गुणा करके जोड़ें',
    working: '{terms} = {total}',
    note: nextFigure,
  },
  'quotient.bring': {
    title: 'अगला अंक उतारें',
    working: '{total}',
    note: `${nothingAdded} ${nextFigure}`,
  },
  'remainder.add': {
    title: 'शेष के स्थान में भी जोड़ें',
    working: '{terms} = {total}',
    note: remainderFigure,
  },
  'remainder.bring': {
    title: 'शेष के स्थान में अंक उतारें',
    working: '{total}',
    note: `${nothingAdded} ${remainderFigure}`,
  },
  'quotient.read': {
    title: 'भागफल पढ़ें',
    working: '{parts} → {joined}',
    note: sideBySide,
  },
  'quotient.settle': {
    title: 'भागफल पढ़ें',
    working: '{parts} → {joined}',
    note: oneDigitEach,
  },
  'remainder.read': {
    title: 'शेष पढ़ें',
    working: '{parts} → {joined}',
    note: sideBySide,
  },
  'remainder.settle': {
    title: 'शेष पढ़ें',
    working: '{parts} → {joined}',
    note: oneDigitEach,
  },
  'adjust.up': {
    title: 'शेष को ठीक करें',
    working: '{quotient} + {shift} = {answer}, शेष {remainder}',
    note: 'शेष {leftover} में से {b} अब भी निकल सकता है: {leftover} − {shift} × {b} = {remainder}।',
  },
  'adjust.down': {
    title: 'शेष को ठीक करें',
    working: '{quotient} − {shift_abs} = {answer}, शेष {remainder}',
    note: 'शेष शून्य से कम नहीं रह सकता। भागफल से {shift_abs} लेकर शेष को लौटा दें: {shift_abs} × {b} {leftover_step} = {remainder}।',
  },
  'result.exact': {
    title: 'उत्तर',
    working: '{a} ÷ {b} = {answer}',
    note: 'शेष कुछ नहीं बचता।',
  },
  'result.remainder': {
    title: 'उत्तर',
    working: '{a} ÷ {b} = {answer}, शेष {remainder}',
    note: 'जाँच करें: {answer} × {b} + {remainder} = {a}।',
  },
} as const satisfies Translation<typeof en>;
