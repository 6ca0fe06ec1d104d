/** A short message over the page. One shows at a time; a new one takes the place of the old. */
export interface Toast {
  kind: 'success' | 'error';
  title: string;
  description?: string;
  /** What a button in it does; the toast ends with the press. */
  action?: { label: string; onClick: () => void };
  /** The page itself says the same to screen readers. */
  isSilent?: boolean;
}

export const TOAST_EVENT = 'site:toast';

const show =
  (kind: Toast['kind']) =>
  (title: string, options?: Omit<Toast, 'kind' | 'title'>): void => {
    dispatchEvent(new CustomEvent<Toast>(TOAST_EVENT, { detail: { kind, title, ...options } }));
  };

/** Sonner's `toast`, for parts that do not fetch it themselves. */
export const toast = {
  success: show('success'),
  error: show('error'),
  /** Ends the toast in sight, because the visitor has moved on from what it is about. */
  dismiss: () => void dispatchEvent(new CustomEvent<null>(TOAST_EVENT)),
};
