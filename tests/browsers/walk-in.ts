import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { type Browser, type Size, SIZES } from './browser';
import { type Gate, startGate } from './gate';
import { Page } from './page';
import { isSkipped, walks } from './walks';

/** Firefox: the walk has left a page before a font of it has arrived (NS_BINDING_ABORTED). */
const LEFT_EARLY = /^Error: downloadable font: download failed .* status=2152398850 /;

/** Every walk at every width. What a browser or the owner's facts lack is skipped, and counted as not walked. */
export function walkIn(name: string, launch: (() => Promise<Browser>) | undefined) {
  let browser: Browser;
  let gate: Gate;

  const picturesOf = ({ width }: Size) =>
    join('test-results/browsers', `${name.toLowerCase()}-${width}`);

  beforeAll(async () => {
    if (!launch) return;
    for (const size of SIZES) {
      rmSync(picturesOf(size), { recursive: true, force: true });
      mkdirSync(picturesOf(size), { recursive: true });
    }
    gate = await startGate(inject('site'));
    browser = await launch();
  });
  afterAll(async () => {
    await browser?.close();
    await gate?.stop();
  });

  async function received(email: string) {
    const query = new URLSearchParams({ email });
    const response = await fetch(new URL(`/__received?${query}`, inject('sheet')));
    return (await response.json()) as unknown[];
  }

  describe.each(SIZES)(`${name} at $width`, (size) => {
    const pictures = picturesOf(size);
    for (const [title, walk] of Object.entries(walks)) {
      test.runIf(launch && !isSkipped(title))(title, async () => {
        gate.open();
        gate.takeFailures();
        const tab = await browser.openTab(gate.url, size);
        const allowed = [LEFT_EARLY];
        const allow = (problem: RegExp) => void allowed.push(problem);
        try {
          await walk({ page: new Page(tab), gate, size, pictures, allow, received });
          const problems = [...tab.problems(), ...gate.takeFailures()].filter(
            (problem) => !allowed.some((each) => each.test(problem)),
          );
          expect(problems, 'problems in the browser').toEqual([]);
        } catch (error) {
          writeFileSync(join(pictures, `failed ${title}.png`), await tab.takePicture());
          throw error;
        } finally {
          await tab.close();
        }
      });
    }
  });
}
