import { type orderWarnings as en } from '../en/order-warnings';
import { type Translation } from '../shape';

export const orderWarnings: Translation<typeof en> = {
  unverified: 'ध्यान दें: इस ईमेल पते की पुष्टि नहीं हुई है।',
  usedUtr: 'ध्यान दें: {references} में भी यही UTR नंबर लिखा है।',
  spentUtr:
    'ध्यान दें: इस UTR नंबर का भुगतान {day} को {reference} के लिए गिना जा चुका है। वह इस ऑर्डर के लिए नहीं गिना जा सकता।',
  spentByDeleted:
    'ध्यान दें: इस UTR नंबर का भुगतान {day} को एक ऐसे ऑर्डर के लिए गिना जा चुका है, जिसका खाता मिटा दिया गया है। वह इस ऑर्डर के लिए नहीं गिना जा सकता।',
  utrPaidBack:
    'ध्यान दें: इस UTR नंबर का भुगतान {day} को लौटाया जा चुका है। इस ऑर्डर के लिए नया भुगतान चाहिए।',
  paidBack: 'ध्यान दें: इस ऑर्डर के पैसे {day} को लौटाए गए थे। उसके बाद का नया भुगतान देखें।',
  wrongAmount: 'आपके बैंक के स्टेटमेंट में {day} को {amount} की जगह {paid} आए हैं।',
  tooMuch: 'आपके बैंक के स्टेटमेंट में {day} को {paid} दोबारा आए हैं: वे खरीदार को लौटा दें।',
  moreOrders:
    'इसी खरीदार ने {references} की सूचना भी दी है। अगर सबके लिए एक ही भुगतान में {amount} आए हैं, तो ऑर्डर के पेज पर उसके लिए एक बटन है।',
  oldUtr: 'ध्यान दें: अंकों के हिसाब से यह UTR नंबर {day} का है, जब यह खाता बना भी नहीं था।',
};
