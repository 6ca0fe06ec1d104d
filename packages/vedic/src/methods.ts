/** The methods of multiplication; `multiply.ts` has the order in which it tries them. */
export const methods = [
  'nikhilam',
  'urdhva',
  'ekadhikena',
  'antyayor',
  'eleven',
  'ekanyunena',
  'yavadunam',
  'anurupyena',
] as const;

export type Method = (typeof methods)[number];
