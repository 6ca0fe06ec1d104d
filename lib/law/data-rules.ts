/** When rules 3 and 8 to 15 of India's Digital Personal Data Protection Rules, 2025 begin to apply. */
export const DATA_RULES_DATE = '2027-05-13';
