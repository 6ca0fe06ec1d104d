import { type Graph } from 'schema-dts';

/** Structured data for search engines. Every `<` is escaped, so that no value can end the script. */
export function JsonLd({ data }: { data: Graph }) {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
