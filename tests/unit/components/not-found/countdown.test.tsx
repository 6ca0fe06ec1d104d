import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Countdown } from '@/components/not-found/countdown';
import { notFound } from '@/tests/support/words';

describe('Countdown on the server', () => {
  it('keeps its place and promises nothing', () => {
    const html = renderToStaticMarkup(
      <Countdown words={notFound.countdown} tag="en-IN" home="/" />,
    );
    expect(html).toContain('data-waiting="true"');
    expect(html).toMatch(/role="status"[^>]*><\/p>/);
  });
});
