import { type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { ignoreRepeat } from '@/lib/browser/ignore-repeat';
import { cn } from '@/lib/utils';

interface Props {
  label: string;
  onNext: () => void;
  className?: string;
  /** Beside the button. */
  children?: ReactNode;
}

/** Has the focus when it appears, so that Enter continues. */
export const NextSum = ({ label, onNext, className, children }: Props) => (
  <p className={cn('flex flex-wrap items-center gap-x-6 gap-y-3 text-muted-foreground', className)}>
    <Button
      autoFocus
      variant="outline"
      className="text-foreground"
      onKeyDown={ignoreRepeat}
      onClick={onNext}
    >
      {label}
    </Button>
    {children}
  </p>
);
