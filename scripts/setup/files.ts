import { existsSync, readFileSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { kindError } from '@/build/pictures';
import { captionsError } from '@/build/recording/captions';
import { endError, inspectRecording } from '@/build/recording/inspect';

/** As a terminal escapes it. A \\ before a letter is one of a path in Windows. */
const ESCAPED = /\\([ !"#$&'()*,:;<=>?@[\]^`{|}~])/g;

/** A path as a terminal writes it where a file is dropped on it, or as a file manager copies it. */
export function readPath(typed: string): string {
  const text = typed.replace(/^(['"])(.*)\1$/, '$2');
  if (text.startsWith('file://') && URL.canParse(text)) return fileURLToPath(text);
  const plain = existsSync(text) ? text : text.replace(ESCAPED, '$1');
  return plain.replace(/^~(?=\/)/, homedir());
}

const isSame = (one: string, other: string) => readFileSync(one).equals(readFileSync(other));

/** Of files that are copied too, by their names in content/. */
type Copies = Readonly<Record<string, string>>;

/** What a look at a file says. */
interface Look {
  /** A sentence, where it is the wrong file. */
  error?: string;
  /** How its name ends in content/, where its own does not fit. */
  end?: string;
  /** Its name there, where its own has no Latin letter. */
  instead: string;
}

/** A name that addresses and JSON take, and that no other file in content/ has. */
function nameFor(path: string, copies: Copies, { end, instead }: Look): string {
  const name = basename(path).normalize('NFKD');
  const [, stem = '', ownEnd = ''] = /^(.*?)(?:\.(\w+))?$/.exec(name) ?? [];
  const latin = stem.replace(/[^\w.-]+/g, '-').replace(/^\W+|\W+$/g, '');
  const plain = /[a-z]/i.test(latin) ? latin : [instead, latin].filter(Boolean).join('-');
  for (let count = 1; ; count++) {
    const name = `${plain}${count > 1 ? `-${count}` : ''}.${end ?? ownEnd.toLowerCase()}`;
    const taken = copies[name] ?? join('content', name);
    if (!existsSync(taken) || isSame(path, taken)) return name;
  }
}

/** The name in content/, and from where setup copies the file; or what is wrong, a sentence. */
type Found = { name: string; from?: string } | string;

function findFile(typed: string, copies: Copies, look: (path: string) => Look): Found {
  const path = readPath(typed);
  const inContent = join('content', path);
  const isFile = (name: string) => statSync(name, { throwIfNoEntry: false })?.isFile();
  const found = [inContent, path].find(isFile);
  if (!found) {
    return `There is no file ${path} on this machine. Write its whole path, or drag the file into this window.`;
  }
  const seen = look(found);
  if (seen.error) return `${seen.error} Then write its path again.`;
  const isThere = found === inContent && basename(path) === path && /^\w[\w.-]*$/.test(path);
  if (isThere && !seen.end) return { name: path };
  return { name: nameFor(found, copies, seen), from: resolve(found) };
}

export const findPicture = (typed: string, copies: Copies = {}): Found =>
  findFile(typed, copies, (path) => ({ error: kindError(path), instead: 'picture' }));

/** A voice note or a video. The copy is named by what it is: phones name many otherwise. */
export const findRecording = (typed: string, copies: Copies = {}): Found =>
  findFile(typed, copies, (path) => {
    const found = inspectRecording(path);
    const instead = 'voice';
    if (typeof found === 'string') return { error: found, instead };
    return { end: endError(path, found) && found.end, instead };
  });

export const findCaptions = (typed: string, copies: Copies = {}): Found =>
  findFile(typed, copies, (path) => ({
    error: captionsError(path),
    end: /\.(vtt|srt)$/i.test(path) ? undefined : 'vtt',
    instead: 'captions',
  }));

const MEDIA =
  /\.(mp3|m4a|aac|og[ga]|opus|wav|amr|mp4|m4v|mov|3gpp?|webm|mkv|avi|caf|flac|wm[av])['"]?$/i;
/** `www.example.in/`, `youtu.be/`: a host with a path. */
const HOST = /^(https?:|[\w-]+(\.[\w-]+)+\/)/i;

/** Whether an answer names a file on this machine, and no address. */
export function isPath(typed: string): boolean {
  if (/^['"]?([/~.\\]|[a-z]:[\\/]|file:)/i.test(typed)) return true;
  if (MEDIA.test(typed)) return !HOST.test(typed);
  return [readPath(typed), join('content', typed)].some((path) => existsSync(path));
}
