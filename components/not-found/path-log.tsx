'use client';

import { useEffect } from 'react';

/** Writes the path that was not found to the console: a note, not an error of the page. */
export function PathLog() {
  useEffect(() => {
    // eslint-disable-next-line no-console -- the specification asks for this line
    console.log('404', location.pathname);
  }, []);
  return null;
}
