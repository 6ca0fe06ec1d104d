import { expect, onTestFinished, test, vi } from 'vitest';
import { readSettings } from '@/lib/env';
import { ebooks } from '@/scripts/doctor/ebooks';
import { scratch } from '@/tests/support/scratch';

const ebook = { fileType: 'PDF', pages: 2, languages: ['en'], devices: ['phone'] };
const sold = vi.hoisted(() => ({ books: [] as object[] }));
vi.mock('@/content/books', () => ({
  get pricedBooks() {
    return sold.books;
  },
}));

const PDF = '%PDF-1.7\n<< /Type /Catalog /MarkInfo << /Marked true >> /Lang (en) >>\n%%EOF\n';

test.each([
  ['download', false, 'broken', /says that buyers download Ganit, and has no file of it/],
  ['download', true, 'advice', /is a file of .*No backup has it/],
  ['chat', false, 'ok', /you send it on WhatsApp/],
  ['chat', true, 'advice', /can download it, and the site tells them that it comes on WhatsApp/],
])(
  'ebooks: of a book that comes by %s, with a file: %s, the doctor says so',
  async (delivery, hasFile, state, why) => {
    const folder = scratch();
    onTestFinished(() => folder.remove());
    sold.books = [{ id: 'ganit', title: 'Ganit', ebook: { ...ebook, delivery } }];
    if (hasFile) folder.write('data/ebooks/ganit.pdf', PDF);
    const settings = readSettings({ DATA_DIR: `${folder.root}/data` });
    const found = await ebooks({ settings } as Parameters<typeof ebooks>[0]);
    expect(found).toMatchObject({ state, why: expect.stringMatching(why) as string });
  },
);

test.each([
  ['download', 'broken'],
  ['chat', undefined],
])(
  'ebooks: where a host keeps no files, a book that comes by %s is %s',
  async (delivery, state) => {
    sold.books = [{ id: 'ganit', title: 'Ganit', ebook: { ...ebook, delivery } }];
    const settings = { ...readSettings({}), DATA_DIR: undefined };
    const found = await ebooks({ settings } as Parameters<typeof ebooks>[0]);
    expect(found?.state).toBe(state);
  },
);

test('ebooks: of two books the doctor names the one whose file is missing', async () => {
  const folder = scratch();
  onTestFinished(() => folder.remove());
  sold.books = ['ganit', 'beej'].map((id) => ({
    id,
    title: id,
    ebook: { ...ebook, delivery: 'download' },
  }));
  folder.write('data/ebooks/ganit.pdf', PDF);
  const settings = readSettings({ DATA_DIR: `${folder.root}/data` });
  const found = await ebooks({ settings } as Parameters<typeof ebooks>[0]);
  expect(found?.state).toBe('broken');
  expect(found?.why).toMatch(/^2 ebooks are sold here\. .*download beej, and has no file/);
  expect(found?.next).toContain('npm run ebook -- beej FILE');
});
