import { earlyScript } from '@/lib/head/early-script';

export function EarlyScript() {
  return <script dangerouslySetInnerHTML={{ __html: earlyScript }} />;
}
