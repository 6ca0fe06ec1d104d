import { contact } from '@/content/en/contact';
import { site } from '@/content/site';
import { ContactForm } from './contact-form';
import { OfficeLine } from './office-line';

export function MessageSection() {
  const { form, guarantee } = contact;
  return (
    <section aria-labelledby="send-a-message">
      <h2 id="send-a-message" className="mb-5 text-h3">
        {form.title}
      </h2>
      <ContactForm words={form} phone={site.phone} />
      <p className="guarantee">
        <b>
          {guarantee.numeral} <small>{guarantee.unit}</small>
        </b>
        <span>
          {guarantee.text} <OfficeLine />
        </span>
      </p>
    </section>
  );
}
