/** What people write with an interest; most leave the words that the form suggests. */
export const messages = [
  'Hi, I found your profile interesting and would like to connect with you.',
  'Hi, I found your profile interesting and would like to connect with you.',
  'Hi, I found your profile interesting and would like to connect with you.',
  'Our families seem to have much in common. We would be glad to talk.',
  'Your words about family stayed with me. May we get to know each other?',
  'My parents and I read your profile together. Shall our families speak?',
  'I liked what you wrote about your work. I would love to hear more.',
  'We come from the same town, it seems! I would be happy to connect.',
] as const;
