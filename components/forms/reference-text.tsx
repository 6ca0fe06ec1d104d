/** A text with the reference in it, which is never broken in two. */
export function ReferenceText({ text, reference }: { text: string; reference: string }) {
  const [before, after] = text.split('{reference}');
  return (
    <>
      {before}
      <span translate="no" className="whitespace-nowrap">
        {reference}
      </span>
      {after}
    </>
  );
}
