import {
  type DivisionMethod,
  type DivisionRefusalCode,
  type DivisionStepKey,
} from '../../types.ts';
import { divisionSteps } from './division-steps.ts';

export const divisions = {
  methods: {
    nikhilamDivision: 'निखिलम् से भाग',
    paravartya: 'परावर्त्य',
    digits: 'दीर्घ विभाजन',
  },
  reasons: {
    nikhilamDivision:
      'भाजक {b} आधार {base} से थोड़ा कम है, इसलिए भाग की जगह छोटे-छोटे गुणा और जोड़ काफ़ी हैं।',
    paravartya:
      'भाजक {b} आधार {base} से थोड़ा ज़्यादा है, इसलिए चिह्न बदलकर छोटे-छोटे गुणा करने से भाग हो जाता है।',
    digits: 'यहाँ की विधियों में इन संख्याओं के लिए स्कूल का दीर्घ विभाजन सबसे अच्छा है।',
  },
  steps: divisionSteps,
  refusals: {
    divisionByZero: 'किसी संख्या में 0 से भाग नहीं दे सकते। भाजक के लिए कोई दूसरी संख्या लें।',
    dividendBelowDivisor: 'पहली संख्या दूसरी से छोटी है, इसलिए भागफल 0 है। पहली संख्या दूसरी से बड़ी लेकर देखें।',
    divisionByPowerOfTen:
      '10, 100 या 1000 से भाग देने के लिए अंत से उतने अंक हटा दें, जितने उसमें शून्य हैं। हटाए हुए अंक ही शेष हैं।',
    noShortDivision:
      'यहाँ की छोटी विधियाँ उन्हीं भाजकों के लिए हैं, जो 10, 100, 1000 आदि के पास हों: 9, 12 या 98 जैसे।',
  },
} as const satisfies {
  methods: Record<DivisionMethod, string>;
  reasons: Record<DivisionMethod, string>;
  steps: Record<DivisionStepKey, object>;
  refusals: Record<DivisionRefusalCode, string>;
};
