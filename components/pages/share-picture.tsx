import { ImageResponse } from 'next/og';
import { AboutPicture } from '@/components/about/about-picture';
import { BooksPicture } from '@/components/books/books-picture';
import { ContactPicture } from '@/components/contact/contact-picture';
import { HomePicture } from '@/components/home/home-picture';
import { Frame } from '@/components/pictures/frame';
import { type PageId } from '@/content/pages';
import { site } from '@/content/site';
import { type Edition } from '@/lib/editions';
import { pictureSize } from '@/lib/seo/picture';

interface Props {
  edition: Edition;
}

const pictures: Partial<Record<PageId, (props: Props) => React.ReactNode>> = {
  home: HomePicture,
  about: AboutPicture,
  books: BooksPicture,
  contact: ContactPicture,
};

/** The picture that other sites show of a page; one without a drawing of its own shows its title. */
export function sharePicture(page: PageId, edition: Edition): Response {
  const Picture = pictures[page];
  return new ImageResponse(
    Picture ? (
      <Picture edition={edition} />
    ) : (
      <Frame name={site.name} title={edition.words.pageTexts[page].title} />
    ),
    pictureSize,
  );
}
