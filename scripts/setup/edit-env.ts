import { parseEnv } from '../steps/next-env';
import { Failure } from '../steps/run.mjs';

/** As dotenv reads a value: in quotes over several lines, or up to a comment. */
const VALUE = String.raw`'(?:\\'|[^'])*'|"(?:\\"|[^"])*"|\x60(?:\\\x60|[^\x60])*\x60|[^#\r\n]*`;

/** Next puts another setting in the place of `$NAME`, also between quotes. */
function quote(value: string): string {
  const escaped = value.replaceAll('$', String.raw`\$`);
  return /^[\w@%+=:,./~?&\\$-]*$/.test(escaped) ? escaped : `'${escaped}'`;
}

function setLine(text: string, name: string, value: string): string {
  const line = new RegExp(
    String.raw`^([ \t]*(?:export[ \t]+)?${name}[ \t]*=[ \t]*)(${VALUE})`,
    'gm',
  );
  // The last line of a name counts.
  const match = [...text.matchAll(line)].at(-1);
  if (!match)
    return `${text}${text === '' || text.endsWith('\n') ? '' : '\n'}${name}=${quote(value)}\n`;
  const [whole, start = ''] = match;
  const end = match.index + whole.length;
  const space = text[end] === '#' ? ' ' : '';
  return text.slice(0, match.index) + start + quote(value) + space + text.slice(end);
}

/** Sets values and keeps everything else. @throws {Failure} when a value would be read differently. */
export function editEnv(text: string, settings: ReadonlyMap<string, string>): string {
  const edited = [...settings].reduce(
    (result, [name, value]) => setLine(result, name, value),
    text,
  );
  const parsed = parseEnv(edited);
  const lost = [...settings].filter(([name, value]) => parsed[name] !== value);
  if (lost.length > 0) {
    const names = lost.map(([name]) => name).join(', ');
    throw new Failure(`.env cannot hold this value of ${names}.`);
  }
  return edited;
}
