import { earlyScript } from '@/lib/early-script';

export function EarlyScript() {
  return <script dangerouslySetInnerHTML={{ __html: earlyScript }} />;
}
