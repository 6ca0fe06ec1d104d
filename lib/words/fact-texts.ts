import { type Book, books } from '@/content/books';
import { discountOf } from '@/content/fee-rules-schema';
import { type ClassTime } from '@/content/hours';
import { type Language, languages } from '@/content/languages';
import { type Site } from '@/content/schema';
import { site as siteFacts } from '@/content/site';
import { shownTemplates } from '@/content/templates';
import { type Count } from '@/content/teaching-schema';
import { type LocaleTexts } from '@/lib/words/texts';
import { type CountForms, countInWords, formatCount, formatRange, unitOf } from '../text/counted';
import {
  capitalize,
  fill,
  formatList,
  formatNumber,
  formatPhrases,
  languageName,
} from '../text/format';
import { placesIn } from '../text/place';
import { isPreviewed } from './sale';

/** A fact as it is written in a language of the site. */
export const written = <Value>(
  value: Value,
  inOthers: Partial<Record<Language, Value | null>>,
  language: Language,
): Value => inOthers[language] ?? value;

export const teacherName = (language: Language, { teacher } = siteFacts) =>
  written(teacher.name, teacher.nameIn, language);

export const cityName = (language: Language, { city, cityIn } = siteFacts) =>
  written(city, cityIn, language);

/** The languages of the classes. */
export const classLanguages = ({ course, languages } = siteFacts) => course.languages ?? languages;

/** A large figure of 0 or 1 says nothing; nor does "1+", of which a sentence makes "more than one". */
export const isShownAsFigure = ({ n }: Count) => n > 1;

export type Statistic = 'students' | 'years' | 'countries' | 'booksWritten';

export function shownCounts<Name extends Statistic>(
  names: readonly Name[],
  { teaching } = siteFacts,
): { name: Name; count: Count }[] {
  return names.flatMap((name) =>
    isShownAsFigure(teaching[name]) ? [{ name, count: teaching[name] }] : [],
  );
}

/** Where classes are held in person. Who turns to online classes keeps the centres in the file. */
export const shownCentres = (language: Language, { teaching } = siteFacts) =>
  teaching.where === 'online'
    ? []
    : teaching.centres.map(({ name, nameIn, address, addressIn, map }) => ({
        name: written(name, nameIn, language),
        address: written(address, addressIn, language),
        map,
      }));

/** What an answer about the place has to say of the centres. */
function centresOf({ teaching: { where, centres } }: Site) {
  if (where === 'online') return 'none';
  if (centres.length === 0) return 'unnamed';
  return centres.some(({ map }) => map) ? 'some' : 'unmapped';
}

/** Those in the share picture of About. */
export const PICTURED = ['students', 'years', 'countries'] as const;

/** A visitor's class in an example: not the first one, which is the youngest. */
const exampleClass = (classes: Site['teaching']['classes']) =>
  classes && Math.min(classes[0] + 1, classes[1]);

/** A name fits a sentence such as “I am appearing for … this year”; “bank exams” does not. */
const exampleExam = (exams: readonly string[]) => {
  const names = exams.filter((exam) => !exam.includes(' '));
  return names[Math.min(2, names.length - 1)];
};

/** By what a visitor says who wants to learn: a class, an exam, or neither. */
function learnerOf({ classes, exams }: Pick<Site['teaching'], 'classes' | 'exams'>) {
  if (exams.length > 0) return classes ? 'class' : 'exam';
  if (!classes) return 'anyone';
  return classes[0] === classes[1] ? 'oneClass' : 'class';
}

/** A couple, or a centre that is called so: no verb of one person follows the name. */
const namesSeveral = (name: string) => /\s(and|&|\+|और|व|एवं|तथा)\s/iu.test(name);

/** Who answers, and whether they teach in several places. */
const answering = ({ teacher, city }: Site) =>
  `${namesSeveral(teacher.name) ? 'several' : 'one'}${placesIn(city).length > 1 ? 'InPlaces' : ''}`;

const someOrNone = (value: unknown) => (value ? 'some' : 'none');
const countChoice = (count: number) => (count === 1 ? 'one' : someOrNone(count));

/** Whether the teacher sells it, and not stores alone. */
const isOrdered = ({ price, chat }: Book) => price !== null || chat !== null;

/** How many books there are, and whether one of them is paid for here. */
function shopOf(sold: readonly { price: unknown }[]) {
  if (sold.length === 0) return 'none';
  const isHere = sold.some(({ price }) => price);
  if (sold.length === 1) return isHere ? 'oneHere' : 'oneElsewhere';
  return isHere ? 'here' : 'elsewhere';
}

