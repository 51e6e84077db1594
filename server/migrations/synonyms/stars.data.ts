import type { SynonymSeeds } from './synonym-seed.ts';

/** Stars of birth (nakshatra) by their names in Malayalam, Tamil, Telugu, Kannada, Hindi and their usual spellings. */
export const starWords: SynonymSeeds = {
  ashwini: {
    same: 'Aswathi; Aswathy; Aswini; Ashwathi; Aswathi nakshatra; Ashvini; Aswati; Aswin; Ashwin; Asvini',
  },
  bharani: { same: 'Barani; Bharini; Apabharani; Bharany' },
  krittika: {
    same: `
      Karthika; Kartika; Krithika; Karthikai; Kritika; Kruthika; Karthiga; Krittikai; Kruttika; Karthigai`,
  },
  rohini: { same: 'Rogini; Rohni; Rohiny' },
  mrigashira: {
    same: `
      Makayiram; Makayiryam; Makeeryam; Makiryam; Mrigasira; Mrigasirisham; Mrigashirsha; Mrugasira; Mirugaseerisham; Makeryam;
      Makaryam; Mrigasheersham; Mrigashirsa; Mrugashira`,
  },
  ardra: {
    same: `
      Thiruvathira; Thiruvathirai; Arudra; Aardra; Thiruvadhirai; Ardhra; Tiruvathira; Thiruvaathira; Thiruvadira; Thiruvadirai`,
  },
  punarvasu: {
    same: `
      Punartham; Punarpoosam; Punarvas; Punardham; Punarpusam; Punarpootham; Punarthan; Punarvasu nakshatra`,
  },
  pushya: {
    same: 'Pooyam; Poosam; Pushyam; Pushyami; Pusyam; Pushyami nakshatra; Pooyyam; Pushyamy; Pusam; Poyam',
  },
  ashlesha: {
    same: `
      Ayilyam; Ayilliam; Ayillyam; Aslesha; Aslesh; Ayilyan; Aayilyam; Ashlesa; Aslesham; Ayiliam; Ayilyum`,
  },
  magha: { same: 'Makam; Magham; Maham; Maka; Makha; Magam; Makham; Maagha; Makom' },
  'purva-phalguni': {
    same: 'Pooram; Pubba; Poorva Phalguni; Purvaphalguni; Puram; Purva Falguni; Pubha; Pooraam; Purvapalguni',
  },
  'uttara-phalguni': {
    same: `
      Uthram; Uthiram; Uttara; Uttaraphalguni; Utharam; Uttiram; Uttara Falguni; Uthara; Uthramm; Uttra; Uttram`,
  },
  hasta: { same: 'Atham; Hastham; Hastam; Attham; Hast; Astham; Hastha; Atham nakshatra; Aatham' },
  chitra: {
    same: 'Chithira; Chithra; Chitta; Chittirai; Chithirai; Chitira; Chithta; Citra; Chitthira; Chitha',
  },
  swati: { same: 'Chothi; Chodhi; Swathi; Chothy; Choti; Swathy; Svati; Swaathi; Chodi; Chothi nakshatra' },
  vishakha: {
    same: 'Vishakham; Visakham; Visakam; Visakha; Vishakam; Vishaka; Visakhan; Vishaakham; Visaka; Vaisakam',
  },
  anuradha: {
    same: `
      Anizham; Anusham; Anizam; Anuradha nakshatra; Anilam; Anisham; Anoorada; Anusam; Anijham; Anilzham`,
  },
  jyeshtha: {
    same: `
      Thrikketta; Triketta; Kettai; Jyeshta; Thriketta; Trikketta; Jeshta; Jyestha; Ketta; Thrikkatta; Kettay; Jyesta; Jesta`,
  },
  mula: { same: 'Moolam; Mulam; Moola; Mool; Muulam; Mul; Moolum; Muula' },
  'purva-ashadha': {
    same: `
      Pooradam; Purvashada; Poorvashada; Purvashadha; Pooraadam; Puradam; Purva Ashada; Poorvashadha; Purvashaada; Pooraatam`,
  },
  'uttara-ashadha': {
    same: `
      Uthradam; Uttarashada; Uthiradam; Uttarashadha; Utharadam; Uttaradam; Uthraadam; Uttara Ashada; Uttradam; Uthirattam;
      Utradam`,
  },
  shravana: {
    same: `
      Thiruvonam; Sravana; Shravan; Thiruonam; Sravanam; Onam; Thiruvonam nakshatra; Sravan; Shravanam; Tiruvonam; Thiruvoonam`,
  },
  dhanishta: {
    same: 'Avittam; Avitam; Danishta; Dhanista; Avittom; Dhanishtha; Avitham; Dhanistha; Dhanshita; Avitom',
  },
  shatabhisha: {
    same: `
      Chathayam; Sadayam; Sathayam; Shatabhishak; Satabhisha; Chathyam; Sadhayam; Chatayam; Shathabhisha; Shatataraka;
      Sathabhisham; Satataraka`,
  },
  'purva-bhadrapada': {
    same: `
      Pooruruttathi; Pururuttathi; Poorattathi; Purvabhadra; Poorvabhadra; Pooruruttathy; Poororuttathi; Poorattadhi; Pururuttati;
      Poorvabhadrapada; Purvabhadrapada; Purattathi`,
  },
  'uttara-bhadrapada': {
    same: `
      Uthrattathi; Uthirattathi; Uttarabhadra; Uthruttathi; Uthrittathi; Uthirattadhi; Uthrattathy; Uttarabhadrapada; Uttrattathi;
      Uthratathi; Utrattathi`,
  },
  revati: { same: 'Revathi; Revathy; Raevathi; Revthi; Revati nakshatra; Rewati' },
};
