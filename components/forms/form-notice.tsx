import { Link } from '@/components/site/link';

/** What is taken, why, for how long and how to withdraw; the form sends its version and language. */
export function FormNotice({
  words,
  version,
  language,
  href,
}: {
  words: { text: string; link: string };
  version: string;
  language: string;
  /** Address of the privacy page. A new tab keeps what was typed. */
  href: string;
}) {
  return (
    <p className="mt-3 mb-5 text-sm text-muted-foreground">
      {words.text}{' '}
      <Link className="underline" href={href} target="_blank">
        {words.link}
      </Link>
      <input type="hidden" name="notice" value={`${version} ${language}`} />
    </p>
  );
}
