const PER_SECOND = 2;
const BURST = 20;

/** A token bucket for all addresses together, because an attacker can use many. */
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
