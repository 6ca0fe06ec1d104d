/** A short message over the page. One shows at a time; a new one takes the place of the old. */
export interface Toast {
  kind: 'news' | 'done' | 'failed';
  title: string;
  text?: string;
}

export const TOAST_EVENT = 'site:toast';

export function toast(detail: Toast): void {
  dispatchEvent(new CustomEvent<Toast>(TOAST_EVENT, { detail }));
}

/** Ends the toast in sight, because the visitor has moved on from what it is about. */
export function endToast(): void {
  dispatchEvent(new CustomEvent<null>(TOAST_EVENT));
}

export const toastStyle =
  'pointer-events-auto relative flex items-start rounded-md border-l-[3px] pt-3 pr-11 pb-[0.65rem] pl-3.5 md:pt-4 md:pr-13 md:pb-[0.9rem] md:pl-[1.15rem] font-sans text-sm leading-[1.45] shadow-[0_18px_40px_-18px_var(--shade)] forced-colors:border [&_[data-close-button]]:absolute [&_[data-close-button]]:top-0 [&_[data-close-button]]:right-0 [&_[data-close-button]]:grid [&_[data-close-button]]:size-11 [&_[data-close-button]]:place-items-center [&_[data-close-button]_svg]:size-4 [&_[data-description]]:line-clamp-4 [&_[data-title]]:line-clamp-2';

export const toastVariants = {
  news: 'border-thread-bright bg-panel text-panel-foreground outline-thread-bright **:outline-thread-bright',
  done: 'border-peacock bg-peacock-tint text-foreground',
  failed: 'border-destructive bg-destructive-tint text-foreground',
} as const satisfies Record<Toast['kind'], string>;
