import { type SlipKey } from '../../slips.ts';

const padding =
  'लगता है, दाएँ हिस्से में सिर्फ़ {product} लिखा गया: आधार {base} पर उसमें {places} अंक होते हैं, यानी {right} लिखना है।';
const carry =
  'लगता है, हासिल नहीं जोड़ा गया: {product} में से {right} दाईं ओर रहता है और {carry} बाईं ओर जुड़ता है, जिससे बायाँ हिस्सा {unsettled} + {carry} = {left} हो जाता है।';
const lent =
  'लगता है, उधार लेने में चूक हुई: {product_abs} घटाने के लिए बाएँ हिस्से से {carry_abs} उधार लेने पर {unsettled} − {carry_abs} = {left} बचता है, और दाईं ओर {lent} − {product_abs} = {right} आता है।';
const oneMore =
  'लगता है, {head} को {head} से ही गुणा किया गया: उसे उससे एक अधिक से गुणा करना है, तब {head} × {next} = {left} मिलता है।';

const next =
  'लगता है, {head} को किसी और संख्या से गुणा किया गया: उसे उससे एक अधिक से गुणा करना है, तब {head} × {next} = {left} मिलता है।';

export const slips = {
  step: 'यह चरण देखें। {step}',
  'nikhilam.padding': padding,
  'nikhilam.carry': carry,
  'nikhilam.lent': lent,
  'nikhilam.wrongWay':
    'लगता है, जोड़ और घटाव उलट गए: अंतर {db_signed} है, इसलिए बायाँ हिस्सा {a} {db_step} = {cross} है।',
  'nikhilam.nines':
    'लगता है, कोई अंतर दूसरे नियम से निकाला गया: सब अंक नौ में से और अंतिम दस में से घटाना है, तब {base} − {a} = {da_abs} और {base} − {b} = {db_abs} मिलता है।',
  'nikhilam.summed':
    'लगता है, अंतर जोड़े गए: दाएँ हिस्से के लिए उन्हें गुणा करना है, तब {da_abs} × {db_abs} = {product_abs} मिलता है।',
  'nikhilam.notCrossed':
    'लगता है, संख्या के साथ उसी का अंतर लिया गया: तिरछा चलें, तब {a} {db_step} = {cross} मिलता है।',
  'yavadunam.padding': padding,
  'yavadunam.carry': carry,
  'yavadunam.wrongWay':
    'लगता है, जोड़ और घटाव उलट गए: अंतर {difference_signed} है, इसलिए बायाँ हिस्सा {a} {difference_step} = {moved} है।',
  'yavadunam.moved':
    'लगता है, अंतर {difference_signed} छूट गया या दो बार लिया गया: {a} {difference_step} = {moved} है।',
  'yavadunam.nines':
    'लगता है, अंतर दूसरे नियम से निकाला गया: सब अंक नौ में से और अंतिम दस में से घटाना है, तब {base} − {a} = {difference_abs} मिलता है।',
  'yavadunam.summed':
    'लगता है, अंतर को दुगुना किया गया: दाएँ हिस्से के लिए उसका वर्ग करना है, तब {difference_abs} × {difference_abs} = {product} मिलता है।',
  'anurupyena.padding': padding,
  'anurupyena.carry': carry,
  'anurupyena.lent': lent,
  'anurupyena.wrongWay':
    'लगता है, जोड़ और घटाव उलट गए: अंतर {db_signed} है, इसलिए {a} {db_step} = {cross} है, और फिर {cross} × {factor} = {scaled} मिलता है।',
  'anurupyena.notCrossed':
    'लगता है, संख्या के साथ उसी का अंतर लिया गया: तिरछा चलें, तब {a} {db_step} = {cross} मिलता है, और फिर {cross} × {factor} = {scaled} मिलता है।',
  'anurupyena.summed':
    'लगता है, अंतर जोड़े गए: दाएँ हिस्से के लिए उन्हें गुणा करना है, तब {da_abs} × {db_abs} = {product_abs} मिलता है।',
  'anurupyena.half':
    'लगता है, आधा छूट गया: {cross} के आधे में आधा बचता है, जो दाईं ओर {workingBase} के बराबर है।',
  'anurupyena.factor':
    'लगता है, बाएँ हिस्से को {factor} से गुणा नहीं किया गया: उपाधार {workingBase} = {factor} × {base} है, इसलिए बायाँ हिस्सा {cross} × {factor} = {scaled} है।',
  'anurupyena.factorEarly':
    'लगता है, तिरछा चलने से पहले ही {factor} से गुणा किया गया: पहले {a} {db_step} = {cross}, और उसके बाद {cross} × {factor} = {scaled} मिलता है।',
  'anurupyena.factorTwice':
    'लगता है, दाएँ हिस्से या हासिल को भी {factor} से गुणा किया गया: गुणा सिर्फ़ बाएँ हिस्से का होता है, यानी {cross} × {factor} = {scaled}, और हासिल या उधार उसके बाद लिया जाता है।',
  'anurupyena.tooWide':
    'लगता है, दाएँ हिस्से में एक शून्य ज़्यादा है: उसमें उतने ही अंक होते हैं, जितने {base} में शून्य, यानी {right} लिखना है।',
  'ekadhikena.square5': 'लगता है, 5 × 5 छूट गया: दायाँ हिस्सा हमेशा 25 होता है।',
  'ekadhikena.summed':
    'लगता है, 5 और 5 जोड़े गए: दाएँ हिस्से के लिए उन्हें गुणा करना है, तब 5 × 5 = 25 मिलता है।',
  'ekadhikena.next': next,
  'ekadhikena.oneMore': oneMore,
  'antyayor.padding': 'लगता है, दाएँ हिस्से में अंक कम हैं: उसमें {places} अंक होते हैं, यानी {right} लिखना है।',
  'antyayor.summed':
    'लगता है, अंतिम अंक जोड़े गए: दाएँ हिस्से के लिए उन्हें गुणा करना है, तब {tailA} × {tailB} = {right} मिलता है।',
  'antyayor.habit':
    'लगता है, आदत से 25 लिखा गया: दायाँ हिस्सा इन्हीं अंतिम अंकों का गुणनफल है, {tailA} × {tailB} = {right} है।',
  'antyayor.next': next,
  'antyayor.oneMore': oneMore,
  'ekanyunena.padding':
    'लगता है, दाएँ हिस्से में अंक कम हैं: उसमें उतने ही अंक होते हैं, जितने {nines} में, यानी {right} लिखना है।',
  'ekanyunena.oneMore': 'लगता है, {number} में से 1 नहीं घटाया गया: बायाँ हिस्सा {number} − 1 = {left} है।',
  'ekanyunena.next': 'लगता है, एक जोड़ा गया: बायाँ हिस्सा एक कम होता है, {number} − 1 = {left} है।',
  'ekanyunena.nines':
    'लगता है, दायाँ हिस्सा दूसरे नियम से निकाला गया: बाएँ हिस्से का हर अंक नौ में से घटाना है, तब {nines} − {left} = {right} मिलता है।',
  'ekanyunena.exchanged':
    'लगता है, दोनों हिस्सों की अदला-बदली हो गई: {left} बाईं ओर आता है और {right} दाईं ओर।',
  'eleven.carryPlace': 'लगता है, हासिल दाईं ओर जोड़ा गया: {parts} में हर स्थान का हासिल बाईं ओर जुड़ता है।',
  'eleven.carryMore': 'लगता है, ऐसा हासिल जोड़ा गया जो है नहीं: {parts} में हर स्थान पर एक ही अंक है।',
  'eleven.takenAway': 'लगता है, अंक एक-दूसरे में से घटाए गए: पास-पास के अंक जोड़ने हैं, यानी {sums} होगा।',
  'eleven.multiplied': 'लगता है, अंक गुणा किए गए: पास-पास के अंक जोड़ने हैं, यानी {sums} होगा।',
  'eleven.carry':
    'लगता है, हासिल नहीं जोड़ा गया: {parts} में हर स्थान पर एक ही अंक रहता है और हासिल बाईं ओर जुड़ता है।',
  'urdhva.carryPlace':
    'लगता है, इकाई का हासिल सबसे बाएँ स्तंभ में जोड़ा गया: वह बीच के स्तंभ में जुड़ता है, {terms} = {total} है।',
  'urdhva.takenAway':
    'लगता है, तिरछे गुणनफल एक-दूसरे में से घटाए गए: उन्हें, और हासिल हो तो उसे भी जोड़ने पर {terms} = {total} मिलता है।',
  'urdhva.ownDigits':
    'लगता है, दूसरे अंक गुणा किए गए: बीच के स्तंभ में तिरछे गुणनफल, और हासिल हो तो उसे भी जोड़ने पर {terms} = {total} मिलता है।',
  'urdhva.countedTwice':
    'लगता है, एक तिरछा गुणनफल दो बार गिना गया: दोनों को, और हासिल हो तो उसे भी जोड़ने पर {terms} = {total} मिलता है।',
  'urdhva.unshifted': 'लगता है, एक पंक्ति बाईं ओर नहीं खिसकी: दहाई का अंक दस गुना होता है।',
  'urdhva.countedOnce':
    'लगता है, तिरछा गुणनफल छूट गया: दोनों तिरछे गुणनफल, और हासिल हो तो उसे भी जोड़ने पर {terms} = {total} मिलता है।',
  'urdhva.carry':
    'लगता है, हासिल छूट गया: हासिल जोड़ने पर स्तंभ {parts} होते हैं। सबसे बायाँ स्तंभ पूरा लिखा जाता है, बाकी हर एक का सिर्फ़ अंतिम अंक।',
  swapped: 'लगता है, दो अंकों की अदला-बदली हो गई।',
} as const satisfies Record<SlipKey | 'step', string>;
