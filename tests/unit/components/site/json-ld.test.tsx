import { type Graph } from 'schema-dts';
import { expect, it } from 'vitest';
import { JsonLd } from '@/components/site/page';
import { renderToHtml } from '@/tests/support/render';

it('JsonLd: escapes values that would end the script, and loses nothing', () => {
  const name = '</script><script>alert(1)</script><!-- & "quoted" ₹ अ';
  const data: Graph = {
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'WebSite', name }],
  };
  const html = renderToHtml(<JsonLd data={data} />);
  const [, json = ''] = /^<script type="application\/ld\+json">(.*)<\/script>$/s.exec(html) ?? [];
  expect(json).not.toContain('<');
  expect(json).toContain('\\u003c/script>');
  expect(JSON.parse(json)).toEqual(data);
});
