import { type ComponentProps } from 'react';
import { type Graph } from 'schema-dts';
import { cn } from '@/lib/utils';

/**
 * The frame of a page. The margin line runs down its left side, from the mark in the header to the
 * knot on the footer, unless the page draws a thread of its own (`threaded={false}`).
 */
export function Page({
  threaded = true,
  id = 'main',
  className,
  ...props
}: { threaded?: boolean } & ComponentProps<'main'>) {
  return (
    <main
      id={id}
      tabIndex={-1}
      className={cn(
        'relative pt-top pr-end pb-section pl-start outline-none',
        threaded && 'margin-line',
        className,
      )}
      {...props}
    />
  );
}

/** Structured data for search engines. Every `<` is escaped, so that no value can end the script. */
export function JsonLd({ data }: { data: Graph }) {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
