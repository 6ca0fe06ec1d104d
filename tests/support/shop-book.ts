import { type ShopBook } from '@/lib/shop/payment/shop';

/** An ebook as the dialogs get it, also where the owner sells none. */
export const shopBook: ShopBook = {
  id: 'ebook',
  title: 'Ebook',
  language: 'en',
  price: '₹450',
  amount: 450,
  abroadLink: null,
};
