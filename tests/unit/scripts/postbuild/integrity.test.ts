import { expect, test } from 'vitest';
import { withIntegrity } from '@/scripts/postbuild/integrity';

test('a script that a page names is named with its hash', () => {
  const html = '<script src="/a.js" noModule=""></script><script>inline()</script>';
  const asked: string[] = [];
  const page = withIntegrity(html, (address) => {
    asked.push(address);
    return Buffer.from('alert(1)');
  });
  expect(asked).toEqual(['/a.js']);
  // openssl dgst -sha384 -binary | base64
  expect(page).toBe(
    '<script src="/a.js" integrity="sha384-HT2E9NfWiuQ/w1PRai+hTyqW16NIoCGA/m8VQDUopfAtcz6YQjtsMmQd5uRbVDpW" noModule=""></script><script>inline()</script>',
  );
});
