export interface Range {
  /** Of the first and the last byte. */
  start: number;
  end: number;
}

/**
 * The one range that a request asks for. Undefined where the whole file is the answer: several ranges,
 * or what is none. Null where the file has no such bytes.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9110#name-range-requests
 */
export function readRange(header: string | null, size: number): Range | null | undefined {
  const [, first = '', last = ''] = /^bytes=\s*(\d*)-(\d*)\s*$/i.exec(header ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length > 0 ? { start: size - length, end: size - 1 } : null;
  }
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < start) return undefined;
  return start < size ? { start, end } : null;
}
