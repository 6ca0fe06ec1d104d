import { Actions } from '@/components/ui/actions';
import { Lead } from '@/components/ui/lead';
import { home } from '@/content/en/home';
import { shell } from '@/content/en/shell';
import { site } from '@/content/site';
import { Illustration } from '@/components/illustrations/illustration';
import { TallNumerals } from '@/components/illustrations/tall-numerals';
import { wideNumerals } from '@/components/illustrations/wide-numerals';
import { Button } from '@/components/ui/button';
import { whatsappLink } from '@/lib/whatsapp';
import { fillWorked, pictureTexts, wideTexts, workedExample } from './worked-example';

export function Hero() {
  const { hero, picture } = home;
  const worked = workedExample();
  const texts = pictureTexts(worked);
  return (
    <section className="hero">
      <h1>{hero.title}</h1>
      <figure className="hero-picture">
        <Illustration
          drawing={wideNumerals(worked, wideTexts(worked))}
          label={texts.label}
          className="hidden w-full overflow-visible text-[29px] md:block lg:text-[21px]"
        />
        <TallNumerals
          worked={worked}
          {...texts}
          className="w-full max-w-104 overflow-visible text-[17px] md:hidden"
        />
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
