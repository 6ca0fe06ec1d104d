import { expect, test } from 'vitest';
import { copyProject } from '@/tests/support/kit';
import { ENTER, setUp } from '@/tests/support/terminal';

/** What is asked, in this order, and what a retired teacher types; each answer ends with Enter. */
const dialogue = [
  ['name of the teacher', 'Ram Prasad Mishra'],
  ['that name written', 'राम प्रसाद मिश्र'],
  ['speak of them', 'he'],
  ['Which degrees', 'M.Sc. / B.Ed.'],
  ['begin to teach', '1979'],
  ['a photograph', 'none'],
  ['hear or see', 'none'],
  ['In which city', 'Ujjain and Indore'],
  ['that written', 'उज्जैन और इंदौर'],
  ['which languages do you teach', 'Hindi'],
  ['From which school class', 'KG to 10'],
  ['two numbers, such as', 'Class 10 only'],
  ['entrance exams', 'none'],
  ['How many students', '5,000 +'],
  ['how you counted', 'no'],
  // Worked out of the first year.
  ['For how many years', ''],
  ['how many countries', '1'],
  ['How many books', '1 book'],
  ['How many minutes is the free', '45 min'],
  ['Which topics', 'multiplication, tables, squares and roots'],
  ['these topics written', 'गुणा, पहाड़े, वर्ग और वर्गमूल'],
  ['a fixed length', 'no'],
  ['one class?', '90'],
  ['in a group', '1'],
  ['between which hours', 'in the evening'],
  ['Write it like', 'Mon, Wed and Fri 5-6 pm, Saturday 11 am-1 pm'],
  ['languages are the classes', 'none'],
  ['show the fee', 'haan'],
  ['How much is it', 'Rs. 2,500/-'],
  ['whole course, or', 'monthly'],
  ['rules of the fee', 'yes'],
  ['a missed class', 'haan'],
  ['a student misses a class', 'Come to another batch that week.'],
  ['that sentence written', ''],
  ['Can a student pause', 'no'],
  ['who stop early', 'no'],
  ['an example of a refund', 'no'],
  ['show the next batch', 'yes'],
  ['which day does it start', '4 January 2031'],
  ['at which hours are', 'Sat 11 am - 1 pm'],
  ['How many places', '6'],
  ['show another batch', 'yes'],
  ['which day does it start', '06/01/2031'],
  ['at which hours are', 'Mon, Wed & Fri 5 pm to 6 pm'],
  ['How many places', 'none'],
  ['show another batch', ''],
  ['your LinkedIn page', ''],
  ['your Instagram page', ''],
  ['your YouTube page', '@ramganit'],
  ['your Telegram page', 't.me/ramganit'],
  ['your Facebook page', ''],
  ['another page elsewhere', 'yes'],
  ['What is it called', 'Quora'],
  ['What is its address', 'quora.com/profile/ram'],
  ['another page elsewhere', 'no'],
  ['Save?', 'teaching'],
  ['From which school class', ''],
  ['entrance exams', ''],
  ['How many students', '6000'],
  ['how you counted', ''],
  ['For how many years', ''],
  ['how many countries', ''],
  ['How many books', ''],
  ['How many minutes is the free', ''],
  ['Save?', 'yes'],
] as const;

test('setup at a terminal: asks for all of the teaching, and finds a wrong answer again', async () => {
  const project = copyProject();
  try {
    const { code, output, unanswered } = await setUp(
      project,
      'teacher city languages teaching course social',
      dialogue.map(([question, typed]) => [question, typed + ENTER] as const),
    );
    expect(unanswered, output.slice(-1500)).toEqual([]);
    expect(code).toBe(0);
    const facts = JSON.parse(project.read('content/site.json')) as Record<string, object>;
    const years = new Date().getFullYear() - 1979;
    expect(facts).toMatchObject({
      teacher: { name: 'Ram Prasad Mishra', nameIn: { hi: 'राम प्रसाद मिश्र' }, pronoun: 'he' },
      ...{ city: 'Ujjain and Indore', cityIn: { hi: 'उज्जैन और इंदौर' }, languages: ['hi'] },
      teaching: { students: 6000, years, countries: 1, booksWritten: 1, demoMinutes: 45 },
      course: {
        topics: ['products', 'tables', 'squares'],
        topicsIn: { hi: ['products', 'पहाड़े', 'squares'] },
        ...{ length: null, minutes: 90, groupSize: 1, languages: null },
        times: 'Mon 17:00-18:00, Wed 17:00-18:00, Fri 17:00-18:00, Sat 11:00-13:00',
        fee: { amount: 2500, per: 'month' },
        feeRules: { missed: { text: 'Come to another batch that week.' } },
        next: [
          { start: '2031-01-04', days: 'Sat 11:00-13:00', places: 6 },
          {
            start: '2031-01-06',
            days: 'Mon 17:00-18:00, Wed 17:00-18:00, Fri 17:00-18:00',
            places: null,
          },
        ],
      },
      social: {
        ...{ linkedin: null, instagram: null },
        youtube: 'https://www.youtube.com/@ramganit',
        telegram: 'https://t.me/ramganit',
        more: [{ name: 'Quora', url: 'https://quora.com/profile/ram' }],
      },
    });
    expect(facts.teaching).toMatchObject({ classes: [10, 10], exams: [] });
    expect(facts.teaching).not.toHaveProperty('examsIn');
  } finally {
    project.remove();
  }
});
