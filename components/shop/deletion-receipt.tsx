import { Button } from '@/components/ui/button';
import { type Receipt } from '@/lib/account/server/delete-account';
import { type Words } from '@/lib/locale';
import { fill } from '@/lib/text/format';

function Part({ title, points }: { title: string; points: string[] }) {
  return (
    <section className="border-t py-4">
      <h3 className="mb-2 font-semibold">{title}</h3>
      <ul className="grid list-disc gap-1 pl-5">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </section>
  );
}

export function DeletionReceipt({
  words,
  receipt: { removed, kept, signIn },
  onClose,
}: {
  words: Words['yourAccount']['receipt'];
  receipt: Receipt;
  onClose: () => void;
}) {
  const isDone = signIn === 'deleted';
  const gone = [
    words.account,
    ...(isDone ? [words.signIn] : []),
    ...(removed > 0 ? [fill(words.removed, { n: removed })] : []),
    words.browser,
  ];
  return (
    <>
      <Part title={words.gone} points={gone} />
      <Part title={words.left} points={[words.records, ...(isDone ? [] : [words.signInLeft])]} />
      {kept > 0 && <p className="border-t py-4">{fill(words.kept, { n: kept })}</p>}
      <Button className="mt-2 w-full" onClick={onClose}>
        {words.done}
      </Button>
    </>
  );
}
