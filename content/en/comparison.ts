/** The two methods side by side, on the home page and for a visitor's own numbers. */
export const comparison = {
  traditional: 'Traditional method',
  vedic: 'Vedic method',
  longLabel: 'Long multiplication of {a} and {b}: {rows}. Added up: {answer}.',
  longRow: '{upper} times {digit} is {product}',
} as const;
