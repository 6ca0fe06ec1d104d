const BODY_CAP = 64 * 1024;

/** Reads up to 64 KB of a body as text. */
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

/** Drains a body in the background, within the same limits, so that its connection is used again. */
export function discard(response: Response): void {
  void readText(response).catch(() => {});
}
