/** As much of an answer as is ever read, in bytes. */
export const BODY_CAP = 64 * 1024;

/**
 * The first {@link BODY_CAP} bytes of an answer as text; the rest is not fetched.
 *
 * @throws when the body breaks off, is not what its headers say, or the request's signal fires.
 */
export async function readText(response: Response): Promise<string> {
  const reader = response.body?.getReader();
  if (!reader) return '';
  const decoder = new TextDecoder();
  let text = '';
  for (let read = 0; read < BODY_CAP;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    text += decoder.decode(value.subarray(0, BODY_CAP - read), { stream: true });
    read += value.byteLength;
  }
  reader.cancel().catch(() => {});
  return text;
}

/**
 * Reads an answer's body away behind our back, so that its connection can be used again. Like any
 * reading it ends at the cap, or when the request's signal fires.
 */
export function discard(response: Response): void {
  void readText(response).catch(() => {});
}
