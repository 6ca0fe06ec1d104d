import { expect, it } from 'vitest';
import { CountdownRing } from '@/components/site/countdown-ring';
import { renderToHtml } from '@/tests/support/render';

it.each([
  [7, 7],
  [0, 0],
  [40, 10],
])('countdown ring: with %i of 10 left, is %i long', (left, length) => {
  const html = renderToHtml(<CountdownRing left={left} whole={10} />);
  expect(html).toContain(`stroke-dasharray="${length} 10"`);
});
