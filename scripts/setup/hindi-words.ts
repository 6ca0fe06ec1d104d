/** Hindi words in Latin letters, each with its spellings, by the words that the readers know. */
const WORDS: Readonly<Record<string, RegExp>> = {
  से: /^se$/,
  तक: /^tak$/,
  और: /^aur$/,
  ऊपर: /^u+par$/,
  सिर्फ़: /^sirf$/,
  केवल: /^ke[vw]al$/,
  लगभग: /^lagbhag$/,
  करीब: /^kare?[ei]b$/,
  ज़्यादा: /^[jz]ya+da$/,
  अधिक: /^adhik$/,
  कक्षा: /^kaksha$/,
  मिनट: /^minat$/,
  घंटे: /^gh?ant[ae]$/,
  दिन: /^din$/,
  हफ़्ते: /^haft[ae]$/,
  महीने: /^mah[ie]+n[ae]$/,
  मासिक: /^ma+sik$/,
  पूरे: /^p(oo|u)r[ae]$/,
  साल: /^sa+l$/,
  वर्ष: /^va?rsh$/,
  बच्चे: /^bac+h+c?h?e$/,
  विद्यार्थी: /^vid[hy]+arthi$/,
  छात्र: /^ch+atra$/,
  देश: /^desh$/,
  किताब: /^kitab(en?|ein)?$/,
  पन्ने: /^pann?[ae]$/,
  जगह: /^jag[ae]h$/,
  हज़ार: /^haza+r$/,
  हर: /^har$/,
  पुरुष: /^purush$|^a+dmi$/,
  महिला: /^mahila$|^aurat$/,
  सोम: /^som(va+r)?$|^somwa+r$/,
  मंगल: /^mangal([vw]a+r)?$/,
  बुध: /^budh([vw]a+r)?$/,
  गुरु: /^guru([vw]a+r)?$/,
  शुक्र: /^shukra?([vw]a+r)?$/,
  शनि: /^shani([vw]a+r)?$/,
  रवि: /^ravi([vw]a+r)?$|^it[vw]a+r$/,
  बंद: /^band$/,
  पहली: /^pe?a?hli$/,
  दूसरी: /^du?o*sri$/,
  तीसरी: /^te*i?sri$/,
  चौथी: /^cha?uthi$/,
  पाँचवीं: /^pa+nch[vw]e*i?n?$/,
  छठी: /^ch+h?ath+i$/,
  सातवीं: /^sa+t[vw]e*i?n?$/,
  आठवीं: /^a+th[vw]e*i?n?$/,
  नौवीं: /^nau[vw]e*i?n?$/,
  दसवीं: /^das[vw]e*i?n?$/,
  ग्यारहवीं: /^gya+ra?h[vw]e*i?n?$/,
  बारहवीं: /^ba+ra?h[vw]e*i?n?$/,
};

const toDevanagari = (word: string) =>
  Object.keys(WORDS).find((hindi) => WORDS[hindi]!.test(word.toLowerCase())) ?? word;

/** Of numbers and of parts of one: `aadha ghanta` is half an hour. */
const PARTS: [words: RegExp, number: string][] = [
  [/^(half an?|a+dh[ae]|आधा|आधे)(?= )/i, '0.5'],
  [/^(an?|one|ek|एक)(?= )/i, '1'],
  [/^(dedh|डेढ़)(?= )/i, '1.5'],
  [/^(dha+i|ढाई)(?= )/i, '2.5'],
];

/** Numbers that begin a text as words, in digits; of a letter with a nukta it makes one. */
export const digitsOfWords = (text: string) =>
  PARTS.reduce((rest, [words, number]) => rest.replace(words, number), text.normalize('NFC'));

/** Writes Hindi in Devanagari where a text has it in Latin letters, as phones are typed on. */
export const hindiWords = (text: string) =>
  text.replace(/(?<=\d)v[ei]+n?\b/gi, 'वीं').replace(/[a-z]+/gi, toDevanagari);
