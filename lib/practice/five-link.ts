/** Opens today's five. With the sign of equality, a page loads its scripts at once. */
export const FIVE_HASH = '#five=today';

export const isFiveHash = (hash: string) => hash.toLowerCase() === FIVE_HASH;

export const isProgressHash = (hash: string) => hash.toLowerCase() === '#progress';
