/** The questions that families ask, with honest answers: what the product does, and what it does not. */
export const questions = {
  title: 'Frequently asked questions (FAQ)',
  lead: 'How this works, in plain words.',
  dating: {
    question: 'Is this a dating site?',
    answer:
      'No. {{site}} is a matrimonial service, strictly for people who intend to marry and for the families who help them. A bride must be at least {{bride}} years old and a groom at least {{groom}}.',
  },
  cost: {
    question: 'What does it cost?',
    answer:
      'Registering, making a profile and seeing your matches are free. Also free each day: {{each}}. Paid plans allow more. A contact view shows you the e-mail address and mobile number of one person. After an accepted interest you need none. We show the price and the length before you pay. Nothing renews automatically.',
    each: {
      interests_zero: 'no interests',
      interests_one: '{{count}} interest',
      interests_other: '{{count}} interests',
      interestsOpen: 'unlimited interests',
      contactViews_zero: 'no contact views',
      contactViews_one: '{{count}} contact view',
      contactViews_other: '{{count}} contact views',
      contactViewsOpen: 'unlimited contact views',
      messages_zero: 'no messages',
      messages_one: '{{count}} message',
      messages_other: '{{count}} messages',
      messagesOpen: 'unlimited messages',
    },
    answerWhereFree:
      'Nothing. Registering, your matches, interests, contact details and messages are free, and nobody can pay for more.',
  },
  family: {
    question: 'May I register for my son, daughter, sister or friend?',
    answer:
      'Yes, with that person’s knowledge and consent. When you register, you say who the profile is for. Others see who manages it. Each person has one profile only.',
  },
  codes: {
    question: 'Why do you send me a code?',
    answer:
      'The code proves that an e-mail address is really yours. You get one after you register, when you sign in without a password, and when you forget your password. A code works for 10 minutes and only once. We will never ask you for a code by phone or message, so please do not share it with anyone.',
    answerWithTexts:
      'The code proves that an e-mail address or a mobile number is really yours. You get one after you register, when you sign in without a password, and when you forget your password. A code works for 10 minutes and only once. We will never ask you for a code by phone or message, so please do not share it with anyone.',
  },
  contacts: {
    question: 'Who sees my e-mail address and mobile number?',
    answer:
      'Visitors never see them, and no profile shows them. You choose who may see them: any member, members only after an accepted interest, or nobody. A member can open the contact details of only a few people each day. You see who opened yours.',
  },
  visible: {
    question: 'What do others see of my profile?',
    answer:
      'Signed-in members see your photos and what you fill in. Visitors and search engines see nothing of it. You can keep your income private: then only you and our team see it. The full date of birth and the parents’ names are shown only to those you choose. What you leave blank is shown as “Not specified”.',
  },
  faiths: {
    question: 'Which faiths and communities is this for?',
    answer:
      'For all of them: Hindu, Muslim, Christian, Sikh, Jain, Buddhist, Parsi, Jewish, Baháʼí and others, and for people without a religion. You may also choose not to say. You decide whether faith and community must be the same, may be different, or do not matter.',
  },
  matching: {
    question: 'How are matches chosen?',
    answer:
      'You say what you are looking for in a partner and mark your must-haves. We compare both sides. For each point we show whether it fits, and we count them, such as “8 of 10”. If you leave something blank, nobody is excluded. For a must-have or a search filter, the other person’s profile must mention the fact. Nobody can pay for a better match.',
  },
  /** The sentences that are true of the site, one after the other. */
  verification: {
    question: 'What does “verified” mean?',
    email: 'The badge means that the person has verified the e-mail address with a code.',
    mobile: 'A mobile number that is not verified is marked “Not verified” among the contact details.',
    readBefore: 'Our team also looks at new profiles and photos before others see them.',
    readAfter: 'Our team also looks at new profiles and photos, soon after they appear.',
    caution:
      'It is not a check of character, income or family. Please check yourself what matters to you. Never send money to somebody you met here.',
  },
  safety: {
    question: 'What if somebody behaves badly?',
    answer:
      'Block and report that person. Our team reads the report and can close the account. Our grievance officer acknowledges your complaint within 24 hours and decides within 7 days; the address is on the grievance page. In danger, call the police on 112.',
    answerWithoutOfficer:
      'Block and report that person. Our team reads the report and can close the account. You can also complain on the grievance page, without an account. In danger, call the police on 112.',
  },
  deleting: {
    question: 'How do I delete my profile?',
    answer:
      'In Settings, under “Delete account”. Your profile will be hidden at once. After seven days everything will be erased. Until then you can change your mind. If you cannot sign in, write to {{email}}. The record of the registration itself (network address, date and time) is kept for one more year, as the privacy notice explains.',
  },
} as const;
