import { expect, test } from 'vitest';
import { fetchesScript, fetchesStyle, hintsOfHeader } from '../src/hints.ts';

test.each([
  ['</a.js>; rel=preload; as=script', 'script'],
  ['</a.js>; rel="preload"; as="script"', 'script'],
  ['</a.js>; as=script; rel=preload; crossorigin', 'script'],
  ['</a>; REL=Preload; AS=Script', 'script'],
  ['</a.mjs>; rel=modulepreload', 'script'],
  ['<https://cdn.example/a?x=1,2>; rel="preload"; as="script"; nonce=""', 'script'],
  ['</a.js>; rel=prefetch', 'script'],
  ['</a.woff2>; rel=preload; as=font, </a.js>; rel=preload; as=script', 'script'],
  ['</a.css>; rel=preload; as=style', 'style'],
  ['</a.css>; rel="stylesheet"', 'style'],
  ['</a.css?v=1>; rel=prefetch', 'style'],
  ['</a.woff2>; rel=preload; as=font; crossorigin=""; type="font/woff2"', 'none'],
  ['<https://fonts.example>; rel=preconnect', 'none'],
  ['</hi>; rel=alternate; hreflang=hi', 'none'],
  ['</a.png>; rel=preload; as=image; imagesrcset="/a.png 1x, /b.png 2x"', 'none'],
  ['', 'none'],
])('Link header: %s fetches ahead: %s', (header, kind) => {
  const hints = hintsOfHeader(header);
  expect([hints.some(fetchesScript), hints.some(fetchesStyle)]).toEqual([
    kind === 'script',
    kind === 'style',
  ]);
});
