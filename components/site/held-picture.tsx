import { cn } from '@/lib/utils';

const showWhole = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });

interface Props {
  src: string;
  alt: string;
  className: string;
}

/** A picture to save by a long press. */
export function HeldPicture({ src, alt, className }: Props) {
  return (
    <picture className="contents">
      <img ref={showWhole} src={src} alt={alt} className={cn('border', className)} />
    </picture>
  );
}
