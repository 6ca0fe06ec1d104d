import { markDrawing } from '@/components/drawings/mark';
import { palette } from './palette';
import { pictureSize } from '@/lib/seo/picture';
import { widthOf } from './outline';
import { Picture } from './picture';
import { Strokes } from './strokes';
import { Type } from './type';

/** Where the margin line stands and where the text starts beside it. */
export const LINE = 64;
export const TEXT = 120;

const ROOM = 1040;

/** Paper, the mark with the name, and a title; the numerals of a page come below. */
export function Frame({
  name,
  title,
  thread = `M${LINE} 118V${pictureSize.height}`,
  children,
}: {
  name: string;
  title: string;
  /** The margin line, from under the mark. */
  thread?: string;
  children?: React.ReactNode;
}) {
  return (
    <div
      style={{
        position: 'relative',
        display: 'flex',
        ...pictureSize,
        background: palette.background,
      }}
    >
      <Strokes>
        <path d={thread} stroke={palette.thread} strokeWidth="3" />
      </Strokes>
      <Picture drawing={markDrawing} x={LINE - 40} y={30} scale={40 / 55} />
      <Type x={TEXT} y={84} size={44}>
        {name}
      </Type>
      <Type x={TEXT} y={186} size={Math.min(72, ROOM / widthOf(title))}>
        {title}
      </Type>
      {children}
    </div>
  );
}
