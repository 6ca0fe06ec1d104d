import { type ComponentProps } from 'react';

/** A link that leaves the site: a new tab, and nothing of ours handed to it. */
export function OutwardLink(props: ComponentProps<'a'>) {
  return <a {...props} target="_blank" rel="noopener noreferrer" />;
}
