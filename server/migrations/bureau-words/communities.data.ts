import type { SynonymSeeds } from '../synonyms/synonym-seed.ts';

/** Spellings of communities and denominations in registers of bureaus. */
export const bureauCommunityWords: SynonymSeeds = {
  'hindu-brahmin-kanyakubja': {
    same: 'K K Brahmin; KK Brahmin; Kanyakubj; Kanya Kubja; Kanya kubj Brahman; Kanaujia Brahmin',
  },
  'hindu-kalita': { same: 'Assamese Kalita; Kolita' },
  'hindu-brahmin-saryuparin': { same: 'Saryupareen; Sarayupareen; Saryupari; Sarjupari' },
  'hindu-saini': { same: 'Saini Hindu; Hindu Saini' },
  'hindu-khandayat': { same: 'Khandayet' },
  'hindu-mahishya': { same: 'Mahisya' },
  'hindu-sadgope': { same: 'Sadgop' },
  'hindu-vanniyar': {
    same: 'Vanniakula Kshatriya; Vanniyakula Kshathriyar; Vanniakula; Vanniya Kula; VKK; Vanniakula Kshathriyar; Vaniyakula',
  },
  'hindu-kamma': {
    same: 'Kama; Chowdary; Chowdhary Kamma; Choudary; Kamma Chowdary; Chowdary (Kamma); Kammaa; Kamma Chaudhary',
  },
  'hindu-goud': {
    same: 'Gowd; Gouda Telangana; Goud (Kalali); Goundla; Gamalla; Gamandla; Goud Setti; Gouds; Kalali; Gowda Goud',
  },
  'hindu-brahmin-kokanastha': {
    same: 'Brahmin Kobra; Konkanasth; Kokanasth; Chitpawan; Chitpavan Brahmin; KoBra Brahmin; Kokanstha; Konkanastha Brahmin',
  },
  'hindu-baniya': {
    same: 'Vaniya Vaishnav; Vaishnav Vaniya; Vaishnav Vanik; Vaishnav Vania; Vania Vaishnav; Modh Vanik; Modh Vaniya; Kapol; Kapol Vaniya; Lad Vanik; Dasha Sorathiya; Sorathia Vania; Khadayata; Nagar Vania; Vanik; Vania',
  },
  'hindu-sonar': {
    same: 'Soni; Daivadnya; Daivadnya Sonar; Daivajna; Daivajnya; Daivadnya Brahmin; Lad Sonar; Ahir Sonar; Swarnakar; Sunar; Maid Rajput; Shrimali Soni; Parajiya Soni; Sonara; Daivajna Brahmin; Daivagna',
  },
  'hindu-kodava': { same: 'Kodagu; Coorg; Coorgi; Kodava Coorg; Kodavas; Kodava Gowda Coorg; Coorgi Kodava' },
  'hindu-darji': {
    same: 'Tailor caste; Vanza; Vanza Darji; Sai Suthar; Namdev Shimpi; Bhavsar; Bhavasar Kshatriya',
  },
  'hindu-vokkaliga': {
    same: 'Okkaliga; Okkaligar; Vokkaligaru; Vokkaliga Gowda; Gowda Vokkaliga; Okkaliga Gowda; Vakkaliga; Vokaliga; Gowda (Vokkaliga); Wokkaliga; Vokaligar; Gowdru',
  },
  'hindu-bunt': { same: 'Bunts; Bant; Bunt Shetty; Shetty Bunt; Shetty (Bunt); Bunta; Bantaru' },
  'hindu-lingayat': {
    same: 'Lingayath; Lingayata; Veerashaiva; Veerashaiva Lingayat; Veerashaiva Lingayath; Veera Shaiva; Virashaiva; Lingayathar; Lingayt; Lingaayat',
  },
  'hindu-kuruba': {
    same: 'Kuruba Gowda; Kurubha; Kurubar; Halumatha; Palegar Kuruba; Kuruma; Kuruma Gowda; Kurumba Gowda Kuruba',
  },
  'hindu-padmashali': {
    same: 'Padmasali; Padma Sali; Padmashaali; Padma Shali; Padmasale; Padmasaali; Padmashali Velama',
  },
  'hindu-velama': {
    same: 'Velama Dora; Padma Velama; Padmanayaka Velama; Koppula Velama; Polinati Velama; Velma; Velamma',
  },
  'hindu-mudiraj': { same: 'Mudhiraj; Mudiraju; Mutrasi; Muthrasi; Tenugu; Mutharasi; Mudiraj (Tenugu)' },
  'hindu-maratha': {
    same: 'Marathaa; Maratha Kshatriya; Kshatriya Maratha; Maratha Deshmukh; Marhatta; Maratha Kunbi Maratha',
  },
  'hindu-chettiar': {
    same: 'Chettiyar; Chetti; Chetty; Chettyar; Chettiar Tamil; Chettiyaar; Nattukkottai Chettiar; Nagarathar Chettiar',
  },
  'hindu-gounder': {
    same: 'Kounder; Goundar; Gownder; KVG; Kongu Vellalar Gounder; Kongu Vellala Gounder; Gounder Kongu; Kavundar; Gounder (Kongu)',
  },
  'hindu-mudaliar': { same: 'Mudhaliar; Mudaliyar; Mudhaliyar; Muthaliar; Mudaliar Tamil; Mudhaliyaar' },
  'hindu-thevar-mukkulathor': {
    same: 'Mukkulathor; Mukkulathore; Mukulathor; Mukkulathoor; Devar; Thevar Mukkulathor; Mukkulathor Thevar',
  },
  'hindu-nadar': { same: 'Hindu Nadar; Naadar; Nadar Hindu; Nadaar; Nader; Gramani; Shanar' },
  'hindu-ezhava': {
    same: 'Ezhavan; Eezhava; Ezhava Hindu; Ezava; Eshava; Iyyhava; Ezhavaa Hindu; Ilhava; Ezhavas; Eazhava',
  },
  'hindu-nair': { same: 'Nayar; Nairr; Naair; Nair Hindu; Nayer; Nair Kerala' },
  'hindu-patel-leva': {
    same: 'Leuva Patel; Leva Patel; Lewa Patel; Leuva Patidar; Leva Patidar; Lewa Patidar; Patel Leva; Patel Leuva; Leuva; Patidar Leva; Patel (Leuva)',
  },
  'hindu-patel-kadva': {
    same: 'Kadva Patidar; Kadwa Patel; Kadwa Patidar; Patel Kadwa; Kadva; Kadwa; Patidar Kadva; Kadava Patel; Kadava Patidar',
  },
  'hindu-rajput': {
    same: 'Raajput; Rajpoot; Rajput; Kumauni Thakur; Kumaoni Thakur; Garhwali Rajput; Garhwali Thakur; Darbar; Darbar Rajput; Girasiya; Garasia; Rajput Darbar; Thakur Rajput; Rajpoot; Kshatriya Rajput; Rajputh; Chauhan Rajput; Rathore Rajput; Jadeja; Vaghela; Zala; Solanki Rajput',
  },
  'hindu-khatri': { same: 'Punjabi Khatri; Khatri Punjabi; Khattri; Khatry' },
  'hindu-agarwal': {
    same: 'Agrawal; Aggarwal; Agerwal; Agarwala; Marwari Agarwal; Agarwal Baniya; Vaish Agarwal; Agarval; Agrawal Baniya',
  },
  'hindu-kayastha': {
    same: 'Assamese Kayastha; Kayostho; Kayasth; Shrivastav Kayasth; Srivastav Kayasth; Kayasth; Kaystha; CKP; C K P; Chandraseniya Kayastha Prabhu; Kayastha Srivastava; Kayasth Srivastava; Bengali Kayastha; Kulin Kayastha; Kayastho; Kaisth',
  },
  'hindu-brahmin-other': {
    same: 'Havyaka Brahmin; Havyaka; Karhade Brahmin; Karhade; Nagar Brahmin; Audichya Brahmin; Audich Brahmin; Audich Brahman; Audichya; Anavil; Anavil Brahmin; Modh Brahmin; Trivedi Mewada; Sanadhya; Sanadhya Brahmin; Jijhotia; Sakaldwipi; Kulin Brahmin; Rarhi Brahmin; Barendra Brahmin; Utkal Brahmin; Tulu Brahmin; Kota Brahmin; Kerala Iyer Other; Embrandiri; Potti; Garhwali Brahmin; Kumaoni Brahmin; Mohyal; Gurukkal Brahmin; Devrukhe; Devarukhe; Yajurvedi Brahmin; Shrimali Brahmin; Dadhich; Dadhich Brahmin; Pushkarna; Parik; Parik Brahmin; Paliwal Brahmin; Bhargava Brahmin; Bhumihar Brahmin Other',
  },
  'hindu-viswakarma': {
    same: 'Vishwakarma; Viswakarma Brahmin; Vishwabrahmin; Viswabrahmin; Viswabrahmin Asari; Vishwa Brahmin; Viswabrahma; Achari Viswakarma; Viswakarmma',
  },
  'hindu-dhobi': {
    same: 'Rajaka; Chakali; Madivala; Vannar; Vannan; Veluthedan Dhobi; Parit; Rajak; Dhobhi; Agasa; Madiwala; Ekali; Veluthedath Dhobi; Dhoba; Kanojia Dhobi; Baitha',
  },
  'hindu-nai': {
    same: 'Maruthuvar; Ambattar; Ambattan; Nai Sen; Nhavi; Nabhik; Mangala; Nayee Brahmin; Nayi Brahmin; Nai Brahmin; Bhandari Nai; Hajam; Barbar; Valand; Savitha; Savita Samaj; Sain; Sen Nai; Napit; Naapit; Thakur Nai; Isai Maruthuvar; Vilakkithala Nai; Panditar; Chanda; Limbachia',
  },
  'hindu-kumhar': {
    same: 'Prajapati; Prajapat; Kumbhar; Kumbara; Kummari; Kulala; Kulal; Kulalar; Kuyavan; Kusavan; Kumhaar; Kumawat; Kumbhakar; Kumbhakara; Pal Kumhar; Vendar; Udayar Kulalar; Velar; Andhra Kummari',
  },
  'hindu-teli': {
    same: 'Sahu; Sahu Teli; Tili; Ghanchi; Gandla; Ganiga; Vaniyar Teli; Modh Ghanchi; Rathod Teli; Teli Sahu; Teli Samaj; Gandla Telikula; Telikula; Devatilakula',
  },
  'hindu-scheduled-caste': {
    more: 'Chambhar; Charmakar; Chamar; Jatav; Mochi; Dhor; Mang; Matang; Mahar; Pulaya; Pulayan; Pulayar; Hindu Pulaya; Cheramar Hindu; Paraya; Parayan; Paraiyar; Adi Dravida; Adi Dravidar; Adidravidar; Pallar; Devendra Kula Vellalar; Devendrakula Velalar; DKV; Devendrar; Arunthathiyar; Sakkiliyar; Chakkiliyan; Madiga; Mala; Adi Andhra; Holeya; Holaya; Madara; Bhovi; Bovi; Vettuvan; Kanakkan; Thandan SC; Mannan; Kuravan; Sambava; Velan; Perumannan; Namasudra; Bagdi; Bauri; Hadi; Dom; Pasi; Dusadh; Paswan; Dhanuk; Musahar; Kori; Koeri SC; Valmiki SC; Balmiki; Megh; Meghwal; Meghwar; Vankar; Rohit; Ravidas; Ravidasi; Ramdasia; Regar; Raigar; Bairwa; Khatik; Kanjar; Rajbanshi SC; Kaibarta SC; Sahakari',
  },
  'hindu-scheduled-tribe': {
    more: 'ST Valmiki Nayaka; Valmiki Nayaka; Nayaka; Nayak ST; Beda; Bedar; Bedar Nayaka; Valmiki Nayak; Kurichya; Kuruma ST; Paniya; Mala Araya; Malai Arayan; Mala Arayan; Kattunayakan; Ulladan; Irular; Kurumans; Lambadi; Lambada; Sugali; Banjara ST; Koya ST; Yerukala; Erukala; Gond; Bhil; Bhilala; Warli; Kokna; Kokana; Mahadeo Koli; Thakar; Katkari; Rathwa; Chaudhari ST; Gamit; Vasava; Dhodia; Dubla; Halpati; Meena; Mina; Oraon; Uraon; Munda; Ho; Santhal; Santal; Kharwar; Chero; Bhumij; Lodha ST; Mahali; Saora; Kandha; Kondh; Paroja; Bodo ST; Mising; Karbi; Tiwa; Rabha; Dimasa',
  },
};

