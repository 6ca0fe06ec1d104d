export const accessibility = {
  // With wide letters, as readers may set them, it is longer than the line of a small phone.
  title: 'Access\u00adibility',
  lead: 'Everyone should be able to learn here, with a keyboard, a screen reader, large text or an old phone.',
  sections: [
    {
      id: 'standard',
      title: 'The standard',
      text: [
        'We aim at the Web Content Accessibility Guidelines (WCAG) 2.2, level AA. Automatic checkers go through all pages, dialogs and error messages, in the light and the dark theme, whenever the code changes.',
      ],
    },
    {
      id: 'works',
      title: 'What works',
      items: [
        'Everything can be reached and used with a keyboard, and the focus can be seen.',
        'Text can be enlarged to 400 %, and lines and letters can be spaced.',
        'Colours have enough contrast, and the site follows the high-contrast mode of your system.',
        'Movements stop when your system asks for less of them.',
        'You can read every page and send a message without scripts.',
        'Time limits can be extended or stopped.',
      ],
    },
    {
      id: 'limits',
      title: 'What does not work yet',
      items: [
        'The site was not yet tested by people who use a screen reader every day, and no independent expert has examined it. Tell us what you find.',
        'The page for an address that does not exist goes to the home page after 10 seconds, which is short for some. Press “Stay here” to stop it.',
        {
          ebooks:
            'A payment needs a UPI app, and an order needs WhatsApp: neither is ours. Beside the QR code is the UPI ID to copy.',
        },
        {
          ebooks:
            'An ebook is a file of its own. Ask the teacher whether it works with your screen reader before you buy it.',
        },
      ],
    },
    {
      id: 'report',
      title: 'Report a barrier',
      text: [
        'Write to {email} or call {phone}. Say which page it was and what you could not do. You get an answer within {replyHours}, and the content in another way if we cannot mend it at once.',
        'If the answer does not help: {grievanceName}, {grievanceEmail}, {grievancePhone}.',
      ],
    },
  ],
} as const;
