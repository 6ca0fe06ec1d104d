/**
 * What learners and parents ask before they come, and what everybody may ask about their own data;
 * `assistant-topics.ts` says how keywords are written.
 */
export const learnerTopics = [
  {
    // A right by law: the answer says how to use it, in whichever words it is asked for.
    id: 'own-data',
    keywords: `{erase} & {mine} & {data}, {erase} & {data} & record*/रिकॉर्ड*, {erase} & list/suchi/सूची/लिस्ट, {erase} & everything/sab kuch/bare me/about/सब कुछ/के बारे में/जो भी,
      delete/erase/mita*/डिलीट/मिटा* & account/data/detail*/profile/khata/खाता/अकाउंट/जानकारी/डेटा/प्रोफाइल, close/deactivat*/band kar*/band kaise/band ho*/बंद कर*/बंद कैसे/बंद हो* & account/khata/खाता/अकाउंट, forget me,
      consent/sahmati/सहमति & withdraw*/back/cancel/vapas*/वापस*,
      {see} & {mine} & data/डेटा/डाटा, {see} & {mineIs}, {held} & {mine} & kya kya/kaun si/क्या क्या/कौन सी/कौन सा & data/detail*/jankari/डेटा/जानकारी, {held} & {mineIs}/about me/about my/about our/mere bare/के बारे & what/which/everything/kya/kaun si/क्या/कौन सी/कौन सा, about me/about my/mere bare/ke bare/मेरे बारे & data/detail*/information/jankari/डेटा/जानकारी & {see}/send/bhej*/jo/भेज*/जो, about me/mere bare me/मेरे बारे में & know/pata/pata hai/kya kya/पता/क्या क्या, my number/my email/my name/mera number/mera email/मेरा नंबर/मेरा ईमेल & changed/badal ga*/बदल ग*,
      {mine} & name/nam/address/email/number/profile/detail*/नाम/पता/ईमेल/नंबर/प्रोफाइल/जानकारी & correct/change/update/thik kar*/sudhar*/badal do/badal de*/badalna/ठीक कर*/सुधार*/बदल द*/बदलना, {mine} & profile/detail*/record*/प्रोफाइल/रिकॉर्ड* & wrong/galat/गलत,
      unsubscribe, opt out, stop & message*/messaging/mail*/email*/update*/sending, band kar*/mat bhej*/na bhej*/बंद कर*/मत भेज*/न भेज* & message*/msg*/mail*/email*/update*/suchna*/मैसेज*/मेल*/ईमेल*/संदेश*/सूचना*`,
    links: ['privacy', 'chat'],
  },
  {
    id: 'school-methods',
    keywords: `{school} & {confuse}, {confuse} & {child} & will/wont/would/does/isse/to nahi/nahi hog*/method*/tarik*/इससे/तो नहीं/नहीं होग*/तरीक*,
      {school} & use/istemal*/इस्तेमाल* & can/may/sak*/सक*,
      {school} & accept*/allow*/permit*/forbid*/mana kar*/मना कर*/valid/recogni*/object*/manenge/manega/man leng*/manya/chalta/chalega/मानेंगे/मानेगा/मान लें*/मान्य/चलता/चलेगा & method*/way/steps/trick*/vedic*/tarik*/vidhi*/तरीक*/विधि*/वैदिक,
      {school}/method*/tarik*/vidhi*/तरीक*/विधि* & mark/marks/number/numbers/ank/नंबर/अंक & cut/deduct*/lose/kat*/कट*/काट*,
      school*/स्कूल* & affect*/effect/asar/असर & math*/ganit/मैथ*/गणित/method*, school*/स्कूल* & different/against/forget/bhul*/भूल*/alag/khilaf/अलग/खिलाफ & taught/teaching/teaches/method*/padhai/tarik*/vidhi*/पढ़ाई/तरीक*/विधि*`,
    links: ['methods', 'demo-chat'],
  },
  {
    id: 'fear',
    keywords: `{maths}/numbers/sankhya*/संख्या* & scared/scares/scary/afraid/fear*/frighten*/phobia/hate*/nervous/anxi*/panic*/cry/cries/crying/tears/boring/bored/runs away/dont like/doesnt like/do not like/does not like/dislike*/slow/tension/stress*/difficult/hard/tough/struggl*/mushkil/kathin/dont understand/doesnt understand/do not understand/does not understand/dar/darr/dart*/ghabra*/rone/rota/roti/nafrat/bhagta/bhagti/pasand nahi/achchha nahi/achha nahi/acha nahi/dhima/dhimi/samajh nahi/डर*/घबरा*/फोबिया/रोने/रोता/रोती/टेंशन/तनाव/मुश्किल/कठिन/नफरत/भागता/भागती/पसंद नहीं/अच्छा नहीं/धीमा/धीमी/समझ नहीं`,
    links: ['demo-chat', 'practice'],
  },
  {
    id: 'place',
    keywords: `in person/face to face/aakar/आकर/आमने सामने & class*/teach*/learn*/study/padh*/sikh*/क्लास*/पढ़*/सीख*`,
    links: ['contact'],
  },
  {
    id: 'video-app',
    keywords: `zoom, google meet, gmeet, skype, microsoft teams, जूम, गूगल मीट, {class}/video/वीडियो & app/software/ऐप/एप/सॉफ्टवेयर & which/name/kis/kaun*/konsa/konsi/nam/किस/कौन*/नाम, which app, kis app, kaun sa app, kaun si app, किस ऐप,
      class/classes/क्लास* & link/लिंक & where/how/when/get/send/kahan/kaise/kab/mil*/bhej*/कहां/कैसे/कब/मिल*/भेज*`,
    links: ['chat', 'demo-chat'],
  },
  {
    id: 'digit-sums',
    keywords: `digit sum*, digital root*, casting out, sum of digits, sum of the digits, add the digits, bijank*, बीजांक*, अंकों का योग, अंकों के योग, check/checking/verify/janch*/जांच*/चेक & answer*/uttar/उत्तर* & how/kaise/कैसे`,
    links: ['nikhilam', 'practice'],
  },
  {
    // "Group D" is a grade of posts, not the size of a class.
    id: 'exams',
    keywords: `railway*/rrb/रेलवे* & group/ग्रुप`,
    links: ['chat'],
  },
] as const;
