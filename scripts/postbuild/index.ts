import { cpSync, existsSync, readFileSync } from 'node:fs';
import { surroundings } from '@/lib/surroundings';
import { complaints, withPolicies } from './headers';
import { withIntegrity } from './integrity';
import { late } from './late';
import {
  buildFolders,
  builtFile,
  readOutput,
  STANDALONE,
  staticTexts,
  writeOutput,
  writeStatic,
} from './output';
import { packed } from './packed';
import { inlineStyles } from './styles';

/**
 * The step after `next build`: puts the styles of every prerendered page into it and moves its
 * framework behind the loader (unless `FRAMEWORK=eager`), then writes the policies with the hashes
 * of what finally stands there, and reads everything once more. With `OUTPUT` set, Next's own server
 * will serve it: everything is packed beforehand. A standalone build, which Next leaves without its
 * assets, is made whole.
 */
const around = surroundings();

for (const folder of buildFolders()) {
  const output = readOutput(folder);
  const { pages } = output;
  if (process.env.FRAMEWORK !== 'eager') {
    const read = (path: string) => readFileSync(builtFile('.next', path));
    for (const [route, html] of pages) {
      if (route === '/_global-error') continue;
      const made = late(inlineStyles(html, (path) => read(path).toString()));
      writeStatic(new Map([[`late/${made.file.name}`, made.file.text]]));
      pages.set(route, withIntegrity(made.html, read));
    }
  }
  writeOutput(folder, { ...output, rules: withPolicies(output, around) });

  const wrong = complaints(readOutput(folder), around);
  if (wrong.length > 0) throw new Error(`${folder}: ${wrong.join('; ')}`);
}

if (process.env.OUTPUT) {
  const { pages } = readOutput('.next');
  const { files, rules, rewrites } = packed(pages, staticTexts());
  writeStatic(files);
  for (const folder of buildFolders()) {
    const output = readOutput(folder);
    writeOutput(folder, {
      ...output,
      rules: [...output.rules, ...rules],
      rewrites: [...output.rewrites, ...rewrites],
    });
  }
}

// Next makes a file's ETag of its time.
const KEPT = { recursive: true, preserveTimestamps: true };
if (existsSync(STANDALONE)) {
  cpSync('.next/static', `${STANDALONE}/.next/static`, KEPT);
  cpSync('public', `${STANDALONE}/public`, KEPT);
}
