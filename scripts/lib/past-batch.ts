import { type Batch } from '@/content/course-schema';
import { isUpcoming } from '@/lib/course/next-batch';

/** A past batch stops nothing: the pages leave it out. */
export function pastBatchNote(
  batch: Batch | null,
  timeZone: string,
  now = new Date(),
): string | undefined {
  if (!batch || isUpcoming(batch.start, timeZone, now)) return undefined;
  return `The next batch started on ${batch.start}, and the home page no longer shows it. Write a new one, or null, as course.next in content/site.json.`;
}
