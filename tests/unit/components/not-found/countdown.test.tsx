import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Countdown } from '@/components/not-found/countdown';
import { CountdownRing } from '@/components/not-found/countdown-ring';
import { notFound } from '@/content/en/not-found';

describe('Countdown on the server', () => {
  it('keeps its place and promises nothing', () => {
    const html = renderToStaticMarkup(<Countdown texts={notFound.countdown} />);
    expect(html).toContain('data-waiting="true"');
    expect(html).toMatch(/role="status"[^>]*><\/p>/);
  });
});

describe('CountdownRing', () => {
  it.each([10, 7, 0])('is as long as the time left: %i of 10', (left) => {
    const html = renderToStaticMarkup(<CountdownRing left={left} of={10} />);
    expect(html).toContain(`stroke-dasharray="${left} 10"`);
    expect(html).toContain(`>${left}</text>`);
  });
});
