export const terms = {
  title: 'Terms',
  lead: {
    none: 'Who sells, what is sold here, and who answers a complaint.',
    some: 'Who sells, how you pay, when the ebook comes, and when you get your money back.',
  },
  sections: [
    {
      id: 'seller',
      title: 'The seller',
      items: [
        '{seller}',
        '{sellerAddress}',
        'Email: {email}',
        'Phone: {phone}',
        { gstin: 'GSTIN: {gstin}' },
      ],
    },
    {
      id: 'offer',
      title: 'What is sold here',
      items: [
        {
          oneEbook:
            'The ebook {ebook}, for {ebookPrice}. That is the whole price: nothing is added.',
          severalEbooks:
            'These ebooks: {pricedEbooks}. Each price is the whole price: nothing is added.',
        },
        {
          printedAtStore: 'Printed books are sold by {stores}, on the terms of {stores}.',
          printedAtStores: 'Printed books are sold by {stores}, each on its own terms.',
          soldAtStore: 'What you buy on {stores} is sold by {stores}, on the terms of {stores}.',
          soldAtStores: 'What you buy on {stores} is sold there, on the terms of each store.',
        },
        {
          chatBook:
            'A book to order on WhatsApp: {chatBooks}. How it reaches you, and what that costs, is agreed with the teacher before you pay.',
          chatBooks:
            'Books to order on WhatsApp: {chatBooks}. How a book reaches you, and what that costs, is agreed with the teacher before you pay.',
        },
        {
          feeAndTimes:
            'Classes: the first one is free. The fee of a course and the times of its classes are on the home page.',
          feeAlone:
            'Classes: the first one is free. The fee of a course is on the home page; the times of its classes are agreed with the teacher before you pay.',
          timesAlone:
            'Classes: the first one is free. The times of the classes are on the home page; the fee of a course is agreed with the teacher before you pay.',
          noFeeOrTimes:
            'Classes: the first one is free. Fees and times of a course are agreed with the teacher before you pay.',
        },
        {
          earlyStop:
            'If you stop a course early: what happens to its fee is on the home page, too.',
        },
      ],
    },
    {
      id: 'payment',
      when: 'ebooks',
      title: 'Payment',
      text: [
        'You need an account and a profile. You pay by UPI, from your own app to the UPI ID {payeeUpi}. The name of the receiver in your app is {payee}: check it before you pay.',
        {
          form: 'Then you send a screenshot, by WhatsApp or with the form.',
          noForm: 'Then you send a screenshot by WhatsApp.',
        },
        'Under 18? Please order together with a parent or guardian.',
      ],
    },
    {
      id: 'delivery',
      when: 'ebooks',
      title: 'Delivery',
      text: [
        'The teacher checks the payment. {ebookArrives} Nothing comes by post. Where this site has the file, you can download it here, as often as you want, as long as you have your account, but not after a refund. The ebook is for you alone: please do not pass it on or publish it.',
      ],
    },
    {
      id: 'refunds',
      when: 'ebooks',
      title: 'Refunds and cancellation',
      text: [
        'Until the ebook is sent you can cancel, and all the money comes back. You also get it back if the ebook never comes, will not open, or is not as described: write within {askWithinDays} after it came or should have come.',
        {
          anyReason: 'You can also return it within that time without a reason.',
          statedReasons: 'For other reasons an ebook that was sent is not taken back.',
        },
        'The money goes back to the account it came from within {paidWithinDays} after the refund is agreed. Cancelling costs nothing.',
      ],
    },
    {
      id: 'complaints',
      title: 'Complaints',
      text: [
        'Grievance officer: {grievanceName}, {grievanceEmail}, {grievancePhone}. A complaint is acknowledged within 48 hours and answered within one month.',
        'If the answer does not help, the National Consumer Helpline takes your complaint: call 1915.',
      ],
    },
  ],
} as const;
