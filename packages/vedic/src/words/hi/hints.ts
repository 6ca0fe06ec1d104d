import { type HintKey } from '../../hints.ts';

/** One line on a wrong answer. */
export const hints = {
  order: 'अंक सही हैं, पर उनका क्रम सही नहीं है।',
  added: 'लगता है, संख्याएँ जोड़ी गईं, क्योंकि {a} + {b} = {given} है। यहाँ गुणा करना है।',
  zeroMore: 'एक शून्य ज़्यादा है।',
  zeroLess: 'एक शून्य छूट गया है।',
  leftFits: 'बायाँ हिस्सा {left} सही है। दायाँ हिस्सा क्या होगा?',
  rightFits: 'दायाँ हिस्सा {right} सही है। बायाँ हिस्सा क्या होगा?',
  times: 'यह {a} × {times} का उत्तर है, {a} × {b} का नहीं।',
  places: 'अंक गिनें: सही उत्तर में {places}, आपके उत्तर में {count} अंक।',
  lastDigit: 'अंतिम अंक सही नहीं हो सकता: {endA} × {endB} का अंतिम अंक {end} होता है।',
  digitSums:
    'अंकों के योग नहीं मिलते: {a} × {b} → {rootA} × {rootB} = {chain}, जबकि आपके उत्तर से {rootGiven} आता है।',
  notYet: 'अभी सही नहीं है। एक बार फिर देखें।',
} as const satisfies Record<HintKey, string>;
