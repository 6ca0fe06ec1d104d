/** Six strands of a torn end, as offsets from it: a control point and where the strand ends. */
const strands = [
  [-7.8, -26, 39, -67.6],
  [26, -10.4, 67.6, -44.2],
  [33.8, -13, 85.8, -7.8],
  [39, 0, 75.4, 28.6],
  [31.2, 7.8, 44.2, 46.8],
  [5.2, -39, 59.8, -85.8],
] as const;

function Fray({ x, y, scale, width }: { x: number; y: number; scale: number; width: number }) {
  return strands.map((strand) => (
    <path
      key={strand.join()}
      className="thread fray"
      strokeWidth={width}
      pathLength="1"
      d={`M${x} ${y}q${strand.map((part) => (part * scale).toFixed(1)).join(' ')}`}
    />
  ));
}

function Fours({ at, baseline, size }: { at: readonly number[]; baseline: number; size: number }) {
  return at.map((x) => (
    <text
      key={x}
      x={x}
      y={baseline}
      fontSize={size}
      textAnchor="middle"
      className="fill-foreground"
    >
      4
    </text>
  ));
}

/** 404: the margin's thread turns into the 0, runs on and frays. */
export function BrokenThread() {
  return (
    <div className="page-picture" aria-hidden="true">
      <svg viewBox="0 0 1256 440" className="hidden md:block">
        <Fours at={[190, 846]} baseline={372} size={470} />
        <path
          className="thread thread-drawn"
          strokeWidth="5"
          pathLength="1"
          d="M1 0V330C1 392 40 414 110 414H420C560 414 628 320 628 216C628 108 584 56 518 56C446 56 402 124 402 216C402 312 448 372 518 372C566 372 604 348 640 352C668 356 690 388 726 394C880 420 1010 408 1074 352"
        />
        <Fray x={1074} y={352} scale={1} width={2.2} />
      </svg>
      <svg viewBox="0 0 332 222" className="md:hidden">
        <Fours at={[62, 270]} baseline={166} size={182} />
        <path
          className="thread thread-drawn"
          strokeWidth="3.5"
          pathLength="1"
          d="M1 0V160C1 188 14 196 40 196H132C190 196 207 152 207 102C207 58 192 36 166 36C138 36 125 62 125 102C125 144 140 167 166 167C190 167 204 178 222 188C246 202 268 206 286 196"
        />
        <Fray x={286} y={196} scale={0.42} width={1.2} />
      </svg>
    </div>
  );
}
