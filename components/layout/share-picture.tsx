import { ImageResponse } from 'next/og';
import { AboutPicture } from '@/components/about/about-picture';
import { BooksPicture } from '@/components/books/books-picture';
import { ContactPicture } from '@/components/contact/contact-picture';
import { HomePicture } from '@/components/home/home-picture';
import { Frame } from '@/components/drawings/frame';
import { type PageId } from '@/content/pages';
import { site } from '@/content/site';
import { type Locale } from '@/lib/locale';
import { pictureSize } from '@/lib/seo/picture';

interface Props {
  locale: Locale;
}

const pictures: Partial<Record<PageId, (props: Props) => React.ReactNode>> = {
  home: HomePicture,
  about: AboutPicture,
  books: BooksPicture,
  contact: ContactPicture,
};

/** The picture that other sites show of a page; one without a drawing of its own shows its title. */
export function sharePicture(page: PageId, locale: Locale): Response {
  const Picture = pictures[page];
  return new ImageResponse(
    Picture ? (
      <Picture locale={locale} />
    ) : (
      <Frame name={site.name} title={locale.words.pageTexts[page].title} />
    ),
    pictureSize,
  );
}
