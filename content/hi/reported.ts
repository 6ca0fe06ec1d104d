import { type reported as en } from '../en/reported';
import { type Translation } from '../shape';

export const reported: Translation<typeof en> = {
  text: 'आपने {date} को बताया था कि स्क्रीनशॉट भेज दिया है। आपकी संदर्भ संख्या {reference} है।',
  wait: 'दोबारा पैसे न भेजें। ईबुक कामकाजी दिनों में {replyHours} के भीतर न आए, तो पूछें।',
  chat: 'WhatsApp पर पूछें',
  message:
    'नमस्ते! मैंने {date} को ईबुक “{title}” के भुगतान का स्क्रीनशॉट भेजा था। मेरा नाम {name} है, संदर्भ संख्या {reference} है। ईबुक अभी तक नहीं आई है।',
};
