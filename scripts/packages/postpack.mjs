/** Runs after npm has packed a package. */
import { restoreManifest } from './manifest.mjs';

restoreManifest(process.cwd());