/** Whether there is an ebook, and whether it is paid for here. */
function filesOf(sold: readonly Pick<Book, 'price' | 'ebook'>[]) {
  if (sold.some(({ price }) => price)) return 'here';
  if (sold.some(({ ebook }) => ebook)) return 'elsewhere';
  return { none: 'noBooks', one: 'printedOne', some: 'printed' }[countChoice(sold.length)];
}

/** When classes meet: by the hours of the course, or those of its batches. */
export function classHours({ course } = siteFacts): ClassTime[] {
  const hours = course.times ?? course.next.flatMap(({ days }) => days);
  const texts = hours.map((hour) => JSON.stringify(hour));
  return hours.filter((_, index) => texts.indexOf(texts[index]!) === index);
}

const isOneDay = ({ days: [first, last] }: ClassTime) => first === last;

/** What the answer about the length of the course has to say. */
function lengthOf({ course }: Site) {
  if (course.length) return 'some';
  return course.minutes || course.times || course.next.length > 0 ? 'other' : 'none';
}

/** Where a book is ordered that is not paid for here: of the teacher alone, or in stores, too. */
function sellersOf(sold: readonly Pick<Book, 'price' | 'stores'>[]) {
  if (sold.length === 0) return 'none';
  if (sold.some(({ price }) => price)) return 'here';
  return sold.every(({ stores }) => stores.length === 0) ? 'chat' : 'some';
}

/** Whether the teacher names the price of each book in the place of a store. */
const isPricedByChat = ({ chat }: Book) => chat !== null && chat.price !== null;

/** Stores and the teacher may have a book printed, too. */
const isOnlyFile = ({ ebook, stores, chat }: Book) => ebook && stores.length === 0 && !chat;

/** How a buyer gets an ebook that is paid for here; `either` where that differs by the book. */
export function deliveryOf(sold: readonly Pick<Book, 'price' | 'ebook'>[] = books) {
  const ways = new Set(sold.flatMap(({ price, ebook }) => (price && ebook ? ebook.delivery : [])));
  return ways.size > 1 ? 'either' : ([...ways][0] ?? 'chat');
}

function booksShown({ n, more }: Count) {
  if (books.length === 0) return 'none';
  if (books.length > n || (books.length === n && !more)) return 'all';
  return books.length === 1 ? 'one' : 'some';
}

/** For which reasons an ebook is paid back. */
export const refundRule = ({ refund }: Pick<Site['legal'], 'refund'>) =>
  refund.anyReason ? 'anyReason' : 'statedReasons';

/** Which text of a group with `by` is taken. */
export function factChoices(site = siteFacts): Record<string, string> {
  const { classes, exams, students, years, countries, booksWritten } = site.teaching;
  const hasExams = exams.length > 0;
  return {
    audience: classes ? (hasExams ? 'both' : 'classes') : hasExams ? 'exams' : 'anyone',
    where: site.teaching.where,
    centres: centresOf(site),
    exams: someOrNone(hasExams),
    exampleExam: someOrNone(exampleExam(exams)),
    length: lengthOf(site),
    classHours: classHours(site).length === 1 && classHours(site).every(isOneDay) ? 'one' : 'some',
    learner: learnerOf(site.teaching),
    years: countChoice(years.n),
    languages: classLanguages(site).length === 1 ? 'one' : 'some',
    countries: someOrNone(isShownAsFigure(countries)),
    stats: someOrNone(shownCounts(PICTURED, site).length),
    experience: years.n ? (students.n ? 'both' : 'years') : students.n ? 'students' : 'none',
    booksShown: booksShown(booksWritten),
    hindi: someOrNone(classLanguages(site).includes('hi')),
    missedClass: someOrNone(site.course.feeRules?.missed),
    discount: discountOf(site.course),
    refund: refundRule(site.legal),
    earlyStop: someOrNone(site.course.feeRules?.refund),
    topics: someOrNone(site.course.topics),
    group: site.course.groupSize === 1 ? 'one' : 'some',
    books: countChoice(books.length),
    orders: someOrNone(books.some(isOrdered)),
    booksAsked: books.length > 1 && !books.some(isOrdered) ? 'none' : countChoice(books.length),
    shop: shopOf(books),
    files: filesOf(books),
    sellers: sellersOf(books),
    previews: books.length === 0 ? 'noBooks' : someOrNone(books.some(isPreviewed)),
    stores: someOrNone(books.some(({ stores }) => stores.length > 0)),
    bookPrices:
      sellersOf(books) === 'chat' && books.every(isPricedByChat) ? 'chatPriced' : sellersOf(books),
    printed: someOrNone(books.length === 0 || !books.every(isOnlyFile)),
    teachers: namesSeveral(site.teacher.name) ? 'several' : 'one',
    answering: answering(site),
  };
}

