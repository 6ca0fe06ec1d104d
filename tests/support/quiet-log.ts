/** Shows the lines of the site's log as Vitest does those of the console: of tests that fail. */
process.stdout.write = (text: string | Uint8Array, ...rest: unknown[]) => {
  console.log(String(text).replace(/\n$/, ''));
  const done = rest.at(-1);
  if (typeof done === 'function') done();
  return true;
};
