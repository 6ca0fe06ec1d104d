/** Where the buyer has said in this browser that the screenshot was sent. */
export const reported = {
  text: 'You told us on {date} that you sent the screenshot. Your reference is {reference}.',
  wait: 'Please do not pay again. Has the ebook not come within {replyHours} on working days?',
  chat: 'Ask on WhatsApp',
  message:
    'Namaste! On {date} I sent the payment screenshot for the ebook {title}. My name is {name}, my reference is {reference}. The ebook has not come yet.',
} as const;
