/** What a question may be about: `no exams`, `koi channel nahi`. */
const THINGS = [
  'exams?|tests?|preparation|coaching|gst|gstin|number|channel|account|profile|page|link|address',
  'youtube|instagram|insta|facebook|fb|telegram|linkedin|whatsapp|form|photo(graph)?|picture|video',
  'recording|voice|books?|degrees?|school|classes|discount|offer|rule|fixed times?|times?',
  'परीक्षाओं|परीक्षाएँ|परीक्षा|पेज|चैनल|खाता|फ़ोटो|फोटो|pariksha(en)?|khata',
].join('|');
const THING = `(?:(?:entrance|competitive|school|any) )*(?:${THINGS})`;
const NAHI = '(?:नहीं|नही|nah(?:i|in|ee)n?)';
const DO_NOT = "(?:i |we )?(?:(?:do not|don['’]?t) (?:have|prepare|use|sell|teach|take)|have no)";

const NOTHING = new RegExp(
  [
    'no(?:ne|t|pe|thing|t any|t available|t applicable|t required| one)?',
    'none of (?:them|these|those|it)|nil|na|--+|[–—]|currently no(?:ne|t)',
    "(?:(?:i am|i['’]m|we are) )?(?:not registered|unregistered|not on|not in)",
    `(?:(?:i am|we are) )?(?:no|not registered for|not on|not for|without|not any) ${THING}(?: ${THING})?`,
    `${DO_NOT}(?: (?:an?|one|any|it|them))?(?: (?:for|students for))?(?: ${THING})?`,
    "(?:i|we) (?:do not|don['’]?t)|not doing(?: any)?",
    `(?:(?:कोई|कुछ|koi|kuch+|kisi|किसी)(?: भी| bhi)? )?(?:${THING} ){0,2}(?:(?:की|का|के लिए|ki|ka|ke liye) )?${NAHI}(?: (?:है|hai|करवाते|करवाता|करवाती|कराते|karate|karwate|karate hain))?`,
    `(?:लागू|पंजीकृत|registered) ${NAHI}(?: (?:है|hai))?`,
  ]
    .map((one) => `(?:${one})`)
    .join('|')
    .replace(/^(.*)$/s, '^(?:$1)$')
    .normalize('NFC'),
);

/** Words of time that change nothing: `none as of now`, `abhi nahi`. */
const FOR_NOW =
  /(?<![\p{L}\p{M}])(yet|now|as of now|for now|at present|currently|so far|abhi|filhal|अभी|फ़िलहाल|फिलहाल)(?![\p{L}\p{M}])/gu;

/** Whether an answer says that there is no such thing: `none`, `N.A.`, `no exams`, `कोई नहीं`. */
export function isNothing(typed: string): boolean {
  const text = typed.normalize('NFC').toLowerCase().trim();
  const plain = text
    .replace(/^n[./ ]{0,2}a[. ]{0,2}$/, 'na')
    .replace(/\s*[.!।]+$/, '')
    .replaceAll('as of now', 'now')
    .replace(FOR_NOW, ' ')
    .replace(/ +/g, ' ')
    .trim();
  return NOTHING.test(plain);
}
