/** How Turbopack writes `import()`: the chunks that it loads, and the module that it gives. */
const IMPORT =
  /\.v\(\w+=>Promise\.all\(\[([^\]]+)\]\.map\(\w+=>\w+\.l\(\w+\)\)\)\.then\(\(\)=>\w+\((\d+)\)\)\)/g;

/** The first export of a module in the text of a chunk. */
const firstExport = (text: string, id: string) =>
  new RegExp(String.raw`[,[]${id},\w+=>\{.*?\.s\(\["(\w+)"`, 's').exec(text)?.[1];

/**
 * Scripts that a page fetches with an intent, such as a press: the chunks of each `import()` that
 * the page and its parts can reach, without those that the page has loaded.
 *
 * @param loaded the page's own chunks, as addresses.
 * @param read the text of a chunk.
 * @returns addresses by the name of what the module exports first, such as `AuthDialog`.
 * @throws where a module cannot be found in its chunks.
 */
export function findParts(
  loaded: readonly string[],
  read: (address: string) => string,
): Map<string, string[]> {
  const parts = new Map<string, string[]>();
  const visit = (addresses: readonly string[]) => {
    for (const [, list = '', id = ''] of addresses.flatMap((address) => [
      ...read(address).matchAll(IMPORT),
    ])) {
      const chunks = [...list.matchAll(/"([^"]+\.js)"/g)].map(([, path]) => `/_next/${path}`);
      const name = chunks.flatMap((chunk) => firstExport(read(chunk), id) ?? [])[0];
      if (!name) throw new Error(`No chunk of ${chunks.join(', ')} has module ${id}.`);
      if (parts.has(name)) continue;
      const extra = chunks.filter((chunk) => !loaded.includes(chunk));
      parts.set(name, extra);
      visit(extra);
    }
  };
  visit(loaded);
  return parts;
}
