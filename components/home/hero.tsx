import { Actions } from '@/components/ui/button';
import { Lead } from '@/components/site/section';
import { ButtonLink } from '@/components/site/link';
import { Illustration } from '@/components/drawings/illustration';
import { TallNumerals } from '@/components/drawings/tall-numerals';
import { wideNumerals } from '@/components/drawings/wide-numerals';
import { fillValues } from '@/lib/vedic/words';
import { chatLink } from '@/lib/contact/chat';
import { type Locale } from '@/lib/locale';
import { pictureTexts, wideTexts, workedExample } from './worked-example';

export function Hero({ locale: { paths, words } }: { locale: Locale }) {
  const { hero, picture } = words.home;
  const worked = workedExample();
  const texts = pictureTexts(worked, picture);
  return (
    <section className="grid grid-cols-1 gap-6 md:gap-y-10 lg:grid-cols-12 lg:items-end">
      <h1 className="lg:col-span-7">{hero.title}</h1>
      {/* The drawing starts at the margin line. */}
      <figure className="ml-[calc(var(--spacing-line)-var(--spacing-start))] lg:order-1 lg:col-span-12">
        <Illustration
          drawing={wideNumerals(worked, wideTexts(worked, words))}
          label={texts.label}
          className="hidden w-full overflow-visible text-[29px] md:block lg:text-[21px]"
        />
        <TallNumerals
          worked={worked}
          {...texts}
          className="w-full max-w-104 overflow-visible text-[17px] md:hidden"
        />
        <figcaption
          translate="no"
          className="mt-3 ml-[calc(var(--spacing-start)-var(--spacing-line))] font-display text-[1.75rem] leading-[1.2] md:hidden"
        >
          {fillValues(picture.sum, worked.values)}
        </figcaption>
      </figure>
      <div className="lg:col-span-5">
        <Lead>{hero.lead}</Lead>
        <Actions className="mt-6 print:hidden">
          <ButtonLink variant="default" href={chatLink(words.shell.demoMessage)}>
            {hero.bookDemo}
          </ButtonLink>
          <ButtonLink href={paths.books}>{hero.books}</ButtonLink>
        </Actions>
      </div>
    </section>
  );
}
