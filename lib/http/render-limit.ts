const PER_SECOND = 2;
const BURST = 20;

/**
 * Limits how many forms posted without scripts are rendered: two a second, after a burst of 20. A
 * render takes about 25 ms of the one thread that serves all requests. The limit holds for all
 * addresses together, because an attacker can use many.
 *
 * @param now milliseconds of a clock that never goes back.
 */
export function createRenderLimit(now = () => performance.now()): () => boolean {
  let tokens = BURST;
  let filledAt = now();
  return () => {
    const time = now();
    tokens = Math.min(BURST, tokens + ((time - filledAt) / 1000) * PER_SECOND);
    filledAt = time;
    if (tokens < 1) return false;
    tokens--;
    return true;
  };
}

export const takeRender = createRenderLimit();
