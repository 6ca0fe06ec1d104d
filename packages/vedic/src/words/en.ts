export { divisions } from './en/divisions.ts';
export { hints } from './en/hints.ts';
export { products } from './en/products.ts';
export { refusals } from './en/refusals.ts';
export { slips } from './en/slips.ts';
export { sumWords } from './en/sum-words.ts';
