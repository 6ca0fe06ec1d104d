import { OutwardLink } from '@/components/ui/outward-link';
import { type ContactWords } from '@/content/en/contact';
import { chatLink } from '@/lib/contact/chat';
import { TemplateFilter } from './template-filter';
import { TemplateIcon } from './template-icon';

const ids = ['demo', 'course', 'books', 'exam', 'general'] as const;

/** Ready-made first messages; each opens the chat with its text typed. */
export function TemplateList({
  words: { title, text, messages, ...words },
  tag,
}: {
  words: ContactWords['templates'];
  tag: string;
}) {
  const items = ids.map((id) => ({
    id,
    category: messages[id].category,
    node: (
      <OutwardLink
        className="group flex items-center justify-between gap-4 border-b py-4"
        href={chatLink(messages[id].message)}
      >
        <span>
          <b className="block font-display text-[1.3125rem] leading-tight font-normal decoration-thread-strong decoration-2 underline-offset-[0.28em] group-hover:underline">
            {messages[id].title}
          </b>
          <span className="mt-[0.1rem] block text-sm text-muted-foreground">
            {messages[id].description}
          </span>
        </span>
        <TemplateIcon about={id} />
      </OutwardLink>
    ),
  }));
  return (
    <section className="print:hidden" aria-labelledby="templates">
      <h2 id="templates" className="text-h3">
        {title}
      </h2>
      <p className="mt-2 mb-4 text-muted-foreground">{text}</p>
      <TemplateFilter
        categories={items.map(({ category }) => category)}
        items={items}
        words={{ filter: words.filter, all: words.all, found: words.found }}
        tag={tag}
      />
    </section>
  );
}