/** Short forms of denominations. */
export const bureauDenominationWords: SynonymSeeds = {
  'christian-syro-malabar': {
    same: 'SMC Catholic; RC Syrian; RC (Syrian); RC Syrian Catholic; Syrian RC; RCSC Syro Malabar; Syro-Malabar RC; Catholic Syro; Syrian Christian RC; Syro malabar RC; SM Catholic; Syro Mal; Syr Catholic',
  },
  'christian-roman-catholic': {
    same: 'RC Tamil; Tamil RC; LC RC; RC Goan; Goan Catholic; RC Mangalorean; Mangalorean Catholic; East Indian RC; RC East Indian; RC Nadar; RC Vellalar; RC Vanniyar; R C Christian; RC Catholic; Latin RC; Konkani Catholic; RC Konkani; Latin Cath; Roman Cath; RC Reddy; RC Kamma; Anglo Indian RC',
  },
  'christian-assemblies-of-god': { same: 'Assembly of God; A G Church; AG; Assemblies; Assembly God' },
  'christian-mar-thoma': {
    same: 'Marthoma; Mar Thoma Syrian; Marthomite; Marthoma Syrian; MTC; Mar Thomite; Mar thoma church',
  },
  'christian-lutheran': {
    same: 'AELC; AELC Lutheran; Luthern; TELC; IELC; ALC; GELC; UELCI; Lutheran AELC; Luthran',
  },
  'christian-pentecostal': {
    same: 'Penticost; Pentecoste; Pentecosth; Penthecost; Penthacost; Pentecosta; Pendecost; Full gospel; Believers; Independent pentecost',
  },
  'muslim-sunni-shafi': { same: 'Sunni Shafi; Sunni (Shafi); Shafii; Shafi Sunni; Shafie; Sunni Shafie' },
  'muslim-sunni-hanafi': { same: 'Sunni Hanafi; Sunni (Hanafi); Hanafi Sunni; Hanfi; Sunni Hanfi' },
};
