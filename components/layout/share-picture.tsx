import { siteName } from '@/lib/words/owner-text';
import { ImageResponse } from 'next/og';
import { sharedCover } from '@/components/books/shared-cover';
import { thread } from '@/components/drawings/drawing';
import { methodDrawing } from '@/components/drawings/method-drawing';
import { widthOf } from '@/components/drawings/outline';
import {
  LINE,
  SharePicture,
  type SharePictureContent,
  TEXT,
} from '@/components/drawings/share-picture';
import { wideNumerals } from '@/components/drawings/wide-numerals';
import { workedExample } from '@/components/home/worked-example';
import { books } from '@/content/books';
import { type MethodPageId, methodPages, type PageId } from '@/content/pages';
import { closingSum, methodPageSums } from '@/content/sums';
import { PICTURED, shownCounts } from '@/lib/words/fact-texts';
import { type Locale } from '@/lib/words/locale';
import { pictureSize } from '@/lib/seo/picture';
import { formatCount, unitOf } from '@/lib/text/counted';
import { fill } from '@/lib/text/format';
import { work } from '@sutra/vedic/multiply';

function home({ words }: Locale): SharePictureContent {
  const drawing = wideNumerals(workedExample());
  // It fits between the margin line and the right edge.
  const scale = (pictureSize.width - LINE - 40) / drawing.viewBox[2];
  const top = 238;
  const sutra = {
    text: words.vedic.sutras.nikhilam,
    x: LINE + (drawing.answerStart + 5) * scale,
    y: top + 374 * scale,
  };
  return {
    title: words.home.hero.title,
    line: `M${LINE} 118V${top + 150 * scale}`,
    drawings: [
      { ...drawing, x: LINE - scale, y: top, scale, weight: 1.55 },
      { layers: [{ fill: 'muted-foreground', size: 27, texts: [sutra] }] },
    ],
  };
}

function about({ tag, words }: Locale): SharePictureContent {
  const { profile, stats } = words.about;
  const columns = [TEXT, 690, 940];
  const shown = shownCounts(PICTURED);
  const counts = shown.map(({ count }, index) => ({
    text: formatCount(count, tag),
    x: columns[index]!,
    y: 470,
  }));
  const units = shown.map(({ name, count }, index) => ({
    text: unitOf(count, stats.facts[name].unit, tag),
    x: columns[index]! + 4,
    y: 528,
  }));
  return {
    title: profile.title,
    line: `M${LINE} 118V260`,
    drawings: [
      {
        layers: [
          thread(`M${LINE} 260C${LINE} 300 ${LINE + 8} 300 ${TEXT} 300H1160`, 3),
          { fill: 'foreground', size: 138, texts: counts },
          { fill: 'muted-foreground', size: 38, texts: units },
        ],
      },
    ],
  };
}

function contact({ words }: Locale): SharePictureContent {
  const { sum, title } = words.home.closing;
  const [a, b] = closingSum;
  const question = { text: fill(sum, { a, b }), x: TEXT, y: 420 };
  const blank = TEXT + widthOf(question.text) * 140 + 40;
  return {
    title: words.contact.title,
    drawings: [
      {
        layers: [
          thread(`M${blank} 420H${pictureSize.width}`, 5),
          { fill: 'foreground', size: 140, texts: [question] },
          { fill: 'muted-foreground', size: 42, texts: [{ text: title, x: TEXT, y: 540 }] },
        ],
      },
    ],
  };
}

const booksPage = ({ words }: Locale): SharePictureContent => ({
  title: books.length > 0 ? words.booksPage.title : words.booksPage.empty.title,
  drawings: books.slice(0, 3).map((book, index) => sharedCover(book, TEXT + index * 352, 606)),
});

function methodPage(method: MethodPageId, { words }: Locale): SharePictureContent {
  const [a, b] = methodPageSums[method];
  const drawing = methodDrawing(work(method, a, b));
  const [start, , width, height] = drawing.viewBox;
  const scale = Math.min(340 / height, 900 / width);
  return {
    title: words.pageTexts[method].title,
    drawings: [{ ...drawing, x: TEXT - start * scale, y: 238, scale }],
  };
}

const contents: Partial<Record<PageId, (locale: Locale) => SharePictureContent>> = {
  home,
  about,
  books: booksPage,
  contact,
  ...Object.fromEntries(
    methodPages.map((method) => [method, (locale: Locale) => methodPage(method, locale)]),
  ),
};

/** A page without a drawing of its own shows its title. */
export const pictureContent = (page: PageId, locale: Locale): SharePictureContent =>
  contents[page]?.(locale) ?? { title: locale.words.pageTexts[page].title };

/** The picture that other sites show of a page. */
export const sharePicture = (page: PageId, locale: Locale): Response =>
  new ImageResponse(
    <SharePicture name={siteName(locale.language)} {...pictureContent(page, locale)} />,
    pictureSize,
  );
