/** The communities of Christians, Jains, Sikhs and Buddhists. */
export const otherCommunityWords = `
christian-nadar: Nadar Christian; Christian Nadar; Nadars Christian; Malankara Nadar; Xian Nadar; Nadar Xian; Nadar CSI Christian;
  Nadar Kanyakumari | CSI Nadar; SIUC Nadar; Latin Nadar; RC Nadar; LMS Nadar; CSI Nadar Christian; RC Nadar Christian; LMS;
  Pentecost Nadar; Nadar CSI; Nadar RC; Latin Catholic Nadar; Nadar Salvation Army; SIUC; Nadar SIUC
christian-cheramar: Cheramar Christian; Christian Cheramar; Cheramar Sambavar; Cheraman; Cheramar CSI; Pulayar Convert;
  Cheramar Pentecost | Pulaya; Pulayar; Pulaya Christian; Pulayar Christian; Pulaya CSI
christian-anglo-indian: Anglo; Anglo Indians; Eurasian; Parangi; Anglo-Indian Christian; Anglo Indian RC; Anglo Indian Catholic;
  Luso Indian
christian-goan: Goan Catholic; Goan Christian; Goans; Goanese; Goan RC; Goan Roman Catholic; RC Goan; Goa Catholic; Konkani Goan;
  Goan Xian | Goan Brahmin Christian; Bamon; Chardo; Sudir; Goan Chardo; Goan Bamon; Goan Brahmin Catholic
christian-mangalorean: Mangalorian; Manglorean; Mangalorean Catholic; Mangalore Catholic; Mangalorean Christian; Manglorian;
  Mangaluru Catholic; Mangalorean RC; RC Mangalorean; Mangalorean Roman Catholic; Konkani Christian Mangalore; Mangalore RC;
  Mangalore Christian; Mangalorean Konkani Catholic | Konkani Christian; Konkani Catholic; Konkani RC; Mangalorean Protestant;
  Basel Mission Mangalore
christian-east-indian: East Indian Catholic; East Indians; Mumbai East Indian; Bombay East Indian; East Indian RC;
  East Indian Christian; EI Catholic; Bombay East Indian Catholic; E I; RC East Indian | Vasai Catholic; Vasai Christian; Samvedi;
  Samvedi Christian; Vadval; Vadval Christian; Samvedi Catholic
christian-dalit-christian: SC; Dalit; Dalith Christian; SC Christian; Christian SC; SC converted; Scheduled Caste;
  Christian Dalit; Scheduled Caste Christian; Dalit Xian; SC Convert; SC Converted Christian; SC Conv; SC Converts; SCC; Dalit Catholic
  | Adi Dravidar Christian; Harijan Christian; Adi Andhra Christian; Adi Dravidar RC; Adi Dravidar CSI; Adi Dravidar;
  Adi Dravida Christian; Adi Dravida; AD Christian; Adi Dravidar Catholic; Adi Dravidar Lutheran; Paraiyar Christian; Parayar RC;
  Pallar Christian; Devendrar Christian; Arunthathiyar Christian; Mahar Christian; Mang Christian; Chamar Christian;
  Relli Christian; Adi Karnataka Christian; Masih; Masihi; Punjabi Christian
christian-tribal-north-east: Tribal; North East; ST; Tribal Christian; ST Christian; Christian Tribal; Scheduled Tribe;
  Adivasi Christian; North-Eastern Christian; Tribal Xian; Adivasi; Tribal Catholic; Adivasi Catholic; Scheduled Tribe Christian;
  ST Xian; NE Tribal | Naga; Mizo; Khasi; Munda Christian; Oraon Christian; Garo; Kuki; Mala Araya Christian; Malayaraya; Oraon;
  Munda; Kharia; Santhal Christian; Ho Christian; Uraon Christian; Kharia Christian; Gond Christian; Angami; Ao; Ao Naga; Sema;
  Sumi; Lotha; Chakhesang; Konyak; Tangkhul; Mao; Poumai; Rongmei; Zeliang; Zeliangrong; Thadou; Thadou Kuki; Paite; Hmar;
  Vaiphei; Zou; Lushai; Lushei; Mara; Lai; Khasi Christian; Jaintia; Pnar; Garo Christian; Naga Christian; Mizo Christian;
  Kuki Christian; Bodo Christian; Karbi Christian; Rabha Christian; Nyishi; Adi; Galo; Naga Baptist; Mizo Presbyterian;
  Khasi Presbyterian; Garo Baptist; Koya Christian; Lambadi Christian; Yerukala Christian; Savara Christian; Mala Arayan;
  Mala Araya; Malai Arayan; Ulladan Christian; Bhil Christian; Gamit Christian; Chaudhari Christian; Warli Christian
christian-convert: Converted; Converted Christian; Convert Christian; New Christian; Christian convert; Converted Xian;
  Convert Xian; Converted from Hindu; Hindu convert; Converted to Christian; New convert; Brahmin convert; Christian (converted);
  Converted from Hinduism | OBC Christian; BC Christian; Brahmin Christian; Ezhava convert; Converted from Ezhava; BC-C
christian-syrian-christian: Syrian; Syrian Christians; St Thomas Christian; Saint Thomas Christian; Malankara Nasrani; Suriyani;
  RCSC; Syrian Catholics; Nazrani; Nasrani Christian; St Thomas Christians; Syrian Kerala; Kerala Syrian Christian; Suriani;
  RC Syrian; Syrian RC; RCS; RC Syrian Christian; RC Syrian Catholic; Syrian Catholic; Syrian Catholic RC;
  Syrian Roman Catholic; Catholic Syrian; Syro Catholic; Syrian Christian RC; Syrian Catholic (RCSC); Syrian Xian; Syrian Christian Kerala; Syrian (Nasrani); Mar Thoma Nasrani
christian-knanaya: Knanaya Christian; Knanaya Jacobite; Jacobite Knanaya; Knanaya Jacobites; Kna Jacobite; Knanaya Orthodox; Knanaya Catholic;
  Knanaya RC; RC Knanaya; Kna Catholic; Kna RC; Knanaya Syrian; Kananaya; Southist; Thekkumbhagar; Kna; Knanaites; Knanaya Kerala; Kananaya Christian;
  Knanaaya; Knanayaa; Kananay; Thekkumbhagom
christian-malankara-christian: Malankara
christian-latin-catholic: Latin; Latin Christian; Roman Catholic Latin; RCLC; Latin Catholic Kerala; LC Kerala; RC Latin; Latin RC; RC Latin Catholic; Latin Catholic RC; Latin Rite; Latin Catholics;
  L C; LCRC; Latin (LC)
christian-latin-catholic-700: Latin 700; Ezhunoottikar
christian-latin-catholic-500: Latin 500; Anjoottikar; Anjootti
christian-latin-catholic-300: Latin 300; Munnoottikar
christian-mukkuvar: Mukkuvan; Mukkuva; Mukkuvar Christian; Mukkuva Christian; Mukkuvar RC; Mukkuvar Latin; Latin Mukkuvar;
  Mukkuvar Catholic; Mukkuvar (LC) | Fisherman Christian; Meenavar Christian; Meenavar
christian-kammalar: Kammala; Kammalan; Kammala Christian | Viswakarma Christian
christian-sambavar: Sambava; Sambavar Christian | Paraya Christian; Parayar Christian
christian-thiyya: Thiyya Christian; Tiyya | Ezhava Christian
christian-paravar: Parava; Paravan; Bharatha; Fernando Paravar; Paravar RC; Paravar Christian; Bharathar Christian; Paravas;
  Christian Paravar; Paravar Catholic; Tuticorin Paravar; Bharathakula; Bharatha Kula Kshatriya | Fernando; Paratha; Parathavar
christian-vellalar: Vellala; Vellalar Christian; Vellala Christian; Christian Vellalar; Saiva Vellalar Christian; Vellalar RC;
  Vellalar CSI | Pillai Christian; Christian Pillai; Mudaliar Christian; Christian Mudaliar; Mudaliyar Christian;
  Chettiar Christian
christian-udayar: Udaiyar; Udayar Christian; Udayar RC; Christian Udayar; Udaiyar RC; Udayar Catholic; Udaiyar Christian;
  RC Udayar
christian-vanniyar: Vanniyar Christian; Vanniya Christian; Vanniyar RC; Christian Vanniyar; Vanniar Christian; RC Vanniyar;
  Vanniyar Catholic; Padayachi Christian
christian-reddy: Reddy Christian; Reddy Catholic; Reddy RC; RC Reddy; Christian Reddy; OC Reddy; Reddy Christian Andhra;
  Telugu Reddy Christian
christian-kamma: Kamma Christian; Kamma Catholic; Kamma RC; Christian Kamma; Chowdary Christian; Kamma Christian Andhra
christian-mala: Mala Christian; Mala Baptist; Mala Lutheran; Xian Mala; Christian Mala; Mala CSI; Mala RC | Mala Catholic
christian-madiga: Madiga Christian; Christian Madiga; Madiga CSI; Madiga Baptist; Madiga RC; Xian Madiga | Madiga Catholic
christian-bettiah-christian: Bettiah; Bettiah Catholic
jain-digambar: Digamber; Digambar Jain; Digambara; Digamber Jain; Jain Digambar; Digambara Jain; Digambar Jains; Digamber Jains;
  Dig Jain; Jain (Digamber); Digamberi; Digambari; Digambara Jains; Digambar Jain Hindu | Digambar Khandelwal; Khandelwal Jain;
  Saraogi; Saravagi; Digambar Jain Khandelwal; Parwar Jain; Parwar; Humbad; Humad; Humad Jain; Dasha Humad; Visa Humad; Golapurab;
  Golalare; Golapurva; Padmavati Porwal; Padmavati Purwal; Jaiswal Jain; Agarwal Jain Digambar; Chaturth; Chaturtha;
  Chaturth Jain; Pancham Jain; Saitwal; Bagherwal; Bagharwal; Digambar Agarwal; Bisa Humad; Terapanthi Digambar; Bisapanthi;
  Kasar Jain; Narsinghpura Jain; Narsingpura; Nema Jain; Tamil Jain; Nainar; Jain Nainar; Jain Bunt; Karnataka Jain;
  Digambar Bisapanthi; Upadhye; Indra; Lamechu; Lamenchu
jain-shwetambar: Shvetambar; Svetambara; Swetambar; Shwetamber; Shwetambar Jain; Swetamber Jain; Jain Shwetambar; Shewetamber;
  Shwetambar Jains; Swetambar Jain; Swetamber; Shvetamber; Shwetambari; Swetambari; Jain (Swetamber); Svetambar; Svetambar Jain;
  Shwetamber Jain; Shetambar; Swethambar; Svetamber; Shwetambara | Sthanakvasi; Terapanthi; Deravasi; Oswal; Visa Oswal;
  Dasa Oswal; Deravasi Jain; Shwetambar Murtipujak; Murtipujak; Moorti Pujak; Shwetambar Deravasi; Deravasi Shwetambar; Derawasi;
  Mandirmargi; Sthanakwasi; Sthanakvasi Jain; Sthanakwasi Jain; Shwetambar Sthanakvasi; Stanakvasi; Terapanth; Terapanthi Jain;
  Terapanthi Shwetambar; Oswal Jain; Oswal Jain (Swetamber); Oswal Shwetambar; Visa Oswal Jain; Dasa Oswal Jain;
  Kutchi Visa Oswal; KVO; Kutchi Dasa Oswal; KDO; Kutchi Oswal; Halari Visa Oswal; HVO; Halari Oswal; Beesa Oswal; Bisa Oswal;
  Visa Shrimali; Visa Shrimali Jain; Dasa Shrimali; Dasa Shrimali Jain; Shrimali Jain; Shrimal; Srimal; Porwal Jain; Porwal;
  Porwad Jain; Visa Porwad; Dasa Porwad; Visa Porwal; Dasha Porwal; Ghoghari; Ghoghari Visa Shrimali; Zalawadi;
  Zalawadi Visa Shrimali; Visa Nima; Vagad; Vagad Jain; Sorath Visa Shrimali; Kapol Jain; Marwari Jain; Oswal Marwari; Jain Oswal;
  Bafna; Kothari Oswal; Mehta Jain; Jalori; Gadhvana; Visa Shrimali Deravasi; Dasa Shrimali Sthanakvasi; Palanpuri Jain;
  Palanpuri; Patni Jain; Surti Jain; Bhandari Oswal; Lodha Jain
sikh-jat: Jatt; Jat Sikh; Jatt Sikh; Jaat; Sikh Jatt; Sikh Jat; Jat Sikhs; Jatt Sikhs; Jutt; Jutt Sikh; Jat Sikh Punjab;
  Jaat Sikh; Jats Sikh | Gill; Sidhu; Sandhu; Dhillon; Brar; Grewal; Dhaliwal; Mann Jat; Sran; Bajwa; Randhawa; Aulakh; Cheema;
  Virk
sikh-khatri: Khatri Sikh; Sikh Khatri; Khatri Sikhs; Bhappa; Khathri Sikh | Bhapa Khatri; Bhapa Sikh; Bedi; Sodhi; Anand Khatri;
  Kohli; Chadha; Kochhar; Sahni; Sethi Sikh
sikh-arora: Arora Sikh; Sikh Arora; Arora Sikhs; Aroda Sikh | Bhapa; Bhappa Arora
sikh-ramgarhia: Ramgharia; Ramgariah; Ramgarhia Sikh; Sikh Ramgarhia; Ramgaria; Ramgharia Sikh; Ramgarhiya; Ramgarhiya Sikh;
  Ramghadia; Ramgadhia; Ramgaria Sikh; Ramgarhia Tarkhan; Ramgadia; Ramgariya; Ramgarhia Sikhs | Tarkhan; Lohar Sikh;
  Tarkhan Sikh; Sikh Tarkhan; Dhiman Sikh; Vishwakarma Sikh; Matharu; Lohar; Lohar Ramgarhia; Mistri Sikh
sikh-saini: Saini Sikh; Sikh Saini; Sainis; Saini Sikhs; Shoorsaini Sikh; Sainee
sikh-ravidassia: Ravidasia; Ravidasi; Ravidassia Sikh; Ravidasia Sikh; Ravidasi Sikh; Ramdassia; Sikh Ravidassia; Ravidasiya;
  Ravidassia SC; SC Ravidassia; Ramdasia Sikhs; Sikh - Ramdasia | Ramdasia; Adharmi; Ad Dharmi; Ramdasia Sikh; Adi Dharmi;
  Ad Dharmi Sikh; Chamar Sikh; Ramdasi; Ramdasia SC; SC Ramdasia; Julaha Ramdasia; Weaver Ramdasia
sikh-mazhabi: Mazbi; Mazhabi Sikh; Majhabi; Majbi Sikh; Mazbi Sikh; Mazhbi; Mazhbi Sikh; Majhbi; Majhbi Sikh; Mazabi; Mazabi Sikh;
  Majabi; Mazhabi Sikhs; Mazhabi (SC); SC Mazhabi; Mazbi (SC); Sikh Mazhabi; SC; SC Sikh; Scheduled Caste | Rangreta;
  Balmiki Sikh; Rangretta; Ranghreta
sikh-ahluwalia: Ahluwalia Sikh; Ahluwaliya; Alhuwalia; Ahluvalia; Sikh Ahluwalia; Ahluwalia Walia; Ahluwaalia; Aluwalia;
  Sikh Walia | Walia; Kalal Sikh; Walia Sikh; Kalal
sikh-lobana: Labana; Lobana Sikh; Labana Sikh; Lubana; Lubana Sikh; Sikh Lobana
sikh-kamboj: Kamboj Sikh; Kamboh; Kamboh Sikh; Sikh Kamboj; Kamboja; Kambo
sikh-rajput: Rajput Sikh; Sikh Rajput
sikh-rai-sikh: Rai | Mahatam; Mahtam
sikh-chhimba: Chhimba Sikh; Chimba; Chhimbe; Chhipa Sikh | Tonk Kshatriya; Tank Kshatriya; Tonk Kshatriya Sikh; Darji Sikh;
  Tank Kshatri; Tank
sikh-mehra: Mehra Sikh; Jhiwar; Jhinwar Sikh; Kashyap Rajput Sikh; Mahra Sikh | Kashyap Rajput; Kashyap Sikh; Jheer; Jhir
sikh-bhatra: Bhatra Sikh; Bhat Sikh; Bhatia Sikh; Bhattra
buddhist-ambedkarite-neo-buddhist: Neo Buddhist; Nav Bauddha; Navayana; Ambedkarite; Nav Buddhist; Bauddha; Nava Bauddha;
  Navboudha; Nav Boudh; Bouddh; Neo Budhist; Ambedkarite Buddhist; Ambedkar Buddhist; Buddhist (Neo); Bauddh; Nava Buddhist;
  Neo Bauddha; SC; SC Buddhist; Neo-Buddhist (Mahar); Scheduled Caste | Mahar; Bouddha Mahar; Baudh Mahar; Boudha Mahar;
  Buddhist Mahar; Mahar Buddhist; Jatav Buddhist
buddhist-mahayana: Mahayan; Mahayana Buddhist; Mahayan Buddhist
buddhist-theravada: Therawada; Theravadi; Hinayana; Theravada Buddhist; Theravada Barua; Baruas | Chakma; Barua; Barua Buddhist;
  Bengali Buddhist; Chakma Buddhist; Mog; Tai Phake; Khamti; Singpho
buddhist-vajrayana: Tibetan Buddhist; Vajrayan; Lamaist; Tibetan Buddhism; Vajrayana Buddhist; Tibetan | Ladakhi Buddhist;
  Bhutia Buddhist; Lepcha Buddhist; Sherpa; Tamang; Tamang Buddhist; Ladakhi; Lahauli; Kinnauri Buddhist; Monpa; Yolmo`;
