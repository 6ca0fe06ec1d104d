const notInShop =
  'not available/unavailable/not found/cant find/cannot find/out of stock/no stock/not in stock/par nahi mil rahi/par nahi mil raha/par nahi dikh*/पर नहीं मिल रही/पर नहीं मिल रहा/पर नहीं दिख*';

/** Says that something was ordered or paid for, in a message that names a store. */
const ordered =
  'order*/parcel*/package/bought/paid/money/refund*/return*/my/paise/paisa/mera/meri/mere/mangai*/mangva*/ऑर्डर*/पार्सल*/पैसे/पैसा/रिफंड*/मेरा/मेरी/मेरे/मंगा*/मंगवा*';

/** Asks whether a store will have the book; `kab ayegi` alone asks for a parcel. */
const comesTo = (store: string) =>
  `be/not/come/coming/out & on ${store}/to ${store}, ${store} par kab/${store} par abhi nahi/${store} par nahi hai/kab ${store} par/${store} पर कब/${store} पर अभी नहीं/${store} पर नहीं है/कब ${store} पर`;

/** Says of a picture that it is not the one to send, or was not sent. */
const notRight =
  'wrong/old/another/other/instead/again/forgot*/forget/blur*/not visible/nahi dikh*/नहीं दिख*/गलती से/डिलीट/not clear/unclear/cropped/mistake*/missed/delete*/lost/galti se/galat/puran*/dusr*/dobara/fir se/bhul*/ki jagah/saf nahi/dhundhl*/nahi bhej*/गलत/दूसर*/दोबारा/फिर से/भूल*/की जगह/साफ नहीं/धुंधल*/नहीं भेज*/पुरान*';

const sent =
  'sent/send/attach*/upload*/bhej*/laga*/chala ga*/chali ga*/भेज*/लगा*/चली ग*/चला ग*/अपलोड';

const sought =
  'where/what is/whats/mean*/kehte/kahte/which/find/locate/how/see/kahan/kidhar/kya hai/kya hota/kya hoti/matlab/kaise/dikh*/dekh*/milega/milta/mil raha/mil rahi/konsa/kaun sa/कहां/क्या है/क्या होता/क्या होती/मतलब/कहते/कैसे/दिख*/देख*/मिलेगा/मिलता/मिल रहा/मिल रही/कौन सा';

