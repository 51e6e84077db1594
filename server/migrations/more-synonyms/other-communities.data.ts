import type { SynonymSeeds } from '../synonyms/synonym-seed.ts';

/** Further names of the communities of Sikhs, Jains, Buddhists and Christians, by region. */
export const moreOtherWords: SynonymSeeds = {
  'sikh-jat': {
    same: 'Jat Sikhs; Jatt Sikhs; Jutt; Jutt Sikh; Jat (Sikh); Jatt (Sikh); Jat Sikh Punjab; Sikh - Jat; Sikh - Jatt; Jaat Sikh; Jat-Sikh; Jatsikh; Jattsikh; Jats Sikh',
    more: 'Gill; Sidhu; Sandhu; Dhillon; Brar; Grewal; Dhaliwal; Mann Jat; Sran; Bajwa; Randhawa; Aulakh; Cheema; Virk',
  },
  'sikh-khatri': {
    same: 'Khatri (Sikh); Khatri Sikhs; Sikh - Khatri; Bhappa; Bhapa; Bhapa Sikh; Khatri-Sikh; Khathri Sikh',
    more: 'Bedi; Sodhi; Anand Khatri; Kohli; Chadha; Kochhar; Sahni; Sethi Sikh',
  },
  'sikh-arora': { same: 'Arora (Sikh); Sikh - Arora; Arora Sikhs; Arora-Sikh; Bhappa Arora; Aroda Sikh' },
  'sikh-ramgarhia': {
    same: 'Ramgharia Sikh; Ramgarhiya; Ramgarhiya Sikh; Ramghadia; Ramgadhia; Ramgarhia (Sikh); Tarkhan Sikh; Sikh Tarkhan; Sikh - Ramgarhia; Dhiman Sikh; Ramgaria Sikh; Ramgarhia Tarkhan; Ram Garhia; Vishwakarma Sikh; Matharu',
    more: 'Lohar; Lohar Ramgarhia; Mistri Sikh',
  },
  'sikh-saini': { same: 'Saini (Sikh); Sikh - Saini; Saini Sikhs; Shoorsaini Sikh; Sainee' },
  'sikh-ravidassia': {
    same: 'Ravidasia Sikh; Ravidasi Sikh; Adi Dharmi; Addharmi; Ad-Dharmi; Ad Dharmi Sikh; Ramdasia (Sikh); Ramdassia; Sikh Ravidassia; Ravidasiya; Chamar Sikh; Ramdasi; Ramdasia SC; Ravidassia SC; SC Ramdasia; SC Ravidassia; Ramdasia Sikhs; Sikh - Ramdasia; Sikh - Ravidassia',
    more: 'Julaha Ramdasia; Weaver Ramdasia',
  },
  'sikh-mazhabi': {
    same: 'Mazbi Sikh; Mazhbi; Mazhbi Sikh; Majhbi; Majhbi Sikh; Mazabi; Mazabi Sikh; Majabi; Mazhabi Sikhs; Mazhabi (SC); SC Mazhabi; Mazbi (SC); Sikh Mazhabi; Sikh - Mazhabi; Balmiki Sikh; SC; SC Sikh; Scheduled Caste; Mazhabi SC; Rangretta; Ranghreta',
  },
  'sikh-ahluwalia': {
    same: 'Ahluwalia (Sikh); Alhuwalia; Ahluvalia; Walia Sikh; Sikh Ahluwalia; Ahluwalia Walia; Ahluwaalia; Aluwalia; Kalal; Sikh - Ahluwalia; Sikh Walia',
  },
  'sikh-lobana': { same: 'Labana; Lobana Sikh; Labana Sikh; Lubana; Lubana Sikh; Sikh Lobana' },
  'sikh-kamboj': { same: 'Kamboj Sikh; Kamboh; Kamboh Sikh; Sikh Kamboj; Kamboja; Kambo; Kamboj (Sikh)' },
  'sikh-rajput': { same: 'Rajput Sikh; Sikh Rajput; Rajput (Sikh); Sikh - Rajput' },
  'sikh-rai-sikh': { same: 'Raisikh; Mahatam; Rai; Mahtam; Rai-Sikh' },
  'sikh-chhimba': {
    same: 'Chhimba Sikh; Tonk Kshatriya; Tank Kshatriya; Tonk Kshatriya Sikh; Chimba; Chhimbe; Darji Sikh; Tank Kshatri; Tank; Chhipa Sikh',
  },
  'sikh-mehra': {
    same: 'Jhinwar; Mehra Sikh; Jhiwar; Kashyap Rajput; Kashyap Sikh; Jheer; Jhir; Mehra; Jhinwar Sikh; Kashyap Rajput Sikh; Mahra Sikh',
  },
  'sikh-bhatra': { same: 'Bhatra Sikh; Bhat Sikh; Bhatia Sikh; Bhattra' },
  'jain-digambar': {
    same: 'Digambar Jains; Digamber Jains; Dig Jain; Jain (Digambar); Jain - Digambar; Jain (Digamber); Digamberi; Digambari; Dig. Jain; Jain Digamber; Digambara Jains; Digambar Jain Hindu',
    more: 'Digambar Khandelwal; Khandelwal Jain; Saraogi; Saravagi; Digambar Jain Khandelwal; Parwar Jain; Parwar; Humbad; Humad; Humad Jain; Dasha Humad; Visa Humad; Golapurab; Gola Purab; Golalare; Golapurva; Padmavati Porwal; Padmavati Purwal; Jaiswal Jain; Agarwal Jain Digambar; Chaturth; Chaturtha; Chaturth Jain; Pancham Jain; Saitwal; Bagherwal; Bagharwal; Digambar Agarwal; Bisa Humad; Terapanthi Digambar; Bisapanthi; Kasar Jain; Narsinghpura Jain; Narsingpura; Nema Jain; Tamil Jain; Nainar; Jain Nainar; Jain Bunt; Karnataka Jain; Digambar Bisapanthi; Upadhye; Indra; Lamechu; Lamenchu',
  },
  'jain-shwetambar': {
    same: 'Shwetambar Jains; Swetambar Jain; Swetamber; Shvetamber; Shwetambari; Swetambari; Jain (Shwetambar); Jain (Swetamber); Jain - Shwetambar; Jain - Swetamber; Svetambar; Svetambar Jain; Shwetamber Jain; Shetambar; Swethambar; Svetamber; Shwetambara; Jain Swetamber',
    more: 'Shwetambar Murtipujak; Murtipujak; Murti Pujak; Moorti Pujak; Shwetambar Deravasi; Deravasi Shwetambar; Derawasi; Mandirmargi; Mandir Margi; Sthanakwasi; Sthanakvasi Jain; Sthanakwasi Jain; Shwetambar Sthanakvasi; Stanakvasi; Terapanth; Terapanthi Jain; Terapanthi Shwetambar; Oswal Jain; Oswal Jain (Swetamber); Oswal Shwetambar; Visa Oswal Jain; Dasa Oswal Jain; Kutchi Visa Oswal; KVO; Kutchi Dasa Oswal; KDO; Kutchi Oswal; Halari Visa Oswal; HVO; Halari Oswal; Beesa Oswal; Bisa Oswal; Visa Shrimali; Visa Shrimali Jain; Dasa Shrimali; Dasa Shrimali Jain; Shrimali Jain; Shrimal; Srimal; Porwal Jain; Porwal; Porwad Jain; Visa Porwad; Dasa Porwad; Visa Porwal; Dasha Porwal; Ghoghari; Ghoghari Visa Shrimali; Zalawadi; Zalawadi Visa Shrimali; Visa Nima; Vagad; Vagad Jain; Sorath Visa Shrimali; Kapol Jain; Marwari Jain; Oswal Marwari; Jain Oswal; Bafna; Kothari Oswal; Mehta Jain; Jalori; Gadhvana; Visa Shrimali Deravasi; Dasa Shrimali Sthanakvasi; Palanpuri Jain; Palanpuri; Patni Jain; Surti Jain; Bhandari Oswal; Lodha Jain',
  },
  'buddhist-ambedkarite-neo-buddhist': {
    same: 'Nava Bauddha; Navabauddha; Neo-Buddhist; Neobuddhist; Navboudha; Nav Boudh; Bouddh; Neo Budhist; Ambedkarite Buddhist; Ambedkar Buddhist; Baudh Mahar; Buddhist (Neo); Bauddh; Boudha Mahar; Nava Buddhist; Neo Bauddha; SC; SC Buddhist; Buddhist Mahar; Neo-Buddhist (Mahar); Scheduled Caste',
    more: 'Mahar Buddhist; Mahar (Buddhist); Jatav Buddhist',
  },
  'buddhist-theravada': {
    same: 'Theravada Barua; Baruas',
    more: 'Barua Buddhist; Bengali Buddhist; Chakma Buddhist; Mog; Tai Phake; Khamti; Singpho',
  },
  'buddhist-vajrayana': {
    same: 'Vajrayana Buddhist; Tibetan',
    more: 'Bhutia Buddhist; Lepcha Buddhist; Sherpa; Tamang; Tamang Buddhist; Ladakhi; Lahauli; Kinnauri Buddhist; Monpa; Yolmo',
  },
  'christian-syrian-christian': {
    same: 'Syrian Catholics; Nazrani; Nasrani Christian; St Thomas Christians; Syrian Kerala; Kerala Syrian Christian; Suriani; Syrian Xian; Syrian Christian Kerala; Syrian (Nasrani); Mar Thoma Nasrani',
  },
  'christian-knanaya': {
    same: 'Kna; Knanaites; Knanaya Kerala; Kananaya Christian; Knanaaya; Knanayaa; Kananay; Thekkumbhagom',
  },
  'christian-latin-catholic': {
    same: 'Latin Catholic Kerala; LC Kerala; Latin Catholics; L C; LCRC; Latin (LC)',
  },
  'christian-nadar': {
    same: 'Xian Nadar; Nadar (Christian); Nadar Xian; Nadar CSI Christian; Christian - Nadar; Nadar - Christian; Nadar Kanyakumari',
    more: 'CSI Nadar Christian; RC Nadar Christian; LMS; Pentecost Nadar; Nadar CSI; Nadar RC; Nadar (CSI); Nadar (RC); Latin Catholic Nadar; Nadar Salvation Army; SIUC; Nadar SIUC',
  },
  'christian-cheramar': {
    same: 'Cheramar CSI; Pulaya CSI; Cheramar (Christian); Pulayar Convert; Cheramar Pentecost',
  },
  'christian-dalit-christian': {
    same: 'Dalit Xian; SC (Christian); SC Convert; SC Converted Christian; SCC; SC/Christian; Dalit Catholic; Harijan Christian; Adi Andhra Christian',
    more: 'Adi Dravidar RC; Adi Dravidar CSI; Adi Dravidar; Adi Dravida Christian; Adi Dravida; AD Christian; Adi Dravidar Catholic; Adi Dravidar Lutheran; Paraiyar Christian; Parayar RC; Pallar Christian; Devendrar Christian; Arunthathiyar Christian; Mahar Christian; Mang Christian; Chamar Christian; Relli Christian; Adi Karnataka Christian; Masih; Masihi; Punjabi Christian',
  },
  'christian-mala': {
    same: 'Mala (Christian); Mala Baptist; Mala Lutheran; Xian Mala; Christian Mala; Mala CSI; Mala RC',
    more: 'Mala Catholic',
  },
  'christian-madiga': {
    same: 'Madiga (Christian); Christian Madiga; Madiga CSI; Madiga Baptist; Madiga RC; Xian Madiga',
    more: 'Madiga Catholic',
  },
  'christian-mangalorean': {
    same: 'Mangaluru Catholic; Mangalorean RC; RC Mangalorean; Mangalorean Roman Catholic; Konkani Christian Mangalore; Mangalorean (RC); Mangalore RC; Mangalore Christian; Mangalorean Konkani Catholic; Konkani RC',
    more: 'Mangalorean Protestant; Basel Mission Mangalore',
  },
  'christian-goan': {
    same: 'Goan RC; Goan Roman Catholic; RC Goan; Goa Catholic; Goan (RC); Konkani Goan; Goan Xian',
    more: 'Goan Brahmin Christian; Bamon; Chardo; Sudir; Goan Chardo; Goan Bamon; Goan Brahmin Catholic',
  },
  'christian-east-indian': {
    same: 'East Indian RC; East Indian Christian; EI Catholic; Bombay East Indian Catholic; E I; East Indian (RC); Vasai Catholic; Vasai Christian',
    more: 'Samvedi; Samvedi Christian; Vadval; Vadval Christian; Samvedi Catholic',
  },
  'christian-anglo-indian': {
    same: 'Anglo-Indian Christian; Anglo Indian RC; AngloIndian; Anglo Indian Catholic; Luso Indian',
  },
  'christian-tribal-north-east': {
    same: 'Tribal Xian; Adivasi; ST (Christian); Tribal Catholic; Adivasi Catholic; Scheduled Tribe Christian; ST Xian; North-East; NE Tribal',
    more: 'Oraon; Munda; Kharia; Santhal Christian; Ho Christian; Uraon Christian; Kharia Christian; Gond Christian; Angami; Ao; Ao Naga; Sema; Sumi; Lotha; Chakhesang; Konyak; Tangkhul; Mao; Poumai; Rongmei; Zeliang; Zeliangrong; Thadou; Thadou Kuki; Paite; Hmar; Vaiphei; Zou; Lushai; Lushei; Mara; Lai; Khasi Christian; Jaintia; Pnar; Garo Christian; Naga Christian; Mizo Christian; Kuki Christian; Bodo Christian; Karbi Christian; Rabha Christian; Nyishi; Adi; Galo; Naga Baptist; Mizo Presbyterian; Khasi Presbyterian; Garo Baptist; Koya Christian; Lambadi Christian; Yerukala Christian; Savara Christian; Mala Arayan; Mala Araya; Malai Arayan; Ulladan Christian; Bhil Christian; Gamit Christian; Chaudhari Christian; Warli Christian',
  },
  'christian-convert': {
    same: 'Converted Xian; Convert Xian; Converted from Hindu; Hindu convert; Converted to Christian; New convert; Brahmin Christian; Brahmin convert; Christian (converted); Ezhava convert; Converted from Ezhava; BC-C; Converted from Hinduism',
  },
  'christian-vellalar': {
    same: 'Vellalar (Christian); Pillai Christian; Christian Vellalar; Saiva Vellalar Christian; Christian Pillai; Vellalar RC; Vellalar CSI; Mudaliar Christian; Christian Mudaliar; Mudaliyar Christian; Chettiar Christian',
  },
  'christian-udayar': {
    same: 'Udayar (Christian); Udayar RC; Christian Udayar; Udaiyar RC; Udayar Catholic; Udaiyar Christian; RC Udayar',
  },
  'christian-vanniyar': {
    same: 'Vanniyar (Christian); Vanniyar RC; Christian Vanniyar; Vanniar Christian; RC Vanniyar; Vanniyar Catholic; Padayachi Christian',
  },
  'christian-paravar': {
    same: 'Paravar RC; Paravar Christian; Bharathar Christian; Fernando; Paravas; Christian Paravar; Paravar Catholic; Tuticorin Paravar; Bharathakula; Bharatha Kula Kshatriya; Paratha; Parathavar',
  },
  'christian-mukkuvar': {
    same: 'Mukkuva Christian; Mukkuvar RC; Mukkuvar Latin; Latin Mukkuvar; Mukkuvar Catholic; Mukkuvar (LC); Fisherman Christian; Meenavar Christian; Meenavar',
  },
  'christian-reddy': {
    same: 'Reddy (Christian); Reddy RC; RC Reddy; Christian Reddy; OC Reddy; Reddy Christian Andhra; Telugu Reddy Christian',
  },
  'christian-kamma': {
    same: 'Kamma (Christian); Kamma RC; Christian Kamma; Chowdary Christian; Kamma Christian Andhra',
  },
};
