import { expect, it } from 'vitest';
import { hindiTexts } from '@/tests/support/hindi-texts';
import { type Rule, rules } from './style-rules';

const withoutRight = (text: string, right: Rule['right'] = []) =>
  right.reduce((rest, [part]) => rest.replace(new RegExp(part, 'gu'), ''), text);

it('Hindi style: follows each rule', () => {
  for (const { rule, wrong, right } of rules) {
    const offending = hindiTexts.filter(([, text]) => wrong.test(withoutRight(text, right)));
    expect.soft(offending.join('\n'), rule).toBe('');
  }
});

const isWrong = (text: string) =>
  rules.some(({ wrong, right }) => wrong.test(withoutRight(text, right)));

it('Hindi style: finds what is wrong', () => {
  for (const text of [
    'एक छोटा गुणा कीजिए',
    'कृपया लिखिये',
    'तुम पूछो',
    'उसके पीछे 25 लिखें',
    'हर भाग को गुणा करें',
    'यह साइट',
    'जानकारी काम में लें',
    'बिना घड़ी के सवाल',
    'शीट छापने के लिए',
    'QR सहेजें',
    '12 अंकों का UTR',
    'वे आ गये',
    'जरूर पूछें',
    'फोन',
    'हिंदी',
    'सुबह 9:00 बजे',
    'किताबों के पेज पर',
    'मैं सीखना चाहती हूँ',
    'मैं बताऊँगा',
    'क्या आप आज जुड़ सकते हैं',
    'पूछ सकते/सकती हैं, आप कर सकते हैं',
    'आपका लिखा हुआ सब नीचे है',
    'हर भुगतान की जाँच हाथ से होती है',
    'जानकारी, जो वेबसाइट अब तक रखती है',
    'जितने अंक हैं, 9 उनसे ज़्यादा हों',
    '~45 सेकंड',
    'सभी क्लास लाइव हैं',
    'क्लास वीडियो कॉल पर होती हैं',
    'UTR नंबर (ज़रूरी नहीं)',
    'ऐप का मेनू',
    'बैंक अकसर हटा देते हैं',
    'पासवर्ड भूल गए?',
  ]) {
    expect.soft(isWrong(text), text).toBe(true);
  }
});

it('Hindi style: leaves alone what is right', () => {
  for (const text of [
    'भाग',
    'गुणा, भाग और वर्ग',
    '0 से भाग नहीं दे सकते',
    'आगे बढ़ें',
    'इसलिए यह चाहिए',
    'आइए, देखें',
    'वेबसाइट अपने आप क्या दर्ज करती है',
    '12 अंकों का UTR नंबर',
    'सुबह 9 बजे',
    'ऑर्डर रद्द किया जा सकता है',
    'क्लास लाइव होती है',
    'सभी क्लासें लाइव हैं',
    'नोट्स हाथ से उतारते थे',
  ]) {
    expect.soft(isWrong(text), text).toBe(false);
  }
});

/** Quotes that are no label of ours. */
const otherQuotes = /“(?:\{\w+\}|[A-Za-z ,?]+|अभी (?:कोई )?नहीं)”/g;

it('Hindi style: quotes the very words of a label', () => {
  const labels = new Set(hindiTexts.map(([, text]) => text));
  const quoted = hindiTexts.flatMap(([path, text]) =>
    [...text.replace(otherQuotes, '').matchAll(/“([^”]*)”/g)].map(([, label]) => [path, label!]),
  );
  expect(quoted.length).toBeGreaterThan(20);
  expect(quoted.filter(([, label]) => !labels.has(label!))).toEqual([]);
});
