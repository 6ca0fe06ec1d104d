import { Frame, TEXT } from '@/components/pictures/frame';
import { palette } from '@/components/pictures/palette';
import { renderPicture } from '@/components/pictures/render';
import { pictureSize, Strokes } from '@/components/pictures/strokes';
import { Type } from '@/components/pictures/type';
import { contact } from '@/content/en/contact';
import { home } from '@/content/en/home';
import { seo } from '@/content/en/seo';
import { site } from '@/content/site';

export const size = pictureSize;
export const contentType = 'image/png';
export const alt = seo.contact.picture;

const baseline = 420;
/** Where the line for the answer begins: the sum runs about half an em a character. */
const blank = TEXT + home.closing.sum.length * 0.49 * 140 + 24;

export default function ContactPicture() {
  return renderPicture(
    <Frame name={site.name} title={contact.title}>
      <Strokes>
        <path d={`M${blank} ${baseline}H${size.width}`} stroke={palette.thread} strokeWidth="5" />
      </Strokes>
      <Type x={TEXT} y={baseline} size={140}>
        {home.closing.sum}
      </Type>
      <Type x={TEXT} y={540} size={42} colour={palette['muted-foreground']}>
        {home.closing.title}
      </Type>
    </Frame>,
  );
}
