import fc from '@/tests/support/fast-check';
import { expect, test } from 'vitest';
import { sumWords } from '@/content/sum-words';
import { readSum, type Sum, type Unread } from '@sutra/vedic/read-sum';

const read = (text: string) => readSum(text, sumWords);

const PRODUCT: Sum = { a: 98, operation: '×', b: 95 };
const QUOTIENT: Sum = { a: 1234, operation: '÷', b: 9 };
const SQUARE: Sum = { a: 35, operation: '²', b: 35 };
const TOTAL: Sum = { a: 45, operation: '+', b: 67 };
const DIFFERENCE: Sum = { a: 98, operation: '−', b: 45 };
const PERCENTAGE: Sum = { a: 15, operation: '%', b: 200 };

test.each<[Sum, ...string[]]>([
  [
    PRODUCT,
    '98 x 95',
    '98x95',
    '98 × 95 = ?',
    'what is 98 * 95?',
    '98 X 95',
    '(98 x 95)',
    '98X95=',
  ],
  [PRODUCT, '९८ × ९५', '９８×９５', '௯௮ x 95', '98\u00a0×\u200995', '98\t×\t95', '98\u00ad x 95'],
  [PRODUCT, '9\ufe0f\u20e38\ufe0f\u20e3 \u2716\ufe0f 9\ufe0f\u20e35\ufe0f\u20e3', '98 х 95'],
  [
    PRODUCT,
    '9\u20e3 8\ufe0f\u20e3 ✖️ 9\u20e3 5\u20e3',
    '98 ❌ 95',
    '98 ✘ 95 🙏',
    '98 · 95',
    '９８ ＊ ９５',
  ],
  [PRODUCT, '98 गुने 95', '98 इंटू 95', '98 टाइम्स 95', '98 मल्टीप्लाई 95', '98 को 95 से मल्टीप्लाई करो'],
  [PRODUCT, '98 multiply 95', '98 cross 95', '98 multiplied 95', '९८गुणा९५', '98 × 95 कितना होता है'],
  [{ a: 10, operation: '×', b: 5 }, '🔟 x 5', '🔟 ✖️ 5️⃣'],
  [PRODUCT, '98 into 95', '98 times 95 please', '98 multiplied by 95', 'multiply 98 by 95'],
  [PRODUCT, '98 multiplied with 95', 'my son is in class 8. what is 98 x 95?', 'is 98 x 95 = 9310'],
  [PRODUCT, '98 guna 95 kitna hota hai', '98 गुणा 95', 'the product of 98 and 95', 'do 98 × 95'],
  [PRODUCT, '98 को 95 से गुणा करें', '98 ko 95 se guna karo', 'sir 98 x 95 ka trick batao'],
  [PRODUCT, '98 और 95 का गुणा', '98 और 95 का गुणनफल क्या है', '98 aur 95 ka guna', '९८ और ९५ का गुणा'],
  [QUOTIENT, '1234 को 9 से भाग दें', '1234 में 9 का भाग दीजिए', '1234 me 9 se bhag do'],
  [
    QUOTIENT,
    '1234 ÷ 9',
    '1234/9',
    '1234 divided by 9',
    '1234 bhag 9',
    'divide 1234 by 9',
    '1234 ➗ 9',
  ],
  [QUOTIENT, '1234 को 9 से विभाजित करो', '1234 by 9', 'solve 1234/9 please', '1 234 / 9'],
  [QUOTIENT, '1234 डिवाइड 9', '1234 divide 9', '1234 divided 9', '1234 को 9 से डिवाइड करो'],
  [SQUARE, '35²', '35^2', '35 ^ 2 = ?', '35 squared', 'square of 35', '35 ka varg', '35 का वर्ग'],
  [SQUARE, '(35)^2', '35 वर्ग', 'वर्ग 35', '35 whole square', '३५ का वर्ग कितना'],
  [
    TOTAL,
    '45 + 67',
    '45+67',
    '45 plus 67',
    'add 45 and 67',
    'sum of 45 and 67',
    '45 और 67 को जोड़ो',
  ],
  [TOTAL, '45 aur 67 jodo', '४५ + ६७ = ?', '45 ➕ 67'],
  [
    DIFFERENCE,
    '98 - 45',
    '98-45',
    '98 – 45',
    '98 − 45',
    'what is 98 minus 45',
    'subtract 45 from 98',
  ],
  [DIFFERENCE, '98 में से 45 घटाओ', '98 me se 45 ghatao', 'difference of 98 and 45'],
  [PERCENTAGE, '15% of 200', '15 percent of 200', '200 का 15%', '200 ka 15 percent kitna hai'],
  [{ a: 20, operation: '÷', b: 5 }, '20/5', '20 / 5'],
  [{ a: 25, operation: '÷', b: 12 }, 'solve 25/12', '25/12 = ?', '25 / 12', '25/12 kitna hota hai'],
  [{ a: 1, operation: '÷', b: 19 }, '1/19', '१/१९', '1/19 in decimal', 'decimal of 1/19'],
  [{ a: 1, operation: '÷', b: 19 }, '1/19 as a decimal', '1/19 ka decimal', '1/19 kaise kare'],
  [
    { a: 1, operation: '÷', b: 19 },
    '1/19 का दशमलव',
    'recurring decimal of 1/19',
    '1/19 decimal me',
  ],
  [{ a: 7, operation: '÷', b: 39 }, '7/39', '7/39 solve karo'],
  [{ a: 3, operation: '÷', b: 4 }, '3/4 in decimals', '3/4 को दशमलव में'],
  [{ a: 24, operation: '×', b: 7 }, '24 x 7'],
  [{ a: 1234, operation: '×', b: 11 }, '1,234 x 11', '1 234 x 11'],
  [{ a: 100_000, operation: '×', b: 3 }, '1,00,000 x 3', '100,000 x 3'],
  [{ a: 1.5, operation: '×', b: 2 }, '1.5 x 2'],
  [{ a: -4, operation: '×', b: 2 }, '-4 x 2'],
])('readSum: finds %j', (sum, ...texts) => {
  for (const text of texts) expect(read(text), text).toEqual(sum);
});

