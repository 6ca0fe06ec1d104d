import { expect, it, vi } from 'vitest';
import type * as Site from '@/content/site';
import { isMethodPage, type Language, pages } from '@/content/pages';
import { renderRoute } from '@/tests/support/routes';

/** An owner who writes each fact in Devanagari. */
vi.mock('@/content/site', async (load) => {
  const { site } = await load<typeof Site>();
  const said = (text: string) => ({ text, textIn: { hi: null } });
  return {
    site: {
      ...site,
      name: 'गणित सोपान',
      city: 'झाँसी',
      cityIn: { hi: null },
      teacher: { ...site.teacher, name: 'आशा वर्मा', nameIn: { hi: null }, degrees: ['शास्त्री'] },
      teaching: {
        ...site.teaching,
        classes: null,
        exams: ['रेलवे', 'बैंक'],
        examsIn: { hi: null },
        counted: said('रजिस्टर से गिना।'),
      },
      course: {
        ...site.course,
        topics: ['पहाड़े', 'squares'],
        topicsIn: { hi: null },
        fee: { amount: 500, per: 'month' },
        feeRules: {
          ...{ missed: said('क्लास दोबारा होती है।'), pause: said('रोक सकते हैं।') },
          ...{ refund: said('पैसे वापस।'), example: said('जैसे एक महीना।') },
        },
      },
      upi: { ...site.upi, payee: 'आशा वर्मा' },
      social: { ...site.social, more: [{ name: 'कोरा', url: 'https://www.quora.com/asha' }] },
      legal: {
        ...site.legal,
        ...{ seller: 'वर्मा प्रकाशन', address: '12 सदर बाज़ार, झाँसी 284001', host: 'भारत होस्टिंग' },
        grievance: { ...site.legal.grievance, name: 'राम वर्मा' },
        records: { ...site.legal.records, service: 'एक रजिस्टर', serviceIn: { hi: null } },
      },
    },
  };
});

vi.mock('@/content/books.json', async (load) => {
  const { default: books } = await load<{ default: Record<string, { stores: object[] }> }>();
  const stores = [{ name: 'पुस्तक महल', url: 'https://www.pustakmahal.com/1' }];
  const sold = Object.entries(books).map(([id, book]) => [id, { ...book, stores }]);
  return { default: Object.fromEntries(sold) };
});

vi.mock('@/content/en/testimonials.json', () => {
  const student = { firstName: 'रवि', initial: 'क', class: 'कक्षा 10', location: 'झाँसी' };
  return { default: [{ ...student, content: 'डर मिट गया।', rating: 5 }] };
});
vi.mock('@/content/hi/testimonials.json', () => ({ default: [] }));
vi.mock('@/content/en/reviews.json', () => ({
  default: [{ name: 'रवि', exam: 'कक्षा 10', content: 'छोटी और साफ़।', rating: 5 }],
}));
vi.mock('@/content/hi/reviews.json', () => ({ default: [] }));
vi.mock('@/content/en/books.json', async () => {
  const { default: books } = await import('@/content/books.json');
  const words = { subtitle: 'पहाड़े', description: 'रोज़ दस मिनट।', features: ['एक पन्ना'] };
  return { default: Object.fromEntries(Object.keys(books).map((id) => [id, words])) };
});
vi.mock('@/content/hi/books.json', () => ({ default: {} }));

/** Texts in Devanagari that a page says to be in English. */
function unmarkedIn(html: string, page: Language): string[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (walker.nextNode()) {
    const { data, parentElement } = walker.currentNode as Text;
    // A picture has its label alone.
    const isShown = !parentElement?.closest('script, style, [role=img]');
    const language = parentElement?.closest('[lang]')?.getAttribute('lang') ?? page;
    if (isShown && /\p{Script=Devanagari}/u.test(data) && language.startsWith('en'))
      found.push(data);
  }
  return found;
}

/** The pages of the methods are one file. */
const shown = pages.filter(({ id }) => !isMethodPage(id) || id === 'nikhilam');

it.each(shown)('$id in English: marks each fact in Devanagari', async ({ id }) => {
  expect(unmarkedIn(await renderRoute(id, 'en'), 'en')).toEqual([]);
});

it.each(['home', 'about', 'books'] as const)(
  '%s in Hindi: calls no fact in Devanagari English',
  async (id) => {
    expect(unmarkedIn(await renderRoute(id, 'hi'), 'hi')).toEqual([]);
  },
);
