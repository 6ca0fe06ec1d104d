type Area = 'localStorage' | 'sessionStorage';

/** `null` also where storage is denied. */
export function readStorage(area: Area, key: string): string | null {
  try {
    return globalThis[area].getItem(key);
  } catch {
    return null;
  }
}

/** Undefined also for a text that is not JSON. */
export function readStoredJson(area: Area, key: string): unknown {
  try {
    return JSON.parse(readStorage(area, key) ?? '');
  } catch {
    return undefined;
  }
}

/** Does nothing where storage is denied or full. `null` removes the item. */
export function writeStorage(area: Area, key: string, value: string | null): void {
  try {
    if (value === null) globalThis[area].removeItem(key);
    else globalThis[area].setItem(key, value);
  } catch {
    // The value lasts as long as the page.
  }
}
