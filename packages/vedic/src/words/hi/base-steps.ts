const nikhilamBase = { title: 'आधार {base} चुनें', working: '{base}' } as const;
const differences = { title: 'अंतर निकालें', working: '{da_signed} और {db_signed}' } as const;
const cross = {
  working: '{a} {db_step} = {cross}',
  note: '{b} {da_step} से भी {cross} ही मिलता है। कोई भी तिरछी रेखा चुनें।',
} as const;
const product = {
  title: 'अंतरों को गुणा करें',
  working: '{da_abs} × {db_abs} = {written}',
} as const;
const combine = {
  title: 'दोनों हिस्से मिलाएँ',
  working: '{unsettled} | {product} → {left} | {right} → {answer}',
} as const;
const bar = 'खड़ी रेखा दोनों हिस्सों को अलग रखती है।';
const leftPart = 'यह बायाँ हिस्सा है।';
const asManyPlaces = '{base} में जितने शून्य हैं, उतने यानी {places} अंक लिखें।';
const moreIsCarried = `${asManyPlaces} बाकी हासिल है।` as const;

export const baseSteps = {
  'nikhilam.base.below': { ...nikhilamBase, note: 'दोनों संख्याएँ इससे छोटी हैं।' },
  'nikhilam.base.above': { ...nikhilamBase, note: 'दोनों संख्याएँ इससे बड़ी हैं।' },
  'nikhilam.base.mixed': {
    ...nikhilamBase,
    note: 'एक संख्या इससे छोटी है, दूसरी बड़ी।',
  },
  'nikhilam.base.on': {
    ...nikhilamBase,
    note: 'सवाल में {base} खुद है, इसलिए काम और आसान है।',
  },
  'nikhilam.differences.below': {
    ...differences,
    note: '{a} यानी {base} से {da_abs} कम। {b} यानी {base} से {db_abs} कम।',
  },
  'nikhilam.differences.above': {
    ...differences,
    note: '{a} यानी {base} से {da_abs} ज़्यादा। {b} यानी {base} से {db_abs} ज़्यादा।',
  },
  'nikhilam.differences.mixed': {
    ...differences,
    note: 'जो संख्या {base} से कम है, उसके अंतर में −, और जो ज़्यादा है, उसके अंतर में + लगाएँ।',
  },
  'nikhilam.differences.on': {
    ...differences,
    note: '{base} का {base} से अंतर 0 है।',
  },
  'cross.subtract': { ...cross, title: 'तिरछा घटाएँ' },
  'cross.add': { ...cross, title: 'तिरछा जोड़ें' },
  'cross.mixed': { ...cross, title: 'तिरछा जोड़ें या घटाएँ' },
  'product.fits': { ...product, note: asManyPlaces },
  'product.carry': { ...product, note: moreIsCarried },
  'product.borrow': {
    ...product,
    note: 'एक अंतर ऋणात्मक है और दूसरा धनात्मक, इसलिए यह गुणनफल घटाना है।',
  },
  'combine.fits': {
    ...combine,
    working: '{left} | {right} → {answer}',
    note: `इन्हें साथ-साथ लिखें। ${bar}`,
  },
  'combine.carry': {
    ...combine,
    note: `${bar} हासिल {carry} को बाएँ हिस्से में जोड़ें। बायाँ हिस्सा {left} हो जाता है।`,
  },
  'combine.borrow': {
    ...combine,
    note: `${bar} बाएँ हिस्से से {carry_abs} उधार लें। दाईं ओर इसका मान {lent} है, और {lent} − {product_abs} = {right} बचता है।`,
  },
  parts: {
    title: 'हिस्सों में गुणा करें',
    working: '{rows}',
    note: '{lower} = {factors} है। इन गुणनफलों का योग अगले चरण में है।',
  },

  'yavadunam.base': { ...nikhilamBase, note: '{a} का अंतर इसी से निकालें।' },
  'yavadunam.difference.below': {
    title: 'कमी निकालें',
    working: '{base} − {a} = {difference_abs}',
    note: '{a} यानी {base} से {difference_abs} कम।',
  },
  'yavadunam.difference.above': {
    title: 'कितना ज़्यादा है, निकालें',
    working: '{a} − {base} = {difference}',
    note: '{a} यानी {base} से {difference} ज़्यादा।',
  },
  'yavadunam.difference.on': {
    title: 'अंतर निकालें',
    working: '{a} − {base} = {difference}',
    note: '{a} खुद आधार है।',
  },
  'yavadunam.move.below': {
    title: 'उतना ही और घटाएँ',
    working: '{a} − {difference_abs} = {moved}',
    note: leftPart,
  },
  'yavadunam.move.above': {
    title: 'उतना ही और बढ़ाएँ',
    working: '{a} + {difference} = {moved}',
    note: `सूत्र में कमी की बात है। संख्या ज़्यादा हो, तो अंतर जोड़ते हैं। ${leftPart}`,
  },
  'yavadunam.move.on': {
    title: 'संख्या वही रहने दें',
    working: '{moved}',
    note: leftPart,
  },
  'yavadunam.square.fits': {
    title: 'अंतर का वर्ग निकालें',
    working: '{difference_abs} × {difference_abs} = {written}',
    note: asManyPlaces,
  },
  'yavadunam.square.carry': {
    title: 'अंतर का वर्ग निकालें',
    working: '{difference_abs} × {difference_abs} = {written}',
    note: moreIsCarried,
  },

  'anurupyena.base': {
    title: '{workingBase} को उपाधार मानें',
    working: '{workingBase} = {factor} × {base}',
    note: 'दोनों संख्याओं के अंतर इसी से निकालें।',
  },
  'anurupyena.differences': {
    ...differences,
    note: 'देखें कि {a} और {b} यहाँ {workingBase} से कितनी दूर हैं: कम हों तो −, ज़्यादा हों तो + लगाएँ।',
  },
  'anurupyena.scale': {
    title: '{factor} से गुणा करें',
    working: '{cross} × {factor} = {scaled}',
    note: 'अनुपात के अनुसार, क्योंकि {workingBase} = {factor} × {base} है। सिर्फ़ बाएँ हिस्से को गुणा करना है।',
  },
} as const;
