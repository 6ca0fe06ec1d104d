import { Illustration } from '@/components/drawings/illustration';
import { TallNumerals } from '@/components/drawings/tall-numerals';
import { wideNumerals } from '@/components/drawings/wide-numerals';
import { Actions } from '@/components/site/actions';
import { ButtonLink } from '@/components/site/link';
import { HindiInText } from '@/components/site/hindi-in-text';
import { Picture } from '@/components/site/picture';
import { books } from '@/content/books';
import { isInDevanagari } from '@/content/languages';
import { type Site } from '@/content/schema';
import { site } from '@/content/site';
import { chatLink } from '@/lib/words/social';
import { written } from '@/lib/words/fact-texts';
import { type Locale } from '@/lib/words/locale';
import { portraitPath } from '@/lib/portrait';
import { fill } from '@/lib/text/format';
import { isChannel, placeName } from '@/lib/text/place';
import { describeTeacher } from '@/lib/words/teacher';
import { FreeClass } from './free-class';
import { findRecording, TeacherRecording } from './teacher-recording';
import { pictureTexts, wideTexts, workedExample } from './worked-example';

/** The first screen of a phone: what, for whom, the free class, the teacher, the start of a sum. */
export function Hero({ locale }: { locale: Locale }) {
  const { paths, words } = locale;
  const { hero, picture } = words.home;
  const worked = workedExample();
  const texts = pictureTexts(worked, picture);
  const ownRecording = findRecording();
  return (
    <section className="grid grid-cols-1 gap-y-4 md:gap-8 lg:grid-cols-12 lg:grid-rows-[auto_1fr]">
      <h1 className="lg:col-span-7">{hero.title}</h1>
      <div className="lg:col-span-5 lg:row-span-2">
        <p className="text-balance md:text-lg">
          <HindiInText isHindi={isInDevanagari(locale.language)}>{hero.lead}</HindiInText>
        </p>
        <Actions className="mt-4 gap-y-0 print:hidden">
          <ButtonLink variant="chat" href={chatLink(words.shell.demoMessage)}>
            {hero.bookDemo}
          </ButtonLink>
          {books.length > 0 && (
            <ButtonLink className="max-xs:order-1 max-xs:ml-auto" href={paths.books}>
              {hero.books}
            </ButtonLink>
          )}
          <p className="pt-1 text-sm text-muted-foreground">{hero.demoNote}</p>
        </Actions>
      </div>
      <Teacher locale={locale} />
      {/* The drawing starts at the margin line. */}
      <figure className="ml-[calc(var(--spacing-line)-var(--spacing-start))] lg:col-span-12">
        <Illustration
          drawing={wideNumerals(worked, wideTexts(worked, words))}
          label={texts.label}
          className="hidden w-full overflow-visible text-[29px] md:block lg:text-[21px]"
        />
        <TallNumerals
          worked={worked}
          {...texts}
          className="w-3/4 max-w-104 overflow-visible text-[22px] md:hidden"
        />
        <figcaption
          translate="no"
          className="mt-2 ml-[calc(var(--spacing-start)-var(--spacing-line))] font-display text-2xl leading-title md:hidden"
        >
          {fill(picture.sum, worked.values)}
        </figcaption>
      </figure>
      {ownRecording ? (
        <div className="grid gap-x-12 gap-y-4 md:grid-cols-2 lg:col-span-12">
          <TeacherRecording locale={locale} {...ownRecording} />
          <FreeClass locale={locale} isBeside />
        </div>
      ) : (
        <FreeClass locale={locale} />
      )}
    </section>
  );
}

export function Teacher({
  locale,
  teacher = site.teacher,
}: {
  locale: Locale;
  teacher?: Site['teacher'];
}) {
  const { paths, words } = locale;
  const { about, voice, channel } = words.home.teacher;
  const { name, role } = describeTeacher(locale, teacher);
  return (
    <div className="flex items-center gap-x-4 lg:col-span-7 lg:self-end">
      {teacher.photo && <Portrait name={written(teacher.name, teacher.nameIn, locale.language)} />}
      <div>
        <p className="leading-title">
          <b translate="no" className="block">
            <HindiInText isHindi={isInDevanagari(locale.language)}>{name}</HindiInText>
          </b>
          <span className="text-sm text-muted-foreground">{role}</span>
        </p>
        <p className="flex flex-wrap gap-x-4 text-sm">
          <ButtonLink href={paths.about}>{about}</ButtonLink>
          {typeof teacher.voice === 'string' && (
            <ButtonLink href={teacher.voice}>
              {fill(isChannel(teacher.voice) ? channel : voice, {
                place: placeName(teacher.voice),
              })}
            </ButtonLink>
          )}
          <ButtonLink href={paths.practice}>{words.home.hero.practise}</ButtonLink>
        </p>
      </div>
    </div>
  );
}

/** On the first screen, so it is not lazy. */
function Portrait({ name }: { name: string }) {
  const src = portraitPath();
  if (!src) return null;
  return (
    <Picture
      src={src}
      alt={name}
      width={96}
      height={120}
      className="h-auto w-20 rounded-md xs:w-24"
    />
  );
}
