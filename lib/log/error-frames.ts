import { types } from 'node:util';
import { errorCode } from '@sutra/outbox/error-code';

const MAX_FRAMES = 8;
const MAX_LENGTH = 20_000;

/** A function of a place: at name (path:line:column), at path:line:column. */
const FRAME = /^ {4}at (?:async )?(?:(?:new )?(?<name>[^(]*?) \()?(?<place>[^\s].*?:\d+:\d+)\)?$/;
const NAME = /^[A-Za-z_$<][\w$.<>]{0,79}$/;
const OURS =
  /^(?:(?:app|build|components|content|lib|packages|scripts|tests|\.next)\/|(?:instrumentation|proxy)\.)[\w./()[\]~+-]{1,150}\.[cm]?[jt]sx?:\d+:\d+$/;
const PACKAGE = /(?:^|\/)node_modules\/((?:@[a-z\d][\w.-]*\/)?[a-z\d][\w.-]*)\//g;

function toPath(place: string): string {
  const path = place.replace(/^file:\/\//, '').replaceAll('\\', '/');
  const root = `${process.cwd().replaceAll('\\', '/')}/`;
  return path.startsWith(root) ? path.slice(root.length) : '';
}

function toFrame(line: string, hasNames: boolean): string | undefined {
  const { name = '', place = '' } = FRAME.exec(line)?.groups ?? {};
  const path = toPath(place);
  const owner = [...path.matchAll(PACKAGE)].at(-1)?.[1];
  if (owner) return owner;
  if (!OURS.test(path)) return undefined;
  return hasNames && NAME.test(name) ? `${name} ${path}` : path;
}

/**
 * The first places of an error in files of this project, and the packages between them. A message may
 * quote personal data, over several lines, too: nothing of it is used.
 */
export function errorFrames(error: unknown): string[] | undefined {
  if (!types.isNativeError(error)) return undefined;
  const { stack, message } = error;
  if (typeof stack !== 'string') return undefined;
  const end = stack.indexOf(message);
  const isCut = end >= 0;
  const lines = stack.slice(isCut ? end + message.length : 0, MAX_LENGTH).split('\n');
  const frames: string[] = [];
  for (const line of lines) {
    const frame = toFrame(line, isCut);
    if (frame && frame !== frames.at(-1)) frames.push(frame);
    if (frames.length === MAX_FRAMES) break;
  }
  return frames.length > 0 ? frames : undefined;
}

/** What the log says about an error that nobody expects. */
export const errorFields = (error: unknown) => ({
  code: errorCode(error),
  frames: errorFrames(error),
});
