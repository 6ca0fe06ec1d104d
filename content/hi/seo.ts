import { type seo as en } from '../en/seo';
import { type Translation } from '../shape';

export const seo: Translation<typeof en> = {
  titleTemplate: '%s | {siteName}',
  description: {
    by: 'audience',
    both: '{city} से वैदिक गणित की लाइव ऑनलाइन क्लास, {languages} में: {classes} के विद्यार्थियों और प्रतियोगी परीक्षाओं की तैयारी करने वालों के लिए।',
    classes: '{city} से वैदिक गणित की लाइव ऑनलाइन क्लास, {languages} में: {classes} के विद्यार्थियों के लिए।',
    exams:
      '{city} से वैदिक गणित की लाइव ऑनलाइन क्लास, {languages} में: {examsOf} की तैयारी करने वालों के लिए।',
    anyone: '{city} से वैदिक गणित की लाइव ऑनलाइन क्लास, {languages} में।',
  },
  knowsAbout: [
    'वैदिक गणित',
    'मानसिक गणित',
    { by: 'exams', none: '', some: 'प्रवेश परीक्षाओं की तैयारी' },
  ],
};
