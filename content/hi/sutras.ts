import { type sutras as en } from '../en/sutras';
import { type Translation } from '../shape';

export const sutras: Translation<typeof en> = {
  ekadhikena: 'पहले वाले से एक अधिक के द्वारा',
  nikhilam: 'सभी नौ से और अंतिम दस से',
  urdhva: 'खड़ा और तिरछा',
  ekanyunena: 'पहले वाले से एक कम के द्वारा',
  anurupyena: 'अनुपात के अनुसार',
  yavadunam: 'जितनी कमी हो, उतनी ही और घटाएँ, और कमी का वर्ग साथ में लिखें',
  antyayor: 'जब अंतिम अंकों का योग दस हो, तब भी',
  vilokanam: 'केवल देखकर',
  gunitasamuccayah: 'योगों का गुणनफल, गुणनफल के योग के बराबर है',
};
