/** Letters and what is written for each of them, such as `क=k`. */
const readTable = (text: string): Record<string, string> =>
  Object.fromEntries(
    text.split(' ').flatMap((pair) => {
      const [letters = '', latin = ''] = pair.split('=');
      return [...letters].map((letter) => [letter, latin]);
    }),
  );

/** A vowel that is not written follows most of them. */
const CONSONANTS = readTable(
  'क=k ख=kh ग=g घ=gh ङञणन=n च=ch छ=chh ज=j झ=jh टत=t ठथ=th डद=d ढध=dh प=p फ=ph ब=b भ=bh म=m य=y र=r लळ=l व=v शष=sh स=s ह=h z=z f=f',
);
/** Letters of words, the signs that stand for them after a consonant, and the one for no vowel. */
const VOWELS = readTable(
  'अआा=a इईिी=i उऊुू=u ऋृ=ri एेऍॅ=e ऐै=ai ओोऑॉ=o औौ=au ्= ंँ=n ः=h ०=0 १=1 २=2 ३=3 ४=4 ५=5 ६=6 ७=7 ८=8 ९=9',
);

function romanize(word: string): string {
  const letters = [...word.replace(/ज़/g, 'z').replace(/फ़/g, 'f').replace(/़/g, '')];
  return letters
    .map((letter, at) => {
      const consonant = CONSONANTS[letter];
      if (!consonant) return VOWELS[letter] ?? '';
      const next = letters[at + 1];
      const isLast = next === undefined;
      // सूत्र, but not दोस्त.
      const isJoined = letters[at - 1] === '्' && letters[at - 2] !== 'स';
      const hasOwnVowel = isLast ? isJoined || at === 0 : !/[\u093e-\u094d]/.test(next);
      return hasOwnVowel ? `${consonant}a` : consonant;
    })
    .join('')
    .replace(/n(?=[pbm])/g, 'm');
}

/** `Maths by Heart` is `maths-by-heart`, and `वैदिक गणित भाग-१` is `vaidik-ganit-bhag-1`. */
export const toShortName = (title: string) =>
  title
    .normalize('NFC')
    .toLowerCase()
    .replace(/ज्ञ/g, 'ग्य')
    .replace(/[\u0900-\u0963\u0966-\u097f]+/g, romanize)
    .replace(/[’']/g, '')
    .replace(/[\s_.,:;!?।&()/–—-]+/g, '-')
    .replace(/^-|-$/g, '');
