interface Settings {
  VITE_MUTANT: string;
}

/** Vite hands a page only the settings that begin so. */
const { VITE_MUTANT: mutant } = import.meta.env as unknown as Settings;
Object.assign(globalThis, { mutant });
