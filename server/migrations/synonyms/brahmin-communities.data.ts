/** The communities of Brahmins. */
export const brahminWords = `
hindu-brahmin-iyer: Iyer; Aiyar; Ayyar; Tamil Brahmin; Tamil Brahmin Iyer; Iyyer; Kerala Iyer; Palakkad Iyer; Iyar; Aiyer;
  Iyer Brahmin; Tam Brahm Iyer | Vadama; Vathima; Brahacharanam; Ashtasahasram; Iyer Vadama; Vadama Iyer; Brahacharanam Iyer;
  Vathima Iyer; Ashtasahasram Iyer; Iyer Brahacharanam; Dikshithar; Deekshithar; Kaniyalar; Palakkad Iyer Vadama; Gurukkal Iyer
hindu-brahmin-iyengar: Iyengar; Ayyangar; Aiyangar; Tamil Brahmin Iyengar; Iyangar; Iyengar Brahmin; Ayyengar | Vadakalai;
  Thenkalai; Vadagalai; Thengalai; Iyengar Vadakalai; Iyengar Thenkalai; Hebbar Iyengar; Mandyam Iyengar; Vadakalai Iyengar;
  Thenkalai Iyengar; Vadagalai Iyengar; Thengalai Iyengar; Mandyam; Hebbar; Tatachar
hindu-brahmin-namboodiri: Namboothiri; Namboodiri; Nambudiri; Namboodhiri; Namputhiri; Nampoothiri; Nambuthiri; Kerala Brahmin;
  Malayala Brahmin; Brahmin Namboothiri; Namboothiripad; Namboodiripad; Namboothiri Brahmin; Nampoothiry; Namboodiri Brahmin;
  Namboothiry; Bhattathiripad | Embranthiri; Potti; Bhattathiri; Othikkan; Akkithiri; Somayajippad
hindu-brahmin-saraswat: Saraswat; Saraswat Brahmin; Saraswath; Saraswath Brahmin; GSB; Gowda Saraswat; Gowda Saraswath Brahmin;
  Gaud Saraswat; Gaud Saraswat Brahmin; Goud Saraswat Brahmin; Konkani Brahmin; Gowd Saraswat; Gauda Saraswat;
  Gowda Saraswat Brahmin; GSB Konkani; Gaud Saraswat Brahman; Konkani GSB; Saraswat GSB; Gowda Saraswata; Gaur Saraswat;
  Goud Saraswat | Konkani; Rajapur Saraswat; Chitrapur Saraswat; CKP Saraswat; Chitrapur; Chitrapura Saraswat;
  Rajapur Saraswat Brahmin; Kudaldeshkar; Bardeshkar; Bhanap; Sashtikar; Kashmiri Saraswat; Pednekar; Shenvi;
  Kudaldeshkar Gaud Brahmin
hindu-brahmin-deshastha: Deshastha; Deshastha Brahmin; Deshasth; Deshasth Brahmin; Deshasth Rigvedi; Deshastha Madhwa; Deshashta;
  Desastha; Deshastha Maharashtra; Deshasht | Rigvedi; Yajurvedi; Deshastha Rigvedi; Deshastha Yajurvedi; Rigvedi Deshastha;
  Yajurvedi Deshastha; DRB; DYB; Shukla Yajurvedi; Shukla Yajurvedi Brahmin; Madhyandin; Deshastha Rigvedi Brahmin; Kanva;
  Maharashtrian Brahmin Deshastha
hindu-brahmin-kokanastha: Kokanastha; Kokanastha Brahmin; Konkanastha; Konkanastha Brahmin; Kokanasth; Chitpavan; Chitpawan;
  Chitpavan Brahmin; KoBra; Chitpawan Brahmin; Chitpavan Kokanastha; Kokanastha Chitpavan; Konkanasth; Konkanastha Chitpavan;
  Koknastha; Kokanasth Brahmin; Koknasth; Chittpavan; Brahmin Kobra; KoBra Brahmin; Kokanstha
hindu-brahmin-kanyakubja: Kanyakubja; Kanyakubj; Kanyakubja Brahmin; Kanyakubj Brahmin; Kanaujia; Kanyakubh; Brahmin Kanyakubj;
  Kanyakubja Brahman; Kanyakubja Kanaujia; Kanyakubj Bramhin; Kanaujiya Brahmin; Kanyakubja UP; Kannaujia Brahmin; K K Brahmin;
  Kanya kubj Brahman; Kanaujia Brahmin | Bajpai; Kanyakubja Mishra
hindu-brahmin-maithil: Maithil; Maithil Brahmin; Maithili Brahmin; Mythil; Maithili; Mythil Brahmin; Maithil Bihari; Jha Maithil;
  Mithila Brahmin; Maithil Brahman | Shrotriya; Yogya
hindu-brahmin-gaur: Gaur; Gaur Brahmin; Gaud Brahmin; Gour Brahmin; Adi Gaur; Adi Gaud; Goud Brahmin; Gaud; Gour;
  Adi Gaur Brahmin; Gaur Brahman; Gauda Brahmin; Adi Gaud Brahmin; Shri Gaur; Gaur Sanadhya
hindu-brahmin-saryuparin: Saryuparin; Saryupari; Saryuparin Brahmin; Sarjuparin; Saryuparin Brahman; Sarayuparin; Saryupareen;
  Saryupareen Brahmin; Saryuparin Brahmin UP; Saryuparee; Sarjupareen; Saryupaareen; Sarayupareen; Sarjupari
hindu-brahmin-niyogi: Niyogi; Niyogi Brahmin; Niyogulu; Telugu Niyogi; Niyogi Brahmins; Niyogi Telugu Brahmin; Niogi
  | Aruvela Niyogi; 6000 Niyogi; Nandavarik; Aruvela; Aaruvela Niyogi; Pakanati Niyogi; Karanakamma; Karanakamma Niyogi;
  Nandavareeka; Nandavarika Niyogi; Prathama Sakha Niyogi; Arvela Niyogi; Karanam; Golconda Niyogi
hindu-brahmin-vaidiki: Vaidiki; Vaidiki Brahmin; Vaidik; Vaidik Brahmin; Vydiki; Vaidika; Vaideeki; Vaidiki Telugu;
  Vydiki Brahmin; Vaidhiki | Velanadu; Mulukanadu; Vaidiki Velanadu; Vaidiki Mulukanadu; Mulakanadu; Veginadu; Velnadu; Telaganya;
  Kasalanadu; Vengi Nadu; Vaidiki Veginadu; Vaidiki Telaganya; Murikinadu
hindu-brahmin-smartha: Smartha; Smarta; Smartha Brahmin; Smarta Brahmin; Smarta Kannada; Smartha Karnataka; Smartharu
  | Hoysala Karnataka; Babbur Kamme; Badaganadu; Havyaka; Havyaka Brahmin; Havyaka Brahmin Smartha; Havigannada;
  Hoysala Karnataka Brahmin; Babboor Kamme; Mulukanadu Smartha; Badaganadu Smartha; Sankethi; Sanketi; Hoysala; Ulucha Kamme;
  Kota; Kota Brahmin Smartha; Karnataka Brahmin; Panchagrama; Sthanika; Sthanika Brahmin; Havyak
hindu-brahmin-madhwa: Madhwa; Madhva; Madhwa Brahmin; Madhva Brahmin; Madhwas; Madhwa Vaishnava; Madhva Vaishnava; Maadhwa;
  Madhwa Shivalli | Shivalli; Shivalli Brahmin; Kota Brahmin; Shivalli Madhwa; Shivalli Brahmin Madhwa; Tulu Brahmin; Sivalli;
  Sivalli Brahmin; Tuluva Brahmin; Kandavara; Koteshwara; Aruvelu; Deshastha Madhwa Brahmin
hindu-brahmin-kashmiri-pandit: Kashmiri Pandit; Kashmiri Brahmin; KP; Kashmiri Pandith; Kashmiri Pundit; Kashmiri Pandits;
  Kashmiri Pandit Brahmin; Kashmir Pandit | Kashmiri Hindu
hindu-brahmin-other: Brahmin; Brahman; Bramhin; Brahmins; Brahmin Others; Bhraman; Braman; Brahmn; Bhramin; Brahamin; Bramin;
  Brahmhin; Barahmin; Brahmana; Vipra; Brahmin Caste; Brahmanan; Kerala Iyer Other; Bhumihar Brahmin Other | Anavil;
  Anavil Brahmin; Nagar Brahmin; Sanadhya; Jangid; Utkal Brahmin; Bengali Brahmin; Gurukkal; Punjabi Brahmin; Garhwali Brahmin;
  Kumaoni Brahmin; Rarhi; Barendra; Kulin Brahmin; Audichya; Bhatt; Shrimali; Pushkarna; Dravida Brahmin; Pandit; Pandith;
  Brahmin Rarhi; Rarhi Brahmin; Varendra Brahmin; Barendra Brahmin; Vaidik Brahmin Bengali; Kulin; Audichya Brahmin; Modh Brahmin;
  Vadnagara Nagar; Shrigaud Brahmin; Shrimali Brahmin; Rajgor; Rajgor Brahmin; Khedaval; Khedaval Brahmin; Mewada Brahmin;
  Sanadhya Brahmin; Jijhotia Brahmin; Jijhotiya; Bhargava Brahmin; Dadhich; Dadhich Brahmin; Dadheech; Gujar Gaur;
  Parashar Brahmin; Khandelwal Brahmin; Sarwaria; Saraswat Punjabi; Mohyal; Mohyal Brahmin; Dogra Brahmin; Himachali Brahmin;
  Utkal; Utkala Brahmin; Halua Brahmin; Odia Brahmin; Oriya Brahmin; Assamese Brahmin; Kamrupi Brahmin; Maithil Bhumihar;
  Sakaldwipi; Sakaldwipiya Brahmin; Shakdwipi; Kanyakubja Bengali; Karhade; Karhade Brahmin; Karhada; Devrukhe; Devrukhe Brahmin;
  Saraswat Maharashtra; Golak; Palliwal; Paliwal Brahmin; Tapodhan; Trivedi Mewada; Sompura; Sompura Brahmin; Bajkhedawal; Gosai;
  Vaishnav Brahmin; Bairagi; Vyas Brahmin; Acharya Brahmin; Mahabrahmin; Nambidi; Elayathu; Ilayathu; Moosad; Moothathu;
  Dravid Brahmin; Pancha Dravida; Vaikhanasa; Vaikhanasa Brahmin; Kandra; Sivalli Embran; Embran; Pushpaka; Pushpaka Brahmin;
  Pushpakan Unni; Sreevaishnava; Sri Vaishnava; Srivaishnava Brahmin; Golkonda Vyapari; Vyapari Brahmin; Aradhya Brahmin;
  Arama Dravida; Konaseema Dravida; Dravidulu; Prathamasakha; Prathamashakhi; Yajurvedi Brahmin; Rigvedi Brahmin; Samavedi;
  Tamil Brahmin Others; Sholiar; Sholiyar; Choliya Brahmin; Audich Brahmin; Audich Brahman; Jijhotia; Embrandiri;
  Gurukkal Brahmin; Devarukhe; Parik; Parik Brahmin; Trivedi Mewada Brahmin; Tapodhan Brahmin; Unewal Brahmin;
  Vaidik Brahmin Bengal; Golapurab; Jhijhotia; Bhatt Brahmin; Joshi Brahmin; Parikh Brahmin; Dakaut`;
