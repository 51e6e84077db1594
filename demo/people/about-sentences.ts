/**
 * The sentences of the texts about people. `{I} {am} {have} {my} {me}` speak of the person, `{who}` names them once,
 * `{s}` and `{es}` end a verb; the rest are facts.
 */
export const openings = [
  '{who} {am} {job} in {city}, with family roots in {home}.',
  '{who} work{s} as {job} and {am} settled in {city}.',
  '{who} {have} been working as {job} for some years now, at present in {city}.',
  '{who} {am} {job} by profession and love{s} what {I} do{es}.',
  'By profession {who} {am} {job}; by nature calm, curious and fond of people.',
  '{who} grew up in {home} and now live{s} in {city}, working as {job}.',
  '{who} {am} {job}. Work matters to {me}, but home comes first.',
  'Friends describe {me} as warm, dependable and quick to laugh. {who} work{s} as {job} in {city}.',
  '{who} found {my} calling as {job}, and live{s} a simple, busy life in {city}.',
  'Soft-spoken with a sense of humour, {who} {am} {job} based in {city}.',
  '{who} {am} a straightforward and easy-going person, working as {job} in {city}.',
];
export const openingsWithoutWork = [
  '{who} live{s} in {city} with {my} family and {have} many interests.',
  '{who} {am} cheerful and family-minded, and grew up in {home}.',
  '{who} {am} at home in {city}; kind, patient and good with people of every age.',
  '{who} {have} a gentle nature and look{s} forward to building a home.',
  '{who} {am} still learning, with clear plans and the family’s full support.',
];
export const families = [
  '{my} father {father} and {my} mother {mother}.',
  'We are a {values}, {type} family; {my} father {father} and {my} mother {mother}.',
  '{I} come{s} from a {values} family that eats together every evening.',
  'Ours is a {type} family with {values} values, and everybody has a say.',
  '{my} parents raised {me} with {values} values and plenty of freedom to choose.',
  'Family means a great deal to {me}: {my} father {father}, {my} mother {mother}.',
  'Ours is a close-knit {type} family, {values} in outlook and welcoming to guests.',
  '{my} mother {mother}; {my} father {father}. Both are looking forward to a bigger family.',
];
export const faiths: Readonly<Record<string, readonly string[]>> = {
  Christian: [
    'Faith is at the centre of {my} week, and Sunday worship is for the whole family.',
    '{I} sing{s} in the parish choir when time allows.',
    'Prayer is part of every evening at home.',
    '{I} {am} active in the youth fellowship of {my} church.',
    'A shared faith and a praying home matter to {me} more than anything else.',
  ],
  Muslim: [
    '{my} deen guides {me} in small things and in large ones.',
    '{I} pray{s} regularly and value{s} good character above all.',
    'Ramadan evenings with the whole family are {my} favourite time of the year.',
    'Respect for elders and honesty in dealings are what {I} {am} proud of in {my} family.',
  ],
  Hindu: [
    'We keep our festivals with joy, and the lamp is lit at home every evening.',
    '{I} {am} spiritual rather than strict, and enjoy{s} temple visits with {my} parents.',
    'Traditions matter to {me}, and so does an open mind.',
    'Festivals at home mean cousins, sweets and long conversations.',
  ],
  Sikh: [
    'Seva and a visit to the gurdwara on Sundays are part of family life.',
    '{I} {am} rooted in Sikh values and proud of them.',
    'Simran in the morning and laughter in the evening: that is our home.',
  ],
  Jain: [
    'Ahimsa is a way of life in our family, in the kitchen too.',
    '{I} keep{s} Paryushan every year and value{s} a simple life.',
    'Our home follows Jain principles, with room for other views.',
  ],
  Buddhist: [
    'The teachings of the Buddha guide {my} family in kindness and reason.',
    'Equality and learning are what our family stands for.',
  ],
  others: [
    'Respect for nature and for elders is what {I} grew up with.',
    'Old customs are kept alive in our family, with joy.',
  ],
};
export const freeTimes = [
  'Free time goes to {hobbies}.',
  '{I} enjoy{s} {hobbies}.',
  'On weekends you will find {me} busy with {hobbies}.',
  'After work {I} relax{es} with {hobbies}.',
  'Among the things that make {me} happy are {hobbies}.',
  '{hobbies}: that is what keeps {me} in good spirits.',
];
export const wishes = [
  '{I} look{s} for {someone} who is kind, honest and close to family.',
  'Hoping to meet {someone} with whom silence is as easy as conversation.',
  '{I} hope{s} for a {partner} who is a friend first.',
  'A {partner} with steady values and a good heart is what {I} wish{es} for.',
  '{I} hope{s} to find a well-settled, caring {partner} from a good family.',
  '{I} would like to share life with {someone} who respects work, elders and each other’s dreams.',
  'What matters most is mutual respect, a sense of humour and patience.',
  'Looking for an understanding {partner} who likes to grow together.',
];
export const closings = [
  'Please write if our thoughts meet.',
  'Horoscope is not necessary; understanding is.',
  'Families may feel free to get in touch.',
  'We believe the right person comes in good time.',
  'Happy to share more once we talk.',
];
