/** Headers, and why a public site refuses them. */
export const origins = [
  [undefined, { origin: 'https://example.in', host: '127.0.0.1:3000' }],
  [undefined, { origin: 'https://a.in', host: '10.0.0.7', 'x-forwarded-host': 'a.in, inner' }],
  ['missing', { host: 'example.in' }],
  ['null', { origin: 'null', host: 'example.in' }],
  ['foreign', { origin: 'http://example.in', host: 'example.in' }],
  ['foreign', { origin: 'https://wwwexample.in', host: 'example.in' }],
  ['foreign', { origin: 'https://evil.example', host: 'example.in' }],
  ['foreign', { origin: 'no-address', host: 'example.in' }],
  ['www-mismatch', { origin: 'https://www.example.in', host: 'example.in' }],
] as const;

export const V6 = '2001:db8:1:2::/64';

export const forwarded = [
  ['203.0.113.9', '203.0.113.9', '6.6.6.6, 203.0.113.9', '  203.0.113.9\t', '203.0.113.9:4711'],
  ['203.0.113.9', '::ffff:203.0.113.9', '::ffff:cb00:7109'],
  [V6, '2001:db8:1:2:3:4:5:6', '2001:0DB8:0001:0002::1', '[2001:db8:1:2::1]:443'],
  ['0:0:0:0::/64', '::1'],
  [undefined, '', 'unknown', '203.0.113.9, ', '203.0.113.999', '<script>', '1.2.3.4.5:80'],
] as const;

export const loopbackHosts = [
  [true, { host: 'localhost:3000' }],
  [true, { host: '127.0.0.1:3000' }],
  [true, { host: '[::1]:3000' }],
  [true, { host: 'localhost', 'x-forwarded-for': '::ffff:127.0.0.1, ::1' }],
  [false, { host: 'example.in' }],
  [false, { host: '127.0.0.1.example.in' }],
  [false, { host: 'localhost', 'x-forwarded-host': 'example.in' }],
  [false, { host: 'localhost', 'x-forwarded-for': '203.0.113.7, ::1' }],
  [false, { host: 'localhost', 'x-real-ip': '203.0.113.7' }],
  [false, { host: 'localhost', forwarded: 'for=203.0.113.7' }],
] as const;

export const endpoints = [
  [undefined, 'https://script.google.com/x', 'https://8.8.8.8/x', 'https://[2606:4700::1111]/'],
  [undefined, 'http://localhost:4000/x', 'http://127.0.0.1:4000', 'http://[::1]:4000'],
  ['not-an-address', 'x', ''],
  ['not-https', 'http://example.in/', 'ftp://example.in/', 'file:///etc/passwd'],
  ['not-https', 'javascript:alert(1)', 'http://127.0.0.1.example.in/'],
  ['user-info', 'https://me@example.in/', 'https://me:word@example.in/', 'http://me@localhost/'],
  ['private', 'https://10.1.2.3/', 'https://172.16.0.1/', 'https://192.168.1.1/', 'https://0/'],
  ['private', 'https://169.254.169.254/latest/meta-data', 'https://100.64.0.1/'],
  ['private', 'https://127.0.0.1/', 'https://0x7f.1/', 'https://2130706433/'],
  ['private', 'https://[::1]/', 'https://[::ffff:10.0.0.1]/', 'https://[fd00::1]/'],
  ['private', 'https://[fe80::1]/', 'https://localhost/', 'https://a.localhost/'],
] as const;

export const longValue = (length: number) => 'x'.repeat(length);

/** What a browser sends, and what is handed on. */
export const cookieHeaders = [
  [undefined, undefined],
  [null, undefined],
  ['', undefined],
  [';;;', undefined],
  ['a=b; _ga=GA1.1.2; __prerender_bypass=x; __next_preview_data=y', undefined],
  ['Session=a; sessions=b; xsession=c; session2=d; __Host-session=e; session.0=f', undefined],
  ['authjs.evil=; authjs.session-token.10=; __Secure-authjs.state=', undefined],
  ['session', 'session='],
  ['session=', 'session='],
  ['=session; session=a', 'session=a'],
  ['session=a', 'session=a'],
  ['a=1;session=a;b=2', 'session=a'],
  ['  session=a  ;  b=2', 'session=a'],
  ['session=a=b==', 'session=a=b=='],
  ['session="a"', 'session="a"'],
  ['session=%E0%A4', 'session=%E0%A4'],
  ['session=a; session=b; c=d; session=c', 'session=a; session=b; session=c'],
  ['session=a; authjs.csrf-token=secret|value', 'authjs.csrf-token=; session=a'],
  [
    '__Host-authjs.csrf-token=a; __Secure-authjs.callback-url=%; authjs.session-token.3=b',
    'authjs.session-token.3=; __Secure-authjs.callback-url=; __Host-authjs.csrf-token=',
  ],
  [`authjs.callback-url=${longValue(9_000)}; authjs.callback-url=b`, 'authjs.callback-url='],
] as const;
