import { type HintKey } from '../../hints.ts';

const padding = 'आधार {base} पर दाएँ हिस्से में कितने अंक होते हैं?';
const carry = 'आधार {base} पर दाएँ हिस्से में कितने अंक होते हैं, और {product} में कितने अंक हैं?';
const lent = 'एक संख्या कम है और दूसरी ज़्यादा: अंतरों का गुणनफल जोड़ना है या घटाना?';
const wrongWay = '{b} आधार से कम है या ज़्यादा? तो उसका अंतर घटाना है या जोड़ना?';
const notCrossed = 'तिरछा चलने पर {a} के साथ कौन-सा अंतर आता है: {a} का अपना, या {b} का?';
const oneMore = '{head} को किस संख्या से गुणा करना है?';

const nines = 'कौन-से अंक नौ में से घटाने हैं, और कौन-सा दस में से?';
const summed = 'दाएँ हिस्से के लिए अंतरों के साथ क्या करना है?';
const crosswise = 'कौन-से अंक तिरछे हैं, और उनके दोनों गुणनफलों के साथ क्या करना है?';
const neighbours = 'पास-पास के अंकों के साथ क्या करना है?';

/** What a first wrong answer is asked. */
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
  'yavadunam.wrongWay': '{a} आधार से कम है या ज़्यादा? तो अंतर घटाना है या जोड़ना?',
  'yavadunam.moved': 'बाएँ हिस्से के लिए {a} का अंतर कितनी बार लेना है?',
  'yavadunam.nines': nines,
  'yavadunam.summed': 'दाएँ हिस्से के लिए अंतर के साथ क्या करना है?',
  'anurupyena.padding': padding,
  'anurupyena.carry': carry,
  'anurupyena.lent': lent,
  'anurupyena.wrongWay': '{b} उपाधार {workingBase} से कम है या ज़्यादा? तो उसका अंतर घटाना है या जोड़ना?',
  'anurupyena.notCrossed': notCrossed,
  'anurupyena.summed': summed,
  'anurupyena.half': '{cross} का आधा पूर्ण संख्या नहीं है। बचा हुआ आधा कहाँ जाता है?',
  'anurupyena.factor': 'उपाधार {factor} × {base} है: बाएँ हिस्से को किससे गुणा करना है?',
  'anurupyena.factorEarly': 'पहले क्या करना है: तिरछा चलना, या {factor} से गुणा करना?',
  'anurupyena.factorTwice': '{factor} से कौन-सा हिस्सा गुणा होता है, और कौन-सा नहीं?',
  'anurupyena.tooWide': '{base} में कितने शून्य हैं, और आपके दाएँ हिस्से में कितने अंक हैं?',
  'ekadhikena.square5': 'इकाई अंक 5 है: 5 × 5 कितना होता है, और वह कहाँ लिखा जाता है?',
  'ekadhikena.summed': 'इकाई अंक 5 है: दाएँ हिस्से के लिए 5 और 5 के साथ क्या करना है?',
  'ekadhikena.next': oneMore,
  'ekadhikena.oneMore': oneMore,
  'antyayor.padding': 'दाएँ हिस्से में कितने अंक होते हैं?',
  'antyayor.summed': 'दाएँ हिस्से के लिए अंतिम अंकों के साथ क्या करना है?',
  'antyayor.habit': 'यहाँ अंतिम अंक क्या हैं, और उनके साथ क्या करना है?',
  'antyayor.next': oneMore,
  'antyayor.oneMore': oneMore,
  'ekanyunena.padding': '{nines} में कितने अंक हैं, और आपके दाएँ हिस्से में कितने?',
  'ekanyunena.oneMore': 'बायाँ हिस्सा लिखने से पहले {number} के साथ क्या करना है?',
  'ekanyunena.next': 'बायाँ हिस्सा लिखने से पहले {number} के साथ क्या करना है?',
  'ekanyunena.nines': 'बाएँ हिस्से का हर अंक किसमें से घटाना है?',
  'ekanyunena.exchanged': 'बाईं ओर कौन-सा हिस्सा आता है?',
  'eleven.carryPlace': 'हासिल किस ओर जुड़ता है?',
  'eleven.carryMore': 'क्या किसी स्थान पर 9 से ज़्यादा है?',
  'eleven.takenAway': neighbours,
  'eleven.multiplied': neighbours,
  'eleven.carry': 'एक स्थान पर कितने अंक रह सकते हैं, और बाकी कहाँ जाते हैं?',
  'urdhva.carryPlace': 'इकाई का हासिल किस स्तंभ में जुड़ता है?',
  'urdhva.takenAway': crosswise,
  'urdhva.ownDigits': crosswise,
  'urdhva.countedTwice': crosswise,
  'urdhva.unshifted': 'दहाई का अंक कितना होता है?',
  'urdhva.countedOnce': 'बीच के स्तंभ में कितने गुणनफल होते हैं?',
  'urdhva.carry': 'क्या किसी स्तंभ का योग 9 से ज़्यादा है? उसकी दहाई कहाँ जाती है?',
  order: 'अंक सही हैं। क्या उनका क्रम भी सही है?',
  added: 'लगता है, संख्याएँ जोड़ी गईं, क्योंकि {a} + {b} = {given} है। दोनों के बीच कौन-सा चिह्न है?',
  zeroMore: 'हर हिस्से के अंक गिनें: क्या एक अंक ज़्यादा है?',
  zeroLess: 'हर हिस्से के अंक गिनें: क्या एक अंक छूट गया है?',
  timesMore: 'आपका उत्तर ठीक {number} ज़्यादा है। वह कितनी बार गिना जाता है?',
  timesLess: 'आपका उत्तर ठीक {number} कम है। वह कितनी बार गिना जाता है?',
  leftFits: 'बायाँ हिस्सा {left} सही है। दायाँ हिस्सा क्या होगा?',
  rightFits: 'दायाँ हिस्सा {right} सही है। बायाँ हिस्सा क्या होगा?',
  ones: 'अंतिम अंक देखें: {endA} × {endB} का अंतिम अंक क्या होता है?',
  tens: 'इकाई सही है, दहाई नहीं। हासिल हो तो उसे जोड़कर वहाँ क्या आता है?',
  hundreds: 'इकाई और दहाई सही हैं। हासिल हो तो उसे जोड़कर उनके बाईं ओर क्या आता है?',
  further: 'अंतिम {count} अंक सही हैं। हासिल हो तो उसे जोड़कर उनके बाईं ओर क्या आता है?',
  'nikhilam.begin': 'बाईं ओर से फिर शुरू करें: {b} का अंतर {a} में जोड़ने या उससे घटाने पर क्या मिलता है?',
  'yavadunam.begin': 'बाईं ओर से फिर शुरू करें: {a} {difference_step} कितना होता है?',
  'anurupyena.begin':
    'बाईं ओर से फिर शुरू करें: {b} का अंतर {a} में जोड़ने या उससे घटाने पर क्या मिलता है, और {factor} से गुणा करने पर?',
  'ekadhikena.begin': `बाईं ओर से फिर शुरू करें। ${oneMore}`,
  'antyayor.begin': `बाईं ओर से फिर शुरू करें। ${oneMore}`,
  'ekanyunena.begin': 'बाईं ओर से फिर शुरू करें: {number} − {less} कितना होता है?',
} as const satisfies Record<HintKey, string>;
