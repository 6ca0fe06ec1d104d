import { type Words } from '@/lib/words/locale';

/**
 * Shown where the loader cannot get the scripts of a page. At its end, so that it moves nothing that is
 * being pressed when it comes and goes.
 */
export function Unfinished({ words }: { words: Words['shell']['unfinished'] }) {
  return (
    <p
      className="unfinished sticky bottom-0 z-5 border-t bg-background pr-end pl-[calc(var(--spacing-line)-4px)]"
      role="alert"
    >
      {`${words.text} `}
      <a className="underline" href="">
        {words.link}
      </a>
    </p>
  );
}
