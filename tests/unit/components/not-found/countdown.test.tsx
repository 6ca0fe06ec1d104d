import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Countdown } from '@/components/not-found/countdown';
import { notFound } from '@/content/en/not-found';

describe('Countdown on the server', () => {
  it('keeps its place and promises nothing', () => {
    const html = renderToStaticMarkup(<Countdown texts={notFound.countdown} />);
    expect(html).toContain('data-waiting="true"');
    expect(html).toMatch(/role="status"[^>]*><\/p>/);
  });
});
