import { expect, it } from 'vitest';
import { MethodPage } from '@/components/methods/method-page';
import { methodPages } from '@/content/pages';
import { sutraOf, sutras } from '@/content/sutras';
import { locales } from '@/lib/locale';
import { renderToHtml } from '@/tests/support/render';

it.each(methodPages)(
  'page of %s: transcribes its sutra for readers of Latin letters only',
  (method) => {
    const [english, hindi] = [locales.en, locales.hi].map((locale) =>
      renderToHtml(<MethodPage method={method} locale={locale} />),
    );
    expect(english).toContain(sutras[sutraOf(method)].iast);
    expect(hindi).not.toContain(sutras[sutraOf(method)].iast);
  },
);

it.each(methodPages)(
  'page of %s: its first sentence does not repeat the meaning above it',
  (method) => {
    for (const { words } of Object.values(locales)) {
      const meaning = words.vedic.sutras[sutraOf(method)];
      expect(words.methods.pages[method].lead.startsWith(meaning)).toBe(false);
    }
  },
);
