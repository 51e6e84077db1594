/**
 * What the demo's own member and the men of her cast wrote to each other, in hours before the demo began. Her screens show every kind of
 * conversation. `man` is an index of the cast, with an accepted interest in her weeks.
 */
export type Line = {
  by: 'her' | 'him';
  hoursAgo: number;
  text: string;
  /** The place of the line that this one answers. */
  answers?: number;
  isTakenBack?: boolean;
};
export type Talk = {
  man: number;
  lines: readonly Line[];
  /** So many everyday lines came before, two an hour. */
  earlier?: number;
  /** How many of his last lines she has not seen. */
  unread?: number;
  /** What he has done with her last line; he has seen it when this is left out. */
  herLast?: 'sent' | 'delivered';
};

/** The index of the man who asks for money. */
export const fraudster = 20;

const longLetter =
  'Thank you for asking about my parents. Appa taught physics at the college in Kottayam for thirty years and still explains the stars to every child on our street. Amma runs the house, the choir and, if we are honest, all of us. My sister is married in Pune and has a little boy who believes that I live inside the telephone. We go to church every Sunday and argue about politics every Sunday after lunch. I would like somebody who enjoys both, or at least does not mind the noise.';

/** What two people write who write every day. */
export const everydayLines = [
  'Good morning!',
  'Good morning. Did you sleep well?',
  'Like a stone. The rain helped.',
  'Here it has not stopped since yesterday.',
  'Amma made appam. I ate five.',
  'Five! I am impressed and a little jealous.',
  'There is a concert in the cathedral on Sunday.',
  'Send me a recording, please.',
  'Work was long today. And yours?',
  'The children painted the wall. Also my shirt.',
  'Which colour?',
  'All of them 😄',
  'My brother says hello.',
  'Hello back to him. Has he found the cricket bat?',
  'Under the bed, where it always is.',
  'Good night. Talk tomorrow.',
] as const;

export const ashasConversations: readonly Talk[] = [
  {
    man: 4,
    unread: 2,
    lines: [
      {
        by: 'him',
        hoursAgo: 49,
        text: 'Thank you for accepting. My mother has read your profile aloud twice 😊',
      },
      { by: 'her', hoursAgo: 48.5, text: 'Mine too! Which part did she like?' },
      { by: 'him', hoursAgo: 48.4, text: 'That you teach children to sing. She leads the choir here.' },
      { by: 'her', hoursAgo: 30, text: 'Then they will have a lot to talk about. Do you sing as well?' },
      { by: 'him', hoursAgo: 29, text: 'Only when nobody is near. I play the tabla a little.', answers: 3 },
      { by: 'her', hoursAgo: 26, text: 'Would your parents like to call mine this week? Evenings are good.' },
      { by: 'him', hoursAgo: 5.2, text: 'They would be glad to. Saturday after six?' },
      {
        by: 'him',
        hoursAgo: 5.1,
        text: 'My father asks whether your uncle is the Thomas sir of the school in Pala.',
      },
    ],
  },
  {
    man: 5,
    earlier: 320,
    lines: [
      { by: 'him', hoursAgo: 22, text: 'Have you thought about where you would like to live?' },
      { by: 'her', hoursAgo: 21.5, text: 'Where there is a school with a piano. Kochi or Bengaluru.' },
      { by: 'him', hoursAgo: 21, text: 'Bengaluru has pianos. I counted.' },
    ],
  },
  {
    man: 10,
    unread: 1,
    lines: [
      {
        by: 'him',
        hoursAgo: 0.9,
        text: 'Hello Asha, thank you for writing first. I had hoped that you would.',
      },
    ],
  },
  {
    man: 11,
    lines: [
      { by: 'her', hoursAgo: 238, text: 'Namaste! How was the exam that you mentioned?' },
      { by: 'him', hoursAgo: 237.5, text: 'Passed. Now I can sleep again.' },
      { by: 'her', hoursAgo: 237, text: 'Congratulations! 🎉' },
      { by: 'him', hoursAgo: 170, text: 'Tell me about your family?' },
      { by: 'her', hoursAgo: 169, text: longLetter, answers: 3 },
      { by: 'him', hoursAgo: 168.9, text: '', isTakenBack: true },
      {
        by: 'him',
        hoursAgo: 168.8,
        text: 'Sorry, I answered the wrong window. I laughed about the telephone.',
      },
      { by: 'her', hoursAgo: 20, text: 'Did your sister choose a date?' },
    ],
    herLast: 'delivered',
  },
  {
    man: fraudster,
    lines: [
      { by: 'him', hoursAgo: 34, text: 'Dear, I am so happy to find you. I trust you already.' },
      { by: 'her', hoursAgo: 33.5, text: 'Hello. What do you do in Dubai?' },
      {
        by: 'him',
        hoursAgo: 33,
        text: 'I work on a ship. My bag was stolen at the airport. Can you send me 20000 rupees? I will return it on Monday.',
      },
      { by: 'him', hoursAgo: 32.9, text: 'My UPI id is seacaptain@ybl' },
      { by: 'him', hoursAgo: 32.8, text: 'Or use this page: https://help-captain.example.com/pay' },
      { by: 'her', hoursAgo: 32, text: 'No. I do not send money to people whom I have never met.' },
    ],
    herLast: 'sent',
  },
  {
    man: 21,
    lines: [
      { by: 'him', hoursAgo: 290, text: 'Good morning. May I ask what you expect from a husband?' },
      { by: 'her', hoursAgo: 288, text: 'Kindness, mostly. And that he laughs at himself.' },
      { by: 'him', hoursAgo: 287, text: 'A wife should not work after the wedding.' },
      { by: 'her', hoursAgo: 286, text: 'Then we are not right for each other. I wish you well.' },
    ],
  },
  {
    man: 22,
    lines: [
      { by: 'him', hoursAgo: 100, text: 'Sukhamano? Veettil ellavarum entha vishesham?' },
      { by: 'her', hoursAgo: 99, text: 'Sukham! Ammachi pookkalam ittu, njan photo edukkam.' },
      { by: 'him', hoursAgo: 98, text: 'آپ کے خط کا شکریہ۔ میری دادی اردو میں لکھتی ہیں۔' },
      { by: 'her', hoursAgo: 97, text: 'How beautiful. What does she write about?', answers: 2 },
      { by: 'him', hoursAgo: 96.5, text: 'About mangoes and God 🥭' },
    ],
  },
];
