export const TOKEN = 'VM-AB23CD.o-4f9c2a.kanari-of-a-link';

/** Addresses that open without a login, as they come: from mails, and typed oddly. */
export const links = [
  `/orders/${TOKEN}`,
  `/orders/${TOKEN}?show=all`,
  `//orders/${TOKEN}`,
  `/books/../orders/${TOKEN}`,
  `/%6frders/${TOKEN}`,
  `/api/ebook/a-book?link=${TOKEN}`,
  `/api/ebook/a-book?x=1&link=${TOKEN}`,
];

/** Lines of a log that would open an order. */
export const linesWithToken = (log: string) =>
  log.split('\n').filter((line) => line.includes('kanari'));
