import { Actions } from '@/components/ui/actions';
import { Lead } from '@/components/ui/lead';
import { home } from '@/content/en/home';
import { shell } from '@/content/en/shell';
import { site } from '@/content/site';
import { Button } from '@/components/ui/button';
import { whatsappLink } from '@/lib/whatsapp';
import { TallNumerals } from './tall-numerals';
import { WideNumerals } from './wide-numerals';
import { fillWorked, pictureTexts, workedExample } from './worked-example';

export function Hero() {
  const { hero, picture } = home;
  const worked = workedExample();
  return (
    <section className="hero">
      <h1>{hero.title}</h1>
      <figure className="hero-picture">
        <WideNumerals worked={worked} />
        <TallNumerals worked={worked} {...pictureTexts(worked)} className="numerals-tall" />
        <figcaption>{fillWorked(picture.sum, worked)}</figcaption>
      </figure>
      <div className="hero-words">
        <Lead>{hero.lead}</Lead>
        <Actions className="mt-6">
          <Button asChild>
            <a
              href={whatsappLink(site.phone, shell.demoMessage)}
              target="_blank"
              rel="noopener noreferrer"
            >
              {hero.bookDemo}
            </a>
          </Button>
          <Button asChild variant="link">
            <a href="/books">{hero.books}</a>
          </Button>
        </Actions>
      </div>
    </section>
  );
}
