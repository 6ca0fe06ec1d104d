import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CountdownRing } from '@/components/ui/countdown-ring';

it.each([10, 7, 0])('is as long as the time left: %i of 10', (left) => {
  const html = renderToStaticMarkup(
    <CountdownRing left={left} whole={10}>
      {left}
    </CountdownRing>,
  );
  expect(html).toContain(`stroke-dasharray="${left} 10"`);
  expect(html).toContain(`>${left}</text>`);
});

it('is full, and no longer, with more than the whole time left', () => {
  const html = renderToStaticMarkup(<CountdownRing left={400} whole={300} />);
  expect(html).toContain('stroke-dasharray="300 300"');
  expect(html).not.toContain('<text');
});
