import type { SynonymSeeds } from '../synonyms/synonym-seed.ts';

/** What biodata write for sub-communities. Under one community a word names one of them. */
export const subCommunityWords: SynonymSeeds = {
  'hindu-brahmin-iyer-vadama': { same: 'Vadamal; Vadaman; Iyer Vadama; Vadama Iyer' },
  'hindu-brahmin-iyer-brahacharanam': {
    same: 'Brahatcharanam; Brihatcharanam; Brahacharanam Iyer; Brahatcharnam; Brahacharnam; Bruhacharanam',
  },
  'hindu-brahmin-iyer-ashtasahasram': {
    same: 'Astasahasram; Ashtasahasra; Ashtasahasram Iyer; Ashta Sahasram',
  },
  'hindu-brahmin-iyer-vathima': { same: 'Vathimal; Vathiman; Vathima Iyer; Vattima' },
  'hindu-brahmin-iyer-gurukkal': { same: 'Gurukal; Gurkkal; Sivachariar; Sivacharya; Gurukkal Iyer' },
  'hindu-brahmin-iyer-dikshitar': { same: 'Dikshithar; Deekshithar; Dixitar' },
  'hindu-brahmin-iyengar-vadakalai': {
    same: 'Vadagalai; Vadakkalai; Vadakalai Iyengar; Vadagalai Iyengar; Iyengar Vadagalai',
  },
  'hindu-brahmin-iyengar-thenkalai': {
    same: 'Thengalai; Tengalai; Tenkalai; Thenkalai Iyengar; Thengalai Iyengar; Iyengar Thengalai',
  },
  'hindu-brahmin-saraswat-goud-saraswat': {
    same: 'GSB; Gowd Saraswat; Gaud Saraswat; Gowda Saraswat; Goud Saraswath; Gowd Saraswat Brahmin; Gaud Saraswat Brahmin; Goud Saraswat Brahmin; Konkani GSB; GSB Konkani; Goud Saraswat; Saraswat GSB',
  },
  'hindu-brahmin-saraswat-chitrapur': { same: 'Chitrapur Saraswat; Chitrapur Saraswath; Bhanap; CSB' },
  'hindu-brahmin-saraswat-rajapur': { same: 'Rajapur Saraswat; RSB; Rajapur Saraswath' },
  'hindu-brahmin-niyogi-aruvela': {
    same: 'Aruvela; Aaruvela; 6000 Niyogi; 6000; Six Thousand Niyogi; Aruvela Niyogi; Aaruvela Niyogi; Aruvelu; Niyogi 6000',
  },
  'hindu-brahmin-niyogi-nandavarika': { same: 'Nandavarika Niyogi; Nandavareeka; Nandavareek' },
  'hindu-brahmin-vaidiki-velanadu': {
    same: 'Velanati; Velanadu Vaidiki; Vaidiki Velanadu; Velnadu; Velanati Vaidiki',
  },
  'hindu-brahmin-vaidiki-mulukanadu': { same: 'Mulakanadu; Murikinadu; Mulukanadu Vaidiki; Muluknadu' },
  'hindu-brahmin-vaidiki-telaganya': { same: 'Telaghanya; Telaganya Vaidiki; Thelaganya; Telanganya' },
  'hindu-brahmin-vaidiki-veginadu': { same: 'Veginati; Veginadu Vaidiki; Veginatu' },
  'hindu-brahmin-smartha-hoysala-karnataka': {
    same: 'Hoysala; Hoysala Karnataka Smartha; HK Smartha; Hoysala Karnataka Brahmin',
  },
  'hindu-brahmin-smartha-babburkamme': { same: 'Babbur Kamme; Babboor Kamme; Babboorkamme; Baburkamme' },
  'hindu-brahmin-smartha-badaganadu': { same: 'Badaganad; Badagnadu; Badaganadu Smartha' },
  'hindu-brahmin-madhwa-shivalli': {
    same: 'Shivalli Madhwa; Shivalli Brahmin; Shivali; Sivalli; Tulu Shivalli; Tulu Madhwa',
  },
  'hindu-brahmin-madhwa-deshastha': { same: 'Deshastha Madhwa; Desastha Madhwa; Desastha; Madhwa Deshastha' },
  'hindu-rajput-suryavanshi': { same: 'Suryavansi; Surya Vanshi; Raghuvanshi; Suryawanshi' },
  'hindu-rajput-chandravanshi': { same: 'Chandravansi; Chandra Vanshi; Chandrawanshi; Somvanshi' },
  'hindu-rajput-agnivanshi': { same: 'Agnivansi; Agni Vanshi; Agniwanshi' },
  'hindu-maratha-96-kuli': {
    same: '96K; 96 K; 96 Kuli Maratha; Maratha 96 Kuli; 96 Kulis; 96kuli; Shahannav Kuli; 96 Kuleen; Kulin Maratha',
  },
  'hindu-maratha-92-kuli': { same: '92K; 92 K; 92 Kuli Maratha; Maratha 92 Kuli' },
  'hindu-kunbi-tirole': { same: 'Tirale; Tirale Kunbi; Tirole Kunbi; Kunbi Tirale; Tirle; Tirola' },
  'hindu-kunbi-dhanoje': { same: 'Dhanoje Kunbi; Dhanoja; Dhanoje Patil' },
  'hindu-kunbi-leva': { same: 'Leva Kunbi; Lewa Kunbi; Lewa; Leva Patil' },
  'hindu-kunbi-ghatole': { same: 'Ghatole Kunbi; Ghatol' },
  'hindu-kunbi-khaire': { same: 'Khaire Kunbi; Khaira; Khedule; Khedule Kunbi' },
  'hindu-kayastha-srivastava': { same: 'Shrivastava; Srivastav; Shrivastav; Sreevastava' },
  'hindu-kayastha-mathur': { same: 'Mathur Kayastha' },
  'hindu-kayastha-saxena': { same: 'Saksena; Saxsena' },
  'hindu-kayastha-karna': { same: 'Karn; Karan; Karna Kayastha; Karn Kayastha' },
  'hindu-kayastha-uttar-rarhi': { same: 'Uttar Rarhi Kayastha; Uttar Radhi' },
  'hindu-kayastha-dakshin-rarhi': { same: 'Dakshin Rarhi Kayastha; Dakshin Radhi' },
  'hindu-kayastha-bangaja': { same: 'Bangaja Kayastha; Bangaj' },
  'hindu-baniya-agrahari': { same: 'Agraharee; Agrahari Vaishya' },
  'hindu-baniya-barnwal': { same: 'Baranwal; Burnwal; Varnwal; Barnawal' },
  'hindu-baniya-jaiswal': { same: 'Jayaswal; Jaysawal; Jaiswar; Jaisawal' },
  'hindu-baniya-kesarwani': { same: 'Keshari; Kesharwani; Kesari; Keshri; Kesarvani' },
  'hindu-khatri-dhai-ghar': { same: 'Dhaighar; 2.5 Ghar; Dhai Ghar Khatri' },
  'hindu-khatri-char-ghar': { same: 'Charghar; 4 Ghar' },
  'hindu-yadav-ahir': { same: 'Aheer; Ahir Yadav; Yaduvanshi Ahir; Aahir' },
  'hindu-yadav-krishnauth': { same: 'Krishnaut; Kishnaut; Krishnoth' },
  'hindu-yadav-gwala': { same: 'Gwal; Gwalvanshi; Goala; Gual' },
  'hindu-yadav-majhraut': { same: 'Majhrauth; Majroth; Majhroth' },
  'hindu-patel-leva-charotar': {
    same: 'Charotar Patel; Charotaria; Charotar Leva Patel; 6 Gam; 27 Gam; Chha Gam; Sattavis Gam',
  },
  'hindu-patel-leva-saurashtra': { same: 'Saurashtra Leva Patel; Leuva Patel Saurashtra' },
  'hindu-nair-kiriyathil': {
    same: 'Kiriyath; Kiriyath Nair; Kiriyathil Nair; Kiryath; Kiriyatil; Nair Kiriyath; Kiriath; Kiriyat',
  },
  'hindu-nair-illathu': { same: 'Illath; Illathu Nair; Illath Nair; Illathil; Illam' },
  'hindu-nair-swaroopathil': { same: 'Swaroopam; Swarupathil; Swaroopathil Nair; Svarupathil' },
  'hindu-nair-padamangalam': { same: 'Padamangalathu; Padamangalam Nair; Padamangalath' },
  'hindu-nair-vilakkithala': {
    same: 'Vilakkithala Nair; Vilakkithalavan; Vilakithala; Vilakkitala; Vilakkithala Nayar',
  },
  'hindu-nair-veluthedathu': {
    same: 'Veluthedath; Veluthedathu Nair; Veluthedan; Veluthedath Nair; Veluthedathu Nayar',
  },
  'hindu-nair-vaniya': { same: 'Vaniya Nair; Vaniyan' },
  'hindu-nair-maniyani': { same: 'Maniyani Nair; Maniani' },
  'hindu-ezhava-panicker': { same: 'Ezhava Panicker; Panikkar; Panicker Ezhava' },
  'hindu-ezhava-chovan': { same: 'Chovar; Chon; Chovvan' },
};
