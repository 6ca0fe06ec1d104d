/** Exits with 0 when the site on this machine answers and its store works. */
const address = `http://127.0.0.1:${process.env.PORT || 3000}/api/health`;
// Longer than its four questions of the stores may take (`lib/deadlines.ts`).
const response = await fetch(address, { signal: AbortSignal.timeout(12_000) }).catch(
  () => undefined,
);
process.exit(response?.ok ? 0 : 1);
