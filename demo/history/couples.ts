/**
 * Couples who met here, with a drawn picture each; `{bride}` and `{groom}` are first names. The names given here stand
 * where a population is too small to have the couple itself.
 */
export const couples = [
  {
    culture: 'Malayali Hindu',
    place: 'Thrissur',
    bride: ['Anjali', 'Menon'],
    groom: ['Arjun', 'Nair'],
    marriedDaysAgo: 34,
    story:
      'I had asked for someone who reads, and {groom} wrote about the same book in his very first message. We took our time, with our families beside us, and married under the temple lamps of Thrissur.',
  },
  {
    culture: 'Goan, Mangalorean and East Indian Christian',
    place: 'Margao',
    bride: ['Maria', 'Fernandes'],
    groom: ['Keith', 'Pereira'],
    marriedDaysAgo: 19,
    story:
      'Our mothers found each other before we did. After three long calls and one very long lunch in Margao we knew. The church bells rang on a windy morning, and both grandmothers danced.',
  },
  {
    culture: 'Urdu-speaking Muslim',
    place: 'Lucknow',
    bride: ['Zainab', 'Ali'],
    groom: ['Imran', 'Rizvi'],
    marriedDaysAgo: 48,
    story:
      'My brother made my profile and read every message to me over tea. {groom} asked about my work before anything else. Our nikah was small, full of light, and exactly what we had prayed for.',
  },
  {
    culture: 'Jain',
    place: 'Ahmedabad',
    bride: ['Hetal', 'Shah'],
    groom: ['Mihir', 'Doshi'],
    marriedDaysAgo: 12,
    story:
      'We both wanted a quiet kitchen, a loud family and time to travel. It was written in our preferences, and it turned out to be true.',
  },
  {
    culture: 'Punjabi Sikh',
    place: 'Amritsar',
    bride: ['Simran', 'Gill'],
    groom: ['Manjot', 'Sidhu'],
    marriedDaysAgo: 27,
    story:
      'Two cities, one shared love of terrible jokes. Our parents met first at the gurdwara, we met a week later, and within a month everybody had stopped pretending to be surprised.',
  },
  {
    culture: 'Marathi Hindu',
    place: 'Pune',
    bride: ['Sayali', 'Patil'],
    groom: ['Aniket', 'Jadhav'],
    marriedDaysAgo: 61,
    story:
      'My daughter was unsure about looking online. What convinced her was that nobody could see her number until she said so. Today {bride} calls me every evening, happily married, writes her father.',
  },
] as const;

/** A couple whose story waits for an administrator, with a typing error to correct; the bride has agreed by then. */
export const waitingCouple = {
  culture: 'Malayali Christian',
  place: 'Kottayam',
  bride: ['Annamma', 'Kurian'],
  groom: ['Thomas', 'Chacko'],
  marriedDaysAgo: 9,
  story:
    'My aunt recieved the first letter, because I was too shy to register myself. {groom} answered with a photograph of his mother’s garden. We married in the old church by the river, in the rain, and nobody minded.',
} as const;
