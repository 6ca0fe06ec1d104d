import { BrokenThread } from '@/components/illustrations/broken-thread';
import { LooseEnd } from '@/components/illustrations/loose-end';
import { BackButton } from '@/components/not-found/back-button';
import { Countdown } from '@/components/not-found/countdown';
import { PathLog } from '@/components/not-found/path-log';
import { QuickLinks } from '@/components/not-found/quick-links';
import { Actions } from '@/components/ui/actions';
import { Button } from '@/components/ui/button';
import { Lead } from '@/components/ui/lead';
import { Page } from '@/components/ui/page';
import { pages } from '@/content/pages';
import { type Edition } from '@/lib/editions';

export function NotFoundPage({ edition: { tag, paths, words } }: { edition: Edition }) {
  const { notFound, pageTexts } = words;
  const links = pages
    .filter(({ inNavigation }) => inNavigation)
    .map(({ id }) => ({ href: paths[id], title: pageTexts[id].name, note: pageTexts[id].note }));
  return (
    <Page threaded={false} className="pt-0" data-framework="now">
      <h1 className="sr-only">{notFound.code}</h1>
      <BrokenThread />
      <div className="mt-6 grid gap-5 lg:grid-cols-[7fr_5fr] lg:items-end lg:gap-x-16">
        <div>
          <h2>{notFound.heading}</h2>
          <Lead className="mt-3">{notFound.lead}</Lead>
        </div>
        <Countdown words={notFound.countdown} tag={tag} home={paths.home} />
      </div>
      <div className="relative mt-8">
        {/* The margin line goes on below the loose end. */}
        <span className="absolute top-7 -bottom-section left-[calc(var(--spacing-line)-var(--spacing-start))] w-0.5 bg-thread" />
        <LooseEnd />
        <QuickLinks label={notFound.linksLabel} links={links} />
        <Actions className="mt-8">
          <Button asChild>
            <a href={paths.home}>{notFound.home}</a>
          </Button>
          <BackButton label={notFound.back} home={paths.home} />
          <Button asChild variant="link">
            <a href={paths.contact}>{notFound.help}</a>
          </Button>
        </Actions>
      </div>
      <PathLog />
    </Page>
  );
}
