import { products, refusals } from '@sutra/vedic/words/hi';
import { type workedSums as en } from '../en/worked-sums';
import { type Translation } from '../shape';
import { comparison } from './comparison';
import { sutras } from './sutras';

export const workedSums: Translation<typeof en> = {
  calculator: {
    sum: '{a} × {b} = {answer}',
    both: 'दोनों विधियों से हल',
    ...comparison,
    drawing: '{a} गुणा {b} बराबर {answer}: {method} की विधि का चित्र। पूरा तरीका चरणों में लिखा है।',
    step: 'चरण {number}, कुल {count}',
    stepBack: 'पिछला चरण',
    stepOn: 'अगला चरण',
    hide: 'एक चरण छिपाएँ और खुद भरें',
    look: 'देख लें',
    filled: 'सही। {working}',
    notYet: 'अभी सही नहीं है। फिर कोशिश करें, या उत्तर देख लें।',
    digits: 'लिखे गए अंक',
    operations: 'छोटी गणनाएँ',
    noShorter:
      'इन संख्याओं के लिए स्कूल की विधि उतनी ही छोटी है, या उससे भी छोटी। दोनों विधियाँ जानना अच्छा है।',
    copy: 'लिंक कॉपी करें',
    copied: {
      title: 'लिंक कॉपी हो गया',
      text: 'इसे खोलने पर यही सवाल हल के साथ दिखता है।',
    },
    notCopied: {
      title: 'लिंक खुद कॉपी करें',
      text: 'आपके ब्राउज़र ने कॉपी करने नहीं दिया। लिंक एड्रेस बार में है।',
    },
    send: 'WhatsApp पर भेजें',
    teacher: '{teacher}',
    picture: 'चित्र बनाकर भेजें',
    saved: 'चित्र सेव हो गया।',
    hold: 'चित्र सेव नहीं हुआ? उसे दबाकर रखें, या स्क्रीनशॉट लें।',
    message: '{a} × {b} = {answer}, वैदिक विधि से हल: {link}',
  },
  clock: {
    position: 'सवाल {number}, कुल {count}',
    time: '{time}\u00a0सेकंड',
    timer: 'समय',
    ask: '{a} × {b} =',
    check: 'जाँचें',
    tooLarge: 'ज़्यादा से ज़्यादा बारह अंकों की संख्या लिखें।',
    right: 'सही।',
    wrong: 'चूक हो गई।',
    given: 'आपने {given} लिखा।',
    next: 'अगला सवाल',
    finish: 'अपना नतीजा देखें',
    result: '{count} में से {right} सही, {time}\u00a0सेकंड में',
    newBest: 'इस स्तर पर यह आपका सबसे अच्छा समय है।',
    oldBest: 'इस स्तर पर आपका सबसे अच्छा समय {time} सेकंड है।',
    allNeeded: 'सबसे अच्छे समय के लिए पाँचों उत्तर सही होने चाहिए।',
    list: 'आपके पाँच उत्तर',
    rowRight: 'सही',
    rowWrong: 'आपने {given} लिखा',
    again: 'फिर से खेलें',
    levels: 'स्तर चुनें',
    send: 'WhatsApp पर भेजें',
    message:
      'मन ही मन पाँच सवाल, स्तर “{level}”: {count} में से {right} सही, {time} सेकंड में। अब आपकी बारी: {link}',
  },
  methodPage: 'यह विधि सही क्यों है',
  sutras,
  ...products,
  refusals,
};
