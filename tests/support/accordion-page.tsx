/** Prints a page with a part from outside, in the styles that the site would give it. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import tailwind from '@tailwindcss/postcss';
import postcss from 'postcss';
import { renderToStaticMarkup } from 'react-dom/server';
import { Accordion, AccordionTrigger } from './accordion';

const from = resolve('app/globals.css');
const source = `@source '../tests/support/accordion.tsx';\n${readFileSync(from, 'utf8')}`;
const { css } = await postcss([tailwind()]).process(source, { from });
const body = renderToStaticMarkup(
  <main className="p-8">
    <Accordion className="px-8">
      <AccordionTrigger>How long is the course?</AccordionTrigger>
    </Accordion>
  </main>,
);
console.log(
  `<!doctype html><html lang="en"><title>A part</title><style>${css}</style><body>${body}</body></html>`,
);
