/** What each sutra of content/sutras.ts means. */
export const sutras = {
  ekadhikena: 'By one more than the one before',
  nikhilam: 'All from nine and the last from ten',
  urdhva: 'Vertically and crosswise',
  ekanyunena: 'By one less than the one before',
  anurupyena: 'Proportionately',
  yavadunam: 'Lessen it by as much again as it falls short, and set up the square of the shortfall',
  antyayor: 'Also when the last digits make ten',
  vilokanam: 'By mere observation',
  gunitasamuccayah: 'The product of the sums is the sum of the product',
} as const;
