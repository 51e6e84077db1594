import type { SynonymSeeds } from '../synonyms/synonym-seed.ts';

/** Further names of the communities of Muslims, by state and region. */
export const moreMuslimWords: SynonymSeeds = {
  'muslim-syed': {
    same: 'Sayyad; Saiyyad; Syed Muslim; Sayyed Muslim; Seyed; Sayid; Sadat; Sunni Syed; Syed Sunni; Muslim Syed; Muslim - Syed; Syeed',
    more: 'Thangal Syed; Thangal Muslim; Thangals; Thangal Kerala; Naqvi; Rizvi; Zaidi Syed; Syed Shia; Hussaini; Jafri; Gilani; Quadri; Qadri; Chishti; Hashmi; Hashimi',
  },
  'muslim-sheikh': {
    same: 'Sheikh Muslim; Sheikh Sunni; Sunni Sheikh; Shaikh Muslim; Shaikh Sunni; Shaik Muslim; Muslim Sheikh; Muslim - Sheikh; Sheikh (Sunni); Shaikh (Sunni); Seikh; Shek; Sunni Shaik; Sheikh Bengal; Shaikh UP',
    more: 'Siddiqui Shaikh; Sheikh Siddiqui; Usmani Sheikh; Shekhani; Milki; Kashmiri Sheikh',
  },
  'muslim-pathan': {
    same: 'Pathaan; Khan Pathan; Pathan Muslim; Pathan (Khan); Sunni Pathan; Pathan Sunni; Muslim Pathan; Muslim - Pathan; Pathan Khan; Patan Muslim; Khan; Afghan; Pashto',
    more: 'Yusufzai; Yousufzai; Afridi; Lodi Pathan; Rohilla Pathan; Sherwani; Ghori; Bangash; Khattak; Patan Khan',
  },
  'muslim-mughal': {
    same: 'Mughal Muslim; Mirza; Mirza Mughal; Muslim Mughal; Baig; Beig; Mogul Muslim; Mirza Baig',
    more: 'Chughtai; Barlas',
  },
  'muslim-ansari': {
    same: 'Ansari Muslim; Muslim Ansari; Ansari (Momin); Sunni Ansari; Ansari Sunni; Momin Julaha; Muslim - Ansari; Momeen; Julaha Ansari; Weaver Ansari; Ansaree; Bunkar',
  },
  'muslim-qureshi': {
    same: 'Qureshi Muslim; Quraishi Muslim; Quresi; Qurreshi; Kuraishi; Muslim Qureshi; Sunni Qureshi; Qureshi Sunni; Quraish',
    more: 'Qasai; Kassab; Qasab; Khatik Muslim; Chikwa; Chik Qureshi',
  },
  'muslim-siddiqui': {
    same: 'Siddique Muslim; Sidhiqui; Siddiquee; Sidiqui; Siddiqui Sunni; Siddiki Muslim; Sunni Siddiqui; Siddiqui Muslim',
  },
  'muslim-memon': {
    same: 'Memon Muslim; Memon Gujarati; Sunni Memon; Memon Sunni; Kutchi Memon Muslim; Kutchhi Memon; Memon Kutchi; Memmon',
    more: 'Halai; Dhoraji Memon; Bantva Memon; Nasarpuria; Kutiyana Memon; Veraval Memon; Patni Jamat; Cutchi',
  },
  'muslim-mappila': {
    same: 'Mappila Sunni; Sunni Mappila; Moplah Muslim; Mappila Kerala; Mappila Malabar; Mappilas; Malayalee Muslim; Malabari; Kerala Mappila; Sunni Malayali; Mapla; Mappillai; Malayali Mappila; Kerala Sunni; Muslim (Mappila); Muslim - Mappila; Mappila (Sunni); Islam Mappila; Malappuram Muslim',
    more: 'Koyas; Keyis; Ossaan; Pusalar; Puislan; Mappila Mujahid; Arabi; Barami; Pusalan Mappila; Ossan Mappila; Mappila (Koya)',
  },
  'muslim-rowther': {
    same: 'Rowther Muslim; Rawther Muslim; Ravuthar Muslim; Rowther Tamil; Tamil Rowther; Tamil Muslim - Rowther; Tamil Muslim Rowther; Tamil Muslim (Rowther); Rauthar; Rawuthar; Ravuttar; Rowther (Tamil); Rowther Sunni; Hanafi Rowther; Rowther Kerala; Muslim Rowther; Muslim - Rowther; Sunni Rowther; Raawther; Irauthar',
  },
  'muslim-lebbai': {
    same: 'Lebbai Muslim; Labbai Muslim; Tamil Muslim - Lebbai; Tamil Muslim Lebbai; Tamil Muslim - Labbai; Lebbai Tamil; Labbay Muslim; Labbai Tamil; Sunni Lebbai; Tamil Muslim; Tamil Muslims; Labbais; Lebbais; Muslim Lebbai; Muslim - Labbai; Tamil Muslim (Labbai)',
  },
  'muslim-maraicar': {
    same: 'Maraikkar; Marakkaayar; Tamil Muslim - Marakkayar; Tamil Muslim Marakkayar; Tamil Muslim (Marakkayar); Tamil Muslim - Maraicar; Tamil Muslim - Maraikayar; Marakkayar Tamil; Maraikkayar Muslim; Marikar; Marecar; Maraicar Muslim; Marakkar Muslim; Maraickar; Muslim Maraicar; Maricair; Kayalar; Kayalpatnam Muslim; Sunni Maraicar',
  },
  'muslim-dekkani': {
    same: 'Deccani Sunni; Dakhni Muslim; Dakhani; Deccan Muslim; Hyderabadi Muslim; Dakkani Muslim; Dakhini Muslim; Dekhani; Deccani Urdu; Dakhani Muslim; Muslim Deccani; Deccani (Urdu); Urdu Muslim; Daccani; Dekkani Muslim; Telangana Muslim; Deccan',
  },
  'muslim-dudekula': {
    same: 'Dudekula Muslim; Doodekula; Noor Basha; Noorbasha; Nurbasha; Pinjara Muslim; Dudekula Sahib; Nadaf; Nadaaf; Pinjar; Dudekula Andhra; Muslim Dudekula; Dudekula Sayebulu; Pinjari Muslim; Nadaf Pinjara',
  },
  'muslim-bohra': {
    same: 'Bohra Muslim; Dawoodi Bohra Muslim; Bohra Shia; Shia Bohra; Vohra Muslim; Bohara; Borah; Dawoodi Bohra Shia; Muslim Bohra; Muslim - Bohra; Dawoodi',
    more: 'Sulaimani Bohra; Sulemani; Alavi Bohra; Sunni Vohra; Sunni Bohra; Patel Vohra; Charotar Sunni Vohra; Charotar Vohra; Surti Vohra; Surti Sunni Vohra; Vahora; Vhora; Jafari Bohra',
  },
  'muslim-khoja': {
    same: 'Khoja Ismaili; Khoja Shia; Ismaili Khoja Muslim; Khoja Gujarati; Aga Khani Khoja; Khoja Ithna Ashari; Khoja Isna Ashari; Khoja Shia Ithna Ashari; KSI; Khojaa; Ismaili; Muslim Khoja',
  },
  'muslim-rajput': {
    same: 'Rajput (Muslim); Muslim - Rajput; Rangrez Rajput; Rangad; Rangar; Rajput Musalman; Thakur Muslim; Kayamkhani; Qaimkhani; Kaimkhani; Molesalam; Malik Rajput; Bhatti Muslim; Lalkhani',
  },
  'muslim-bengali': {
    same: 'Bengali Sunni; Muslim Bengali; Sunni Bengali; Bengali Muslims; Bangali Muslim; Sunni (Bengali); Muslim - Bengali; Bengali (Sunni); Bengali Musalmaan; Bangladeshi Muslim; Mondal Muslim; Sheikh Bengali',
  },
  'muslim-beary': {
    same: 'Beary Muslim; Byari; Bearys; Byari Muslim; Beary Mangalore; Beari; Beary Sunni; Sunni Beary; Muslim Beary; Muslim - Beary',
  },
  'muslim-navayath': {
    same: 'Navayat; Navayathi; Nawayath; Nawayat; Bhatkali; Navayath Bhatkal; Bhatkal Muslim; Nait; Naiti; Navait; Navayath Muslim',
  },
  'muslim-kokni': {
    same: 'Kokani Muslim; Konkani Muslim; Kokni Muslim; Kokani; Konkan Muslim; Kokni Jamat; Konkani Sunni; Kokan Muslim; Jamati',
  },
  'muslim-mansoori': {
    same: 'Mansuri; Mansoori Muslim; Dhunia; Behna; Dhuniya; Naddaf; Mansuri Muslim; Mansoory; Pinjara Gujarat; Katheria',
  },
  'muslim-idrisi': { same: 'Idrisi Muslim; Darzi Muslim; Idreesi; Idrisee; Muslim Darzi; Edrisi; Khayyat' },
  'muslim-salmani': {
    same: 'Salmani Muslim; Hajjam Muslim; Nai Muslim; Hajam Muslim; Salmany; Hajjam; Khalifa Muslim',
  },
  'muslim-saifi': {
    same: 'Saifi Muslim; Lohar Muslim; Muslim Lohar; Saify; Barhai Muslim; Badhai Muslim; Luhar Muslim',
  },
  'muslim-rayeen': {
    same: 'Raeen; Rayeen Muslim; Kunjra; Rain; Rayin; Sabzi Farosh; Raeen Muslim; Bagwan; Baghban; Arain',
  },
  'muslim-meo': { same: 'Mewati; Meo Muslim; Mewati Muslim; Mev; Meo Rajput' },
  'muslim-malik': { same: 'Malik Muslim; Mallick; Malik Bihar; Mullick; Mallick Muslim' },
  'muslim-farooqui': { same: 'Faruqi; Farooqi; Faruqui; Farooqui Muslim; Faruki; Farooki; Farukhi' },
  'muslim-usmani': { same: 'Osmani; Usmani Muslim; Uthmani' },
  'muslim-abbasi': { same: 'Abbasi Muslim; Bhishti; Bhisti; Abbassi; Saqqa' },
  'muslim-gujjar': { same: 'Gujjar Muslim; Muslim Gujjar; Gujar Muslim; Bakarwal Muslim; Muslim Gurjar' },
  'muslim-ghanchi': {
    same: 'Ghanchi Muslim; Muslim Ghanchi; Godhra Ghanchi; Teli Muslim; Muslim Teli; Malik Teli',
  },
  'muslim-chhipa': { same: 'Chhipa Muslim; Chipa; Chhippa Muslim; Rangrez; Neelgar; Rangrej; Nilgar' },
  'muslim-kashmiri': {
    same: 'Kashmiri Muslim; Kashmiri Sunni; Muslim Kashmiri; Kashmiri Shia; Dar; Bhat Muslim; Lone; Wani Muslim; Kashmir Muslim; Koshur Muslim; Mir Kashmiri; Butt',
  },
  'muslim-assamese': {
    same: 'Assamese Muslim; Goriya; Axomiya Muslim; Moria; Deshi Muslim; Miya; Asomiya Muslim; Muslim Assamese',
  },
};
