import { Page } from '@/components/ui/page';

export default function HomePage() {
  return <Page><h1>A forty-five second sum, done in five.</h1></Page>;
}
