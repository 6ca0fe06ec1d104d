const BODY_CAP = 64 * 1024;

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

/** Reads the body in the background, so that its connection can be reused. */
export function discard(response: Response): void {
  void readText(response).catch(() => {});
}
