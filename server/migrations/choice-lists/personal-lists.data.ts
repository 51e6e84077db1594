/** The values of the short lists about a person, in the order in which they are offered. */
export const personalLists = {
  mother_tongue: `
    Assamese, Bengali, Bodo, Dogri, Gujarati, Hindi, Kannada, Kashmiri, Konkani, Maithili, Malayalam, Manipuri,
    Marathi, Nepali, Odia, Punjabi, Sanskrit, Santali, Sindhi, Tamil, Telugu, Urdu, Tulu, Kodava, Bhojpuri,
    Magahi, Awadhi, Chhattisgarhi, Rajasthani, Marwari, Haryanvi, Garhwali, Kumaoni, Pahari, Bundeli, Kutchi,
    Saurashtra, Badaga, Beary, Gondi, Bhili, Kurukh, Mundari, Ho, Khasi, Garo, Mizo, Kokborok, Ao, Angami,
    Lepcha, Bhutia, Ladakhi, Nicobarese, English, Arabic`,
  marital_status: 'Never married, Awaiting divorce, Divorced, Widowed, Annulled',
  children: 'None, Living together, Living apart, Has children',
  diet: 'Veg, Non Veg, Eggetarian, Occasionally non-veg, Vegan, Jain',
  disability: `
    None, Locomotor, Visual, Hearing, Speech, Intellectual, Mental illness, Chronic illness, Multiple`,
  relocate: 'Anywhere, Within the country, Within the state, Abroad only, No, Not decided',
  family_type: 'Nuclear, Joint',
  family_values: 'Orthodox, Traditional, Moderate, Liberal',
  financial_status: 'Lower middle, Middle, Upper middle, Affluent',
  hobby: `
    Reading, Music, Singing, Dancing, Cooking, Baking, Gardening, Travelling, Trekking, Photography, Painting,
    Drawing, Writing, Poetry, Films, Theatre, Cricket, Football, Badminton, Tennis, Table tennis, Volleyball,
    Hockey, Kabaddi, Swimming, Running, Cycling, Fitness, Yoga, Meditation, Martial arts, Chess, Carrom,
    Board games, Video games, Puzzles, Classical music, Classical dance, Playing an instrument, Choir,
    Volunteering, Prayer groups, Astronomy, Bird watching, Fishing, Motorcycling, Driving, Pets, Embroidery,
    Tailoring, Handicrafts, Pottery, Calligraphy, Rangoli, Languages, Technology, Investing, History`,
  // The 27 stars of birth (nakshatra) in their order, in brackets as Kerala calls them.
  star: `
    Ashwini (Aswathi), Bharani, Krittika (Karthika), Rohini, Mrigashira (Makayiram), Ardra (Thiruvathira),
    Punarvasu (Punartham), Pushya (Pooyam), Ashlesha (Ayilyam), Magha (Makam), Purva Phalguni (Pooram),
    Uttara Phalguni (Uthram), Hasta (Atham), Chitra (Chithira), Swati (Chothi), Vishakha (Vishakham),
    Anuradha (Anizham), Jyeshtha (Thrikketta), Mula (Moolam), Purva Ashadha (Pooradam), Uttara Ashadha (Uthradam),
    Shravana (Thiruvonam), Dhanishta (Avittam), Shatabhisha (Chathayam), Purva Bhadrapada (Pooruruttathi),
    Uttara Bhadrapada (Uthrattathi), Revati (Revathi)`,
} as const;
