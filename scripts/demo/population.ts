/** How the two people of the demo sign in. The domain is reserved for examples: no mail can reach anybody. */
export const signIns = {
  administrator: { email: 'admin@demo.example', password: 'marigold lamp 21' },
  member: { email: 'asha@demo.example', password: 'marigold lamp 21' },
} as const;

type Community = {
  religion: string;
  community: string;
  surnames: readonly string[];
  women: readonly string[];
  men: readonly string[];
};

/** First and last names as they go together in a religion and community. */
export const communities: readonly Community[] = [
  {
    religion: 'Christian',
    community: 'Nadar',
    surnames: ['Samuel', 'Jebaraj', 'Selvin'],
    women: ['Jenifer', 'Priscilla', 'Esther'],
    men: ['Daniel', 'Jebin', 'Samson'],
  },
  {
    religion: 'Christian',
    community: 'Goan',
    surnames: ['Fernandes', 'Pereira', 'Mascarenhas'],
    women: ['Maria', 'Savia', 'Joanna'],
    men: ['Savio', 'Ronald', 'Keith'],
  },
  {
    religion: 'Hindu',
    community: 'Nair',
    surnames: ['Menon', 'Nair', 'Kurup'],
    women: ['Anjali', 'Devika', 'Lakshmi'],
    men: ['Arjun', 'Vishnu', 'Hari'],
  },
  {
    religion: 'Hindu',
    community: 'Maratha',
    surnames: ['Patil', 'Jadhav', 'Shinde'],
    women: ['Sayali', 'Rutuja', 'Ketaki'],
    men: ['Rohit', 'Aniket', 'Sachin'],
  },
  {
    religion: 'Hindu',
    community: 'Agarwal',
    surnames: ['Agarwal', 'Bansal', 'Goyal'],
    women: ['Ishita', 'Ritika', 'Shreya'],
    men: ['Ankit', 'Nitin', 'Varun'],
  },
  {
    religion: 'Muslim',
    community: 'Syed',
    surnames: ['Ali', 'Hussain', 'Rizvi'],
    women: ['Zainab', 'Fatima', 'Ayesha'],
    men: ['Imran', 'Faizan', 'Hamza'],
  },
  {
    religion: 'Muslim',
    community: 'Mappila',
    surnames: ['Koya', 'Haji', 'Rahman'],
    women: ['Nafeesa', 'Shahina', 'Rukhsana'],
    men: ['Shameer', 'Anas', 'Nizar'],
  },
  {
    religion: 'Sikh',
    community: 'Jat',
    surnames: ['Gill', 'Sidhu', 'Dhillon'],
    women: ['Harleen', 'Simran', 'Jasleen'],
    men: ['Gurpreet', 'Manjot', 'Harman'],
  },
  {
    religion: 'Jain',
    community: 'Shwetambar',
    surnames: ['Shah', 'Mehta', 'Doshi'],
    women: ['Khushi', 'Hetal', 'Nidhi'],
    men: ['Jinesh', 'Parth', 'Mihir'],
  },
  {
    religion: 'Buddhist',
    community: 'Ambedkarite/Neo-Buddhist',
    surnames: ['Kamble', 'Gaikwad', 'Sonawane'],
    women: ['Sujata', 'Prajakta', 'Amrapali'],
    men: ['Siddharth', 'Rahul', 'Vikrant'],
  },
];

/** Couples who met here, with a drawn picture each. */
export const couples = [
  {
    bride: ['Anjali', 'Menon'],
    groom: ['Arjun', 'Nair'],
    weddingDate: '2025-11-23',
    story:
      'I had asked for someone who reads, and he wrote about the same book in his very first message. We took our time, with our families beside us, and married under the temple lamps of Thrissur.',
  },
  {
    bride: ['Maria', 'Fernandes'],
    groom: ['Keith', 'Pereira'],
    weddingDate: '2026-01-17',
    story:
      'Our mothers found each other before we did. After three long calls and one very long lunch in Margao we knew. The church bells rang on a windy January morning, and both grandmothers danced.',
  },
  {
    bride: ['Zainab', 'Ali'],
    groom: ['Imran', 'Rizvi'],
    weddingDate: '2025-10-04',
    story:
      'My brother made my profile and read every message to me over tea. Imran asked about my work before anything else. Our nikah was small, full of light, and exactly what we had prayed for.',
  },
  {
    bride: ['Hetal', 'Shah'],
    groom: ['Mihir', 'Doshi'],
    weddingDate: '2026-02-21',
    story:
      'We both wanted a quiet kitchen, a loud family and time to travel. It was written in our preferences, and it turned out to be true.',
  },
  {
    bride: ['Simran', 'Gill'],
    groom: ['Manjot', 'Sidhu'],
    weddingDate: '2025-12-14',
    story:
      'Two cities, one shared love of terrible jokes. Our parents met first at the gurdwara, we met a week later, and by Vaisakhi everybody had stopped pretending to be surprised.',
  },
  {
    bride: ['Sayali', 'Patil'],
    groom: ['Aniket', 'Jadhav'],
    weddingDate: '2025-05-09',
    story:
      'My daughter was unsure about looking online. What convinced her was that nobody could see her number until she said so. Today she calls me from Pune every evening, happily married. A father writes this.',
  },
] as const;

export const reviews = [
  {
    name: 'Lakshmi Nair',
    rating: 5,
    text: 'I made the profile for my son myself. Every step was clear, and nobody called us who should not.',
  },
  {
    name: 'Ronald Fernandes',
    rating: 5,
    text: 'The suggestions matched what we had written, and theirs matched us too. That saved us months.',
  },
  {
    name: 'Fatima Rizvi',
    rating: 4,
    text: 'I liked that I decide who sees my contact details. I would love an app in Urdu as well.',
  },
  {
    name: 'Harman Dhillon',
    rating: 5,
    text: 'Real people, verified addresses, no pressure to pay. We are engaged since March.',
  },
  {
    name: 'Nidhi Mehta',
    rating: 4,
    text: 'Simple enough for my grandmother, and she was the strictest reader of all profiles.',
  },
] as const;

export const enquiries = [
  {
    name: 'George Mathew',
    email: 'george.mathew@demo.example',
    phone: '+91 0000000071',
    message:
      'We would like to register our daughter, who works in Dubai. Can she complete the profile from there?',
  },
  {
    name: 'Sunita Agarwal',
    email: 'sunita.agarwal@demo.example',
    phone: '+91 0000000072',
    message: 'Is it possible to hide the photo until we accept an interest?',
  },
  {
    name: 'Yusuf Koya',
    email: 'yusuf.koya@demo.example',
    phone: '+1 4155550103',
    message: 'My brother lives in California and his number begins with +1. Will he receive the code?',
  },
] as const;

/** What the operator of the demo would have set. */
export const siteSettings = {
  supportEmail: 'help@demo.example',
  address: '12 Lamp Street, Kochi 682001, Kerala',
  grievanceOfficer: 'Mary Thomas',
  grievanceEmail: 'grievance@demo.example',
} as const;
