import { type ComponentProps } from 'react';

/** The sign of a chat on WhatsApp; other icons are lucide's. */
export function ChatIcon(props: ComponentProps<'svg'>) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...props}
    >
      <path d="M4 20l1.2-4.1A8 8 0 1 1 8.3 18.9ZM9 10.5h6M9 13.5h3.5" />
    </svg>
  );
}
