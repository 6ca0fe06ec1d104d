import { writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { languageNames } from '@/content/languages';
import { DAY, HOUR } from '@/lib/time';
import { BOOK, formsIn, ordersSite, OWNERS } from '@/tests/support/orders-site';
import { readTable } from '@/tests/support/table';

const site = await ordersSite();
const { around, buyer, deliver, folder, later, mailsTo, move, open, putFile, store, users } = site;
const { deleteUsersByMailbox } = await import('@/lib/server/person/delete-account');
const { createOrder, orderReference } = await import('@/lib/shop/orders/order');
const { speak } = await import('@/lib/shop/orders/words');
const { runOrders } = await import('@/scripts/orders/cli');

const SECOND = { id: 'another-book', title: 'Another Book', amount: 150 };

const today = new Date();
const dayOfYear = Math.floor((today.getTime() - Date.UTC(today.getUTCFullYear(), 0, 0)) / DAY);
const dayCode = `${today.getUTCFullYear() % 10}${String(dayOfYear).padStart(3, '0')}`;
const inGroups = (digits: string) => digits.replace(/(\d{4})(?=\d)/g, '$1 ');
const toHindi = (digits: string) =>
  digits.replace(/\d/g, (digit) => String.fromCodePoint(0x0966 + Number(digit)));

/** "{7}", "{7 in groups}" and "{7 in Hindi}" are a UTR of today. */
const fillUtrs = (cell: string) =>
  cell.replaceAll('{day}', dayCode).replaceAll(/\{(\d+)(.*?)\}/g, (_, n: string, way: string) => {
    const utr = `${dayCode}${String(10_000_000 + Number(n) * 1_111)}`;
    if (way === ' in Hindi') return toHindi(utr);
    return way ? inGroups(utr) : utr;
  });

const list = (cell: string, separator: string) => cell.split(separator).filter(Boolean);

/**
 * Who; what is typed as the UTR ("–": nothing is reported); what is special; lines of the statement;
 * what buyer and owner do; how the orders and mails end; whether the file can be had; what the owner
 * reads before her last press.
 */
const buyers = readTable(import.meta.dirname, 'month.tsv').map((row) => {
  const [who = '', types = '', special = '', statement = '', steps = '', ...ends] =
    row.map(fillUtrs);
  const [states = '', mails = '', file, read = ''] = ends;
  return {
    who,
    types: types === '–' ? undefined : types,
    language: special === 'in Hindi' ? ('hi' as const) : ('en' as const),
    special,
    statement: list(statement, '; ').map(
      (line) => /^(\d+) (.*)$/.exec(line)!.slice(1) as [string, string],
    ),
    steps: list(steps, '; '),
    end: { states: list(states, ', '), mails: list(mails, ', '), canDownload: file === 'file' },
    ownerReads: new RegExp(read),
  };
});
type Buyer = (typeof buyers)[number];

const { page, noted } = speak('en').words;
const BUTTONS: Record<string, string> = {
  ...Object.fromEntries(
    [...Object.entries(page.forms), ...Object.entries(noted.forms)].map(([name, { button }]) => [
      name,
      button,
    ]),
  ),
  together: page.together.both,
};

type Person = Awaited<ReturnType<typeof signUp>>;

async function signUp({ who, special, language }: Buyer) {
  const person = await buyer({ name: who, isVerified: special !== 'not confirmed' });
  const add = async (book: string, title: string, amount: number) => {
    const report = { book, title, amount, utr: null, language };
    await store().insert({ ...createOrder(person.uid, report, Date.now()), isTold: true });
  };
  if (special === 'second book' || special === 'old book')
    await add(SECOND.id, SECOND.title, SECOND.amount);
  if (special === 'old price') await add(BOOK, 'Tables by Heart', 200);
  const book = special === 'old book' ? SECOND.id : BOOK;
  return { ...person, language, book, reference: orderReference(person.uid, book) };
}

async function command(...args: string[]) {
  let out = '';
  const write = (text: string) => (out += text);
  await runOrders(args, { ...(await around()), write, complain: write });
  return out;
}

const searchLink = () =>
  site
    .linksIn(mailsTo(OWNERS[0]!).findLast(({ text }) => text!.includes('/orders/VM-SEARCH'))!.text!)
    .find((link) => link.includes('VM-SEARCH'))!;

/** Sends the form with a button as a browser does that has ticked its box. */
async function press(address: string, text: string, name: string, utr?: string) {
  const form = formsIn(text).find(({ button }) => button === BUTTONS[name]);
  expect(form, `${name} on ${text}`).toBeDefined();
  const inside = text.split('<form').find((each) => each.includes(`>${BUTTONS[name]}</button>`))!;
  const others = [...inside.matchAll(/name="with" value="([^"]+)"/g)].map(([, each]) => each!);
  const sent = [
    ...Object.entries({ ...form!.values, sure: 'yes', ...(utr && { utr }) }).filter(
      ([name]) => name !== 'with',
    ),
    ...others.map((each) => ['with', each]),
  ];
  const { status, location } = await open(address, sent as never);
  expect([status, name]).toEqual([303, name]);
  const done = await open(location!);
  expect(done.text, name).toContain('class="done" role="status"');
}

/** What the owner reads beside the facts. */
const readPage = (text: string) =>
  [...text.matchAll(/<(?:p class="(?:warning|note)"|span)>([^<]+)</g)]
    .map(([, each]) => each!)
    .join(' | ');

async function take(person: Person, steps: readonly string[]): Promise<string> {
  const { reference } = person;
  let pasted: string | undefined = reference;
  let read = '';
  for (const step of steps) {
    const [, name = '', value = ''] = /^(report|find|twice|received|)\b ?(.*)$/.exec(step)!;
    if (name === 'report') await person.report(value, person.book, person.language);
    else if (name === 'find') {
      const [order] = await store().list({ account: person.uid });
      pasted = {
        note: `${reference.replace('-', '').toLowerCase()} ebook`,
        subject: mailsTo(OWNERS[0]!).at(-1)?.subject,
        'utr in groups': inGroups(order?.utr ?? ''),
        sentence: `Namaste madam, maine pay kar diya. Ref: ${reference}, please send the book`,
      }[value];
    } else if (step === 'end all links') {
      const lost = searchLink();
      await command('mail', '--all');
      expect((await open(lost)).status).toBe(404);
    } else if (step === 'delete the account')
      await deleteUsersByMailbox(person.email, { users: users(), orders: store() });
    else {
      const address = `${searchLink()}?${new URLSearchParams({ q: pasted! }).toString()}`;
      const { text } = await open(address);
      expect(text, pasted).toContain(`Order ${reference}`);
      read = readPage(text);
      const button = name === 'twice' ? value : name || step;
      await press(address, text, button, name === 'received' ? value : '');
      if (name === 'twice') await press(address, text, button);
    }
  }
  return read;
}

const subjects = languageNames.flatMap((language) => {
  const { buyersMail, noted } = speak(language).words;
  return [...Object.entries(buyersMail), ['rest', noted.rest] as const].map(
    ([name, { subject }]) => [name, subject.split(/\{\w+\}/)] as const,
  );
});

const nameMail = (subject: string, text: string) => {
  const names = subjects
    .filter(([, parts]) => parts.every((part) => subject.includes(part)))
    .map(([name]) => name);
  return names.includes('readyByLink') && text.includes('no longer sold')
    ? 'readyByLink'
    : names[0];
};

it('the month: buyers of all kinds, what the owner read and pressed, and how it ended', async () => {
  putFile();
  putFile('%PDF-1.7 another', `${SECOND.id}.pdf`);
  const lines = ['Date,Narration,Debit,Credit'];
  const path = `${folder.root}/statement.csv`;
  const month: { who: Buyer; person: Person; read: string }[] = [];
  for (const who of buyers) {
    // An hour has a share of mails.
    move(6 * HOUR);
    const person = await signUp(who);
    if (who.types !== undefined) await person.report(who.types, person.book, person.language);
    const day = new Date().toISOString().slice(0, 10);
    for (const [nth, [amount, note]] of who.statement.entries()) {
      const named = note === 'reference' ? person.reference : note;
      lines.push(`${day},UPI/${named}/${who.who.replaceAll(',', '')} ${nth},,${amount}.00`);
    }
    // The whole statement each time: what was used up stays used up.
    writeFileSync(path, lines.join('\n'));
    if (who.statement.length > 0) await command('match', path, '--yes');
    const read = await take(person, who.steps).catch((error: Error) => error.message);
    month.push({ who, person, read });
    await later();
  }
  move(HOUR);
  await deliver();
  for (const { who, person, read } of month) {
    const own = await store().list({ account: person.uid });
    const left = who.who === 'deleted after the sale' ? await store().list() : [];
    const states = [...own, ...left.filter(({ account }) => account === null)]
      .map(({ account, state }) => (account === null ? 'a sale without a person' : state))
      .toSorted();
    const mails = mailsTo(person.email)
      .flatMap(({ subject, text }) => nameMail(subject!, text!) ?? [])
      .toSorted();
    const canDownload = (await person.download()).status === 200;
    const { states: expected, ...end } = who.end;
    const ended = { ...end, states: expected.toSorted(), mails: end.mails.toSorted() };
    expect.soft({ states, mails, canDownload }, who.who).toEqual(ended);
    expect.soft(read, who.who).toMatch(who.ownerReads);
  }
});