/** The last two joined by another word than in other lists. */
const joinWith = (items: readonly string[], and: string) =>
  [items.slice(0, -1).join(', '), ...items.slice(-1)].filter(Boolean).join(` ${and} `);

/** Values of placeholders: the facts of the teaching, in words. */
export function teachingFacts(
  language: Language,
  tag: string,
  { numbers, factWords, about }: LocaleTexts,
  site = siteFacts,
): Record<string, string> {
  const { teaching, reply, legal } = site;
  const { years, countries, students } = teaching;
  const choices = factChoices(site);
  const inWords = (n: number) => numbers[n] ?? formatNumber(n, tag);
  const counts: Record<keyof LocaleTexts['factWords']['counts'], Count | number> = {
    years,
    yearsLong: years,
    yearsAlone: years,
    countries,
    students,
  };
  const counted = Object.entries(counts).flatMap(([name, count]) => {
    const forms = factWords.counts[name as keyof typeof counts];
    const text = countInWords(count, forms, tag, inWords);
    return [
      [name, text],
      [capitalize(name), capitalize(text)],
    ];
  });
  const { digits } = factWords;
  const hours = (forms: CountForms) =>
    countInWords(reply.courseHours[1], forms, tag, () => formatRange(reply.courseHours));
  const hasExams = teaching.exams.length > 0;
  const exams = hasExams ? written(teaching.exams, teaching.examsIn, language) : [];
  const classes = (forms: LocaleTexts['factWords']['classes']) => {
    if (!teaching.classes) return [];
    const [first, last] = teaching.classes;
    const form = (['one', 'two'] as const)[last - first] ?? 'other';
    return [fill(forms[form], { first, last })];
  };
  const { inOblique } = languages[language];
  const examsOf = exams.map((exam) => inOblique(exam));
  const taughtIn = classLanguages(site).map((code) => languageName(code, tag));
  const anyone = [factWords.anyone];
  const kinds: Readonly<Record<string, string | undefined>> = factWords.readyMessages;
  const readyMessages = shownTemplates(choices).flatMap((id) => kinds[id] ?? []);
  const audience = [...classes(factWords.classes), ...examsOf];
  const city = cityName(language, site);
  const centres = shownCentres(language, site).map(({ name, address }) =>
    fill(factWords.centre, { name, address }),
  );
  const stats = shownCounts(PICTURED, site).map(
    ({ name, count }) =>
      `${formatCount(count, tag)} ${unitOf(count, about.stats.facts[name].unit, tag)}`,
  );
  return {
    ...(Object.fromEntries(counted) as Record<string, string>),
    demoMinutes: countInWords(teaching.demoMinutes, digits.demoMinutes, tag),
    demoHours: countInWords(reply.demoHours, digits.hours, tag),
    replyHours: countInWords(reply.hours, digits.hours, tag),
    replyTime: countInWords(reply.hours, digits.replyTime, tag),
    askWithinDays: countInWords(legal.refund.askWithinDays, digits.days, tag),
    paidWithinDays: countInWords(legal.refund.paidWithinDays, digits.days, tag),
    recordMonths: countInWords(legal.records.months, digits.months, tag),
    courseHours: hours(digits.courseHours),
    courseTime: hours(digits.courseTime),
    teacher: teacherName(language, site),
    city,
    atCity: fill(factWords.atCity[teaching.where], { city }),
    onCall: factWords.onCall[teaching.where],
    centres: centres.length > 0 ? formatList(centres, tag) : city,
    classes: classes(factWords.classes).join(''),
    classesUpTo: classes(factWords.classesUpTo).join(''),
    schoolExams: classes(factWords.schoolExams).join(''),
    pupils: factWords.pupils[choices.audience as 'both'],
    goal: factWords.goal[choices.exams as 'some'],
    myGoal: factWords.myGoal[choices.exams as 'some'],
    learners: formatList(
      teaching.classes ? classes(factWords.classes) : exams.length > 0 ? examsOf : anyone,
      tag,
    ),
    audience: formatPhrases(audience.length > 0 ? audience : anyone, tag),
    exams: formatPhrases(exams, tag),
    examsOf: joinWith(examsOf, factWords.and),
    boardsAndExams: formatPhrases(
      [...(teaching.classes ? [factWords.schoolBoards] : []), ...exams],
      tag,
    ),
    exampleExam: exampleExam(exams) ?? '',
    exampleClass: String(exampleClass(teaching.classes) ?? ''),
    languages: formatList(taughtIn, tag),
    readyMessages: joinWith(readyMessages, factWords.and),
    anyLanguage: formatList(taughtIn, tag, 'disjunction'),
    countriesFigure: formatCount(countries, tag),
    stats: stats.join(', '),
  };
}
