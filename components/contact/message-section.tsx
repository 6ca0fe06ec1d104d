import { FormNotice } from '@/components/forms/form-notice';
import { site } from '@/content/site';
import { type Locale } from '@/lib/locale';
import { noticeVersions } from '@/lib/law/notices';
import { ContactForm } from './contact-form';
import { OfficeNow } from './office-clock';

export function MessageSection({ locale: { language, tag, paths, words } }: { locale: Locale }) {
  const { form, guarantee, clock } = words.contact;
  return (
    <section className="print:hidden" aria-labelledby="send-a-message">
      <h2 id="send-a-message" className="mb-5 text-h3">
        {form.title}
      </h2>
      <ContactForm words={form} phone={site.phone} path={paths.contact}>
        <FormNotice
          words={form.notice}
          version={noticeVersions.contact}
          language={language}
          href={paths.privacy}
        />
      </ContactForm>
      <p className="mt-6 flex items-center gap-5 border-t-2 border-foreground pt-4">
        <b className="flex-none font-display text-numeral leading-[0.95] font-normal tracking-[-0.02em] normal-nums">
          {site.reply.hours}{' '}
          <small className="text-xl tracking-normal text-muted-foreground">{guarantee.unit}</small>
        </b>
        <span>
          {guarantee.text}{' '}
          <OfficeNow hours={site.hours} timeZone={site.timeZone} tag={tag} words={clock.office} />
        </span>
      </p>
    </section>
  );
}
