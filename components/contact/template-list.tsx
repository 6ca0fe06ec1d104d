import { OutwardLink } from '@/components/ui/outward-link';
import { contact, messageCategories, messageTemplates } from '@/content/en/contact';
import { site } from '@/content/site';
import { whatsappLink } from '@/lib/whatsapp';
import { TemplateFilter } from './template-filter';
import { TemplateIcon } from './template-icon';

/** Ready-made first messages; each opens the chat with its text typed. */
export function TemplateList() {
  const { title, text, ...words } = contact.templates;
  const items = messageTemplates.map(({ id, category, icon, title, description, message }) => ({
    id,
    category,
    node: (
      <OutwardLink className="template" href={whatsappLink(site.phone, message)}>
        <b>{title}</b>
        <span>{description}</span>
        <TemplateIcon icon={icon} />
      </OutwardLink>
    ),
  }));
  return (
    <section aria-labelledby="templates">
      <h2 id="templates" className="text-h3">
        {title}
      </h2>
      <p className="mt-2 mb-4 text-muted-foreground">{text}</p>
      <TemplateFilter categories={messageCategories} items={items} words={words} />
    </section>
  );
}
