import { type Method } from '@sutra/vedic/types';

/**
 * The sutras in Sanskrit, from Bharati Krishna Tirtha, Vedic Mathematics (1965). What they mean is
 * in the words of each language, under the same name.
 */
export const sutras = {
  ekadhikena: { devanagari: 'एकाधिकेन पूर्वेण', iast: 'ekādhikena pūrveṇa' },
  nikhilam: {
    devanagari: 'निखिलं नवतश्चरमं दशतः',
    iast: 'nikhilaṃ navataś caramaṃ daśataḥ',
  },
  urdhva: { devanagari: 'ऊर्ध्वतिर्यग्भ्याम्', iast: 'ūrdhva-tiryagbhyām' },
  ekanyunena: { devanagari: 'एकन्यूनेन पूर्वेण', iast: 'ekanyūnena pūrveṇa' },
  anurupyena: { devanagari: 'आनुरूप्येण', iast: 'ānurūpyeṇa' },
  yavadunam: {
    devanagari: 'यावदूनं तावदूनीकृत्य वर्गञ्च योजयेत्',
    iast: 'yāvadūnaṃ tāvadūnīkṛtya vargañca yojayet',
  },
  antyayor: { devanagari: 'अन्त्ययोर्दशकेऽपि', iast: 'antyayor daśake’pi' },
  vilokanam: { devanagari: 'विलोकनम्', iast: 'vilokanam' },
  gunitasamuccayah: { devanagari: 'गुणितसमुच्चयः', iast: 'guṇitasamuccayaḥ' },
} as const;

/** Times eleven is vertically and crosswise with 1 and 1. */
export const sutraOf = (method: Method) => (method === 'eleven' ? 'urdhva' : method);
