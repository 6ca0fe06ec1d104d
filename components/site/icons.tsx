import { type ComponentProps } from 'react';

/** @param box width and height of the space that the path is drawn in. */
function icon(box: number, path: string) {
  return function Icon(props: ComponentProps<'svg'>) {
    return (
      <svg
        viewBox={`0 0 ${box} ${box}`}
        fill="none"
        stroke="currentColor"
        strokeWidth={1.8}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        {...props}
      >
        <path d={path} />
      </svg>
    );
  };
}

export const ChatIcon = icon(24, 'M4 20l1.2-4.1A8 8 0 1 1 8.3 18.9ZM9 10.5h6M9 13.5h3.5');
export const CloseIcon = icon(24, 'M5 5l14 14M19 5L5 19');
export const CheckIcon = icon(16, 'M3 8.5l3.5 3.5L13 4.5');
export const AlertIcon = icon(20, 'M2 10a8 8 0 1 1 16 0a8 8 0 1 1-16 0M10 5.8v5M10 14h.01');
export const PreviousIcon = icon(22, 'M13.5 4.5L7 11l6.5 6.5');
export const NextIcon = icon(22, 'M8.5 4.5L15 11l-6.5 6.5');
export const PauseIcon = icon(22, 'M8 5v12M14 5v12');
export const PlayIcon = icon(22, 'M8 5l9 6-9 6z');
export const LockIcon = icon(
  20,
  'M5.5 9h9a1.5 1.5 0 0 1 1.5 1.5v5.5a1.5 1.5 0 0 1-1.5 1.5h-9a1.5 1.5 0 0 1-1.5-1.5v-5.5a1.5 1.5 0 0 1 1.5-1.5zM6.5 9V6.5a3.5 3.5 0 0 1 7 0V9',
);
