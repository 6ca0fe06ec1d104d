import { expect, it } from 'vitest';
import { matchStatement, parseCsv, readAmount, readStatement } from '@/scripts/orders/statement';

const order = { reference: 'VM-7K3QX2', utr: '412345678901', amount: 299 };
const dear = { reference: 'VM-AB34CD', utr: '499999999999', amount: 1299 };

const amounts = {
  299: ['₹299', '299.00', 'INR 299.00', '299.00 Cr', '299.00(Cr)', '+299'],
  1299: ['Rs. 1,299'],
  129900: ['1,29,900.00'],
};
const noAmounts = ['-299', '299.00 Dr', '', '26/11/2026', '412345678901X'];

it('statement: reads what was received, and nothing else, as an amount', () => {
  for (const [amount, texts] of Object.entries(amounts))
    expect(texts.map(readAmount)).toEqual(texts.map(() => Number(amount)));
  expect(noAmounts.filter((text) => readAmount(text) !== undefined)).toEqual([]);
});

it.each([
  [
    'SBI',
    'Txn Date\tValue Date\tDescription\tRef No./Cheque No.\tDebit\tCredit\tBalance\n' +
      '26 Nov 2026\t26 Nov 2026\tBY TRANSFER-UPI/CR/412345678901/ASHA K/ICIC/asha@ok/VM-7K3QX2\tTRANSFER FROM\t\t299.00\t10,299.00',
  ],
  [
    'HDFC',
    'Date,Narration,Value Dat,Debit Amount,Credit Amount,Chq/Ref Number,Closing Balance\n' +
      '26/11/26,"UPI-ASHA K-ASHA@OKICICI-ICIC0001-412345678901-UPI",26/11/26,0.00,299.00,0000412345678901,"10,299.00"',
  ],
  [
    'ICICI',
    '"S No.","Value Date","Transaction Remarks","Withdrawal Amount (INR )","Deposit Amount (INR )","Balance (INR )"\n' +
      '"1","26/11/2026","UPI/412345678901/vm 7k3qx2/asha@ok/Axis","0","299.00","10299.00"',
  ],
  [
    'Axis',
    'Tran Date,CHQNO,PARTICULARS,DR,CR,BAL,SOL\n' +
      '26-11-2026,-,UPI/P2A/412345678901/ASHA/State Bank/UPI,," 299.00","10,299.00",123',
  ],
  [
    'Paytm',
    'Date;Transaction Details;UTR No.;Amount\n26/11/2026;Received from Asha;412345678901;+ ₹299',
  ],
])('statement: finds the payment in an export of %s', (_bank, text) => {
  expect(matchStatement(text, [order, dear])).toEqual({ matched: [order], wrongAmount: [] });
});

it('statement: another amount is no match, and money that left the account is none', () => {
  const head = 'Date,Narration,Debit,Credit,Balance\n';
  const wrong = `${head}26/11/26,UPI-412345678901,,199.00,299.00`;
  expect(matchStatement(wrong, [order])).toEqual({ matched: [], wrongAmount: [order] });
  const paid = `${head}26/11/26,UPI-412345678901,299.00,,1000`;
  expect(matchStatement(paid, [order]).matched).toEqual([]);
  const marked = 'Date,Details,Amount,Type\n26/11/26,UPI 412345678901,299.00,DR';
  expect(matchStatement(marked, [order])).toEqual({ matched: [], wrongAmount: [] });
  expect(matchStatement(`${head}26/11/26,UPI-4123456789012,,299.00,1`, [order]).matched).toEqual(
    [],
  );
});

it('statement: quotes, line breaks in cells and other encodings', () => {
  expect(parseCsv('a,"b ""c"", d\ne"\r\n1,2')).toEqual([
    ['a', 'b "c", d\ne'],
    ['1', '2'],
  ]);
  const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('a,b', 'utf16le')]);
  expect(readStatement(utf16)).toContain('a,b');
  const excel = [Buffer.from('d0cf11e0a1b11ae10000', 'hex'), Buffer.from('PK\u0003\u0004')];
  for (const bytes of [...excel, Buffer.from('<html><table>')]) {
    expect(readStatement(bytes)).toBeUndefined();
  }
});
