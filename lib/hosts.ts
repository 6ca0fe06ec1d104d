import { z } from 'zod';

const name = z.string().optional();

/** Set by hosts and by the build, not by the owner. */
export const hostFields = z.object({
  /** Set by next.config.ts in the build, for hosts with their own Next adapter. */
  EPHEMERAL_DISK: name,
  /** AWS Lambda, so also Netlify. */
  AWS_LAMBDA_FUNCTION_NAME: name,
  /** Azure Functions. */
  FUNCTIONS_WORKER_RUNTIME: name,
  /** Cloud Run, so also Firebase App Hosting and Cloud Functions. */
  K_SERVICE: name,
  VERCEL: name,
  /** Heroku, Fly, Koyeb, Railway and Render: processes go on, and each deployment empties the disk. */
  DYNO: name,
  FLY_APP_NAME: name,
  KOYEB_APP_NAME: name,
  RAILWAY_PROJECT_ID: name,
  RENDER: name,
  /** Google's names for the project of a service; App Hosting and Firebase's functions set the last. */
  GOOGLE_CLOUD_PROJECT: name,
  GCLOUD_PROJECT: name,
  FIREBASE_CONFIG: name,
});

type Host = z.output<typeof hostFields>;

/** Between requests a function has no processor: timers do not run. Its files do not last. */
export const runsInFunctions = (host: Host): boolean =>
  Boolean(
    host.EPHEMERAL_DISK ??
    host.AWS_LAMBDA_FUNCTION_NAME ??
    host.FUNCTIONS_WORKER_RUNTIME ??
    host.K_SERVICE ??
    host.VERCEL,
  );

export const hasEphemeralDisk = (host: Host): boolean =>
  runsInFunctions(host) ||
  Boolean(
    host.DYNO ?? host.FLY_APP_NAME ?? host.KOYEB_APP_NAME ?? host.RAILWAY_PROJECT_ID ?? host.RENDER,
  );

function configuredProject({ FIREBASE_CONFIG }: Host): string | undefined {
  try {
    const config: unknown = JSON.parse(FIREBASE_CONFIG ?? '');
    return z.object({ projectId: z.string() }).parse(config).projectId;
  } catch {
    // It may be the name of a file.
    return undefined;
  }
}

/** The project of the host itself, where Google runs the site. */
export const hostProject = (host: Host): string | undefined =>
  host.GOOGLE_CLOUD_PROJECT ?? host.GCLOUD_PROJECT ?? configuredProject(host);
