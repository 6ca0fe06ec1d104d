/** What no topic answers, much of it with a word of one. */
export const otherQuestions = `
  which | Delhi | this | this and that | which is the highest mountain | chip | 🙂 | ??? | buyer | a white chair |
  exaggerate | they | a category of things | concatenate | recall | boycott | opensource | rebooks | democracy |
  paper | jeep | आज क्या बना है | दिल्ली | मुझे नहीं पता | what is the weather in Chennai | aaj mausam kaisa hai |
  मौसम कैसा है | how do I order a pizza | who is the prime minister of India | what is the capital of the USA |
  tell me a joke | which movie is on Sunday | book a train ticket to Jaipur | book me a flight |
  what is the price of gold today | aaj sone ka bhav kya hai | I have a cat at home | do you teach physics |
  do you have a job for me | what time is it in London | how many square feet are in an acre |
  translate this to Hindi | NEET cut off kya hai | how do I open a bank account |
  class 10 ka board result kab aayega | कितने बजे हैं अभी | can you help me write an essay | are you hiring |
  mobile recharge kar do | मेरी शादी कब होगी | भारत की राजधानी क्या है | क्रिकेट का स्कोर बताओ | samajh nahi aaya |
  asdfgh | kuch bhi | What is the cost of living in Jaipur? | Mere phone ka battery jaldi khatam hota hai |
  Which class of ship is the Titanic? | what is the full form of CBSE | how to reduce weight in a month |
  मेरे घर का पता बदल गया है | Jaipur me ghoomne ki jagah batao | How many weeks are there in a year |
  मेरा फ़ोन खराब हो गया है | Can you solve my physics numericals? | kal Jaipur ka mausam kaisa rahega |
  How do I become a pilot? | Sabse accha mobile phone kaunsa hai | what is 2 plus 2 in binary |
  who won the match yesterday | recommend a good phone under 15000 | mujhe neend nahi aati | मुझे भूख लगी है |
  where can I buy vegetables | how do I call an ambulance | i need help with my marriage | kaise ho sakta hai yeh |
  how much does a car cost | can you write python code | class 9 science notes | is Jaipur hot in May |
  how to open a shop | mera order zomato se nahi aaya | give me money | what is the speed of light |
  who is the owner of Tesla | I want to learn swimming | teach me how to drive | where is my phone |
  kal school band hai kya | सबसे ऊँचा पहाड़ कौन सा है | मेरे पेट में दर्द है | why is the sky blue |
  set an alarm for 7 am | mujhe bhi nahi pata | my Flipkart account is locked | who invented the telephone |
  best school in Delhi | Do you have a tabla or flute course as well? |
  price of iphone 15 | iphone kitne ka hai | my iphone charger is lost | best iphone to buy`;
