import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder of the project, wherever the command was given. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
