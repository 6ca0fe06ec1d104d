import { type Words } from '@/lib/locale';

/** Shown where the loader cannot get the scripts of a page. */
export function Unfinished({ words }: { words: Words['shell']['unfinished'] }) {
  return (
    <p
      className="unfinished sticky top-header z-5 border-b bg-background pr-end pl-[calc(var(--spacing-line)-4px)]"
      role="alert"
    >
      {`${words.text} `}
      <a className="underline" href="">
        {words.link}
      </a>
    </p>
  );
}