test.each([
  ['hello', 'what is Vedic maths', 'squares are fun', 'which of the 3 books', 'I scored 98', ''],
  ['12/5/2026', '12-05-2026', '15/08', '26/11', '2024-25', '2024/25 batch', '10-12', '24-7'],
  [
    '1/7',
    '11/12',
    '18/20',
    '9/25',
    '23/24',
    '1/2027',
    '1/19/2027',
    'class 1/19',
    '1/19 ko class hai?',
  ],
  ['25/12 ko class hai?', 'is there a class on 15/8?', 'class at 5/6 pm', '5/6 baje class?'],
  ['call +91 90000 00000', 'call 0755-2551234/5', 'mobile 98765 43210 / 98765 43211'],
  ['9876543210/9876543211', 'upi 1234/5678', 'roll no 12/345', 'house 12/4', 'flat no. 3-4'],
  ['9:00 AM to 5:00 PM', '9 to 5', 'are you there 24/7?', 'do you have 24x7 support'],
  [
    'classes 8 to 12',
    'my son is in class 8/9',
    'Classes 9 / 10',
    'कक्षा ९/१०',
    '8/9 कक्षा',
    '6/7 class',
  ],
  ['i got 45/50', '1/2 hour class?', '2000/3 per month', 'price of book 299 / 99', 'after 10+2'],
  ['10x faster', '2 times a week', '3 classes x 4 weeks', '500 square feet', '25 square metres'],
  ['1e5 x 2', '0x1F', '40% off on 299', '1-1 class', '1-2 months', 'class ka fees 2000-2500 hai'],
  [
    'twenty-five students',
    'दो-तीन दिन में',
    'two times a week',
    'one on one classes',
    'एक बार में दो बच्चे',
  ],
  ['classes for two or three children', 'पुलिस की परीक्षा', 'multiply faster', 'one plus', '98 • 95'],
  ['do you teach square roots in class 8', 'tables of 19', '5 out of 10', '98 x', 'x 95'],
])('readSum: finds no sum in %j', (...texts) => {
  for (const text of texts) expect(read(text), text).toBeUndefined();
});

test.each<[Unread, ...string[]]>([
  ['limits', '144 का वर्गमूल', '35 का वर्ग मूल', '144 ka varg mool', '500 square root', 'sqrt(144)'],
  ['limits', '√25 x 4', 'under root 81', 'cube of 5', '8 cube', '2^3 x 4', '35^20', '5³'],
  ['limits', '2 + 3 x 4', '10 + 20 / 5', '100 - 5 x 3', '(2+3) x 4', '98 × 95 + 3', '12 x 13 x 14'],
  ['limits', '50% of 20 x 3', '3/4 of 20', '½ of 20', '20 into 5%', '300000 × 2 lakh'],
  ['limits', 'multiply 98 by 95 and 2', 'product of 3 and 4 and 5', 'what is 12 squared minus 1'],
  ['words', 'ninety eight into ninety six', 'ninety eight times 96', '98 multiplied by ninety six'],
  ['words', 'अट्ठानवे गुणा छियानवे', '98 गुणा छियानवे', 'पचास प्लस पच्चीस कितना होगा', 'बारह ✖️ तेरह'],
  [
    'words',
    'what is twelve plus thirteen?',
    'two plus two',
    'सत्तर माइनस बीस',
    'one hundred divided by 4',
  ],
  ['comma', '12,5 x 3', '1,2 x 3', '10,00 × 2'],
])('readSum: says %s', (unread, ...texts) => {
  for (const text of texts) expect(read(text), text).toBe(unread);
});

test('readSum: takes any text, however long', () => {
  fc.assert(fc.property(fc.string(), (text) => void read(text)));
  // Backtracking would exceed the time limit of a test.
  read('9'.repeat(20_000));
  read('9 x '.repeat(5000));
});
