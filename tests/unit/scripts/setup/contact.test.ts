import { expect, test } from 'vitest';
import { readTyped as read } from '@/tests/support/setup-answers';

test.each([
  ...['9829012345, 9876543210', '9829012345 / 9876543210', '9829012345 or 9876543210'],
  ...[
    '9829012345;9876543210',
    '9829012345 aur 9876543210',
    '9829012345/46',
    '9829012345 9876543210',
    '९८२९०१२३४५, ९८७६५४३२१०',
  ],
])('setup: takes one phone number, and not "%s"', (typed) => {
  expect(read('phone', typed)).toBe('Write one phone number: the site shows no second one.');
});

test.each(['+91-98290-12345', '98290/12345', 'https://wa.me/919829012345', '+91 (98290) 12345'])(
  'setup: reads one phone number in "%s"',
  (typed) => {
    expect(read('phone', typed)).toBe('+919829012345');
  },
);

test.each([
  ['email', 'asha@x.in, b@x.in', 'Write one email address: the site shows no second one.'],
  ['email', 'asha@gmail,com', 'Is it asha@gmail.com? Then write that.'],
  ['course.groupSize', '8 to 10', 'Write one number.'],
  ['course.fee.amount', '2500-3000', 'Write one number.'],
  ['course.fee.amount', '4 5', 'Write one number.'],
])('setup: of %s says what is wrong with "%s"', (name, typed, sentence) => {
  expect(read(name, typed)).toBe(sentence);
});

test.each<[name: string, typed: string, value: string]>([
  ...[
    ...['email: asha@gmail.com', 'asha @gmail.com', 'asha@gmail.com.', 'asha@gmail.com,'],
    ...['(asha@gmail.com)', 'my email is asha@gmail.com', '<asha@gmail.com>'],
  ].map((typed): [string, string, string] => ['email', typed, 'asha@gmail.com']),
  ...[
    ...['upi://pay?pa=asha@ybl&pn=Asha%20Sharma&cu=INR', 'upi://pay?pn=Asha&pa=asha%40ybl'],
    ...['UPI://PAY?PA=asha@ybl', 'UPI: asha@ybl', 'UPI ID asha@ybl', 'my upi is asha@ybl'],
    ...['asha @ybl', '<asha@ybl>', "'asha@ybl'", 'asha@ybl (PhonePe)', 'phonepe: asha@ybl'],
  ].map((typed): [string, string, string] => ['upi.id', typed, 'asha@ybl']),
  ['upi.id', 'upi@ybl', 'upi@ybl'],
  ['upi.id', 'paytm.9829012345@paytm', 'paytm.9829012345@paytm'],
])('setup: of %s reads "%s" as %s', (name, typed, value) => {
  expect(read(name, typed)).toBe(value);
});
