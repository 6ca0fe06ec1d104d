import { planMarks, type PlanResult } from '@sutra/ebook-mark/plan';
import { log } from '@/lib/log/log';
import { type EbookFile } from './ebook-file';

/** By path; each is read again when its file has changed. */
const plans = new Map<string, { version: string; result: Promise<PlanResult> }>();

async function readPlan(path: string): Promise<PlanResult> {
  const result = await planMarks(path);
  // Its owner has been told by setup, and is told by the doctor.
  if (!result.ok) log.warn('ebook-not-marked', { code: result.code });
  return result;
}

function planOf({ path, size, modifiedAt }: EbookFile): Promise<PlanResult> {
  const version = `${size} ${modifiedAt}`;
  const known = plans.get(path);
  if (known?.version === version) return known.result;
  const result = readPlan(path);
  plans.set(path, { version, result });
  result.catch(() => plans.delete(path));
  return result;
}

/** What follows the file in the copy of an order; nothing where it cannot be marked. */
export async function markOf(file: EbookFile, reference: string): Promise<Uint8Array> {
  const plan = await planOf(file);
  if (!plan.ok) return new Uint8Array();
  if (plan.size !== file.size || plan.modifiedAt !== file.modifiedAt) {
    plans.delete(file.path);
    throw new Error('The ebook has changed.');
  }
  return plan.mark(reference);
}
