import { ContactForm } from '@/components/contact/contact-form';
import { site } from '@/content/site';
import { contactFields, type ContactResult } from '@/lib/contact/fields';
import { initialValues } from '@/lib/forms/field';
import { type Locale } from '@/lib/words/locale';
import { type Example, type Examples } from './example';

const typed = {
  name: 'आशा',
  email: 'asha@example.in',
  subject: 'शाम का बैच',
  message: 'क्या कक्षा 9 के लिए बैच है?',
};

function Contact({ locale }: { locale: Locale }) {
  const { form } = locale.words.contact;
  return (
    <>
      <h2 id="send-a-message">{form.title}</h2>
      <ContactForm words={form} phone={site.phone} path={locale.paths.contact} />
    </>
  );
}

/** Sent with good values, and answered so by the server. */
const answered = (contactAction?: ContactResult | Promise<never>): Example => ({
  part: (locale) => <Contact locale={locale} />,
  answers: { contactAction },
  async visit({ fill, press }, { words: { contact } }) {
    const { labels, send } = contact.form;
    for (const [name, text] of Object.entries(typed)) {
      await fill(labels[name as keyof typeof typed], text);
    }
    await press(send);
  },
});

const values = { ...initialValues(contactFields), ...typed };
const failed = { status: 'failed', reason: 'unreachable', values } as const;

export const form: Examples = {
  empty: (locale) => <Contact locale={locale} />,
  'nothing filled in': {
    part: (locale) => <Contact locale={locale} />,
    visit: ({ press }, { words }) => press(words.contact.form.send),
  },
  'being sent': answered(new Promise(() => {})),
  sent: answered({ status: 'success', reference: 'VM-7K3QX2' }),
  'refused by the server': answered({
    status: 'invalid',
    values,
    errors: { email: 'malformed', message: 'too-long' },
  }),
  'stored, not delivered': answered({ ...failed, kept: true, reference: 'VM-7K3QX2' }),
  'neither stored nor delivered': answered({ ...failed, kept: false }),
  'too many': answered({ ...failed, reason: 'limited', kept: false }),
  'no answer': answered(),
};
