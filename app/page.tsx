import { ClosingCall } from '@/components/home/closing-call';
import { Course } from '@/components/home/course';
import { Demo } from '@/components/home/demo';
import { DrawInView } from '@/components/home/draw-in-view';
import { Hero } from '@/components/home/hero';
import { Highlights } from '@/components/home/highlights';
import { Voices } from '@/components/home/voices';
import { JsonLd } from '@/components/ui/json-ld';
import { Page } from '@/components/ui/page';
import { graphs } from '@/lib/seo/graphs';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata('home');

export default function HomePage() {
  return (
    <Page>
      <JsonLd data={graphs.home()} />
      <Hero />
      <Highlights />
      <Demo />
      <Course />
      <Voices />
      <ClosingCall />
      <DrawInView />
    </Page>
  );
}
