// The rules of docs/translation.md that a machine can check.

/** A whole word: `\b` knows no Devanagari. */
const word = (source: string) =>
  new RegExp(`(?<![\\p{L}\\p{M}])(?:${source})(?![\\p{L}\\p{M}])`, 'u');

export interface Rule {
  rule: string;
  wrong: RegExp;
  /** Texts or parts of them in which it is right, each with its reason. */
  right?: readonly (readonly [part: RegExp, reason: string])[];
}

export const rules: Rule[] = [
  {
    rule: 'asks with करें, not with कीजिए',
    wrong: word('[\\p{L}\\p{M}]*(?:िए|िये|इए|इये)(?:गा)?'),
    right: [
      [word('(?:इस|किस)?लिए|चाहिए|[कद]िए'), 'asks for nothing'],
      [word('आइए'), 'invites'],
    ],
  },
  { rule: 'says आप', wrong: word('तू|तुम|तुझे|तुम्हें|ते(?:रा|री|रे)|तुम्हार[ाीे]') },
  {
    rule: 'says left and right, not in front and behind',
    wrong: /आगे|पीछे/,
    right: [[/आगे बढ़/, 'goes on in a form']],
  },
  {
    rule: 'says हिस्सा for a part, since भाग is a division',
    wrong: word('भाग'),
    right: [
      [/^भाग$/, 'names the operation'],
      [/(?:गुणा|जोड़|घटाना|वर्ग)(?:,| और| या) भाग/, 'stands beside another operation'],
      [/भाग (?:नहीं )?दे|से भाग(?:$|:| हो)|भाग की जगह|एक-एक अंक का भाग/, 'divides'],
    ],
  },
  { rule: 'says वेबसाइट', wrong: /(?<!वेब)साइट/ },
  { rule: 'says इस्तेमाल करना', wrong: /काम में (?:ल[ेाीि]|आ)/ },
  { rule: 'says समय की पाबंदी के बिना or समय-सीमा के बिना', wrong: /बिना (?:किसी )?घड़ी/ },
  { rule: 'says प्रिंट करना of a visitor', wrong: /छापन|छाप(?:ें|कर|ने)/ },
  { rule: 'says सेव करना', wrong: /सहेज/ },
  { rule: 'says सीट of a place in a batch', wrong: /जगह(?:ें)? बाकी/ },
  { rule: 'says UTR नंबर', wrong: /UTR(?! नंबर)/ },
  { rule: 'says चरण-दर-चरण', wrong: word('कदम') },
  { rule: 'says रकम', wrong: word('राशि') },
  { rule: 'says चाहें तो', wrong: /वैकल्पिक|\(ज़रूरी नहीं\)/ },
  { rule: 'takes no participle for a noun', wrong: /लिखा हुआ/ },
  {
    rule: 'says who does it, not by hand',
    wrong: /हाथ(?:ों)? से/,
    right: [[/हाथ से उतारते/, 'is said of pupils who copied notes']],
  },
  { rule: 'says अब भी of what is still kept', wrong: /अब तक रख/ },
  { rule: 'compares digits with digits, not with 9', wrong: /जितने [^।]* 9 उनसे/ },
  { rule: 'says करीब', wrong: /~/ },
  { rule: 'says क्लासें of several', wrong: /सभी क्लास(?!\p{M})|क्लास(?!\p{M})[^।:]* होती हैं/u },
  { rule: 'says मिटाना of data', wrong: /भुल(?:ा|ाएँ) (?:दें|दिए|दी|देना)/ },
  { rule: 'says सूचना of new books', wrong: word('खबर(?:ें|ों)?') },
  { rule: 'says अंतिम अंक and योग', wrong: /आखिरी (?:अंक|स्तंभ)|इनका जोड़/ },
  { rule: 'describes a round number by its zeros, since all are whole', wrong: /पूरी संख्या के पास/ },
  { rule: 'says लाइन of a text, पंक्ति of figures', wrong: /एक ही पंक्ति में लिखें|पंक्तियों और अक्षर/ },
  {
    rule: 'takes the everyday word',
    wrong: word('पुस्तक(?:ें|ों)?|मेनू|अकसर|ज़ुबानी|शीघ्र|दूरभाष|संबोधित|कृपया.*कृपया'),
  },
  { rule: 'writes हिन्दी, ईमेल, ईबुक', wrong: /हिंदी|ई-मेल|ई-बुक/ },
  {
    rule: 'writes ए, not ये, and nuktas',
    wrong: word(
      '(?:ग|न|हु|ल[ि]|द[ि]|क[ि]|चाहि)य[ेी]|(?:फ[\\p{M}]?न|फॉर्म|प्रोफाइल|मुफ्त|हफ्ता|हफ्ते|सिर्फ|साफ|जरूर[\\p{L}\\p{M}]*|ज्यादा|कागज|रोज|तेज|अंग्रेजी)',
    ),
  },
  {
    rule: 'leaves the gender of the reader open',
    wrong:
      /भूल गए|(?:ता|ती|रहा|रही|गया|गई) हूँ(?![\p{L}\p{M}])|[ूऊ]ँग[ाी](?![\p{L}\p{M}])|(?<![\p{L}\p{M}]|अपने[ \u00a0])आप [^।,:!]*(?:सक|चाह|कर|जा)(?:ते|ती) ह|(?:ता|ते|गए|रहे)\/(?:ती|गई|रही)/u,
    right: [
      [/हल करता हूँ, जैसे 98 × 95/, 'is said by the assistant, a सहायक'],
      [/मैं आखिर में करती थी|सबसे पहले करती हूँ|जाँचती हूँ/, 'is said by a student or a mother'],
    ],
  },
  {
    rule: 'names a page in quotes',
    wrong: /(?:होम|किताबों|निजता|संपर्क|अभ्यास|परिचय|शर्तों) (?:का|के|की|वाले|वाला) पेज/,
  },
  { rule: 'writes full hours as सुबह 9 बजे', wrong: /\d:00 बजे/ },
];
