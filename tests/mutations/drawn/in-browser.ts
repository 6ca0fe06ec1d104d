import { appendFileSync } from 'node:fs';
import { type BrowserContext, type TestInfo } from '@playwright/test';

const { VITEST_MUTANT: mutant, VITEST_REACHED_LOG: log } = process.env;

/** Switches a drawn mutation on in the pages of a journey, or notes which ones the journey reaches. */
export async function switchDrawn(context: BrowserContext, { file, line }: TestInfo) {
  if (!mutant) return;
  const note = (_source: unknown, id: number) => appendFileSync(log!, `${file}:${line}\t${id}\n`);
  if (log) await context.exposeBinding('noteMutation', note);
  await context.addInitScript((on) => {
    const reached = new Set<number>();
    Object.assign(window, {
      mutated(id: number) {
        const { noteMutation } = window as { noteMutation?: (id: number) => void };
        if (!reached.has(id)) noteMutation?.(id);
        reached.add(id);
        return String(id) === on;
      },
    });
  }, mutant);
}
