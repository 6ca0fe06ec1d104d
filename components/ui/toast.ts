/** A short message over the page. One shows at a time; a new one takes the place of the old. */
export interface Toast {
  kind: 'news' | 'done' | 'failed';
  title: string;
  text?: string;
}

export const TOAST_EVENT = 'site:toast';

/** Shows a toast from anywhere in the browser. */
export function toast(detail: Toast): void {
  dispatchEvent(new CustomEvent<Toast>(TOAST_EVENT, { detail }));
}
