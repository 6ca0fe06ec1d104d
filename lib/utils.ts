import { clsx, type ClassValue } from 'clsx';
import { twMerge } from './styles/tailwind-merge';

/** Joins class names; of utilities that contradict one another the last wins. */
export function cn(...inputs: ClassValue[]): string {
  return twMerge(clsx(inputs));
}
