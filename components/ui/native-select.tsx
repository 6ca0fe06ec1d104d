import { type ComponentProps } from 'react';
import { cn } from '@/lib/utils';
import { fieldStyle } from './input';

/** The browser's own select, with its arrow: phones show the options best themselves. */
export function NativeSelect({
  className,
  size = 'default',
  ...props
}: Omit<ComponentProps<'select'>, 'size'> & { size?: 'default' | 'sm' }) {
  return (
    <select
      data-slot="native-select"
      data-size={size}
      className={cn(fieldStyle, 'data-[size=sm]:min-h-11 data-[size=sm]:py-1', className)}
      {...props}
    />
  );
}

export function NativeSelectOption(props: ComponentProps<'option'>) {
  return <option data-slot="native-select-option" {...props} />;
}

export function NativeSelectOptGroup(props: ComponentProps<'optgroup'>) {
  return <optgroup data-slot="native-select-optgroup" {...props} />;
}
