import { digitRoot, digits, digitSum } from '@sutra/vedic/digits';
import { type Nikhilam } from '@sutra/vedic/types';
import { circlePath, type Drawing, thread } from './drawing';

const viewBox = [0, 0, 320, 136] as const;

/** One long stroke above ten short ones of the same total length. */
export const paceDrawing: Drawing = {
  viewBox,
  layers: [
    { fill: 'muted-foreground', size: 60, texts: [{ text: 1, x: 0, y: 52 }] },
    { fill: 'thread-text', size: 60, texts: [{ text: 10, x: 0, y: 124 }] },
    { d: 'M80 33H320', colour: 'muted-foreground', width: 4 },
    { ...thread('M82 105h236.4', 4), dash: '15 9.6' },
  ],
};

/** Threads lead from the question and from the answer to their common digit root. */
export function checkDrawing({ answer, operands }: Nikhilam): Drawing {
  const [a, b] = operands.map(digitRoot) as [number, number];
  return {
    viewBox,
    layers: [
      {
        fill: 'muted-foreground',
        isCaption: true,
        texts: [
          { text: operands.join(' × '), x: 0, y: 20 },
          { text: answer, x: 0, y: 90 },
        ],
      },
      {
        fill: 'foreground',
        size: 28,
        texts: [
          { text: `${a} × ${b} = ${a * b}`, x: 0, y: 52 },
          { text: `${digits(answer).join(' + ')} = ${digitSum(answer)}`, x: 0, y: 122 },
        ],
      },
      thread('M132 43C196 43 200 72 256 72M208 113C240 113 222 72 256 72', 2.5),
      {
        fill: 'thread-text',
        size: 88,
        anchor: 'middle',
        texts: [{ text: digitRoot(a * b), x: 294, y: 102 }],
      },
    ],
  };
}

const toTenths = (value: number) => Math.round(value * 10) / 10;

/** Points at the hours of the clock face, from 12 o'clock. */
const hourPoints = (radius: number) =>
  Array.from({ length: 12 }, (_, hour) => {
    const angle = (hour * Math.PI) / 6;
    return `${toTenths(62 + radius * Math.sin(angle))} ${toTenths(68 - radius * Math.cos(angle))}`;
  });

export function timeDrawing({ numeral, unit }: { numeral: string; unit: string }): Drawing {
  const inner = hourPoints(52);
  return {
    viewBox,
    layers: [
      { d: circlePath(60, { x: 62, y: 68 }), colour: 'input', width: 1.5 },
      {
        d: hourPoints(60)
          .map((point, hour) => `M${point}L${inner[hour]}`)
          .join(''),
        colour: 'muted-foreground',
        width: 1.5,
      },
      thread('M62 68V8A60 60 0 0 1 113.96 98Z', 4),
      { fill: 'foreground', size: 80, texts: [{ text: numeral, x: 142, y: 100 }] },
      { fill: 'muted-foreground', size: 20, texts: [{ text: unit, x: 242, y: 100 }] },
    ],
  };
}
