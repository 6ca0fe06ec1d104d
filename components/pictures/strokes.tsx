/** The size that sites which show a link ask for, in pixels. */
export const pictureSize = { width: 1200, height: 630 };

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
