import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { JsonLd } from '@/components/ui/json-ld';

it('lets no value end the script, and loses nothing', () => {
  const data = { name: '</script><script>alert(1)</script><!-- & "quoted" ₹ अ' };
  const html = renderToStaticMarkup(<JsonLd data={data} />);
  const [, json = ''] = /^<script type="application\/ld\+json">(.*)<\/script>$/s.exec(html) ?? [];
  expect(json).not.toContain('<');
  expect(json).toContain('\\u003c/script>');
  expect(JSON.parse(json)).toEqual(data);
});
