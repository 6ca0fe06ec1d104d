import { expect, it, vi } from 'vitest';
import { Messages } from '@/components/assistant/messages';
import { SiteFooter } from '@/components/layout/site-footer';
import { LawPage } from '@/components/law/law-page';
import type * as Site from '@/content/site';
import { type Language } from '@/content/pages';
import { assistantGuide } from '@/lib/assistant/guide';
import { locales } from '@/lib/locale';
import { splitAtDevanagari } from '@/lib/text/devanagari';
import { renderToHtml } from '@/tests/support/render';
import { renderRoute } from '@/tests/support/routes';

vi.mock('@/content/site', async (load) => {
  const { site } = await load<typeof Site>();
  const teacher = {
    ...site.teacher,
    name: 'Asha Verma',
    nameIn: { hi: 'आशा वर्मा' },
    degrees: ['शास्त्री'],
  };
  const legal = {
    ...site.legal,
    ...{ seller: 'वर्मा प्रकाशन', address: '12 सदर बाज़ार, झाँसी 284001' },
    grievance: { ...site.legal.grievance, name: 'Asha Verma' },
  };
  return { site: { ...site, name: 'Short Sums', teacher, city: 'झाँसी', legal } };
});

const htmlOf = (page: 'privacy' | 'terms', language: Language) =>
  renderToHtml(<LawPage page={page} locale={locales[language]} />);

it('law pages: mark a fact in Devanagari as Hindi on a page in English', () => {
  const [privacy, terms] = [htmlOf('privacy', 'en'), htmlOf('terms', 'en')];
  expect(privacy).toContain('<span lang="hi-IN">वर्मा प्रकाशन</span> runs Short Sums.');
  expect(privacy).toContain('Address: 12 <span lang="hi-IN">सदर बाज़ार, झाँसी</span> 284001.');
  expect(terms).toContain('<li><span lang="hi-IN">वर्मा प्रकाशन</span></li>');
});

it('law pages: mark nothing on a page in Hindi, where all is so', () => {
  expect(htmlOf('privacy', 'hi')).toContain('संचालक वर्मा प्रकाशन हैं');
});

it('law pages: a teacher who answers complaints has the name of the language', () => {
  expect(htmlOf('terms', 'en')).toContain('Grievance officer: Asha Verma');
  expect(htmlOf('terms', 'hi')).toContain('शिकायत अधिकारी आशा वर्मा से');
});

it('footer: marks a city in Devanagari on a page in English', () => {
  const html = renderToHtml(<SiteFooter locale={locales.en} />);
  expect(html.match(/<span lang="hi-IN">झाँसी<\/span>/g)).toHaveLength(2);
});

it.each([
  ['en', 'The seller is <span lang="hi-IN">वर्मा प्रकाशन</span>.'],
  ['hi', 'The seller is वर्मा प्रकाशन.'],
] as const)('assistant on a page in %s: shows an answer and its link as %s', (language, shown) => {
  const { words } = assistantGuide(locales[language]);
  const text = 'The seller is वर्मा प्रकाशन.';
  const links = [{ label: text, href: 'https://x.in' }];
  const message = { id: 1, isBot: true, timestamp: new Date(), text, lines: [], links };
  const html = renderToHtml(
    <Messages messages={[message]} waiting={false} words={words} onLinkClick={() => undefined} />,
  );
  expect(html.split(shown)).toHaveLength(3);
});

it('home, About: mark a degree in Devanagari on a page in English', async () => {
  for (const id of ['home', 'about'] as const) {
    const html = await renderRoute(id, 'en');
    expect(html).toContain('Asha Verma, <span lang="hi-IN">शास्त्री</span>');
  }
});

it.each([
  ['Ganit Ghar', ['Ganit Ghar']],
  ['गणित', ['', 'गणित', '']],
  ['राजेश त्रिपाठी runs it', ['', 'राजेश त्रिपाठी', ' runs it']],
  ['at 4/2, सदर बाज़ार 284001', ['at 4/2, ', 'सदर बाज़ार', ' 284001']],
  ['भिन्न (₹180) and गणित, 2', ['', 'भिन्न', ' (₹180) and ', 'गणित', ', 2']],
])('Devanagari in “%s” is split off', (text, parts) => {
  expect(splitAtDevanagari(text)).toEqual(parts);
});
