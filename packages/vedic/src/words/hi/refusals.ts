import { type RefusalCode } from '../../types.ts';

export const refusals = {
  empty: 'कोई संख्या लिखें, 97 जैसी।',
  notANumber: 'संख्या को 97 की तरह अंकों में लिखें।',
  negative: 'संख्या ऋण चिह्न (−) के बिना लिखें।',
  notWhole: 'पूर्ण संख्या लिखें, दशमलव बिंदु के बिना।',
  tooLarge: 'ज़्यादा से ज़्यादा छह अंकों की संख्या लिखें।',
} as const satisfies Record<RefusalCode, string>;
