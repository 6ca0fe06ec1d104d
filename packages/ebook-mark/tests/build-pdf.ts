import { deflateSync } from 'node:zlib';

interface Shape {
  objects?: Record<number, string>;
  /** Further keys of the trailer. */
  trailer?: string;
  /** Before the header. */
  before?: string;
  /** From which byte offsets count. */
  base?: number;
  /** Ends a line of the table. */
  lineEnd?: string;
  startXref?: number;
  /** In a stream that the table does not show, as Word writes it. */
  hidden?: Record<number, string>;
  generation?: number;
}

export const PAGE = '<</Type/Page/Parent 2 0 R/Contents 4 0 R>>';

export const BOOK: Record<number, string> = {
  1: '<</Type/Catalog/Pages 2 0 R>>',
  2: '<</Type/Pages/Kids[3 0 R]/Count 1/MediaBox[0 0 595 842]/Resources<</Font<</F1 5 0 R>>>>>>',
  3: PAGE,
  4: '<</Length 24>>\nstream\nBT /F1 9 Tf (One) Tj ET \nendstream',
  5: '<</Type/Font/Subtype/Type1/BaseFont/Times-Roman>>',
};

const pack = (text: string) => deflateSync(Buffer.from(text, 'latin1')).toString('latin1');
const stream = (keys: string, data: string) =>
  `<<${keys}/Length ${data.length}>>\nstream\n${data}\nendstream`;

const row = (kind: number, second: number, third: number) =>
  String.fromCharCode(kind, second >> 8, second & 255, third);

/** A small PDF, in which a test changes one thing. */
export function buildPdf(shape: Shape = {}): Buffer {
  const { trailer = '', before = '', base = 0, lineEnd = ' \n', generation = 0, hidden } = shape;
  const objects = { ...BOOK, ...shape.objects };
  const places = new Map<number, number>();
  let text = `${before}%PDF-1.5\n`;
  const add = (number: number, body: string) => {
    places.set(number, text.length - base);
    text += `${number} ${number === 3 ? generation : 0} obj\n${body}\nendobj\n`;
  };
  for (const [number, body] of Object.entries(objects)) {
    if (!(hidden && number in hidden)) add(Number(number), body);
  }
  let extra = '';
  if (hidden) {
    const [[number, body]] = Object.entries(hidden) as [[string, string]];
    const head = `${number} 0 `;
    const data = pack(head + body);
    add(8, stream(`/Type/ObjStm/N 1/First ${head.length}/Filter/FlateDecode`, data));
    const rows = pack(row(2, 8, 0) + row(1, places.get(8)!, 0));
    const keys = `/Type/XRef/Size 10/W[1 2 1]/Index[${number} 1 8 1]/Filter/FlateDecode`;
    add(9, stream(keys, rows));
    extra = `/XRefStm ${places.get(9)}`;
  }
  const start = text.length - base;
  const size = Math.max(...Object.keys(objects).map(Number), ...places.keys()) + 1;
  text += `xref\n0 ${size}\n0000000000 65535 f${lineEnd}`;
  for (let number = 1; number < size; number++) {
    const place = places.get(number);
    const kind = place === undefined ? 'f' : 'n';
    const ofPage = number === 3 ? generation : 0;
    text += `${String(place ?? 0).padStart(10, '0')} ${String(ofPage).padStart(5, '0')} ${kind}${lineEnd}`;
  }
  text += `trailer\n<</Root 1 0 R/Size ${size}${extra}${trailer}>>\n`;
  text += `startxref\n${shape.startXref ?? start}\n%%EOF`;
  return Buffer.from(text, 'latin1');
}
