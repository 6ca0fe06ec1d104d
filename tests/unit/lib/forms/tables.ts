export const mistypedDomains = {
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

export const rightDomains =
  `gmail.com yahoo.co.in yahoo.in yahoo.com ymail.com rocketmail.com rediffmail.com
  rediff.com rediffmailpro.com proton.me protonmail.com protonmail.ch pm.me googlemail.com live.in
  live.com live.co.uk live.nl icloud.com icloud.com.cn me.com mac.com msn.com aol.com aim.com
  school.edu.in iitb.ac.in stu.aligarh.edu nic.in mail.gov.in gail.co.in gail.com gmx.de gmx.com
  gmx.net web.de mail.com email.com zoho.com zohomail.in hey.com duck.com fastmail.com tutanota.com
  hotmail.co.uk hotmail.fr hotmail.it hotmail.co.in outlook.in outlook.fr outlook.com.au yahoo.co.uk
  yahoo.com.sg yahoo.ca yahoo.de yahoo.co.jp yandex.ru qq.com 163.com in.com sify.com bsnl.in tcs.com
  acharya.co rao.co.in vidya.academy dps.org.in school.com.in firm.co.im shop.om lens.cam firm.cm
  gmailwala.com outlookindia.com icloud9.com yaho.de gmail.school.edu.in cox.net bol.com
  उदाहरण.भारत xn--p1b6ci4b4b3a.xn--h2brj9c`.split(/\s+/);

/** What is typed into a field, and what it means. */
export const meantValues = [
  ['email', ' asha@example.in ', 'asha@example.in'],
  ['email', 'asha\u200B@exam\u2060ple.in\u00AD', 'asha@example.in'],
  ['email', 'asha @ example. in', 'asha@example.in'],
  ['email', '\uFF41sha\uFF20example\uFF0Ein', 'asha@example.in'],
  ['email', 'asha९८@example.in', 'asha98@example.in'],
  ['email', 'mailto:asha@example.in', 'asha@example.in'],
  ['email', '<asha@example.in>', 'asha@example.in'],
  ['email', 'asha@example.in.', 'asha@example.in'],
  ...[
    'Asha Rao <asha@example.in>',
    '"Rao, Asha" <asha@example.in>;',
    '<mailto:asha@example.in>',
    'mailto:asha@example.in?subject=Hi there',
    '"asha@example.in"',
    "'asha@example.in'",
    '‘asha@example.in’',
    '(asha@example.in)',
    'asha@example.in!',
    'asha@example.in?',
    'asha@example.in…',
    'asha@example.in।',
  ].map((typed) => ['email', typed, 'asha@example.in'] as const),
  ['email', "o'neil@example.in", "o'neil@example.in"],
  ['email', 'नाम९@उदाहरण.भारत', 'नाम९@उदाहरण.भारत'],
  ['tel', '(+91) 98765 43210', '(+91) 98765 43210'],
  ['tel', '+91\u201098765\u201343210', '+91-98765-43210'],
  ['tel', '\u2060९८७६५\u00A0४३२१०\u200B', '98765 43210'],
  ['tel', '௯௮௭௬௫ ౪౩౨౧౦', '98765 43210'],
  ['tel', '\uFF0B\uFF19\uFF11 98765', '+91 98765'],
] as const;
