const leftPart = 'यह बायाँ हिस्सा है।';
const rightPart = 'यह दायाँ हिस्सा है।';
const bars = 'खड़ी रेखाएँ स्थानों को अलग रखती हैं।';
const down = { title: 'खड़ा गुणा', working: '{terms} = {total}' } as const;
const over = { title: 'तिरछा गुणा', working: '{terms} = {total}' } as const;
const writeOne = '{written} लिखें।';
const writeAndCarry = '{written} लिखें, हासिल {carryOut} है।';
const writeAll = 'अंतिम स्तंभ में पूरी संख्या {written} लिखें।';
const carriedIn = 'अंत में जो + {carryIn} है, वह दाईं ओर के स्तंभ का हासिल है।';

export const patternSteps = {
  'ekadhikena.split': {
    title: '5 को अलग करें',
    working: '{head} | 5',
    note: 'खड़ी रेखा 5 को अलग रखती है। रेखा से पहले {head} है।',
  },
  'ekadhikena.next': {
    title: 'पहले वाले से एक अधिक\u00a0लें',
    working: '{head} + 1 = {next}',
    note: 'सूत्र ठीक यही कहता है।',
  },
  heads: {
    title: 'दोनों को गुणा करें',
    working: '{head} × {next} = {left}',
    note: leftPart,
  },
  'ekadhikena.combine': {
    title: 'दोनों हिस्से मिलाएँ',
    working: '{left} | 25 → {answer}',
    note: 'दायाँ हिस्सा हमेशा 5 × 5 = 25 होता है।',
  },

  'antyayor.split': {
    title: 'शुरुआत एक जैसी, अंत का योग\u00a0{sum}',
    working: '{head} | {tailA} और {head} | {tailB}',
    note: 'खड़ी रेखा अंत के हिस्से को अलग रखती है। {tailA} और {tailB} का योग {sum} है।',
  },
  'antyayor.next': {
    title: 'शुरू की संख्या से एक अधिक\u00a0लें',
    working: '{head} + 1 = {next}',
    note: 'जैसे उन संख्याओं के वर्ग में, जिनका इकाई अंक 5 हो।',
  },
  'antyayor.tails': {
    title: 'अंत के हिस्सों को गुणा करें',
    working: '{tailA} × {tailB} = {right}',
    note: '{places} अंक लिखें, यानी अंत के हिस्से में जितने अंक हैं, उनके दोगुने।',
  },

  'ekanyunena.lessen.short': {
    title: 'संख्या से एक कम लें',
    working: '{number} − 1 = {left}',
    note: leftPart,
  },
  'ekanyunena.lessen.long': {
    title: 'बाईं ओर की संख्या से एक अधिक घटाएँ',
    working: '{number} − {less} = {left}',
    note: 'अंतिम अंकों {tail} के बाईं ओर {before} है, और {before} से एक अधिक {less} है।',
  },
  'ekanyunena.complement.short': {
    title: 'सभी नौ से',
    working: '{nines} − {left} = {right}',
    note: `{padded} के हर अंक को 9 में से घटाएँ। ${rightPart}`,
  },
  'ekanyunena.complement.long': {
    title: 'सभी नौ से और अंतिम दस से',
    working: '{base} − {tail} = {right}',
    note: rightPart,
  },

  'eleven.ends': {
    title: 'किनारों के अंक वही रखें',
    working: '{first} | {last}',
    note: '{number} का पहला और अंतिम अंक किनारों पर रहते हैं। खड़ी रेखा की जगह बीच के अंक आएँगे।',
  },
  'eleven.neighbours': {
    title: 'पड़ोसी अंकों को जोड़ें',
    working: '{sums}',
    note: 'जो मिले, उसे किनारों के बीच में लिखें।',
  },
  'eleven.combine.fits': {
    title: 'सब मिलाएँ',
    working: '{parts} → {answer}',
    note: `इन्हें साथ-साथ लिखें। ${bars}`,
  },
  'eleven.combine.carry': {
    title: 'सब मिलाएँ',
    working: '{parts} → {answer}',
    note: `${bars} हर स्थान पर एक ही अंक रहता है। दहाई का अंक हासिल बनकर बाईं ओर जुड़ता है।`,
  },

  'zeros.aside': {
    title: 'शून्य अलग रखें',
    working: '{shortA} × {shortB}',
    note: 'दोनों के अंत में कुल शून्य: {places}',
  },
  'zeros.back': {
    title: 'शून्य वापस लिखें',
    working: '{short} | {zeros} → {answer}',
    note: 'शून्य उत्तर के दाईं ओर लगते हैं। खड़ी रेखा उन्हें अलग रखती है।',
  },

  'urdhva.vertical.fits': { ...down, note: writeOne },
  'urdhva.vertical.carry': { ...down, note: writeAndCarry },
  'urdhva.vertical.last': { ...down, note: writeAll },
  'urdhva.crosswise.fits': { ...over, note: writeOne },
  'urdhva.crosswise.carry': { ...over, note: writeAndCarry },
  'urdhva.crosswise.last': { ...over, note: writeAll },
  'urdhva.vertical.last.carried': { ...down, note: `${carriedIn} ${writeAll}` },
  'urdhva.crosswise.fits.carried': { ...over, note: `${carriedIn} ${writeOne}` },
  'urdhva.crosswise.carry.carried': { ...over, note: `${carriedIn} ${writeAndCarry}` },
  'urdhva.crosswise.last.carried': { ...over, note: `${carriedIn} ${writeAll}` },
  'urdhva.zero': {
    title: 'शून्य से गुणा करें',
    working: '{a} × {b} = 0',
    note: 'किसी भी संख्या को 0 से गुणा करने पर 0 मिलता है।',
  },
} as const;
