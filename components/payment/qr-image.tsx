import { useMemo } from 'react';
import { qrCode } from '@/lib/payment/qr';

/** A QR code, black on white in every theme, with at least four modules of white around it. */
export function QrImage({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => qrCode(text), [text]);
  return (
    <svg
      className="mx-auto block w-54 max-w-full rounded-md border bg-white fill-black forced-color-adjust-none md:w-68"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
    >
      <path d={path} shapeRendering="crispEdges" />
    </svg>
  );
}
