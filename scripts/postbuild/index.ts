import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { surroundings } from '@/lib/surroundings';
import { pageFiles, writeHeaders } from './headers';
import { late } from './late';

/**
 * The step after `next build`: moves the framework of every prerendered page behind the loader
 * (unless `FRAMEWORK=eager`), then writes the policies with the hashes of what finally stands there.
 */
if (process.env.FRAMEWORK !== 'eager') {
  const folder = '.next/static/late';
  mkdirSync(folder, { recursive: true });
  for (const page of pageFiles()) {
    const { html, file } = late(readFileSync(page, 'utf8'));
    writeFileSync(`${folder}/${file.name}`, file.text);
    writeFileSync(page, html);
  }
}
writeHeaders(surroundings());
