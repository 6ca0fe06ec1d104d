/** Exits with 0 when the site on this machine answers and its store works. */
const address = `http://127.0.0.1:${process.env.PORT || 3000}/api/health`;
const response = await fetch(address, { signal: AbortSignal.timeout(8000) }).catch(() => undefined);
process.exit(response?.ok ? 0 : 1);
