/** For a button or field that gets the focus: a key that is still held down does not press it. */
export function ignoreRepeat(event: { key: string; repeat: boolean; preventDefault(): void }) {
  if (event.repeat && event.key === 'Enter') event.preventDefault();
}
