import { readSettings } from '@/lib/env';
import { type CheckInput } from '@/scripts/doctor/check';
import { mail } from '@/scripts/doctor/delivery';

/** Sends the doctor's test mail by each `MAIL_URL` of its arguments, and prints what it finds. */
const findings = [];
for (const MAIL_URL of process.argv.slice(2)) {
  const settings = readSettings({ MAIL_URL, OWNER_EMAILS: 'teacher@example.in' });
  findings.push(await mail({ settings, isLive: true } as CheckInput));
}
process.stdout.write(JSON.stringify(findings));
