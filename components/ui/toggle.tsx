'use client';

import { cva, type VariantProps } from 'class-variance-authority';
import { type ComponentProps, useState } from 'react';
import { cn } from '@/lib/utils';

export const toggleVariants = cva(
  [
    'inline-flex items-center justify-center gap-2 rounded-full border',
    'text-sm leading-none font-medium [&_svg]:flex-none [&_svg:not([class*=size-])]:size-4',
    'transition-[background-color,color] hover:bg-muted disabled:opacity-50',
    'on:border-foreground on:bg-foreground on:text-background forced-colors:on:system-selected',
  ],
  {
    variants: {
      variant: { default: 'border-transparent', outline: 'border-input' },
      size: {
        default: 'min-h-11 min-w-11 px-4 pt-[0.35rem] pb-1',
        sm: 'min-h-9 min-w-9 px-3 pt-[0.35rem] pb-1',
        lg: 'min-h-13 min-w-13 px-5 pt-[0.35rem] pb-1',
      },
    },
    defaultVariants: { variant: 'default', size: 'default' },
  },
);

type ToggleVariants = VariantProps<typeof toggleVariants>;

export function Toggle({
  pressed,
  defaultPressed = false,
  onPressedChange,
  variant,
  size,
  className,
  onClick,
  ...props
}: ComponentProps<'button'> &
  ToggleVariants & {
    pressed?: boolean;
    defaultPressed?: boolean;
    onPressedChange?: (pressed: boolean) => void;
  }) {
  const [ownPressed, setOwnPressed] = useState(defaultPressed);
  const isPressed = pressed ?? ownPressed;

  function change() {
    setOwnPressed(!isPressed);
    onPressedChange?.(!isPressed);
  }

  return (
    <button
      data-slot="toggle"
      data-state={isPressed ? 'on' : 'off'}
      type="button"
      aria-pressed={isPressed}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) change();
      }}
      className={cn(toggleVariants({ variant, size }), className)}
      {...props}
    />
  );
}
