import { Actions } from '@/components/ui/actions';
import { Lead } from '@/components/ui/lead';
import { type Metadata } from 'next';
import { BackButton } from '@/components/not-found/back-button';
import { BrokenThread } from '@/components/illustrations/broken-thread';
import { Countdown } from '@/components/not-found/countdown';
import { LooseEnd } from '@/components/illustrations/loose-end';
import { PathLog } from '@/components/not-found/path-log';
import { QuickLinks } from '@/components/not-found/quick-links';
import { Button } from '@/components/ui/button';
import { Page } from '@/components/ui/page';
import { notFound } from '@/content/en/not-found';

export const metadata: Metadata = { title: notFound.title };

export default function NotFoundPage() {
  return (
    <Page threaded={false} className="pt-0" data-framework="now">
      <h1 className="sr-only">{notFound.code}</h1>
      <BrokenThread />
      <div className="mt-6 grid gap-5 lg:grid-cols-[7fr_5fr] lg:items-end lg:gap-x-16">
        <div>
          <h2>{notFound.heading}</h2>
          <Lead className="mt-3">{notFound.lead}</Lead>
        </div>
        <Countdown texts={notFound.countdown} />
      </div>
      <div className="relative mt-8">
        {/* The margin line goes on below the loose end. */}
        <span className="absolute top-7 -bottom-section left-[calc(var(--spacing-line)-var(--spacing-start))] w-0.5 bg-thread" />
        <LooseEnd />
        <QuickLinks label={notFound.linksLabel} links={notFound.links} />
        <Actions className="mt-8">
          <Button asChild>
            <a href="/">{notFound.home}</a>
          </Button>
          <BackButton label={notFound.back} />
          <Button asChild variant="link">
            <a href="/contact">{notFound.help}</a>
          </Button>
        </Actions>
      </div>
      <PathLog />
    </Page>
  );
}
