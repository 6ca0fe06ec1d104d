/** A sutra in Devanagari, in Latin letters, and in English. */
export function Sutra({
  devanagari,
  iast,
  meaning,
}: {
  devanagari: string;
  iast: string;
  meaning: string;
}) {
  return (
    <p className="grid">
      <span
        lang="sa"
        className="text-[clamp(1.875rem,1.4rem+2vw,2.75rem)] leading-[1.45] text-thread-text"
      >
        {devanagari}
      </span>
      <span lang="sa-Latn" className="text-lg leading-[1.4]">
        {iast}
      </span>
      <span className="text-muted-foreground">{meaning}</span>
    </p>
  );
}
