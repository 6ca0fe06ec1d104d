import { expect, test } from 'vitest';
import { doubtOf } from '@/scripts/setup/doubts';
import { accepted, questionIn, readTyped as read } from '@/tests/support/setup-answers';

test.each([
  ...['https://wa.me/919876543210', 'wa.me/+919876543210', '<https://wa.me/919876543210>'],
  ...['https://wa.me/919876543210?text=Hi%202026', 'https://wa.me/c/919876543210'],
  ...['https://api.whatsapp.com/send?phone=919876543210', 'whatsapp://send?phone=919876543210'],
  'https://api.whatsapp.com/send/?phone=919876543210&text&type=phone_number&app_absent=0',
  'api.whatsapp.com/send?phone=%2B919876543210&text=Hi%202026',
  ...['https://wa.me/9876543210', 'WhatsApp https://wa.me/919876543210', 'tel:+919876543210'],
  ...['+91 98765-43210 (WhatsApp)', 'WhatsApp: +91 98765 43210'],
])('setup: reads the phone number of "%s"', (typed) => {
  expect(read('phone', typed)).toBe('+919876543210');
});

test('setup: takes the country from a link to WhatsApp', () => {
  expect(read('phone', 'https://wa.me/6591234567')).toBe('+6591234567');
});

test.each([
  ...['https://wa.me/qr/ABCDEFGH1234', 'https://wa.me/message/9876543210', 'wa.link/ab12cd'],
  ...['https://chat.whatsapp.com/AbCd1234567890', 'https://example.in/9876543210'],
  ...['https://www.whatsapp.com/channel/0029Va98765432100', 'https://api.whatsapp.com/send?text=a'],
])('setup: says of "%s" that it has no phone number', (typed) => {
  expect(read('phone', typed)).toMatch(/^Write the number itself, such as \+91/);
});

const instagram = 'https://www.instagram.com/asha.maths';
const facebook = 'https://www.facebook.com/asha';

test.each([
  ['instagram', 'https://www.instagram.com/asha.maths?igsh=MWQ1ZGUxMzBkMA==', instagram],
  ['instagram', 'https://m.instagram.com/asha.maths', instagram],
  ['instagram', '@asha.maths', instagram],
  ['instagram', '@asha.maths/', instagram],
  ['linkedin', 'https://in.linkedin.com/in/asha-1/', 'https://in.linkedin.com/in/asha-1/'],
  ['linkedin', 'linkedin.com/in/asha?lipi=urn%3Ali&trk=x', 'https://linkedin.com/in/asha'],
  ['youtube', 'https://m.youtube.com/@asha?si=x', 'https://www.youtube.com/@asha'],
  ['facebook', 'https://m.facebook.com/asha?mibextid=ZbWKwL', facebook],
  ['facebook', 'https://web.facebook.com/asha?_rdc=1&_rdr', facebook],
  [
    'facebook',
    'https://m.facebook.com/profile.php?id=1',
    'https://www.facebook.com/profile.php?id=1',
  ],
])('setup: of %s reads the address "%s"', (network, typed, address) => {
  expect(read(`social.${network}`, typed)).toBe(address);
});

test.each(['Instagram: asha_maths', 'instagram/asha', 'asha sharma'])(
  'setup: says what to write instead of "%s"',
  (typed) => {
    expect(read('social.instagram', typed)).toBe(
      'Write the address of your page, such as https://www.instagram.com/name, or your name there as @name.',
    );
  },
);

test.each([
  ['asha.maths', `Is it ${instagram}?`],
  ['ganitsopan.in', 'ganitsopan.in is not instagram.com. Keep it all the same?'],
])('setup: asks about “%s” as a name on Instagram', (typed, question) => {
  const asked = questionIn(accepted([]), 'social.instagram');
  expect(doubtOf(accepted([['social.instagram', typed]]), asked, typed)?.question).toBe(question);
});
