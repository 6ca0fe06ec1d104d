import { cn } from '@/lib/utils';
import { type Drawing } from './drawing';
import { Illustration } from './illustration';

export function Cover({
  drawing,
  label,
  className,
}: {
  drawing: Drawing;
  label: string;
  className?: string;
}) {
  return (
    <div className={cn('cover', className)}>
      <Illustration drawing={drawing} label={label} />
    </div>
  );
}
