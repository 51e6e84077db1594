import type { SynonymSeeds } from './synonym-seed.ts';

/** Hindu communities. A part of a community says more than the value; it is kept as the sub-community. */
export const hinduWords: SynonymSeeds = {
  'hindu-brahmin-iyer': {
    same: 'Iyer; Aiyar; Ayyar; Tamil Brahmin; Tamil Brahmin Iyer; Iyyer; Kerala Iyer; Palakkad Iyer',
    more: 'Vadama; Vathima; Brahacharanam; Ashtasahasram',
  },
  'hindu-brahmin-iyengar': {
    same: 'Iyengar; Ayyangar; Aiyangar; Tamil Brahmin Iyengar',
    more: `
      Vadakalai; Thenkalai; Vadagalai; Thengalai; Iyengar Vadakalai; Iyengar Thenkalai; Hebbar Iyengar; Mandyam Iyengar`,
  },
  'hindu-brahmin-namboodiri': {
    same: `
      Namboothiri; Namboodiri; Nambudiri; Namboodhiri; Namputhiri; Nampoothiri; Nambuthiri; Kerala Brahmin; Malayala Brahmin;
      Brahmin Namboothiri`,
    more: 'Embranthiri; Potti; Nambeesan; Bhattathiri',
  },
  'hindu-brahmin-saraswat': {
    same: `
      Saraswat; Saraswat Brahmin; Saraswath; Saraswath Brahmin; GSB; Gowda Saraswat; Gowda Saraswath Brahmin; Gaud Saraswat;
      Gaud Saraswat Brahmin; Goud Saraswat Brahmin; Konkani Brahmin; Konkani`,
    more: 'Rajapur Saraswat; Chitrapur Saraswat; CKP Saraswat',
  },
  'hindu-brahmin-deshastha': {
    same: 'Deshastha; Deshastha Brahmin; Deshasth; Deshasth Brahmin',
    more: 'Rigvedi; Yajurvedi; Deshastha Rigvedi; Deshastha Yajurvedi',
  },
  'hindu-brahmin-kokanastha': {
    same: `
      Kokanastha; Kokanastha Brahmin; Konkanastha; Konkanastha Brahmin; Kokanasth; Chitpavan; Chitpawan; Chitpavan Brahmin; KoBra`,
  },
  'hindu-brahmin-kanyakubja': {
    same: 'Kanyakubja; Kanyakubj; Kanyakubja Brahmin; Kanyakubj Brahmin; Kanaujia; Kanyakubh',
  },
  'hindu-brahmin-maithil': { same: 'Maithil; Maithil Brahmin; Maithili Brahmin; Mythil' },
  'hindu-brahmin-gaur': {
    same: 'Gaur; Gaur Brahmin; Gaud Brahmin; Gour Brahmin; Adi Gaur; Adi Gaud; Goud Brahmin',
  },
  'hindu-brahmin-saryuparin': {
    same: 'Saryuparin; Saryupari; Saryuparin Brahmin; Sarjuparin; Saryuparin Brahman',
  },
  'hindu-brahmin-niyogi': {
    same: 'Niyogi; Niyogi Brahmin; Niyogulu; Telugu Niyogi',
    more: 'Aruvela Niyogi; 6000 Niyogi; Nandavarik',
  },
  'hindu-brahmin-vaidiki': {
    same: 'Vaidiki; Vaidiki Brahmin; Vaidik; Vaidik Brahmin; Vydiki',
    more: 'Velanadu; Mulukanadu; Vaidiki Velanadu',
  },
  'hindu-brahmin-smartha': {
    same: 'Smartha; Smarta; Smartha Brahmin; Smarta Brahmin',
    more: 'Hoysala Karnataka; Babbur Kamme; Badaganadu; Havyaka; Havyaka Brahmin',
  },
  'hindu-brahmin-madhwa': {
    same: 'Madhwa; Madhva; Madhwa Brahmin; Madhva Brahmin; Madhwas',
    more: 'Shivalli; Shivalli Brahmin; Kota Brahmin',
  },
  'hindu-brahmin-kashmiri-pandit': {
    same: 'Kashmiri Pandit; Kashmiri Brahmin; KP; Kashmiri Pandith; Kashmiri Pundit',
  },
  'hindu-brahmin-other': {
    same: 'Brahmin; Brahman; Bramhin; Brahmins; Brahmin Others; Bhraman; Braman',
    more: `
      Tyagi; Bhumihar; Anavil; Anavil Brahmin; Nagar Brahmin; Sanadhya; Jangid; Utkal Brahmin; Bengali Brahmin; Gurukkal;
      Punjabi Brahmin; Garhwali Brahmin; Kumaoni Brahmin; Rarhi; Barendra; Kulin Brahmin; Audichya; Bhatt; Shrimali; Pushkarna;
      Dravida Brahmin; Daivadnya Brahmin`,
  },
  'hindu-rajput': {
    same: 'Rajpoot; Kshatriya; Kshatriya Rajput; Rajputs; Thakur; Thakur Rajput; Kshatriya Thakur',
    more: `
      Chauhan; Rathore; Sisodia; Bhati; Tomar; Parmar; Solanki Rajput; Garhwali Rajput; Kumaoni Rajput; Suryavanshi; Chandravanshi`,
  },
  'hindu-maratha': {
    same: 'Maratha Hindu; Marata; Maratta; Marathas; Hindu Maratha',
    more: '96 Kuli; 96K Kokanastha; 96 Kuli Maratha; 96K; Maratha 96 Kuli; Deshmukh; Maratha Deshmukh',
  },
  'hindu-kunbi': {
    same: 'Kunabi; Kunbi Maratha; Kunbi Patil',
    more: 'Tirole Kunbi; Leva Kunbi; Dhanoje Kunbi; Khaire Kunbi',
  },
  'hindu-kayastha': {
    same: 'Kayasth; Kayastha Hindu; Kaystha; Kayashta; Kayastham',
    more: `
      Srivastava; Shrivastava; Mathur; Saxena; Chitragupt; Chitragupta; CKP; Chandraseniya Kayastha; Bengali Kayastha; Ambastha;
      Karn Kayastha`,
  },
  'hindu-agarwal': {
    same: 'Aggarwal; Agrawal; Agarwala; Agarwaal; Aggrawal',
    more: 'Bansal; Goel; Mittal; Singhal; Garg',
  },
  'hindu-baniya': {
    same: 'Bania; Baniya Vaishya; Vaishya; Vaish; Vaishnav Vania; Vania; Vaishnav; Banik; Vani',
    more: 'Barnwal; Kasaundhan; Kesarwani; Oswal Baniya; Porwal; Lad Vani; Rauniyar; Jaiswal',
  },
  'hindu-gupta': { same: 'Gupta Vaishya; Gupta Baniya' },
  'hindu-maheshwari': { same: 'Maheswari; Maheshwari Marwari; Meshri' },
  'hindu-khandelwal': { same: 'Khandelwal Vaishya; Khandelwaal' },
  'hindu-khatri': {
    same: 'Punjabi Khatri; Kshatri Khatri; Khatri Hindu; Khathri',
    more: 'Khukhrain; Kapoor; Malhotra; Khanna',
  },
  'hindu-arora': { same: 'Punjabi Arora; Arora Punjabi; Arora Khatri' },
  'hindu-jat': { same: 'Jaat; Jatt; Hindu Jat; Jat Hindu' },
  'hindu-gujjar': { same: 'Gurjar; Gujar; Gurjjar; Gujjars' },
  'hindu-yadav': {
    same: 'Yadava; Yadhav; Ahir; Yadavs; Yaduvanshi; Gowli; Konar',
    more: 'Golla; Kona Idaiyar; Krishnavanshi; Yadav Golla; Idaiyar',
  },
  'hindu-kurmi': {
    same: 'Kurmi Kshatriya; Kurmi Patel; Kurmi Mahto',
    more: 'Awadhiya Kurmi; Chandrakar; Kurmi Chandrakar',
  },
  'hindu-kushwaha': {
    same: 'Koeri; Koiri; Kushwah; Maurya; Kachhi',
    more: 'Mali; Saini Hindu; Shakya',
  },
  'hindu-lodhi': { same: 'Lodhi Rajput; Lodha; Lodhi Kshatriya; Lodh' },
  'hindu-patel-leva': {
    same: 'Leva Patel; Leuva Patel; Leva Patidar; Leuva Patidar; Leva Patil; Leva; Leuva',
  },
  'hindu-patel-kadva': { same: 'Kadva Patel; Kadwa Patel; Kadva Patidar; Kadva; Kadwa Patidar' },
  'hindu-patel-other': {
    same: 'Patel; Patidar; Patil Patel',
    more: 'Anjana Patel; Dodia Patel',
  },
  'hindu-lohana': {
    same: 'Luhana; Lohana Thakkar; Lohana Gujarati',
    more: 'Sindhi Lohana; Halai Lohana',
  },
  'hindu-nair': {
    same: 'Nayar; Nair Hindu; Hindu Nair; NSS; Nairs; Nayyar; Kerala Nair; Malayali Nair',
    more: `
      Veluthedath Nair; Veluthedathu Nair; Nair (Veluthedath); Vilakkithala Nair; Vilakkithalavan; Kiriyath Nair; Illath Nair;
      Illathu Nair; Swaroopathil Nair; Nambiar; Kurup; Panicker; Kaimal; Unnithan; Chakkala Nair; Maniyani; Pallichan Nair;
      Kartha; Warrier; Variar; Warier; Marar; Pisharody; Pisharadi; Poduval; Ambalavasi; Nair Menon; Thampi`,
  },
  'hindu-ezhava': {
    same: 'Ezhavas; Eazhava; Izhava; Ilava; Ezhava Hindu; Hindu Ezhava; Elava; Ezava',
    more: 'SNDP; SNDP Ezhava; Ezhava/Thiyya; Ezhavathi; Chekavar; Illuva; Ilaya Ezhava; Channar',
  },
  'hindu-thiyya': {
    same: 'Thiya; Tiyya; Tiya; Theeya; Thiyyas; Thiyya Hindu; Malabar Thiyya; Thiyar; Hindu Thiyya',
  },
  'hindu-menon': {
    same: 'Menon Nair; Menons; Mannadiar Menon',
    more: 'Achan; Mannadiar',
  },
  'hindu-pillai': {
    same: 'Pilla; Pillay; Vellala; Vellalar; Vellala Pillai; Vellalar Pillai; Pillaimar; Pillai Vellalar',
    more: `
      Saiva Pillai; Saiva Vellala; Saiva Vellalar; Saiva Pillai Tirunelveli; Karkathar; Isai Vellalar; Nanjil Vellalar;
      Thuluva Vellala; Sozhiya Vellalar; Veerakodi Vellala; Desikar`,
  },
};
