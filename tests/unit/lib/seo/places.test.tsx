import { expect, it, vi } from 'vitest';
import type * as Site from '@/content/site';
import { placesIn } from '@/lib/text/place';
import { readTable } from '@/tests/support/table';

it('places: finds each', () => {
  for (const [text, places] of readTable(import.meta.dirname, 'places.tsv')) {
    expect.soft(placesIn(text).join(' | '), text).toBe(places);
  }
});

/** What the site says with this city: the school of its graphs, and the promise in its footer. */
async function sayOf(name: string, city: string, inHindi: string) {
  vi.resetModules();
  vi.doMock('@/content/site', async (load) => {
    const { site } = await load<typeof Site>();
    const teacher = { ...site.teacher, name, nameIn: { hi: null } };
    return { site: { ...site, teacher, city, cityIn: { hi: inHindi } } };
  });
  const { graphOf } = await import('@/lib/seo/graphs');
  const { locales } = await import('@/lib/locale');
  const schoolIn = (language: 'en' | 'hi') =>
    graphOf('contact', locales[language])['@graph'].find((node) =>
      JSON.stringify(node).includes('"EducationalOrganization"'),
    );
  const promises = Object.values(locales).map(({ words }) => words.shell.footer.promise);
  return { school: schoolIn('en'), schoolInHindi: schoolIn('hi'), promises };
}

const place = (name: string) => ({ '@type': 'Place', name });

it('graphs, footer: of one city', async () => {
  const { school, promises } = await sayOf('Asha Verma', 'Jhansi', 'झाँसी');
  expect(school).toMatchObject({ address: { addressLocality: 'Jhansi' } });
  expect(school).not.toHaveProperty('areaServed');
  expect(promises).toEqual([
    'Asha Verma in Jhansi answers you.',
    'झाँसी से Asha Verma का जवाब सीधे आपको मिलता है।',
  ]);
});

it('graphs, footer: of two cities', async () => {
  const said = await sayOf('Asha Verma', 'Jhansi and Orchha', 'झाँसी और ओरछा');
  expect(said.school).toMatchObject({
    address: { addressLocality: 'Jhansi' },
    areaServed: [place('Jhansi'), place('Orchha')],
  });
  expect(said.schoolInHindi).toMatchObject({
    address: { addressLocality: 'झाँसी' },
    areaServed: [place('झाँसी'), place('ओरछा')],
  });
  expect(said.promises).toEqual([
    'Asha Verma, who teaches in Jhansi and Orchha, answers you.',
    'Asha Verma की क्लास झाँसी और ओरछा से होती है, और उनका जवाब सीधे आपको मिलता है।',
  ]);
});

it('graphs, footer: of three cities and two teachers', async () => {
  const said = await sayOf('Asha and Ravi Verma', 'Jhansi, Orchha and Datia', 'झाँसी');
  expect(said.school).toMatchObject({
    areaServed: [place('Jhansi'), place('Orchha'), place('Datia')],
  });
  expect(said.promises[0]).toBe(
    'Your answer comes from Asha and Ravi Verma, who teach in Jhansi, Orchha and Datia.',
  );
});
