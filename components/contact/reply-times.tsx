import { Badge } from '@/components/ui/badge';
import { type ContactWords } from '@/content/en/contact';
import { RuledRow } from './ruled-row';

/** @param note below the heading. */
export function ReplyTimes({
  words: { title, rows },
  note,
}: {
  words: ContactWords['replies'];
  note: React.ReactNode;
}) {
  return (
    <section aria-labelledby="replies">
      <h2 id="replies" className="text-h3">
        {title}
      </h2>
      {note}
      <dl className="mt-3">
        {rows.map(({ what, when }) => (
          <RuledRow key={what} term={what}>
            <Badge variant="outline" className="my-[0.4rem] whitespace-nowrap normal-nums">
              {when}
            </Badge>
          </RuledRow>
        ))}
      </dl>
    </section>
  );
}
