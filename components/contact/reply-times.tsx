import { Badge } from '@/components/ui/badge';
import { contact } from '@/content/en/contact';

export function ReplyTimes() {
  const { title, rows } = contact.replies;
  return (
    <section aria-labelledby="replies">
      <h2 id="replies" className="text-h3">
        {title}
      </h2>
      <dl className="ledger">
        {rows.map(({ what, when }) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>
              <Badge variant="outline">{when}</Badge>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
