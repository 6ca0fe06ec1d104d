/**
 * The stylesheet that sonner 2.0.8 adds to a page with the first toast, as a policy names it: the
 * element is empty when it is added, and filled then. A test reads it anew from the library.
 */
export const sonnerStyleHashes = [
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  "'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='",
] as const;
