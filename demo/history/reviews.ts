/** Reviews by members or by parents who manage a profile; `name` is used in a population without such a member. */
export const reviews = [
  {
    culture: 'Hindi-belt Hindu',
    profileFor: 'My Son',
    name: 'Sunita Tiwari',
    rating: 5,
    text: 'I made the profile for my son myself. Every step was clear, and nobody called us who should not.',
  },
  {
    culture: 'Goan, Mangalorean and East Indian Christian',
    profileFor: 'My Self',
    name: 'Ronald Fernandes',
    rating: 5,
    text: 'The suggestions matched what we had written, and theirs matched us too. That saved us months.',
  },
  {
    culture: 'Urdu-speaking Muslim',
    profileFor: 'My Self',
    name: 'Fatima Rizvi',
    rating: 4,
    text: 'I liked that I decide who sees my contact details. I would love an app in Urdu as well.',
  },
  {
    culture: 'Punjabi Sikh',
    profileFor: 'My Self',
    name: 'Harman Dhillon',
    rating: 5,
    text: 'Real people, verified addresses, no pressure to pay. Our families are meeting next week.',
  },
  {
    culture: 'Jain',
    profileFor: 'My Daughter',
    name: 'Nidhi Mehta',
    rating: 4,
    text: 'Simple enough for my grandmother, and she was the strictest reader of all profiles.',
  },
] as const;
