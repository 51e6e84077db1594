/** Reviews by members, or by parents who manage a profile, with what the operator answered. The newest one waits to be read. */
export const reviews = [
  {
    culture: 'Tamil Hindu',
    profileFor: 'My Self',
    rating: 4,
    text: 'The list of the day is short enough to read in the evening train. I have written to two people so far.',
    isWaiting: true,
  },
  {
    culture: 'Hindi-belt Hindu',
    profileFor: 'My Son',
    rating: 5,
    text: 'I made the profile for my son myself. Every step was clear, and nobody called us who should not.',
    answer: 'Thank you. We call nobody, and we never will. Our good wishes to your son.',
  },
  {
    culture: 'Goan, Mangalorean and East Indian Christian',
    profileFor: 'My Self',
    rating: 5,
    text: 'The suggestions matched what we had written, and theirs matched us too. That saved us months.',
  },
  {
    culture: 'Urdu-speaking Muslim',
    profileFor: 'My Self',
    rating: 4,
    text: 'I liked that I decide who sees my contact details. I would love an app in Urdu as well.',
    answer: 'So would we: Urdu is next on our list.',
  },
  {
    culture: 'Punjabi Sikh',
    profileFor: 'My Self',
    rating: 5,
    text: 'Real people, verified addresses, no pressure to pay. Our families are meeting next week.',
  },
  {
    culture: 'Jain',
    profileFor: 'My Daughter',
    rating: 4,
    text: 'Simple enough for my grandmother, and she was the strictest reader of all profiles.',
  },
] as const;
