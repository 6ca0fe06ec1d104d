'use client';

import { type Key, type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/components/ui/button';
import { type ProgressWords } from '@/content/en/progress';
import { printPage } from '@/lib/browser/print';
import { dayText } from '@/lib/practice/day-text';
import {
  commonestMistake,
  countOf,
  type MethodCount,
  mondayOf,
  type Progress,
  stageOf,
} from '@/lib/practice/progress';
import { fill } from '@/lib/text/format';
import { type Method } from '@sutra/vedic/types';
import { Bead } from './bead';
import { Erase } from './erase';
import { useProgress } from './use-progress';

const WEEKS = 4;

const longDate = (day: number) => dayText(day, { day: 'numeric', month: 'long', year: 'numeric' });

/** In full where a short month has a sign that the fonts of the site lack: 23 नव॰. */
function shortDate(day: number): string {
  const text = dayText(day, { day: 'numeric', month: 'short' });
  return text.includes('॰') ? dayText(day) : text;
}

/** For a parent, and on one page of paper for the teacher. */
export function ProgressReport({ words }: { words: ProgressWords }) {
  const { progress, today, isStored, isAbroad } = useProgress();
  const [isStuck, setStuck] = useState(false);
  const [isPrinting, setPrinting] = useState(false);
  const { report } = words;
  const hasAny = progress.since !== undefined;

  useEffect(() => {
    const end = () => setPrinting(false);
    addEventListener('afterprint', end);
    return () => removeEventListener('afterprint', end);
  }, []);

  function print() {
    flushSync(() => setPrinting(true));
    printPage(setStuck);
  }

  return (
    <div className="progress-report mt-6 max-w-180 min-w-0" data-printing={isPrinting || undefined}>
      <div className="hidden print:block">
        <p className="font-display text-h2 leading-title">{report.title}</p>
        <p className="mt-6">{`${report.name} …………………………………………   ${longDate(today)}`}</p>
      </div>
      <p>{hasAny ? fill(report.since, { date: longDate(progress.since!) }) : report.empty}</p>
      {hasAny && (
        <>
          <Methods progress={progress} words={words} />
          <Weeks progress={progress} today={today} words={report} />
        </>
      )}
      <ul className="mt-6 list-disc pl-5 text-sm text-muted-foreground">
        {report.notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
        {isAbroad && <li>{words.thread.abroad}</li>}
      </ul>
      {hasAny && (
        <Button variant="outline" className="mt-5 print:hidden" onClick={print}>
          {report.print}
        </Button>
      )}
      {isStuck && (
        <p role="status" className="mt-3 print:hidden">
          {report.noPrint}
        </p>
      )}
      <div className="mt-3 print:hidden">
        <Erase words={words.erase} hasAny={hasAny}>
          {isStored ? words.thread.kept : words.thread.notKept}
        </Erase>
      </div>
    </div>
  );
}

interface CountTableProps {
  caption: string;
  /** What the rows are. */
  heading: string;
  words: ProgressWords['report'];
  rows: readonly { key: Key; name: ReactNode; asked: number; right: number }[];
}

function CountTable({ caption, heading, words, rows }: CountTableProps) {
  return (
    <table className="mt-6 w-full text-left">
      <caption className="mb-2 text-left font-strong">{caption}</caption>
      <thead className="text-sm">
        <tr>
          <th scope="col" className="align-bottom">
            {heading}
          </th>
          {[words.asked, words.right].map((text) => (
            <th key={text} scope="col" className="w-18 text-right align-bottom max-sm:pl-2 sm:w-24">
              {text}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, asked, right }) => (
          <tr key={key} className="border-t align-top">
            <th scope="row" className="font-normal">
              {name}
            </th>
            <td className="text-right tabular-nums">{asked}</td>
            <td className="text-right tabular-nums">{right}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface MethodsProps {
  progress: Progress;
  words: ProgressWords;
}

function Methods({ progress, words: { report, methods, mistakes } }: MethodsProps) {
  const counts = Object.entries(progress.methods) as [Method, MethodCount][];
  const rows = counts.map(([key, count]) => {
    const mistake = commonestMistake(count);
    const name = (
      <>
        {methods[key]}{' '}
        <small className="text-muted-foreground">· {report.stages[stageOf(count)]}</small>
        {mistake && (
          <span className="block text-sm text-muted-foreground">
            {fill(report.mistake, { mistake: mistakes[mistake] })}
          </span>
        )}
      </>
    );
    return { key, name, asked: count.asked, right: count.right };
  });
  return (
    <CountTable caption={report.byMethod} heading={report.method} words={report} rows={rows} />
  );
}

interface WeeksProps {
  progress: Progress;
  today: number;
  words: ProgressWords['report'];
}

function Weeks({ progress, today, words }: WeeksProps) {
  const mondays = Array.from({ length: WEEKS }, (_, index) => mondayOf(today) - 7 * index);
  const rows = mondays.map((monday) => {
    const days = Array.from({ length: 7 }, (_, index) => countOf(progress, monday + index));
    const sum = (name: 'asked' | 'right') => days.reduce((total, day) => total + day[name], 0);
    const name = (
      <>
        {`${shortDate(monday)} – ${shortDate(monday + 6)}`}
        <span className="flex gap-1" aria-hidden="true">
          {days.map((count) => (
            <Bead key={count.day} count={count} />
          ))}
        </span>
      </>
    );
    return { key: monday, name, asked: sum('asked'), right: sum('right') };
  });
  return <CountTable caption={words.weeks} heading={words.week} words={words} rows={rows} />;
}
