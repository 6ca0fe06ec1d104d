import { Link } from '@/components/site/link';
import { chatLink } from '@/lib/contact/chat';
import { type Locale } from '@/lib/locale';
import { TemplateFilter } from './template-filter';

const drawings = {
  demo: 'M3 4h18v13H3zM8 21l2-4M16 21l-2-4M8 8l8 5M16 8l-8 5',
  course: 'M3 20h5v-5h5v-5h5V5h3',
  books: 'M5 4h11a3 3 0 0 1 3 3v13H8a3 3 0 0 1-3-3zM5 17a3 3 0 0 1 3-3h11M9 8.5h6',
  exam: 'M12 3a9 9 0 1 0 9 9M12 7.5a4.5 4.5 0 1 0 4.5 4.5M12 12l8-8M16.5 3.5V7.5H20.5',
  general:
    'M12 21a9 9 0 1 0-9-9c0 1.6.4 3 1.1 4.3L3 21l4.7-1.1A9 9 0 0 0 12 21zM9.8 9.7a2.3 2.3 0 1 1 3.5 2c-.8.5-1.3 1-1.3 1.9M12 16.3h.01',
};

const ids = Object.keys(drawings) as (keyof typeof drawings)[];

export function TemplateList({ locale: { tag, words } }: { locale: Locale }) {
  const { title, text, messages, filter, all, found } = words.contact.templates;
  const items = ids.map((id) => ({
    id,
    category: messages[id].category,
    node: (
      <Link
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
        <svg
          viewBox="0 0 24 24"
          className="w-7 flex-none text-peacock"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.6"
          strokeLinecap="round"
          strokeLinejoin="round"
          aria-hidden="true"
        >
          <path d={drawings[id]} />
        </svg>
      </Link>
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
        words={{ filter, all, found }}
        tag={tag}
      />
    </section>
  );
}
