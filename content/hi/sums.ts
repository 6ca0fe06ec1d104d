import { type sums as en } from '../en/sums';
import { type Translation } from '../shape';

export const sums: Translation<typeof en> = {
  calculator: {
    title: 'अब आपकी अपनी संख्याएँ',
    lead: 'हर संख्या छह अंकों तक की हो। यहाँ वही विधि दिखेगी, जिसे {शिक्षक|शिक्षिका} चुनें।',
    first: 'पहली संख्या',
    second: 'दूसरी संख्या',
    plain: 'इन्हीं चरणों से: {a} × {b} = {answer}',
    work: 'हल करें',
  },
  clock: {
    title: 'घड़ी से मुकाबला',
    lead: 'पाँच सवाल, और हर उत्तर के बाद उसका हल। जब तक आप हल पढ़ते हैं, घड़ी रुकी रहती है।',
    levels: {
      warmUp: { title: 'शुरुआत' },
      steady: { title: 'मध्यम' },
      exam: { title: 'परीक्षा जैसा' },
    },
    best: 'सबसे अच्छा समय: {time} सेकंड',
    practice: 'बिना समय-सीमा के अभ्यास करें',
  },
};
