import { type ComponentProps } from 'react';
import { cn } from '@/lib/cn';

interface ButtonLook {
  variant?: 'primary' | 'quiet' | 'chat';
  size?: 'medium' | 'small';
  wide?: boolean;
}

function look({ variant = 'primary', size = 'medium', wide }: ButtonLook, className?: string) {
  return cn(
    'button',
    `button-${variant}`,
    size === 'small' && 'button-small',
    wide && 'button-wide',
    className,
  );
}

export function Button({
  variant,
  size,
  wide,
  className,
  ...props
}: ButtonLook & ComponentProps<'button'>) {
  return <button type="button" {...props} className={look({ variant, size, wide }, className)} />;
}

export function ButtonLink({
  variant,
  size,
  wide,
  className,
  ...props
}: ButtonLook & ComponentProps<'a'>) {
  return <a {...props} className={look({ variant, size, wide }, className)} />;
}
