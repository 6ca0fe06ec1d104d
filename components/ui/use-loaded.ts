import { useEffect, useState } from 'react';

/**
 * A part of the page that is fetched when it is first wanted. What cannot be fetched, offline for
 * one, is told and tried again the next time; it does not take the page down.
 *
 * @param load and `failed` should keep their identity from render to render.
 */
export function useLoaded<Part>(
  wanted: boolean,
  load: () => Promise<Part>,
  failed: () => void,
): Part | undefined {
  const [part, setPart] = useState<{ loaded: Part }>();
  const missing = wanted && !part;

  useEffect(() => {
    if (!missing) return;
    let current = true;
    load().then(
      (loaded) => current && setPart({ loaded }),
      () => current && failed(),
    );
    return () => {
      current = false;
    };
  }, [missing, load, failed]);

  return wanted ? part?.loaded : undefined;
}
