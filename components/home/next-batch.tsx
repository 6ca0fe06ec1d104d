'use client';

import { useSyncExternalStore, type ReactNode } from 'react';
import { type ClassTime } from '@/content/hours';
import {
  formatClassTimes,
  isUpcoming,
  minutesAhead,
  shiftClassTimes,
} from '@/lib/course/next-batch';
import { fill } from '@/lib/text/format';

const none = () => () => {};
const atBuild = () => 0;

/** The visitor's own times beside the teacher's; nothing from the first day of the batch on. */
export function NextBatch({
  start,
  days,
  timeZone,
  tag,
  visitorTimes,
  className,
  links,
  children,
}: {
  start: string;
  days: readonly ClassTime[];
  timeZone: string;
  tag: string;
  visitorTimes: string;
  className?: string;
  links: ReactNode;
  children: ReactNode;
}) {
  const ahead = useSyncExternalStore(
    none,
    () => (isUpcoming(start, timeZone, new Date()) ? minutesAhead(start, timeZone) : undefined),
    atBuild,
  );
  if (ahead === undefined) return null;
  return (
    <div className={className}>
      {children}
      {ahead !== 0 && (
        <dd className="text-sm text-muted-foreground">
          {fill(visitorTimes, { times: formatClassTimes(shiftClassTimes(days, ahead), tag) })}
        </dd>
      )}
      {links}
    </div>
  );
}
