import { type Language } from '@/content/languages';
import { type OwnerText } from '@/content/teaching-schema';
import { inLanguage } from '@/lib/words/owner-text';

/** The owner's sentence on how the students were counted, if there is one. */
export function HowCounted({
  language,
  counted,
  className,
}: {
  language: Language;
  counted: OwnerText | null;
  className: string;
}) {
  if (!counted) return null;
  const { text, lang } = inLanguage(counted, language);
  return (
    <p lang={lang} className={className}>
      {text}
    </p>
  );
}
