import { type law as en } from '../en/law';
import { type Translation } from '../shape';
import { accessibility } from './law/accessibility';
import { privacy } from './law/privacy';
import { terms } from './law/terms';

export const law: Translation<typeof en> = {
  sample: 'यह पेज एक नमूना है। वेबसाइट सबके लिए खुलने से पहले इसे किसी वकील से पढ़वाना है।',
  contents: 'इस पेज पर',
  reviewed: 'इस पेज की पिछली समीक्षा {reviewedOn} को हुई।',
  fieldNames: {
    preferredContactMethod: 'संपर्क का तरीका',
    marketingConsent: 'यह कि नई किताबों व बैचों की सूचना चाहिए या नहीं',
  },
  receivers: {
    chat: 'WhatsApp',
    upi: 'आपके UPI ऐप',
    form: 'भुगतान के स्क्रीनशॉट वाले फ़ॉर्म',
  },
  pages: { privacy, terms, accessibility },
};
