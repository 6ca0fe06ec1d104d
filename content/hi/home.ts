import { type home as en } from '../en/home';
import { type Translation } from '../shape';
import { comparison } from './comparison';

export const home: Translation<typeof en> = {
  hero: {
    title: '{traditionalSeconds} सेकंड का सवाल, सिर्फ़ {vedicSeconds} सेकंड में।',
    lead: {
      by: 'where',
      online: '{learners} के लिए वैदिक गणित की लाइव ऑनलाइन क्लास, {languages} में। पहली क्लास मुफ़्त।',
      offline: '{learners} के लिए वैदिक गणित की क्लास, {city} में, {languages} में। पहली क्लास मुफ़्त।',
      both: '{learners} के लिए वैदिक गणित की क्लास, {city} में और लाइव ऑनलाइन, {languages} में। पहली क्लास मुफ़्त।',
    },
    bookDemo: 'मुफ़्त डेमो क्लास बुक करें',
    demoNote: '{onCall} {demoMinutes}',
    books: 'किताबें देखें',
    practise: 'अभ्यास करें',
  },
  teacher: {
    about: '{शिक्षक|शिक्षिका} का परिचय',
    voice: '{place} पर {शिक्षक|शिक्षिका} को सुनें',
    channel: '{place} पर पढ़ाई के वीडियो',
    audio: '{शिक्षक|शिक्षिका} को सुनें: {seconds} सेकंड',
    video: '{शिक्षक|शिक्षिका} को देखें और सुनें: {seconds} सेकंड',
    transcript: 'सुनने की जगह पढ़ें',
  },
  freeClass: {
    title: 'मुफ़्त क्लास कैसे होती है',
    steps: [
      'WhatsApp पर लिखें कि किसे सीखना है और कौन-सा समय ठीक रहेगा।',
      {
        by: 'where',
        online: 'वीडियो कॉल पर {demoMinutes}: कुछ सवाल साथ मिलकर हल होते हैं।',
        offline: 'आमने-सामने {demoMinutes}: कुछ सवाल साथ मिलकर हल होते हैं।',
        both: 'आमने-सामने या वीडियो कॉल पर {demoMinutes}: कुछ सवाल साथ मिलकर हल होते हैं।',
      },
      'फिर फ़ैसला आपका। उससे पहले कोई पैसा नहीं लगता।',
    ],
  },
  picture: {
    label:
      '{a} गुणा {b} बराबर {answer} है। {a}, आधार {base} से {da_abs} कम है, और {b} उससे {db_abs} कम है। {a} में से {db_abs} घटाने पर {cross} मिलता है। {da_abs} गुणा {db_abs} बराबर {right} है।',
    sum: '{a} × {b} = {answer}',
    short: ['{base} से {da_abs} कम', '{base} से {db_abs} कम'],
    left: '{a} {db_step}',
    right: '{da_abs} × {db_abs}',
    meaning: '“{meaning}”',
  },
  highlights: {
    title: 'यहाँ क्यों सीखें',
    facts: {
      seconds: {
        unit: { one: 'सेकंड', other: 'सेकंड' },
        title: 'रफ़्तार',
        text: 'कागज़ पर इसी सवाल में {traditionalSeconds} सेकंड लगते हैं।',
      },
      countries: {
        unit: { one: 'देश', other: 'देश' },
        title: 'दुनिया भर में',
        text: 'हर जगह वही {शिक्षक|शिक्षिका}, आपकी सुविधा के समय पर।',
      },
      languages: {
        unit: { one: 'भाषा', other: 'भाषाएँ' },
        title: 'करके सीखना',
        text: 'सवाल बोल-बोलकर हल करें, {anyLanguage} में।',
      },
      students: {
        unit: { one: 'विद्यार्थी', other: 'विद्यार्थी' },
        title: 'नतीजे, जो दिखते हैं',
        text: {
          by: 'audience',
          both: '{boardsAndExams}।',
          classes: '{classes} के विद्यार्थी।',
          exams: '{boardsAndExams}।',
          anyone: 'स्कूल में और घर पर।',
        },
      },
    },
  },
  demo: {
    title: 'खुद करके देखें',
    five: 'आज के पाँच सवाल · दो मिनट',
    tabsLabel: 'डेमो या फ़ायदे',
    liveDemo: 'लाइव डेमो',
    benefits: 'फ़ायदे',
    ...comparison,
    race: {
      time: 'करीब {seconds} सेकंड',
      scale: 'हर निशान {vedicSeconds} सेकंड का है।',
      run: 'चलाएँ',
      stop: 'रोकें',
    },
    effort: '{digits} अंक, {operations} छोटी गणनाएँ',
    steps: {
      show: 'हर चरण समझें',
      hide: 'चरण छिपाएँ',
    },
    learn: 'यह विधि सीखें',
    learnMessage:
      'नमस्ते! मैंने आपकी वेबसाइट पर देखा कि आधार {base} से {a} × {b} कैसे निकालते हैं। मुझे यह विधि सीखनी है।',
    cards: {
      pace: {
        title: '10 गुना तेज़',
        text: 'करीब दस गुना, अभ्यास के बाद: यह {शिक्षक|शिक्षिका} का अनुमान है। गिनती यह है: {a} × {b} में स्कूल की विधि से {longDigits} अंक और {longOperations} छोटी गणनाएँ लगती हैं, इस विधि से {digits} और {operations} ही।',
      },
      check: {
        title: 'आत्मविश्वास बढ़ाएँ',
        text: 'जब तक एक अंक न बचे, अंक जोड़ते जाएँ। सवाल और उत्तर के अंक अलग हों, तो कहीं गलती है। एक हों, तो भी हो सकती है।',
      },
      time: {
        title: 'समय बचाएँ',
        text: '{शिक्षक|शिक्षिका} के अनुमान से {a} × {b} जैसे एक सवाल में करीब {savedSeconds} सेकंड की बचत होती है। पेपर में ऐसे {sumsInPaper} सवाल हों, तो कठिन सवालों के लिए {savedMinutes} मिनट मिलते हैं।',
        unit: 'मिनट',
      },
    },
  },
  course: {
    title: 'कोर्स',
    next: {
      label: 'अगला बैच',
      another: 'एक और बैच',
      start: '{date} से शुरू।',
      places: { one: '{places} सीट बाकी।', other: '{places} सीटें बाकी।' },
      times: '{times} (IST)',
      visitorTimes: 'आपकी घड़ी में {times}',
      visitorChange: '{date} से आपकी घड़ी में {times}',
      calendar: 'अपने कैलेंडर में जोड़ें',
      google: 'Google कैलेंडर',
      event: {
        title: 'वैदिक गणित की क्लास, {site}',
        text: {
          by: 'where',
          online: 'वीडियो कॉल पर लाइव।',
          offline: 'आमने-सामने: {centres}।',
          both: 'आमने-सामने या वीडियो कॉल पर लाइव।',
        },
      },
    },
    topics: {
      label: 'विषय',
      products: 'गुणा',
      division: 'भाग',
      squares: 'वर्ग और वर्गमूल',
      fractions: 'भिन्न और दशमलव',
      algebra: 'बीजगणित',
      checks: 'अंकों के योग से जाँच',
    },
    length: { label: 'अवधि', value: '{weeks}, हर हफ़्ते {classesPerWeek}' },
    minutes: {
      label: 'एक क्लास',
      value: {
        by: 'where',
        online: '{minutes}, वीडियो कॉल पर लाइव',
        offline: '{minutes}, आमने-सामने',
        both: '{minutes}, आमने-सामने या वीडियो कॉल पर लाइव',
      },
    },
    groupSize: {
      label: 'ग्रुप',
      value: { one: 'एक बार में एक विद्यार्थी', other: 'ज़्यादा से ज़्यादा {groupSize} विद्यार्थी' },
    },
    times: { label: 'समय', value: '{times} (IST)' },
    languages: 'भाषाएँ',
    fee: {
      label: 'फ़ीस',
      course: 'पूरे कोर्स के {amount}',
      month: 'हर महीने {amount}',
      months: '{months} महीने के {amount}',
      what: '{price} ({what})',
      ask: 'फ़ीस पूछें',
      rules: {
        discount: 'छूट',
        missed: 'क्लास छूटने पर',
        pause: 'बीच में रुकना हो',
        refund: 'छोड़ने पर',
        example: 'उदाहरण',
      },
      message: {
        by: 'learner',
        class: 'नमस्ते! वैदिक गणित के कोर्स की फ़ीस कितनी है? मेरी कक्षा: ',
        oneClass: 'नमस्ते! वैदिक गणित के कोर्स की फ़ीस कितनी है?',
        exam: 'नमस्ते! वैदिक गणित के कोर्स की फ़ीस कितनी है? मेरी परीक्षा: ',
        anyone: 'नमस्ते! वैदिक गणित के कोर्स की फ़ीस कितनी है? किसे सीखना है: ',
      },
    },
  },
  testimonials: {
    title: 'विद्यार्थियों की ज़बानी',
    slides: 'विद्यार्थियों की राय',
    carousel: 'कैरोसेल',
    slide: 'स्लाइड',
    position: 'राय {number}, कुल {count}',
    quote: '“{text}”',
    who: '{firstName} {initial}',
    from: '{class}, {location}',
    proof: { since: '{since} से।', consent: '{date} की लिखित सहमति।' },
    rating: '5 में से {rating}',
    controls: {
      previous: 'पिछली राय',
      next: 'अगली राय',
      pause: 'राय की स्लाइड रोकें',
      play: 'राय की स्लाइड चलाएँ',
    },
  },
  closing: {
    sum: '{a} × {b} =',
    title: 'पहली क्लास मुफ़्त\u00a0है। अपना कोई कठिन सवाल साथ लाएँ।',
    start: 'मुफ़्त डेमो शुरू करें',
    ask: 'पहले कुछ पूछें',
  },
};
