import { type refusedForm as en } from '../en/refused-form';
import { type Translation } from '../shape';

export const refusedForm: Translation<typeof en> = {
  busy: {
    title: 'एक मिनट बाद फिर से कोशिश करें',
    text: 'इस समय बहुत सारे संदेश भेजे जा रहे हैं, इसलिए आपका संदेश नहीं भेजा गया। वापस जाएँ और एक मिनट बाद उसे फिर से भेजें।',
  },
  outdated: {
    title: 'यह पेज पुराना हो गया है',
    text: 'आपके लिखते समय वेबसाइट अपडेट हुई, इसलिए आपका संदेश नहीं भेजा गया। वापस जाएँ और अपना संदेश कॉपी करें। फिर फ़ॉर्म दोबारा खोलें, संदेश वहाँ पेस्ट करें और भेजें।',
  },
  open: 'फ़ॉर्म खोलें',
};
