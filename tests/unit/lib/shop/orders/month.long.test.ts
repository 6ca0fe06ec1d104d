import { writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { type Language, languageNames } from '@/content/languages';
import { HOUR } from '@/lib/time';
import { BOOK, formsIn, ordersSite, OWNERS } from '@/tests/support/orders-site';
import { type Buyer, buyers, type Step } from './month';

const site = await ordersSite();
const { around, buyer, deliver, folder, later, mailsTo, move, open, putFile, store, users } = site;
const { deleteUsersByMailbox } = await import('@/lib/server/person/delete-account');
const { createOrder, orderReference } = await import('@/lib/shop/orders/order');
const { speak } = await import('@/lib/shop/orders/words');
const { runOrders } = await import('@/scripts/orders/cli');

const PRICE = 250;
const SECOND = { id: 'another-book', title: 'Another Book', amount: 150 };
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

async function signUp({ who, isUnverified, other, ...rest }: Buyer) {
  const language: Language = rest.language ?? 'en';
  const person = await buyer({ name: who, isVerified: !isUnverified });
  const add = async (book: string, title: string, amount: number) => {
    const report = { book, title, amount, utr: null, language };
    await store().insert({ ...createOrder(person.uid, report, Date.now()), isTold: true });
  };
  if (other === 'second book' || other === 'old book') {
    await add(SECOND.id, SECOND.title, SECOND.amount);
  }
  if (other === 'old price') await add(BOOK, 'Tables by Heart', PRICE - 50);
  const book = other === 'old book' ? SECOND.id : BOOK;
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

async function take(person: Person, steps: readonly Step[]): Promise<string> {
  const { reference } = person;
  let pasted = reference;
  let read = '';
  for (const step of steps) {
    if ('report' in step) await person.report(step.report, person.book, person.language);
    else if ('find' in step) {
      const [order] = await store().list({ account: person.uid });
      pasted = {
        note: `${reference.replace('-', '').toLowerCase()} ebook`,
        subject: mailsTo(OWNERS[0]!).at(-1)?.subject,
        'utr in groups': order?.utr?.replace(/(\d{4})(?=\d)/g, '$1 '),
        sentence: `Namaste madam, maine pay kar diya. Ref: ${reference}, please send the book`,
      }[step.find]!;
    } else if ('do' in step) {
      const lost = searchLink();
      if (step.do === 'end all links') {
        await command('mail', '--all');
        expect((await open(lost)).status).toBe(404);
      } else {
        await deleteUsersByMailbox(person.email, { users: users(), orders: store() });
      }
    } else {
      const address = `${searchLink()}?${new URLSearchParams({ q: pasted }).toString()}`;
      const { text } = await open(address);
      expect(text, pasted).toContain(`Order ${reference}`);
      read = readPage(text);
      if ('press' in step) await press(address, text, step.press);
      else if ('typeUtr' in step) await press(address, text, 'received', step.typeUtr);
      else {
        await press(address, text, step.pressTwice);
        await press(address, text, step.pressTwice);
      }
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

it('the month: buyers of all kinds, what each saw, what the owner read and pressed, and how it ended', async () => {
  putFile();
  putFile('%PDF-1.7 another', `${SECOND.id}.pdf`);
  const lines = ['Date,Narration,Debit,Credit'];
  const path = `${folder.root}/statement.csv`;
  const table: Record<string, unknown>[] = [];
  const month: { who: Buyer; person: Person; read: string }[] = [];
  for (const who of buyers(PRICE, SECOND.amount)) {
    // An hour has a share of mails.
    move(6 * HOUR);
    const person = await signUp(who);
    if (who.types !== undefined) await person.report(who.types, person.book, person.language);
    const day = new Date().toISOString().slice(0, 10);
    for (const [nth, [amount, note]] of (who.statement ?? []).entries()) {
      const named = note === 'reference' ? person.reference : note;
      lines.push(`${day},UPI/${named}/${who.who.replaceAll(',', '')} ${nth},,${amount}.00`);
    }
    // The whole statement each time: what was used up stays used up.
    writeFileSync(path, lines.join('\n'));
    if (who.statement) await command('match', path, '--yes');
    const read = await take(person, who.steps ?? []).catch((error: Error) => error.message);
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
    const mails = mailsTo(person.email).flatMap(
      ({ subject, text }) => nameMail(subject!, text!) ?? [],
    );
    const canDownload = (await person.download()).status === 200;
    const steps = (who.steps ?? []).map((step) => Object.values(step).join(' ')).join(', ');
    const utr = own.map((order) => order.utr ?? '–').join(' ');
    table.push({
      who: who.who,
      types: who.types ?? '–',
      utr,
      steps,
      states: states.join(' '),
      mails: mails.join(' '),
      canDownload,
      read: read.slice(0, 80),
    });
    expect.soft({ who: who.who, states, mails: mails.toSorted(), canDownload }).toEqual({
      who: who.who,
      states: who.states.toSorted(),
      mails: who.mails.toSorted(),
      canDownload: who.canDownload,
    });
    if (who.ownerReads) expect.soft(read, who.who).toMatch(who.ownerReads);
  }
  console.table(table);
});
