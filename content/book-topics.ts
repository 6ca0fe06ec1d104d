const file = 'pdf/pdfs/file/download*/print*/पीडीएफ/फाइल/डाउनलोड*/प्रिंट*';

/**
 * What people ask of a book before they buy it, or of a file; `assistant-topics.ts` says how keywords
 * are written.
 */
export const bookTopics = [
  // These files are no books.
  {
    id: 'practice',
    keywords: `worksheet*/practice sheet*/practice question*/practice sum*/practice paper*/practice problem*/sums/वर्कशीट*/अभ्यास*/शीट* & ${file}`,
    links: ['practice'],
  },
  {
    id: 'course-topics',
    keywords: `syllabus*/curriculum/सिलेबस*/पाठ्यक्रम* & ${file}`,
    links: ['course', 'demo-chat'],
  },
  {
    id: 'buying-books',
    keywords: `{soldStore} & {otherStore}, amazon pay`,
    links: ['books', 'chat'],
  },
  {
    id: 'not-sold-there',
    keywords: `{otherStore}`,
    links: ['books'],
  },
  {
    // Its answer is empty where an ebook is paid for here: the topics below say how, and what it is.
    id: 'ebook',
    keywords: `ebook*, e book*, epub, kindle, pdf, soft copy, softcopy, digital*, {book} & download*/file/{device}, =download, ईबुक*, ई बुक*, पीडीएफ, सॉफ्ट कॉपी, डिजिटल, {book} & डाउनलोड*/फाइल`,
    links: ['books', 'chat'],
  },
  {
    id: 'book-preview',
    keywords: `preview*, sample page*, =sample, samples, sample dikha*, sample chahiye, {book} & sample, look inside, inside the book, see inside, few pages, some pages, flip through, namuna, namune, jhalak, andar se, kuch panne, kuch page, dekh sakta, dekh sakti,
      {book} & before/pehle/pahle/first/पहले & see/look/read/check/browse/dekh*/padh*/देख*/पढ़*, नमूना, नमूने, झलक, प्रीव्यू, सैंपल, अंदर से, कुछ पन्ने,
      page*/panne/पन्ने/पेज & dikha*/show/see/dekh*/दिखा*/देख*, a sample, any sample, sample hai`,
    links: ['books', 'chat'],
  },
  {
    id: 'book-language',
    keywords: `{book} & {language}`,
    links: ['books'],
  },
] as const;
