import { MethodPage } from '@/components/methods/method-page';
import { type MethodPageId, methodPages } from '@/content/pages';
import { locales } from '@/lib/words/locale';
import { pageMetadata } from '@/lib/seo/metadata';

type Props = { params: Promise<{ method: string }> };
const methodOf = async ({ params }: Props) => (await params).method as MethodPageId;

export const dynamicParams = false;
export const generateStaticParams = () => methodPages.map((method) => ({ method }));

export const generateMetadata = async (props: Props) =>
  pageMetadata(await methodOf(props), locales.hi);

export default async function Page(props: Props) {
  return <MethodPage method={await methodOf(props)} locale={locales.hi} />;
}
