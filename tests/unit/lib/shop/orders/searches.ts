/** Orders that are searched for: the reference, and the UTR that is stored. */
export const searchedOrders = [
  ['VM-7K3QX2', '412345678901'],
  ['VM-R2KTWX', '633216112187'],
  ['VM-9ABCDE', '510123456789'],
  // Two that have the same UTR.
  ['VM-HJKMNP', '620000000018'],
  ['VM-PNMKJH', '620000000018'],
  // Of a payment from abroad.
  ['VM-C8RCQ4', 'PAY29QQOUBI66XM2F'],
  ['VM-D4A38V', null],
] as const;

const reportMail = `“Asha K.” (asha@example.in) says that ₹299 is paid for Master Vedic Mathematics.

Reference: VM-7K3QX2
UTR: 412345678901
Reported: 28 Nov 2026, 9:38 pm

1. Look for ₹299 in your bank’s app. Search for the UTR first.
2. Open this page, tick the box and press the button:
https://vedic.example/orders/VM-7K3QX2-gfx-SyZSXN9KQK8fcea-0XlfZyZiqCrTJZC1VAWL4K24XHU

If somebody has only sent a screenshot on WhatsApp, type its reference or UTR here:
https://vedic.example/orders/VM-SEARCH-gfx-8i27AAmmqS-XNoMex6vAMv79C4U24nIYUqnBWyfbjz4`;

const hindiMail = `“आशा” (asha@example.in) के अनुसार वैदिक गणित के लिए ₹299 का भुगतान हो गया है।

संदर्भ संख्या: VM-R2KTWX
UTR नंबर: 633216112187`;

const sms =
  'Dear UPI user A/C X8401 credited by Rs 299.00 on date 28Nov26 trf from ASHA KUMARI Refno 633216112187. If not you? call 1800111109. -SBI';

