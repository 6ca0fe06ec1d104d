import { type seo as en } from '../en/seo';
import { type Translation } from '../shape';

export const seo: Translation<typeof en> = {
  titleTemplate: '%s | {siteName}',
  description:
    '{city} से वैदिक गणित की लाइव ऑनलाइन क्लास, हिन्दी और अंग्रेज़ी में: कक्षा {firstClass} से {lastClass} के विद्यार्थियों और प्रतियोगी परीक्षाओं की तैयारी करने वालों के लिए।',
  knowsAbout: ['वैदिक गणित', 'मानसिक गणित', 'प्रवेश परीक्षाओं की तैयारी'],
  entranceExams: 'प्रवेश परीक्षा',
};
