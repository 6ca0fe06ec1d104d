import { clsx, type ClassValue } from 'clsx';
import { twMerge } from './styles/tailwind-merge';

export function cn(...inputs: ClassValue[]): string {
  return twMerge(clsx(inputs));
}
