/** Below a field whose email address is probably mistyped. */
export const emailSuggestion = {
  question: 'Did you mean {address}?',
  use: 'Yes, use this',
} as const;
