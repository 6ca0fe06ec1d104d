import { OutwardLink } from '@/components/ui/outward-link';
import { contact, messageCategories, messageTemplates } from '@/content/en/contact';
import { site } from '@/content/site';
import { whatsappLink } from '@/lib/contact/whatsapp';
import { TemplateFilter } from './template-filter';
import { TemplateIcon } from './template-icon';

/** Ready-made first messages; each opens the chat with its text typed. */
export function TemplateList() {
  const { title, text, ...words } = contact.templates;
  const items = messageTemplates.map(({ id, category, icon, title, description, message }) => ({
    id,
    category,
    node: (
      <OutwardLink
        className="group flex items-center justify-between gap-4 border-b py-4"
        href={whatsappLink(site.phone, message)}
      >
        <span>
          <b className="block font-display text-[1.3125rem] leading-tight font-normal decoration-thread-strong decoration-2 underline-offset-[0.28em] group-hover:underline">
            {title}
          </b>
          <span className="mt-[0.1rem] block text-sm text-muted-foreground">{description}</span>
        </span>
        <TemplateIcon icon={icon} />
      </OutwardLink>
    ),
  }));
  return (
    <section className="print:hidden" aria-labelledby="templates">
      <h2 id="templates" className="text-h3">
        {title}
      </h2>
      <p className="mt-2 mb-4 text-muted-foreground">{text}</p>
      <TemplateFilter categories={messageCategories} items={items} words={words} />
    </section>
  );
}