/** What people ask before and after they pay; `assistant-topics.ts` says how keywords are written. */
export const buyerTopics = [
  {
    id: 'wrong-picture',
    keywords: `screenshot*/screen shot*/स्क्रीनशॉट*/payment proof/proof of payment & ${notRight}, {pay}/paid/paying/paise/पैसे & photo*/picture*/image*/pic/फोटो/तस्वीर* & ${notRight} & ${sent}, {pay}/paid/paying/paise/पैसे & file/फाइल & ${notRight} & i sent/i have sent/attach*/upload*/laga*/अपलोड/लगा*`,
    links: ['chat', 'books'],
  },
  {
    id: 'utr',
    keywords: `utr/यूटीआर/transaction id/transaction no/transaction number/upi ref*/ट्रांजैक्शन*/ट्रांजेक्शन*/ट्रांसैक्शन* & ${sought}, 12 digit*/12 ank*/12 अंक* & ${sought}, reference no/reference number/ref no/ref number/रेफरेंस*/रेफ़रेंस* & {pay}/bank/upi & ${sought}`,
    links: ['chat', 'books'],
  },
  {
    id: 'payment-problem',
    keywords: `amazon pay & refund*/fail*/declined/pending/stuck/debited/deducted/not/nahi/kat*/कट*/नहीं/अटक*`,
    links: ['chat', 'terms'],
  },
  {
    id: 'buying-books',
    keywords: `{soldStore} & ${notInShop}`,
    links: ['books', 'chat'],
  },
  {
    id: 'not-sold-there',
    keywords: `{otherStore} & ${notInShop}`,
    links: ['books'],
  },
  {
    id: 'shop-order',
    keywords: `{soldStore} & {shopTrouble} & ${ordered}`,
    links: ['chat'],
  },
  {
    id: 'other-shop-order',
    keywords: `{otherStore} & {shopTrouble} & ${ordered}`,
    links: ['chat'],
  },
  {
    id: 'buying-books',
    keywords: comesTo('{soldStore}'),
    links: ['books', 'chat'],
  },
  {
    id: 'not-sold-there',
    keywords: comesTo('{otherStore}'),
    links: ['books'],
  },
  {
    id: 'shop-order',
    keywords: `{soldStore} & {shopTrouble}, {soldStore} & my/mera/meri/मेरा/मेरी & order*/parcel*/package/ऑर्डर*/पार्सल*`,
    links: ['chat'],
  },
  {
    id: 'other-shop-order',
    keywords: `{otherStore} & {shopTrouble}, {otherStore} & my/mera/meri/मेरा/मेरी & order*/parcel*/package/ऑर्डर*/पार्सल*`,
    links: ['chat'],
  },
  {
    id: 'buying-books',
    keywords: `{soldStore} & yet, in shops/in stores/at shops/at stores/bookshop*/bookstore*/book shop*/book store*/किताबों की दुकान*`,
    links: ['books', 'chat'],
  },
  {
    id: 'not-sold-there',
    keywords: `{otherStore} & yet`,
    links: ['books'],
  },
  {
    id: 'new-book',
    keywords: `new/next/another/nayi/naya/agli/नई/नयी/अगली & {book} & when/kab/coming/comes/come/launch*/releas*/publish*/soon/tell me/inform/notify/update*/bata*/a rahi/aye*/nikal*/कब/आ रही/आए*/निकल*/लॉन्च*/बता*/सूचना*, nai {book} & kab/a rahi/aye*, writing/likh rah*/लिख रहे/लिख रही & {book}, upcoming & {book}, ane vali {book}, आने वाली {book}`,
    links: ['books', 'chat'],
  },
  {
    id: 'book-format',
    keywords: `pdf/पीडीएफ & real {book}, pdf/पीडीएफ & asli {book}, pdf/पीडीएफ & असली {book}`,
    links: ['books'],
  },
  {
    id: 'genuine',
    keywords: `genuine, legit*, authentic, trustworth*, trust you, trust this, trust the, reliable, is it real, is this real, site real, website real, real site, real website, teacher real, real teacher, real class*, real or fake, fake/scam/fraud & is/or/kya/to nahi/hai kya/क्या, is it safe to pay, safe to pay, safe to buy, who runs, who owns this, who owns the site, who owns the website, owner of this, who is behind, whose site, whose website, registered business, registered company, is it a company, cheat me, will you cheat, run away,
      asli hai, asli site, asli website, nakli, farji to nahi, farji hai kya, dhokha to nahi, dhokha nahi, bharosa, bharose, vishvas, vishwas kaise, paise dub, paisa dub, bhag to nahi, kaun chalata, kiski website, kiski site, site kiski, website kiski, असली, नकली, भरोसा, भरोसे, विश्वास, धोखा तो, फर्जी तो, कौन चलाता, किसकी वेबसाइट, पैसे डूब, क्या & धोखा/फर्जी/ठगी`,
    links: ['about', 'terms'],
  },
  {
    id: 'no-reply',
    keywords: `nobody/no one & contact*/call*/pick*/repl*/answer*/respon*, koi/kisi ne/किसी ने/कोई & contact*/sampark*/call/phone/reply/message/संपर्क/फोन/कॉल/मैसेज & nahi kiya/nahi utha*/nahi diya/नहीं किया/नहीं उठा*/नहीं दिया, no reply, no response, no answer, no one repl*, no one is, no one answer*, nobody is answer*, get a reply, got no reply, nobody repl*, noone repl*, not replied, not replying, not responding, not responded, not answering, didnt reply, hasnt replied, havent replied, havent heard, not heard back, dont reply, doesnt reply, doesnt answer, not picking, not pick up, didnt pick, no callback, ignoring me, waiting for a reply, waiting for reply, waiting for your reply, still waiting for, message & not seen/not read/no blue tick,
      javab nahi, reply nahi, response nahi, koi javab, koi reply, koi answer, koi response, phone nahi utha*, call nahi utha*, din se javab, din se reply, message ka javab nahi, जवाब नहीं, रिप्लाई नहीं, कोई जवाब, फोन नहीं उठा*, उत्तर नहीं`,
    links: ['chat', 'contact'],
  },
  {
    id: 'payment-fails',
    keywords: `{pay} & not working/isnt working/doesnt work/does not work/wont work/not work/not opening/not going/not accept*/not scan*/not happening/cant/cannot/unable/error/limit exceeded/limit/refused/blocked/risky/invalid/declined/fail* again/how to retry/nahi ho raha/nahi ho rahi/server down/server/सर्वर/एरर/nahi ho pa*/nahi chal*/nahi ja raha/nahi ja rahe/nahi le raha/scan nahi/fail ho rah*/fail ho ja*/फेल हो रह*/फेल हो जा*/ho nahi raha/ho hi nahi/काम नहीं/नहीं हो रहा/नहीं हो रही/नहीं हो पा*/नहीं चल*/नहीं जा*/स्कैन नहीं/हो नहीं रहा, qr & not/nahi/cant/wont/error/expired/नहीं, qr code not, limit exceeded, unable to pay, cannot pay, cant pay, payment expired, time ran out, timer ended, session expired & pay/payment, link se pay nahi`,
    links: ['books', 'chat'],
  },
  {
    id: 'receipt',
    keywords: `receipt*, invoice*, gst bill, gst invoice, your gst, gst no, gst number, gstin, tax invoice, =bill, a bill, the bill, need bill, bill for, get bill, pakka bill, bill milega, bill chahiye, bill de*, bill do, bill bhej*, rasid*, raseed*, parchi, रसीद*, बिल मिल*, बिल चाहिए, पक्का बिल, जीएसटी, इनवॉइस`,
    links: ['chat', 'terms'],
  },
  {
    id: 'demo-class',
    keywords: `demo/trial/डेमो & missed/miss ho*/miss kar*/chhut g*/छूट ग*/मिस हो*`,
    links: ['demo-chat'],
  },
  {
    // Before a discount, which is छूट too.
    id: 'recording',
    keywords: `{class} & misses/missed/missing/miss ho*/miss kar*/miss a/miss the/miss one/i miss/we miss/absent*/chhut j*/chhut g*/chut j*/chut g*/sick/unwell/bimar*/tabiyat*/repeated/dobara/makeup/make up/backup/nahi a p*/nahi a sak*/na a p*/na a sak*/na aye/not attend/cannot attend/cant attend/unable to attend/cannot come/cant come/cannot join/cant join/छूट जा*/छूट ग*/छूटी/छूटे/मिस/बीमार*/तबीयत*/दोबारा/न आए/न आ सक*/न आ पा*/नहीं आ सक*/नहीं आ पा*, absent*, kaksha chhut*, कक्षा छूट*`,
    links: ['chat'],
  },
  {
    id: 'discount',
    keywords: `discount*/concession*/% off/any offer/scholarship*/cheaper/छूट & child/children/kids/sibling*/brother*/sister*/two/both/twins/friends/group/fee/fees/course*/class/classes/bachch*/bachcho*/bhai/bahan/behan/dono/do/fis/fees/बच्च*/भाई/बहन/दोनों/फीस/कोर्स/क्लास, {fewer} & {several}, kam ho*/kam lag*/कम हो*/कम लग*/charge less/pay less/be less & dono/tin/bhai/dost*/friend*/both/brother*/sister*/दोनों/तीन/भाई/दोस्त*, sibling*, coupon*, promo code, scholarship*, concession*, waiver, poor family, cant afford, cannot afford, too expensive, fees kam, fees kuch kam, kam karo, kuch kam, kam kar do, kam kar dijiye, garib, फीस कम, कुछ कम, कम कर दो, कम कीजिए, छात्रवृत्ति, गरीब, कूपन`,
    links: ['chat'],
  },
  {
    id: 'app',
    keywords: `your app, an app, the app, any app, have app, mobile app, android app, ios app, app for, play store, playstore, app store, apk, app download*, download app, download the app, install, app hai, app he, koi app, app milega, app kahan, app chahiye, aapka app, aap ka app, ऐप है, ऐप कहां, कोई ऐप, ऐप डाउनलोड, एप्प, प्ले स्टोर, ऐप चाहिए, ऐप मिले*, =app, =ऐप, app kab, app ban*, iphone/ipad/ios/android/apple/आईफोन/आईपैड/एंड्रॉयड/एंड्रॉइड & app/apps/it/site/website/work/works/chal*/ऐप/चल*, मोबाइल ऐप, =iphone, =android, =आईफोन`,
    links: ['demo-chat'],
  },
  {
    id: 'safety',
    keywords: `safe for my, safe for kids, safe for child*, safe for girls, child safe*, safety, =is it safe, =is this safe, site safe, website safe, is your site safe, website secure, secure site, secure website, payment safe, payment secure, upi safe, virus, hack*, phishing, can i sit, parent sit, sit in the class, sit with my, parents watch, camera on, camera off, video on, female teacher, lady teacher, =kya safe hai, =kya yeh safe hai, =safe hai kya, class safe, safe/secure/surakshit/सेफ/सुरक्षित & girl*/ladki*/beti*/bachch*/लड़की*/लड़कि*/बेटी*/बच्च*, surakshit hai kya, bachchi safe, beti safe, beti ke liye safe, suraksha, सुरक्षा, क्या यह सुरक्षित, सेफ है, वायरस, हैक*`,
    links: ['privacy', 'chat'],
  },
  {
    id: 'notes',
    keywords: `notes, study material, material, home work, homework, assignment*, handout*, class notes, notes pdf, class ke notes, notes mil*, notes dete, grihkary*, grah karya, home vark, होमवर्क, गृहकार्य, नोट्स, असाइनमेंट`,
    links: ['practice', 'chat'],
  },
  {
    id: 'girls-batch',
    keywords: `girls/girl/boys/ladies/women/female/ladki*/ladko*/mahila*/लड़कि*/लड़को*/महिला* & batch*/only/separate*/alag/sirf/keval/group/mixed/बैच*/अलग/सिर्फ/केवल/ग्रुप`,
    links: ['chat'],
  },
  {
    id: 'to-bring',
    keywords: `what/anything/something/kya/kuch/क्या/कुछ & bring/to carry/keep ready/lana/lani/lekar a*/sath la*/sath rakh*/लाना/लानी/लेकर आ*/साथ ला*/साथ रख*, need/allowed/chahiye/lana/use/चाहिए/लाना & notebook*/pen/calculator*/stationery/copy pen/कॉपी/पेन/कैलकुलेटर, {class} & what & need/needs/needed/required & for/in, {class} & kya chahiye/kya kya chahiye/क्या चाहिए/क्या क्या चाहिए, need a book/need the book/need any book/book chahiye/kitab chahiye/किताब चाहिए & {class}, what material*, kya taiyari kar*`,
    links: ['demo-chat', 'chat'],
  },
  {
    id: 'book-for-exam',
    keywords: `{book} & {exam}`,
    links: ['books', 'chat'],
  },
] as const;
