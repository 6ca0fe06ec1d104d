import fc from '@/tests/support/fast-check';
import { expect, test } from 'vitest';
import { isEmail } from '@/lib/forms/email';
import { suggestEmail } from '@/lib/forms/suggest-email';

const mistyped = {
  'gmail.com': `gmial.com gmail.con gamil.com gmail.co gmail.cmo gmail gmail.com.in gmail.in gmai.com
    gmil.com gnail.com gmaill.com gmal.com gmali.com gmeil.com gemail.com mgail.com gmailcom gmail,com
    gmail..com www.gmail.com g.mail.com gmail.comm gmail.vom gmail.om GMAIL.CON gmial.co.in gmail.co.in
    gmail.com.com gmailc.om gmial gmail.c gmail;com`,
  'yahoo.com':
    'yahoo.con yahooo.com yaho.com yahho.com yhaoo.com yahoo.cmo yahoo.co yahoo yahoo.cm',
  'yahoo.co.in': `yaho.co.in yahoo.co.inn yahoo.coin yahoo.com.in yahoo.co.im yahooo.co.in yahoo.co.i
    yahooco.in yahoo,co.in`,
  'yahoo.in': 'yaho.in yahooo.in',
  'hotmail.com':
    'hotmial.com hotmal.com hotmail.cm homail.com hotmai.com hotmail.con hotmail hotmil.com',
  'outlook.com': 'outlok.com outlook.con outllok.com outlook.co outlook otlook.com',
  'rediffmail.com': `rediffmial.com redifmail.com rediffmail.con rediffmail reddifmail.com redifmial.com
    rediffmail.co.in rediff.mail.com ridiffmail.com`,
  'icloud.com': 'iclod.com icloud.con icloud.co icoud.com',
  'ymail.com': 'ymial.com ymail.con ymail.co',
  'protonmail.com': 'protonmial.com protonmail.con',
  'live.com': 'live.con live.cmo',
  'dpsindore.com': 'dpsindore.con dpsindore.cmo dpsindore,com',
  'school.edu.in': 'school.edu.inn school.edu,in',
};

const right = `gmail.com yahoo.co.in yahoo.in yahoo.com ymail.com rocketmail.com rediffmail.com
  rediff.com rediffmailpro.com proton.me protonmail.com protonmail.ch pm.me googlemail.com live.in
  live.com live.co.uk live.nl icloud.com icloud.com.cn me.com mac.com msn.com aol.com aim.com
  school.edu.in iitb.ac.in stu.aligarh.edu nic.in mail.gov.in gail.co.in gail.com gmx.de gmx.com
  gmx.net web.de mail.com email.com zoho.com zohomail.in hey.com duck.com fastmail.com tutanota.com
  hotmail.co.uk hotmail.fr hotmail.it hotmail.co.in outlook.in outlook.fr outlook.com.au yahoo.co.uk
  yahoo.com.sg yahoo.ca yahoo.de yahoo.co.jp yandex.ru qq.com 163.com in.com sify.com bsnl.in tcs.com
  acharya.co rao.co.in vidya.academy dps.org.in school.com.in firm.co.im shop.om lens.cam firm.cm
  gmailwala.com outlookindia.com icloud9.com yaho.de gmail.school.edu.in cox.net bol.com
  उदाहरण.भारत xn--p1b6ci4b4b3a.xn--h2brj9c`.split(/\s+/);

test('suggestEmail: asks for the domain that was meant', () => {
  for (const [domain, typed] of Object.entries(mistyped)) {
    for (const each of typed.split(/\s+/))
      expect.soft(suggestEmail(`Asha.Rao@${each}`), each).toBe(`Asha.Rao@${domain}`);
  }
});

test('suggestEmail: never asks about an address that may be right', () => {
  for (const domain of right) {
    for (const email of [`asha@${domain}`, ` Asha.R@${domain.toUpperCase()}. `, `आशा@${domain}`])
      expect(suggestEmail(email), email).toBeUndefined();
  }
});

test('suggestEmail: asks about the address as it will be sent', () => {
  expect(suggestEmail('mailto:asha@gmial.com')).toBe('asha@gmail.com');
  expect(suggestEmail('asha @ gmail . con')).toBe('asha@gmail.com');
  expect(suggestEmail('asha\u200b@gmail\u00ad.con')).toBe('asha@gmail.com');
  for (const text of [
    '',
    ' ',
    'asha',
    '@gmial.com',
    'asha rao@gmial.com',
    'a@b@gmial.com',
    'asha@',
  ])
    expect(suggestEmail(text), text).toBeUndefined();
});

test('suggestEmail: suggests addresses that it does not ask about again', { tags: 'long' }, () => {
  const domains = [...Object.values(mistyped).join(' ').split(/\s+/), ...right];
  const typed = fc.tuple(
    fc.constantFrom(...domains),
    fc.nat(20),
    fc.constantFrom('', '.', 'o', 'mm'),
  );
  fc.assert(
    fc.property(typed, ([domain, at, put]) => {
      const suggestion = suggestEmail(`asha@${domain.slice(0, at)}${put}${domain.slice(at + 1)}`);
      if (suggestion === undefined) return;
      expect(isEmail(suggestion)).toBe(true);
      expect(suggestEmail(suggestion)).toBeUndefined();
    }),
    { numRuns: 1_000 },
  );
  fc.assert(fc.property(fc.string(), (text) => void suggestEmail(text)));
  suggestEmail(`asha@${'g'.repeat(50_000)}.con`);
});
