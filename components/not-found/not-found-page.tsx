import { NotFoundDrawing, ThreadEnd } from '@/components/drawings/not-found';
import { Actions } from '@/components/site/actions';
import { Lead } from '@/components/site/section';
import { Page } from '@/components/site/page';
import { ButtonLink } from '@/components/site/link';
import { pages } from '@/content/pages';
import { type Locale } from '@/lib/words/locale';
import { BackButton, Countdown } from './leaving';

export function NotFoundPage({
  locale: { tag, paths, words },
  id,
}: {
  locale: Locale;
  id?: string;
}) {
  const { notFound, pageTexts } = words;
  const links = pages.filter(({ inNavigation }) => inNavigation);
  return (
    <Page id={id} threaded={false} className="pt-0" data-framework="now">
      <h1 className="sr-only">{notFound.code}</h1>
      <NotFoundDrawing />
      <div className="mt-6 grid gap-5 lg:grid-cols-[7fr_5fr] lg:items-end lg:gap-x-16">
        <div>
          <h2>{notFound.heading}</h2>
          <Lead className="mt-3">{notFound.lead}</Lead>
        </div>
        <Countdown words={notFound.countdown} tag={tag} home={paths.home} />
      </div>
      <div className="relative mt-8">
        {/* The margin line goes on below the end of the thread. */}
        <span className="absolute top-7 -bottom-section left-[calc(var(--spacing-line)-var(--spacing-start))] w-0.5 bg-thread" />
        <ThreadEnd />
        <nav aria-label={notFound.linksLabel}>
          <ul className="grid grid-cols-2 border-t-2 border-foreground lg:grid-cols-4">
            {links.map(({ id }) => (
              <li key={id}>
                <a href={paths[id]} className="group block h-full border-b py-4 pr-3">
                  <b className="block font-display text-2xl leading-title font-normal decoration-thread-strong decoration-2 underline-offset-[0.2em] group-hover:underline">
                    {pageTexts[id].name}
                  </b>{' '}
                  <span className="text-sm text-muted-foreground">{pageTexts[id].note}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <Actions className="mt-8">
          <ButtonLink variant="default" href={paths.home}>
            {notFound.home}
          </ButtonLink>
          <BackButton label={notFound.back} home={paths.home} />
          <ButtonLink href={paths.contact}>{notFound.help}</ButtonLink>
        </Actions>
      </div>
    </Page>
  );
}
