import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { definedCovers, provideCovers } from '@/build/covers';
import { type Book, books } from '@/content/books';
import { drawnPicture, writePicture } from '@/tests/support/pictures';
import { scratch } from '@/tests/support/scratch';

// Books of its own: an owner may have none.
vi.mock('@/content/books.json', async () =>
  (await import('@/tests/support/three-books')).threeBooksFile(),
);
vi.mock('@/content/en/books.json', async () =>
  (await import('@/tests/support/three-books')).threeBooksWords(),
);
vi.mock('@/content/hi/books.json', async () =>
  (await import('@/tests/support/three-books')).threeBooksWordsInHindi(),
);
vi.mock('@/content/sample-pages.json', async () =>
  (await import('@/tests/support/three-books')).noPages(),
);

const folder = scratch();
const book = books[0] as Book;

beforeAll(async () => {
  const content = join(folder.root, 'content');
  mkdirSync(content);
  await writePicture(content, 'my cover.jpg', drawnPicture(300, 400).jpeg());
  const cut = join(folder.root, '.fonts/covers');
  const facts = { [book.id]: { cover: 'my cover.jpg', academic: false, price: null } };
  await provideCovers(facts, content, cut);
  vi.stubEnv('COVERS', definedCovers(cut));
  vi.spyOn(process, 'cwd').mockReturnValue(folder.root);
});
afterAll(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  folder.remove();
});

test('covers: each has an address of its own, which serves it as it was cut', async () => {
  const { generateStaticParams, GET } = await import('@/app/covers/[file]/route');
  const [params, ...others] = generateStaticParams();
  expect(params!.file).toMatch(new RegExp(`^${book.id}-[0-9a-f]{10}\\.avif$`));
  expect(others).toEqual([]);
  const request = new Request(`http://localhost/covers/${params!.file}`);
  const response = await GET(request, { params: Promise.resolve(params!) });
  expect(response.headers.get('content-type')).toBe('image/avif');
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(bytes.subarray(4, 12).toString()).toBe('ftypavif');
});

test('covers: a share picture has them as PNG, at the foot of their place', async () => {
  const { sharedCover } = await import('@/components/books/shared-cover');
  const placed = sharedCover(book, 120, 606);
  expect(placed).toMatchObject({ x: 120, width: 252, height: 336, y: 270 });
  expect('src' in placed && placed.src).toMatch(/^data:image\/png;base64,iVBOR/);
});
