export { divisions } from './hi/divisions.ts';
export { hints } from './hi/hints.ts';
export { products } from './hi/products.ts';
export { refusals } from './hi/refusals.ts';
export { slips } from './hi/slips.ts';
export { sumWords } from './hi/sum-words.ts';
