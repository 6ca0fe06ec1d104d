import { workedExample } from '@/components/home/worked-example';
import { PictureCover, type CoverWord } from '@/components/pictures/cover';
import { Frame, pictureSize, TEXT } from '@/components/pictures/frame';
import { palette } from '@/components/pictures/palette';
import { renderPicture } from '@/components/pictures/render';
import { books } from '@/content/books';
import { booksPage, bookTexts } from '@/content/en/books';
import { seo } from '@/content/en/seo';
import { site } from '@/content/site';

export const size = pictureSize;
export const contentType = 'image/png';
export const alt = seo.books.picture;

const { operands, differences, answer } = workedExample();

/** The sum on the first cover: number over number, the differences beside them. */
const sum: CoverWord[] = [
  ...operands.map((operand, row) => ({
    text: String(operand),
    x: 52,
    y: 254 + 94 * row,
    size: 88,
  })),
  ...differences.map((difference, row) => ({
    text: `−${Math.abs(difference)}`,
    x: 212,
    y: 250 + 94 * row,
    size: 58,
    colour: palette.coverSaffron,
  })),
  { text: String(answer), x: 52, y: 411, size: 25 },
];

export default function BooksPicture() {
  return renderPicture(
    <Frame name={site.name} title={booksPage.title}>
      {books.slice(0, 3).map(({ id, cover }, index) => {
        const lines = bookTexts[id].coverLines;
        const height = lines.length > 2 ? 39 : 36;
        return (
          <PictureCover
            key={id}
            cover={cover}
            words={[
              ...lines.map((text, line) => ({
                text,
                x: 52,
                y: 64 + height * line,
                size: height - 3,
              })),
              ...(cover === 'crossing' ? sum : []),
            ]}
            x={TEXT + index * 352}
            y={236}
            width={252}
          />
        );
      })}
    </Frame>,
  );
}
