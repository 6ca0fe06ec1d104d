import { toast } from '@/components/site/toaster';
import { setUnconfirmed } from '@/lib/shop/account/browser/reports';
import { type User } from '@/lib/shop/account/user';
import { whatsappLink } from '@/lib/text/whatsapp';
import { callAction } from '@/lib/forms/call-action';
import { type Words } from '@/lib/words/locale';
import { reportPaymentAction } from '@/lib/server/actions/payment';
import { pageLanguage } from '@/lib/words/page-language';
import { fill } from '@/lib/text/format';
import { referenceOf } from '@/lib/text/reference';
import { answerTo, isShown, type ReportAnswer, setAnswer } from './report-answers';

type OrderWords = Words['buyersOrder'];

export interface Reported {
  user: User;
  /** None where the buyer has not chosen one of several. */
  book: { id: string; title: string } | undefined;
  phone: string;
  words: OrderWords;
}

/** The chat about a payment, with the reference by which the teacher finds it. */
export function chatAboutOrder({ user, book, phone, words }: Reported): string {
  const { id = '', title = words.ebook } = book ?? {};
  const values = { title, name: user.name, reference: referenceOf(user.id, id) };
  return whatsappLink(phone, fill(words.message, values));
}

export function explainFailure(answer: ReportAnswer | undefined, { failed }: OrderWords): string {
  const reason = answer && 'reason' in answer ? answer.reason : undefined;
  if (reason === 'signed-out') return failed.texts.signedOut;
  return reason === 'limited' ? failed.texts.limited : failed.texts.other;
}

/** Sends a report. It goes on when its dialog is closed, and a toast then says that it failed. */
export async function send(
  reported: Reported,
  utr: string,
  refresh: () => Promise<void>,
): Promise<boolean> {
  const { user, book } = reported;
  if (answerTo(user.id, book?.id)?.status === 'sending') return false;
  setAnswer(user.id, book?.id, { status: 'sending' });
  // Kept first: the page may be closed before the answer.
  if (book) setUnconfirmed(user.id, book.id, utr);
  const answer = await callAction(() => reportPaymentAction(book?.id, utr, pageLanguage()));
  const isDone = answer.status === 'done';
  if (book && isDone) setUnconfirmed(user.id, book.id, undefined);
  setAnswer(user.id, book?.id, answer);
  if (isDone) await refresh();
  else if (!isShown(user.id, book?.id)) toastFailure(answer, reported);
  return isDone;
}

function toastFailure(answer: ReportAnswer, reported: Reported): void {
  const { user, book, words } = reported;
  const { title, reference, chat } = words.failed;
  const quoted = fill(reference, { reference: referenceOf(user.id, book?.id ?? '') });
  toast.error(title, {
    description: `${explainFailure(answer, words)} ${quoted}`,
    action: {
      label: chat,
      onClick: () => void window.open(chatAboutOrder(reported), '_blank', 'noopener'),
    },
  });
}
