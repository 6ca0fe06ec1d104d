import { cn } from '@/lib/cn';

export function Tag({ filled, children }: { filled?: boolean; children: React.ReactNode }) {
  return <span className={cn('tag', filled && 'tag-filled')}>{children}</span>;
}
