import { type products as en } from '../../en/vedic/products';
import { type Translation } from '../../shape';
import { baseSteps } from './base-steps';
import { patternSteps } from './pattern-steps';

export const products: Translation<typeof en> = {
  methods: {
    nikhilam: 'निखिलम्',
    urdhva: 'ऊर्ध्वतिर्यग्भ्याम्',
    ekadhikena: 'एकाधिकेन पूर्वेण',
    antyayor: 'अन्त्ययोर्दशकेऽपि',
    eleven: '11 से गुणा',
    ekanyunena: 'एकन्यूनेन पूर्वेण',
    yavadunam: 'यावदूनम्',
    anurupyena: 'आनुरूप्येण',
  },
  reasons: {
    nikhilam: 'दोनों संख्याएँ {base} के पास हैं, इसलिए उनके छोटे अंतरों से काम बन जाता है।',
    urdhva:
      'यहाँ की विधियों में इन संख्याओं के लिए इससे अच्छी कोई नहीं है। खड़ा और तिरछा गुणा किन्हीं भी दो संख्याओं के लिए काम करता है।',
    'urdhva.oneDigit': 'एक संख्या में एक ही अंक है, इसलिए दूसरी के हर अंक के लिए एक छोटा गुणा करना है।',
    'urdhva.table': 'दोनों संख्याएँ एक-एक अंक की हैं। यह गुणा पहाड़े में है।',
    'urdhva.zero': 'एक संख्या 0 है, और किसी भी संख्या को 0 से गुणा करने पर 0 मिलता है।',
    powerOfTen:
      'एक संख्या दस की घात है, इसलिए उसके शून्य दूसरी संख्या के दाईं ओर लग जाते हैं। इस विधि से भी वही उत्तर आता है।',
    ekadhikena: '{a} के अंत में 5 है, और ऐसी संख्या के वर्ग के लिए एक छोटा गुणा काफ़ी है।',
    antyayor: 'दोनों संख्याओं के शुरू में {head} है, और उनके अंत के {tailA} और {tailB} का योग {sum} है।',
    eleven: '11 से गुणा करने के लिए हर अंक में उसका पड़ोसी अंक जोड़ें।',
    ekanyunena: '{nines} यानी {base} से एक कम, इसलिए घटाना ही काफ़ी है।',
    yavadunam: '{a} आधार {base} के पास है, इसलिए छोटे अंतर का वर्ग काफ़ी है।',
    anurupyena: 'दोनों संख्याएँ {workingBase} यानी {factor} × {base} के पास हैं।',
  },
  steps: { ...baseSteps, ...patternSteps },
};
