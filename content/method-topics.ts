/** A method by its name leads to its page; `assistant-topics.ts` says how keywords are written. */
export const methodTopics = [
  {
    id: 'methods',
    keywords: `urdhv*, urdhav*, tiryag*, tiryak*, crosswise, khada aur tirchha, khada aur tircha, khada tircha, ऊर्ध्व*, उर्ध्व*, तिर्यक*, तिर्यग*, खड़ा और तिरछा`,
    links: ['urdhva', 'methods'],
  },
  { id: 'methods', keywords: `ekadhik*, one more than, एकाधिक*`, links: ['ekadhikena', 'methods'] },
  { id: 'methods', keywords: `yavadun*, yavdun*, यावदून*`, links: ['yavadunam', 'methods'] },
  {
    id: 'methods',
    keywords: `anurup*, working base*, आनुरूप्य*, अनुरूप्य*`,
    links: ['anurupyena', 'methods'],
  },
  {
    id: 'methods',
    keywords: `antyayor*, antyor*, अन्त्ययोर*, अंत्ययोर*`,
    links: ['antyayor', 'methods'],
  },
  { id: 'methods', keywords: `ekanyun*, एकन्यून*`, links: ['ekanyunena', 'methods'] },
  {
    id: 'methods',
    keywords: `by 11/times 11/11 se/11 से & multipl*/guna*/trick*/गुणा*/ट्रिक*`,
    links: ['eleven', 'methods'],
  },
  {
    id: 'methods',
    keywords: `why does the method, why it works, why does it work, base method`,
    links: ['methods', 'practice'],
  },
] as const;
