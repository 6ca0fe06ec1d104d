import { type factWords as en } from '../en/fact-words';
import { type Translation } from '../shape';

export const factWords: Translation<typeof en> = {
  counts: {
    years: { one: '{n} साल', other: '{n} साल', more: '{n} साल से ज़्यादा' },
    yearsLong: { one: '{n} साल', other: '{n} साल', more: '{n} साल से ज़्यादा समय' },
    yearsAlone: { one: '{n} साल', other: '{n} साल', more: '{n} साल' },
    countries: { one: '{n} देश', other: '{n} देशों', more: '{n} से ज़्यादा देशों' },
    students: { one: '{n} विद्यार्थी', other: '{n} विद्यार्थियों', more: '{n} से ज़्यादा विद्यार्थियों' },
  },
  digits: {
    hours: { one: '{n} घंटे', other: '{n} घंटे' },
    demoMinutes: { one: '{n} मिनट', other: '{n} मिनट' },
    replyTime: { one: '{n} घंटा', other: '{n} घंटे' },
    courseHours: { one: '{n} घंटे', other: '{n} घंटे' },
    courseTime: { one: '{n} घंटा', other: '{n} घंटे' },
    weeks: { one: '{n} हफ़्ता', other: '{n} हफ़्ते' },
    weeksLong: { one: '{n} हफ़्ते', other: '{n} हफ़्ते' },
    classesPerWeek: { one: '{n} क्लास', other: '{n} क्लासें' },
    minutes: { one: '{n} मिनट', other: '{n} मिनट' },
    days: { one: '{n} दिन', other: '{n} दिन' },
    months: { one: '{n} महीना', other: '{n} महीने' },
  },
  classes: { one: 'कक्षा {first}', two: 'कक्षा {first} और {last}', other: 'कक्षा {first} से {last}' },
  classesUpTo: {
    one: 'कक्षा {first}',
    two: 'कक्षा {first} और {last}',
    other: 'कक्षा {first} से {last} तक',
  },
  schoolExams: {
    one: 'कक्षा {first} में स्कूल की परीक्षाएँ',
    two: 'कक्षा {first} और {last} में स्कूल की परीक्षाएँ',
    other: 'कक्षा {first} से स्कूल की परीक्षाएँ',
  },
  anyone: 'हर उम्र के लोगों',
  pupils: {
    by: 'audience',
    both: 'विद्यार्थियों और परीक्षार्थियों',
    classes: 'विद्यार्थियों',
    exams: 'परीक्षार्थियों',
    anyone: 'विद्यार्थियों',
  },
  goal: { by: 'exams', none: 'आपको क्या सीखना है', some: 'तैयारी किस चीज़ की है' },
  myGoal: { by: 'exams', none: 'मुझे यह सीखना है', some: 'मुझे इसकी तैयारी करनी है' },
  readyMessages: { demo: 'डेमो क्लास', course: 'कोर्स', books: 'किताबों', exam: 'परीक्षा' },
  onCall: {
    by: 'where',
    online: 'वीडियो कॉल पर',
    offline: 'आमने-सामने',
    both: 'आमने-सामने या वीडियो कॉल पर',
  },
  atCity: { by: 'where', online: '{city} से', offline: '{city} में', both: '{city} में' },
  centre: '{name} ({address})',
  schoolBoards: 'स्कूल बोर्ड',
  and: 'व',
  ebookArrives: {
    chat: 'ईबुक कामकाजी दिनों में {replyHours} के भीतर WhatsApp पर आती है।',
    download: 'कामकाजी दिनों में {replyHours} के भीतर ईबुक “किताबें” पेज से डाउनलोड की जा सकती है।',
    either:
      'ईबुक कामकाजी दिनों में {replyHours} के भीतर मिलती है: “किताबें” पेज से डाउनलोड होती है, या WhatsApp पर आती है।',
  },
};
