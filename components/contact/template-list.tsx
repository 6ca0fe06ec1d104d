import { ChatIcon } from '@/components/site/icons';
import { Link } from '@/components/site/link';
import { chatLink } from '@/lib/contact/chat';
import { type Locale } from '@/lib/locale';
import { TemplateFilter } from './template-filter';

const ids = ['demo', 'course', 'books', 'exam', 'general'] as const;

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
        <ChatIcon className="w-6 flex-none text-peacock" />
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
