import { type Metadata } from 'next';
import { BackButton } from '@/components/not-found/back-button';
import { BrokenThread } from '@/components/not-found/broken-thread';
import { Countdown } from '@/components/not-found/countdown';
import { LooseEnd } from '@/components/not-found/loose-end';
import { PathLog } from '@/components/not-found/path-log';
import { QuickLinks } from '@/components/not-found/quick-links';
import { ButtonLink } from '@/components/ui/button';
import { Page } from '@/components/ui/page';
import { notFound } from '@/content/en/not-found';

export const metadata: Metadata = { title: notFound.title };

export default function NotFoundPage() {
  return (
    <Page threaded={false} className="not-found" data-framework="now">
      <h1 className="sr-only">{notFound.code}</h1>
      <BrokenThread />
      <div className="not-found-news">
        <div>
          <h2>{notFound.heading}</h2>
          <p className="lead mt-3">{notFound.lead}</p>
        </div>
        <Countdown texts={notFound.countdown} />
      </div>
      <div className="not-found-ways">
        <LooseEnd />
        <QuickLinks label={notFound.linksLabel} links={notFound.links} />
        <div className="actions mt-8">
          <ButtonLink href="/">{notFound.home}</ButtonLink>
          <BackButton label={notFound.back} />
          <a className="link link-standing" href="/contact">
            {notFound.help}
          </a>
        </div>
      </div>
      <PathLog />
    </Page>
  );
}
