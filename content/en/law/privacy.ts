/** What the site really does with data: change it together with the code. */
export const privacy = {
  title: 'Privacy',
  lead: 'What this site asks of you and why, how long it is kept, and how you have it erased or withdraw your consent.',
  sections: [
    {
      id: 'who',
      title: 'Who is responsible',
      text: ['{seller} runs {siteName}. Address: {sellerAddress}. Email: {email}. Phone: {phone}.'],
    },
    {
      id: 'forms',
      title: 'What you give, and why',
      items: [
        'Contact form: {contactFields}. The teacher needs them to answer you.',
        {
          ebooks:
            'Account: {accountFields}; or your name, email and picture from Google. Only buyers of an ebook need one.',
        },
        {
          ebooks:
            'Profile, once before the first order: {profileFields}. It records your order and shows how to reach you and whether a parent has to be asked.',
        },
        {
          ebooks:
            'Payment: you pay in your own UPI app and send a screenshot to the teacher. This site sees neither the payment nor the screenshot. When you report a payment or the teacher confirms it, the site stores an order: your account, the book, its price, the UTR if you give it, and the time. It shows which book you may download.',
        },
      ],
    },
    {
      id: 'noted',
      title: 'What the site notes by itself',
      items: [
        'For a short time, how many messages came from your internet address, kept as a code. It stops floods of messages.',
        { ebooks: 'For each account: the day of the last login.' },
        'For each message: a reference, the times, and which notice the form showed you, in which language.',
        'There are no statistics, no advertising and no tracking.',
      ],
    },
    {
      id: 'receivers',
      title: 'Who receives it',
      items: [
        {
          recordsOfBuyers: 'The teacher, who keeps messages and profiles in {records}.',
          records: 'The teacher, who keeps messages in {records}.',
          noRecords: 'The teacher.',
        },
        {
          host: '{host}, whose server runs this site. Its log may hold internet addresses and times.',
          noHost: 'The server that runs this site. Its log may hold internet addresses and times.',
        },
        {
          firebase:
            'Firebase, a service of Google, checks your password or your Google account. This site never sees the password.',
        },
        {
          linksElsewhere: '{receivers}, by their own rules, and only when you open them.',
          linksToChat: '{receivers}, by its own rules, and only when you open it.',
        },
        'No one else receives it, and it is never sold.',
      ],
    },
    {
      id: 'retention',
      title: 'How long it is kept',
      items: [
        {
          ebooks:
            'On this site: the text of a message or profile is erased {keepDays} days after it reached the teacher, its reference and times after {keepRowDays} days. One that cannot be delivered is removed {keepUndeliveredDays} days after the site stopped trying. A backup holds an erased text until that backup is deleted.',
          noEbooks:
            'On this site: the text of a message is erased {keepDays} days after it reached the teacher, its reference and times after {keepRowDays} days. One that cannot be delivered is removed {keepUndeliveredDays} days after the site stopped trying. A backup holds an erased text until that backup is deleted.',
        },
        { storedProfiles: 'Profiles stay on this site until the teacher erases them.' },
        'In the records of the teacher: {recordMonths}. The law may ask for records of a sale to be kept longer.',
        {
          ebooks:
            'An order: as long as your account, since it gives you the right to download. Its UTR is erased {keepUtrDays} days after you gave it, and so is the line of the bank statement with your payment, where the teacher has compared one (day, amount and note). For {keepPaymentDays} days more, a code without your name shows that the payment is used up. When you delete the account, the book, its price and the day stay, without your name.',
        },
        {
          ebooks:
            'Your account: until you delete it. If you have not logged in for three years, the site tells you by mail and deletes it 30 days later; where it cannot send mail, the teacher does this.',
        },
      ],
    },
    {
      id: 'browser',
      title: 'What your browser keeps',
      items: [
        {
          ebooks:
            'One cookie, only while you are signed in. It ends after 7 days without a visit, and after 30 days in any case.',
        },
        {
          ebooks:
            'Until you clear it: light or dark, that you closed the line in Hindi, your best times in the game, the sums you missed in practice and on which days, how many you practised, that you are signed in, that your profile is complete, and how far you are with a purchase.',
          noEbooks:
            'Until you clear it: light or dark, that you closed the line in Hindi, your best times in the game, the sums you missed in practice and on which days, and how many you practised.',
        },
        { ebooks: 'Until you are registered: the name and email that you typed to register.' },
        {
          ebooks: 'Until you close the tab: a message or profile that you have not sent yet.',
          noEbooks: 'Until you close the tab: a message that you have not sent yet.',
        },
        {
          firebase:
            'Until you clear it, if you opened the login: the day on which Firebase was last used. Firebase tells Google that day and its own version.',
        },
      ],
      text: [
        'All of it belongs to the parts that you use, and none follows you elsewhere. So there is no cookie banner: there is nothing to agree to.',
      ],
    },
    {
      id: 'children',
      title: 'Students under 18',
      text: [
        {
          notice:
            'The profile asks students under 18 to fill it in together with a parent or guardian.',
          parentFirst:
            'The profile asks a parent or guardian of a student under 18 first: name, relation, phone or email, and consent. We record that answer; we do not check it against a document.',
        },
        'We send them no advertising. A parent can see, correct or erase what we hold about a child.',
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      text: [
        'You can see what we hold about you, correct it, have it erased, withdraw your consent, and name a person who does this for you if you no longer can.',
        {
          ebooks:
            'With an account you do three things yourself: log in and press your name. “See my data” shows what this site keeps about the account, and gives it to you as a file. “Stop these updates” tells the teacher to take you off the list. “Delete my account” deletes the account and the details this site still has about you, ends the right to download books that you bought, and tells the teacher to delete what was sent earlier. Each time you get a reference, or the file.',
        },
        'Write to {email} or call {phone}, and give your reference if you have one. It costs nothing. We then stop using your details and erase them, unless a law asks us to keep something, and answer within one month. What was done before you withdrew your consent stays lawful.',
      ],
    },
    {
      id: 'complaints',
      title: 'Complaints',
      text: [
        'Grievance officer: {grievanceName}, {grievanceEmail}, {grievancePhone}.',
        'If the answer does not help, you can complain to the Data Protection Board of India. The Digital Personal Data Protection Act, 2023 and its Rules of 2025 give you these rights from {rulesDate}; this site offers them already.',
      ],
    },
  ],
} as const;