/** What an owner pastes, and the references of the orders that are found. */
export const searches: readonly (readonly [string, ...string[]])[] = [
  // The reference alone.
  ['VM-7K3QX2', 'VM-7K3QX2'],
  ['vm-7k3qx2', 'VM-7K3QX2'],
  [' VM-7K3QX2 ', 'VM-7K3QX2'],
  ['VM7K3QX2', 'VM-7K3QX2'],
  ['vm 7k3qx2', 'VM-7K3QX2'],
  ['VM - 7K3QX2', 'VM-7K3QX2'],
  ['VM–7K3QX2.', 'VM-7K3QX2'],
  ['VM-7K3 QX2', 'VM-7K3QX2'],
  ['VM-7K3-QX2', 'VM-7K3QX2'],
  ['V M 7 K 3 Q X 2', 'VM-7K3QX2'],
  ['VM-7K3\nQX2', 'VM-7K3QX2'],
  ['> VM-7K3\r\n> QX2', 'VM-7K3QX2'],
  ['ＶＭ－７Ｋ３ＱＸ２', 'VM-7K3QX2'],
  ['VM-७K३QX२', 'VM-7K3QX2'],
  ['“VM-7K3QX2”', 'VM-7K3QX2'],
  ['*VM-7K3QX2*', 'VM-7K3QX2'],
  ['VM-\u200b7K3QX2', 'VM-7K3QX2'],
  ['VM-UNREPORTED', 'VM-UNREPORTED'],
  // Inside other text.
  ['Vedic ebook VM-7K3QX2', 'VM-7K3QX2'],
  ['vedic ebook vm7k3qx2', 'VM-7K3QX2'],
  ['UPI/633000000000/CR/ASHA/VM7K3QX2/OKSBI', 'VM-7K3QX2'],
  ['VEDICEBOOKVM7K3QX2', 'VM-7K3QX2'],
  ['VM-7K3QX2paid by asha', 'VM-7K3QX2'],
  [
    'Namaste! I am buying the ebook Master Vedic Mathematics. My name is Asha, my reference is VM-7K3QX2. Here is the screenshot of my payment. Its UTR (12 digits): ',
    'VM-7K3QX2',
  ],
  ['नमस्ते! मेरी संदर्भ संख्या VM-R2KTWX है। ईबुक नहीं आई।', 'VM-R2KTWX'],
  ['[28/11/26, 9:38 pm] Asha: my reference is VM-7K3QX2 mam', 'VM-7K3QX2'],
  ['VM-7K3QX2: “Asha K.” reports a payment of ₹299', 'VM-7K3QX2'],
  ['Re: VM-7K3QX2: payment received', 'VM-7K3QX2'],
  ['Fwd: VM-R2KTWX: “आशा” ने ₹299 के भुगतान की सूचना दी है', 'VM-R2KTWX'],
  ['Your reference is VM-D4A38V. It does not come?', 'VM-D4A38V'],
  [reportMail, 'VM-7K3QX2'],
  [hindiMail, 'VM-R2KTWX'],
  [
    'https://vedic.example/orders/VM-7K3QX2-gfx-SyZSXN9KQK8fcea-0XlfZyZiqCrTJZC1VAWL4K24XHU',
    'VM-7K3QX2',
  ],
  [`${'I paid yesterday and nothing came. '.repeat(13)}VM-7K3QX2`, 'VM-7K3QX2'],
  ['VM-7K3QX2 UTR 633216112187', 'VM-7K3QX2'],
  // More than one.
  ['VM-7K3QX2 and VM-R2KTWX', 'VM-7K3QX2', 'VM-R2KTWX'],
  ['VM-7K3QX2VM-R2KTWX', 'VM-7K3QX2', 'VM-R2KTWX'],
  ['vm7k3qx2, vm r2ktwx\nvm-9abcde', 'VM-7K3QX2', 'VM-R2KTWX', 'VM-9ABCDE'],
  ['VM-7K3QX2 VM-7K3QX2', 'VM-7K3QX2'],
  ['VM-222222 or VM-7K3QX2', 'VM-7K3QX2'],
  ['VM-7K3QX2 VM-UNREPORTED', 'VM-7K3QX2', 'VM-UNREPORTED'],
  ['620000000018', 'VM-HJKMNP', 'VM-PNMKJH'],
  // A UTR.
  ['412345678901', 'VM-7K3QX2'],
  ['4123 4567 8901', 'VM-7K3QX2'],
  ['4123-4567-8901', 'VM-7K3QX2'],
  ['४१२३ ४५६७ ८९०१', 'VM-7K3QX2'],
  ['UTR: 412345678901', 'VM-7K3QX2'],
  ['UPI Ref No. 4123 4567 8901', 'VM-7K3QX2'],
  ['412345678901 ₹299', 'VM-7K3QX2'],
  ['412345678901 28/11/2026', 'VM-7K3QX2'],
  ['28-11-2026 412345678901 299.00', 'VM-7K3QX2'],
  ['28/11/2026 4123 4567 8901 299', 'VM-7K3QX2'],
  ['4I2345678901', 'VM-7K3QX2'],
  ['4123456789O1', 'VM-7K3QX2'],
  ['51O123456789', 'VM-9ABCDE'],
  ['919876543210 asha, UTR 412345678901', 'VM-7K3QX2'],
  ['412345678901 and 633216112187', 'VM-7K3QX2', 'VM-R2KTWX'],
  ['pay_29QQoUBi66xm2f', 'VM-C8RCQ4'],
  [sms, 'VM-R2KTWX'],
  ['UPI/CR/633216112187/ASHA KUM/SBIN/asha@oksbi/Payment', 'VM-R2KTWX'],
  // A reference that was misread, beside the UTR of the order.
  ['VM-7K3QXZ 412345678901', 'VM-7K3QX2'],
  // Nothing useful.
  [''],
  ['   '],
  ['Asha'],
  ['the payment of yesterday, ₹299, from my VM in Pune'],
  ['VM-222222'],
  ['499999999999'],
  ['VM-7K3QX'],
  ['7K3QX2'],
  ['https://vedic.example/orders/VM-SEARCH-gfx-8i27AAmmqS-XNoMex6vAMv79C4U24nIYUqnBWyfbjz4'],
  ['वीएम-७के३'],
  ['%_%'],
  ['0'.repeat(500)],
  ['1 '.repeat(250)],
  [`${'x'.repeat(500)}VM-7K3QX2`],
];
