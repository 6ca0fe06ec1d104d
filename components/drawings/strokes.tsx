import { pictureSize } from '@/lib/seo/picture';

/** Strokes laid over the whole picture. */
export function Strokes({ children }: { children: React.ReactNode }) {
  return (
    <svg
      style={{ position: 'absolute', left: 0, top: 0 }}
      {...pictureSize}
      viewBox={`0 0 ${pictureSize.width} ${pictureSize.height}`}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  );
}
