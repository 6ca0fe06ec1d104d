/** Lists the addresses under /api/ for `lib/server/requests.ts`: those of the folders of app/api. */
import { readdirSync } from 'node:fs';

/** As Next reads the name of a folder. Groups are no part of an address. */
function toPattern(part: string): string {
  if (/^\(.*\)$/.test(part)) return '';
  if (part.startsWith('[[...')) return '(/.+)?';
  if (part.startsWith('[...')) return '/.+';
  return part.startsWith('[') ? '/[^/]+' : `/${part.replace(/[^\w-]/g, String.raw`\$&`)}`;
}

/** @returns a regular expression for the whole path. */
export function handlerPattern(folder = 'app/api'): string {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).flatMap((file) => {
    const parts = file.split(/[\\/]/);
    const isHandler = /^route\.[jt]sx?$/.test(parts.pop()!);
    return isHandler ? [parts.map(toPattern).join('')] : [];
  });
  return `^/api(${paths.sort().join('|')})$`;
}
