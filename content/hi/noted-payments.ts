import { type notedPayments as en } from '../en/noted-payments';
import { type Translation } from '../shape';

export const notedPayments: Translation<typeof en> = {
  rest: {
    subject: 'आपकी ईबुक के {rest} बाकी हैं: {title}',
    text: `नमस्ते,

{title} के लिए आपके {paid} मिले हैं। ईबुक की कीमत {amount} है, इसलिए {rest} बाकी हैं। आपकी संदर्भ संख्या {reference} है।

कृपया अपने UPI ऐप से उसी UPI ID पर {rest} भेजें, नोट में {reference} लिखें, और स्क्रीनशॉट WhatsApp पर भेजें: {chat}
इस कीमत पर ईबुक नहीं चाहिए? WhatsApp पर बताएँ, और {शिक्षक|शिक्षिका} से आपको {paid} वापस मिल जाएँगे।`,
  },
  forms: {
    asked: {
      box: 'खरीदार से बाकी {rest} माँगें',
      button: 'बाकी पैसे माँगें',
      note: 'खरीदार को रकम और संदर्भ संख्या के साथ एक मेल जाती है।',
    },
    returned: {
      box: 'खरीदार को {paid} लौटा दिए हैं',
      button: 'पैसे लौटा दिए',
      note: 'यह भुगतान लौटाया हुआ दर्ज होता है, और फिर किसी ऑर्डर के लिए नहीं गिना जाता। खरीदार को इसकी मेल नहीं जाती।',
    },
  },
};
