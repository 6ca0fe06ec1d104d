import { pricedBooks } from '@/content/books';
import { en, payment } from '../../support/words';
import { fill, formatRupees } from '@/lib/text/format';
import { button } from '../page';

const { list, upi } = pricedBooks[0]!.price;
const priceButton = (name: 'login' | 'buy', price: number) =>
  button(fill(payment.button[name], { price: formatRupees(price, en.tag) }), 'main');

/** On the card of the first book. */
export const loginToBuy = priceButton('login', list?.price ?? upi);
export const buy = priceButton('buy', upi);
