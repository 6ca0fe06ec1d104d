import { refuse } from '../refusal.ts';
import { type Document } from './document.ts';
import { type Dictionary, numberIn, type Value } from './parse.ts';

const MOST_DEPTH = 100;
const MOST_NODES = 10_000;

/** What a page takes from the nodes above it where it has none of its own. */
const INHERITED = ['Resources', 'MediaBox', 'CropBox', 'Rotate'];

type Reference = Extract<Value, { kind: 'reference' }>;

export interface Page {
  reference: Reference;
  dictionary: Dictionary;
  /** Its own, or from above. */
  inherited: Map<string, Value>;
}

async function dictionaryAt(document: Document, value: Value | undefined) {
  const found = await document.resolve(value);
  return found?.kind === 'dictionary' ? found : undefined;
}

export async function readCatalog(document: Document): Promise<Dictionary> {
  const root = document.newest.trailer.entries.get('Root');
  return (await dictionaryAt(document, root)) ?? refuse('damaged');
}

export async function findFirstPage(document: Document, catalog: Dictionary): Promise<Page> {
  let nodes = 0;

  async function search(
    reference: Value | undefined,
    above: Map<string, Value>,
    depth: number,
  ): Promise<Page | undefined> {
    if (depth > MOST_DEPTH || ++nodes > MOST_NODES) refuse('damaged');
    if (reference?.kind !== 'reference') return refuse('damaged');
    const dictionary = (await dictionaryAt(document, reference)) ?? refuse('damaged');
    const inherited = new Map(above);
    for (const key of INHERITED) {
      const own = dictionary.entries.get(key);
      if (own && own.raw !== 'null') inherited.set(key, own);
    }
    const kids = await document.resolve(dictionary.entries.get('Kids'));
    if (kids === undefined) return { reference, dictionary, inherited };
    if (kids.kind !== 'array') return refuse('damaged');
    for (const kid of kids.items) {
      const page = await search(kid, inherited, depth + 1);
      if (page) return page;
    }
    return undefined;
  }

  return (await search(catalog.entries.get('Pages'), new Map(), 0)) ?? refuse('damaged');
}

export interface Box {
  left: number;
  bottom: number;
  right: number;
  top: number;
}

const LETTER: Box = { left: 0, bottom: 0, right: 612, top: 792 };

async function readBox(document: Document, value: Value | undefined): Promise<Box | undefined> {
  const list = await document.resolve(value);
  if (list?.kind !== 'array' || list.items.length < 4) return undefined;
  const numbers: number[] = [];
  for (const item of list.items.slice(0, 4)) {
    numbers.push(numberIn(await document.resolve(item)) ?? NaN);
  }
  const [x, y, otherX, otherY] = numbers as [number, number, number, number];
  const box = {
    left: Math.min(x, otherX),
    bottom: Math.min(y, otherY),
    right: Math.max(x, otherX),
    top: Math.max(y, otherY),
  };
  return box.right > box.left && box.top > box.bottom ? box : undefined;
}

/** What is seen of a page, in its own units, and how it is turned. */
export async function readView(document: Document, { dictionary, inherited }: Page) {
  const media = (await readBox(document, inherited.get('MediaBox'))) ?? LETTER;
  const crop = (await readBox(document, inherited.get('CropBox'))) ?? media;
  const both = {
    left: Math.max(media.left, crop.left),
    bottom: Math.max(media.bottom, crop.bottom),
    right: Math.min(media.right, crop.right),
    top: Math.min(media.top, crop.top),
  };
  const turned = numberIn(await document.resolve(inherited.get('Rotate'))) ?? 0;
  const unit = numberIn(await document.resolve(dictionary.entries.get('UserUnit'))) ?? 1;
  return {
    box: both.right > both.left && both.top > both.bottom ? both : media,
    quarters: ((Math.round(turned / 90) % 4) + 4) % 4,
    unit: unit > 0 ? unit : 1,
  };
}

/** The streams of a page in their order, each as it is written. */
export async function readContents(document: Document, { dictionary }: Page): Promise<Value[]> {
  const contents = dictionary.entries.get('Contents');
  const resolved = await document.resolve(contents);
  if (resolved === undefined) return [];
  if (resolved.kind === 'array') return resolved.items;
  return contents?.kind === 'reference' && resolved.kind === 'dictionary'
    ? [contents]
    : refuse('damaged');
}

/** A field that is filled in with a signature, or a permission of the whole file. */
export async function isSigned(document: Document, catalog: Dictionary): Promise<boolean> {
  if (await document.resolve(catalog.entries.get('Perms'))) return true;
  const form = await dictionaryAt(document, catalog.entries.get('AcroForm'));
  const flags = numberIn(await document.resolve(form?.entries.get('SigFlags'))) ?? 0;
  return (flags & 1) === 1;
}
