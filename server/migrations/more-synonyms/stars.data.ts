import type { SynonymSeeds } from '../synonyms/synonym-seed.ts';

/** Further spellings of the stars of birth, of every language. */
export const moreStarWords: SynonymSeeds = {
  ashwini: { same: 'Asvathi; Aswathy star; Asvani; Aswni; Ashwani; Ashwathy; Asuvathi' },
  bharani: { same: 'Bharni; Bharani star; Paranee; Parani' },
  krittika: {
    same: 'Krithigai; Kritikai; Krithikai; Karthigei; Kruthigai; Krithiga; Karthikei; Kritthika; Krittikka; Karthikka; Kruttige; Kiruthigai; Kirthigai',
  },
  rohini: { same: 'Rohinee; Roohini; Rokini; Rohine' },
  mrigashira: {
    same: 'Mrigasheersha; Mrigasirsha; Makayirium; Makairam; Makayeeram; Makiram; Mrugasheersha; Mrigashiras; Mirugasirisham; Mrugashiras; Mirugasirsham; Mrigaseersham; Mrugasirsha; Mrugashirsha',
  },
  ardra: {
    same: 'Aridra; Arudhra; Ardra star; Adra; Arthra; Aridhra; Thiruvadhira; Tiruvadirai; Tiruvathirai; Arudra nakshatra',
  },
  punarvasu: {
    same: 'Punarwasu; Punarvasi; Punarpusham; Punarphoosam; Punaratham; Punarthm; Punarutham; Punarvasam; Punarvasoo; Purnarvasu',
  },
  pushya: {
    same: 'Poosham; Pushyami star; Pushyamee; Pooyam star; Pusyami; Pushya nakshatra; Pushyama; Poosam star; Tishya; Pushpa',
  },
  ashlesha: {
    same: 'Aslesh star; Aayilyam star; Ayiliyam; Ayilam; Aslesa; Ashlesh; Aayillyam; Aashlesha; Ayillam; Ayilyem',
  },
  magha: {
    same: 'Magha star; Makhaa; Makam star; Magam star; Maghaa; Magha nakshatra; Maghanakshatra; Magh',
  },
  'purva-phalguni': {
    same: 'Poorva; Purva; Pubba star; Poorvaphalguni; Poorvaphalguna; Purvaphalguna; Pooram star; Purva Phalguna; Poorva Phalgun; Hubba; Pubbha; Pooraphalguni',
  },
  'uttara-phalguni': {
    same: 'Utharam star; Uthiram star; Uttara Phalguna; Uttaraphalguna; Uttarapalguni; Uttara Phalgun; Uthram star; Uthiraphalguni; Uthirum; Utraphalguni',
  },
  hasta: {
    same: 'Hastam; Hastham; Hasth; Hastha; Hast; Attham; Atham star; Aththam; Astham; Hastaa; Athham',
  },
  chitra: {
    same: 'Chithra; Chithirai; Chitta; Chitha; Chittha; Chittirai; Chithira star; Chitira; Chittai; Chitrai; Chithrai; Chitthira',
  },
  swati: {
    same: 'Swathi; Swathy; Svati; Swaati; Chothy; Chodhi; Choti; Swati nakshatra; Svathi; Chothi star; Suvathi; Swaathi',
  },
  vishakha: {
    same: 'Visakam; Visakha; Vishaka; Visaka; Visagam; Vishagam; Visakham; Vishakam; Visakha star; Vishaakha; Vaisakha; Vishakhapattu; Visagham',
  },
  anuradha: {
    same: 'Anusham; Anuradha star; Anilam; Anizam; Anisham; Anooradha; Anuradh; Anushm; Anusam; Anizham star; Anuraadha; Aniyam',
  },
  jyeshtha: {
    same: 'Jyeshta; Jyesta; Jyestha; Kettai; Ketta; Thriketta; Trikketta; Thrikketa; Jesta; Jeshta; Jyeshte; Jesht; Kettay; Jyesht; Thrikketta star; Trikketa; Jeshtha; Jyeshtta',
  },
  mula: { same: 'Moola; Moolam star; Mool; Moolaa; Mulam; Moolum; Muula; Moola nakshatra' },
  'purva-ashadha': {
    same: 'Poorvashada; Purvashada; Poorvashadha; Purvashadha; Poorvashaada; Poorvaashada; Pooradam star; Purvasada; Poorvasada; Poorvashad; Pooraadam; Puradam; Purvasadha; Poorvasadha',
  },
  'uttara-ashadha': {
    same: 'Uttarashada; Uttarashadha; Utharashada; Uttarashaada; Uthiradam; Uthradam star; Uttarasada; Uttaraashada; Uthraadam; Uttarashad; Uttradam; Uttarasadha; Utradam; Utharadam; Uttiradam',
  },
  shravana: {
    same: 'Sravana; Sravanam; Shravan; Sravan; Thiruvonam star; Tiruvonam; Thiruonam; Shravanam; Thiruvnam; Onam; Thiruvoonam; Shravana nakshatra; Thiruvonum',
  },
  dhanishta: {
    same: 'Dhanista; Dhanishtha; Danishta; Dhanista star; Dhanistha; Avittom; Avittam star; Dhanishta nakshatra; Dhanish; Dhanisht; Avittum; Dhanishtta; Dhanishte; Dhanishtam',
  },
  shatabhisha: {
    same: 'Satabisham; Satabhisha; Shatabhisham; Shatabisha; Sathabhisha; Sathayam; Sadhayam; Sadayam; Chatayam; Chathayam star; Shatataraka; Shatatara; Satabhisham; Shathabhisha; Satabisha; Shatbhisha; Shatabhishak; Satataraka; Sathabisham',
  },
  'purva-bhadrapada': {
    same: 'Poorvabhadra; Purvabhadra; Poorvabhadrapada; Purvabhadrapada; Poorattathi; Poorattadi; Pooruruttathi star; Pururutathi; Pooruttathi; Poororuttathi; Poorvabhadra star; Purvabhadrapad; Poorvabadra; Poorvabhadrapad; Pooratathi; Purattathi; Puratathi; Poorurutathi; Purva Bhadra',
  },
  'uttara-bhadrapada': {
    same: 'Uttarabhadra; Uttarabhadrapada; Uthrattathi star; Uthirattathi; Uthruttathi; Uttarattathi; Utharattathi; Uttarabhadrapad; Uttarabadra; Uttara Bhadra; Utthirattathi; Uthrittathi; Uttirattadi; Uthirattadhi; Uttrattathi; Uthratathi; Uthrattadhi',
  },
  revati: { same: 'Revathy; Rewati; Revathi star; Revathee; Rewathi; Revti; Revathi nakshatra' },
};
