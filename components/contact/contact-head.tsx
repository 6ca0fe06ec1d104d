import { type ContactWords } from '@/content/en/contact';
import { site } from '@/content/site';
import { OfficeClock } from './office-clock';

export function ContactHead({
  words: { title, clock },
  tag,
}: {
  words: ContactWords;
  tag: string;
}) {
  return (
    <header>
      <h1>{title}</h1>
      <OfficeClock
        hours={site.hours}
        timeZone={site.timeZone}
        tag={tag}
        plain={clock.hours}
        words={clock}
      />
    </header>
  );
}
