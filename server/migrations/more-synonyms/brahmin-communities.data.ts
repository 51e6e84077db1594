import type { SynonymSeeds } from '../synonyms/synonym-seed.ts';

/** Further names of the parts of Brahmins. A part that the list does not have is kept as the sub-community. */
export const moreBrahminWords: SynonymSeeds = {
  'hindu-brahmin-other': {
    same: 'Brahmn; Bhramin; Brahamin; Bramin; Brahmhin; Barahmin; Brahmana; Pandit; Pandith; Vipra; Brahmin Caste; Brahmanan',
    more: `
      Brahmin Rarhi; Rarhi Brahmin; Brahmin - Rarhi; Varendra Brahmin; Barendra Brahmin; Vaidik Brahmin Bengali; Kulin; Audichya Brahmin; Modh Brahmin;
      Vadnagara Nagar; Shrigaud Brahmin; Shrimali Brahmin; Rajgor; Rajgor Brahmin; Khedaval; Khedaval Brahmin; Mewada Brahmin; Sanadhya Brahmin;
      Jijhotia Brahmin; Jijhotiya; Bhargava Brahmin; Dadhich; Dadhich Brahmin; Dadheech; Gujar Gaur; Parashar Brahmin; Khandelwal Brahmin; Sarwaria; Saraswat Punjabi; Mohyal; Mohyal Brahmin;
      Dogra Brahmin; Himachali Brahmin; Utkal; Utkala Brahmin; Halua Brahmin; Odia Brahmin; Oriya Brahmin; Assamese Brahmin; Kamrupi Brahmin; Maithil Bhumihar; Sakaldwipi; Sakaldwipiya Brahmin; Shakdwipi;
      Kanyakubja Bengali; Karhade; Karhade Brahmin; Karhada; Devrukhe; Devrukhe Brahmin; Saraswat Maharashtra; Daivadnya; Golak; Palliwal; Paliwal Brahmin; Tapodhan; Trivedi Mewada;
      Sompura; Sompura Brahmin; Bajkhedawal; Gosai; Vaishnav Brahmin; Bairagi; Vyas Brahmin; Acharya Brahmin; Mahabrahmin; Nambidi; Elayathu; Ilayathu; Moosad; Moothathu; Dravid Brahmin; Pancha Dravida;
      Vaikhanasa; Vaikhanasa Brahmin; Kandra; Sivalli Embran; Embran; Pushpaka; Pushpaka Brahmin; Pushpakan Unni; Sreevaishnava; Sri Vaishnava; Srivaishnava Brahmin; Golkonda Vyapari; Vyapari Brahmin; Aradhya Brahmin;
      Arama Dravida; Konaseema Dravida; Dravidulu; Prathamasakha; Prathamashakhi; Yajurvedi Brahmin; Rigvedi Brahmin; Samavedi; Tamil Brahmin Others; Sholiar; Sholiyar; Choliya Brahmin`,
  },
  'hindu-brahmin-iyer': {
    same: 'Brahmin - Iyer; Iyar; Aiyer; Iyer Brahmin; Tam Brahm Iyer; Brahmin Iyer',
    more: 'Iyer Vadama; Vadama Iyer; Brahacharanam Iyer; Vathima Iyer; Ashtasahasram Iyer; Iyer Brahacharanam; Dikshithar; Deekshithar; Kaniyalar; Palakkad Iyer Vadama; Gurukkal Iyer',
  },
  'hindu-brahmin-iyengar': {
    same: 'Brahmin - Iyengar; Iyangar; Iyengar Brahmin; Brahmin Iyengar; Ayyengar',
    more: 'Vadakalai Iyengar; Thenkalai Iyengar; Vadagalai Iyengar; Thengalai Iyengar; Mandyam; Hebbar; Tatachar',
  },
  'hindu-brahmin-namboodiri': {
    same: 'Namboothiripad; Namboodiripad; Namboothiri Brahmin; Nampoothiry; Namboodiri Brahmin; Namboothiry; Bhattathiripad',
    more: 'Othikkan; Akkithiri; Somayajippad',
  },
  'hindu-brahmin-saraswat': {
    same: 'Gowd Saraswat; G S B; Gauda Saraswat; Gowda Saraswat Brahmin; GSB Konkani; Gaud Saraswat Brahman; Konkani GSB; Saraswat GSB; Gowda Saraswata; Gaur Saraswat; Goud Saraswat',
    more: 'Chitrapur; Chitrapura Saraswat; Rajapur Saraswat Brahmin; Kudaldeshkar; Bardeshkar; Bhanap; Sashtikar; Kashmiri Saraswat; Pednekar; Shenvi; Kudaldeshkar Gaud Brahmin',
  },
  'hindu-brahmin-deshastha': {
    same: 'Deshasth Rigvedi; Deshastha Madhwa; Deshashta; Desastha; Deshastha Maharashtra; Deshasht',
    more: 'Rigvedi Deshastha; Yajurvedi Deshastha; DRB; DYB; Shukla Yajurvedi; Shukla Yajurvedi Brahmin; Madhyandin; Deshastha Rigvedi Brahmin; Kanva; Maharashtrian Brahmin Deshastha',
  },
  'hindu-brahmin-kokanastha': {
    same: 'Chitpawan Brahmin; Chitpavan Kokanastha; Kokanastha Chitpavan; Konkanasth; Konkanastha Chitpavan; Koknastha; Kokanasth Brahmin; Koknasth; Chittpavan',
  },
  'hindu-brahmin-kanyakubja': {
    same: 'Brahmin Kanyakubj; Kanyakubja Brahman; Kanyakubja Kanaujia; Kanyakubj Bramhin; Kanaujiya Brahmin; Kanyakubja UP; Kannaujia Brahmin',
    more: 'Bajpai; Kanyakubja Mishra',
  },
  'hindu-brahmin-maithil': {
    same: 'Maithili; Mythil Brahmin; Maithil Bihari; Jha Maithil; Mithila Brahmin; Maithil Brahman',
    more: 'Shrotriya; Yogya',
  },
  'hindu-brahmin-gaur': {
    same: 'Gaud; Gour; Adi Gaur Brahmin; Gaur Brahman; Brahmin Gaur; Gauda Brahmin; Adigaur; Adi Gaud Brahmin; Shri Gaur; Gaur Sanadhya',
  },
  'hindu-brahmin-saryuparin': {
    same: 'Sarayuparin; Saryupareen; Saryupareen Brahmin; Saryuparin Brahmin UP; Saryuparee; Sarjupareen; Saryupaareen; Sarayupareen',
  },
  'hindu-brahmin-niyogi': {
    same: 'Niyogi Brahmins; Niyogi Telugu Brahmin; Niogi; Brahmin Niyogi',
    more: 'Aruvela; Aaruvela Niyogi; Pakanati Niyogi; Karanakamma; Karanakamma Niyogi; Nandavareeka; Nandavarika Niyogi; Prathama Sakha Niyogi; Arvela Niyogi; Karanam; Golconda Niyogi',
  },
  'hindu-brahmin-vaidiki': {
    same: 'Brahmin Vaidiki; Vaidika; Vaideeki; Vaidiki Telugu; Vydiki Brahmin; Vaidhiki; Brahmin - Vaidiki',
    more: 'Vaidiki Mulukanadu; Mulakanadu; Veginadu; Velnadu; Telaganya; Kasalanadu; Vengi Nadu; Vaidiki Veginadu; Vaidiki Telaganya; Murikinadu',
  },
  'hindu-brahmin-smartha': {
    same: 'Brahmin Smartha; Smarta Kannada; Smartha Karnataka; Smartharu',
    more: 'Havyaka Brahmin Smartha; Havigannada; Hoysala Karnataka Brahmin; Babburkamme; Babboor Kamme; Mulukanadu Smartha; Badaganadu Smartha; Sankethi; Sanketi; Hoysala; Ulucha Kamme; Kota; Kota Brahmin Smartha; Karnataka Brahmin; Panchagrama; Sthanika; Sthanika Brahmin; Havyak',
  },
  'hindu-brahmin-madhwa': {
    same: 'Brahmin Madhwa; Madhwa Vaishnava; Madhva Vaishnava; Maadhwa; Madhwa Shivalli',
    more: 'Shivalli Madhwa; Shivalli Brahmin Madhwa; Tulu Brahmin; Sivalli; Sivalli Brahmin; Tuluva Brahmin; Kandavara; Koteshwara; Aruvelu; Deshastha Madhwa Brahmin',
  },
  'hindu-brahmin-kashmiri-pandit': {
    same: 'K P; Kashmiri Pandits; Kashmiri Hindu; Kashmiri Pandit Brahmin; Kashmir Pandit',
  },
};
