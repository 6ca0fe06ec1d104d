import { clsx, type ClassValue } from 'clsx';
import { extendTailwindMerge } from 'tailwind-merge';

/** Knows the names that `@theme` adds in app/globals.css, components/site/page.css and motion.css. */
const twMerge = extendTailwindMerge({
  // This theme's text sizes set no line height, so they do not replace `leading-*`.
  override: { conflictingClassGroups: { 'font-size': [] } },
  extend: {
    theme: {
      text: ['h1', 'h2', 'h3', 'numeral'],
      leading: ['title', 'label', 'note', 'small'],
      'font-weight': ['strong'],
      shadow: ['float'],
      spacing: ['section', 'top', 'header', 'line', 'start', 'end', 'numeral'],
      animate: ['await', 'fade-in', 'drop-in', 'rise-in', 'thread-run', 'thread-shuttle'],
    },
  },
});

export function cn(...inputs: ClassValue[]): string {
  return twMerge(clsx(inputs));
}
