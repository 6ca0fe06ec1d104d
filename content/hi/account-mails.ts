import { type accountMails as en } from '../en/account-mails';
import { type Translation } from '../shape';

export const accountMails: Translation<typeof en> = {
  idle: {
    subject: '{site} पर आपका खाता {day} को मिटा दिया जाएगा',
    text: `नमस्ते,

{site} पर आपका खाता है, जिसमें आपने लगभग तीन साल से लॉग इन नहीं किया है। इसलिए वेबसाइट {day} को यह खाता मिटा देगी। इसके साथ खरीदी हुई किताबें डाउनलोड करने का अधिकार भी खत्म हो जाएगा।

खाता रखना हो, तो उस दिन से पहले एक बार लॉग इन करें:
{address}

खाता अब नहीं चाहिए, तो कुछ न करें। इस बारे में और कोई मेल नहीं आएगी। कुछ पूछना हो, तो इसी मेल का जवाब दें।`,
  },
};
