import type { SynonymSeeds } from '../synonyms/synonym-seed.ts';

/** Further names of Hindu communities of the east and the north-east, and of the lists of the states. */
export const moreEasternWords: SynonymSeeds = {
  'hindu-mahishya': {
    same: 'Mahisyas; Mahishya Bengali; Mahishyaa; Mahisia; Mahishya Hindu; Mahisya Bengali; Chasi Kaibartta; Mahisha',
  },
  'hindu-baidya': {
    same: 'Baidya Bengali; Vaidya Bengali; Baidya Hindu; Baidyaa; Baidya Sengupta',
    more: 'Dasgupta Baidya; Sengupta Baidya; Baidya (Sengupta); Baidya Dasgupta; Duttagupta; Sensharma; Baidya - Sen',
  },
  'hindu-sadgope': { same: 'Sadgop Bengali; Sadgope Bengali; Satgope; Sadgopp; Sadgop Hindu' },
  'hindu-kaibarta': {
    same: 'Kaibartta; Jele Kaibarta; Jalia Kaibarta; Kaivarta; Kaibartya; Keot; Keot Kaibarta; Kaibarta Odia; Dhibara',
  },
  'hindu-gandhabanik': {
    same: 'Gandha Banik; Gandhabanik Bengali; Gandhabonik; Gandha Vanik; Gandhabanick; Gandho Banik',
  },
  'hindu-subarnabanik': {
    same: 'Subarna Banik; Suvarna Banik; Subarna Vanik; Suvarnabanik; Subarnabonik; Sonar Bene; Swarnabanik; Subarnobanik; Swarna Banik',
  },
  'hindu-tantubay': {
    same: 'Tanti; Tantubai; Tantubaya; Tantuvaya; Tanti Bengali; Basak Tanti; Tanty; Tantubayee; Tantobay',
  },
  'hindu-tambuli': { same: 'Tamli; Tambuli Bengali; Tamboli Bengali; Tamboolee' },
  'hindu-modak': { same: 'Moira; Mayra; Modak Moira; Moyra; Modok; Kuri; Modak Bengali; Madhunapit' },
  'hindu-aguri': {
    same: 'Ugrakshatriya; Ugra Khatriya; Ugra Kshatriya Bengali; Aguri Bengali; Ugro Kshatriya; Ugra-Kshatriya',
  },
  'hindu-poundra-kshatriya': {
    same: 'Poundra; Pod; Poundra Kshatriyas; Paundra Kshatriya; Pundra; Pundra Kshatriya; Paundra',
  },
  'hindu-karana': {
    same: 'Karan Odia; Karan Mahanti; Karana Hindu; Karan Patnaik; Karan Orissa; Karana Orissa; Sishta Karanam; Sistakaranam; Sishtakaranam; Sistu Karanam; Karnam',
    more: 'Mahanty Karan; Karana (Patnaik); Mohanty Karana; Sristi Karan; Shresta Karan',
  },
  'hindu-khandayat': {
    same: 'Khandyat; Khandait Odia; Khandayata; Khandayat Kshatriya; Khandayat Orissa; Khandaayat; Khandayet; Khandayat Hindu; Kshatriya Khandayat',
    more: 'Paika Khandayat; Paika; Mahanayak Khandayat; Oda Khandayat; Bhanja Khandayat; Khandayat (Chasa); Chasa Khandayat; Samanta',
  },
  'hindu-chasa': { same: 'Chasa Odia; Chassa; Orh Chasa; Odh Chasa; Benatiya Chasa; Chasaa' },
  'hindu-gopal': {
    same: 'Gopal Odia; Gouda Odia; Gauda Odia; Gopala; Gouda Yadav Odia; Gopal Yadav; Gouda (Odia); Mathurapuria Gouda; Gaura; Gauda Yadav Odia',
  },
  'hindu-gudia': { same: 'Gudiya; Guria; Gudia Odia; Guria Odia; Madhu Vaishya; Madhuvaishya' },
  'hindu-ahom': {
    same: 'Tai Ahom; Ahom Assamese; Tai-Ahom; Chutia; Chutiya; Sutiya; Ahoms; Konwar; Gogoi Ahom; Moran; Mataks; Motok; Sonowal Ahom',
  },
  'hindu-kalita': { same: 'Kolita; Kalita Assamese; Kalitaa; Bor Kalita; Saru Kalita' },
  'hindu-koch': { same: 'Koch Rajbongshi; Koch Rajbanshi; Koch-Rajbongshi; Rajbongshi; Koch Assamese' },
  'hindu-manipuri-meitei': {
    same: 'Meitei; Meetei; Meitei Hindu; Manipuri Hindu; Manipuri Meetei; Manipuri Vaishnav; Bishnupriya; Bishnupriya Manipuri',
  },
  'hindu-chhetri': {
    same: 'Chettri; Chhetri Nepali; Kshetri; Nepali Kshatriya; Chettri Gorkha; Khas Chhetri; Chetri; Thakuri',
  },
  'hindu-gurung': { same: 'Rai Nepali; Tamang Hindu; Limbu; Subba; Magar; Thapa Magar; Gurung Nepali' },
  'hindu-newar': { same: 'Newari; Shrestha; Pradhan Newar; Newar Nepali; Pradhan Nepali' },
  'hindu-scheduled-caste': {
    same: 'S C; SC Community; Scheduled Cast; Schedule Cast; Shedule Caste; Schd Caste; Sch Caste; SC Kerala; SC Tamil; SC Hindu Tamil; SC - Hindu; Hindu - SC; SC Punjab; Scheduled caste (SC)',
    more: `
      SC Mala; SC Madiga; SC Pulaya; SC - Pulaya; SC - Cheramar; SC Cheramar; Cheramar; Cheraman Hindu; Pulayar; Pulayan SC; Hindu Pulayan; Kerala Pulaya; SC Paraya; SC Parayan; Parayar; Paraiyan; Parayan Hindu; Hindu Parayan; SC Kuravan; SC - Kuravan; Kurava; Hindu Kuravan; Kakkalan Kuravan; SC Vettuvan; Vettuva SC; Vettuvan Kerala; SC Mannan; SC Velan; SC Thandan; SC Perumannan;
      SC Kanakkan; Kanakka; SC Vannan; SC Adi Dravida; SC Adi Dravidar; Adidravidar; Adi-Dravidar; Aadi Dravidar; Adi Dravida Hindu; Hindu Adi Dravidar; Adi Dravidan; SC Pallar; SC Pallan; Pallan; Devendrakulam; Devendra Kula Vellalar; Devendrakula Velalar; DKV; Mallar; Devendrar; SC Devendra; SC Arunthathiyar; Arunthathiar; Arundhathiyar; Arunthathiyer; Chakkiliyar; Chakkiliyan; SC Sakkiliyar; Sakkiliyar; Valluvan; Valluvar; Valluvar SC; Kuravar; SC Kuravar; SC (Paraiyar);
      Malas; Mala Hindu; Hindu Mala; Maala; Madigas; Maadiga; Hindu Madiga; Adi Andhra; Adi Andra; Adiandhra; Relli; SC Relli; Mala Dasari; Dasari SC; Mala Sale; Dakkal; Mitha Ayyalvar; Netkani; Mahar Netkani; Mang Garodi; Jaggali; Jambuvulu; Byagara; Beda Jangam SC; Holeyar; Holaya; SC Holeya; Chalavadi; Chalawadi; Adi-Karnataka; Adikarnataka; Adi Karnataka SC; Bhovi SC; Vodda; Wadda; Bovi; Bhovi Wodda; Banjara SC; Lambani SC; Korama; Koracha; Madar; Samagara; Machigar SC; Mundala; Mogera SC; Ajila; Nalkedaya; Bakuda; Bhairava;
      Mahars; Mahar Hindu; SC Mahar; SC - Mahar; Hindu Mahar; Maharashtra Mahar; Mangs; Matang Mang; SC Matang; Mang Matang; Hindu Matang; Chambhar; Charmakar; SC Chambhar; Hindu Chambhar; Rohidas; SC Chamar; Chamar SC; Ravidas SC; SC Ravidas; Ravidassia Hindu; Ravidasi Hindu; Jatav SC; Jatava; SC Jatav; SC - Jatav; Jatavs; Ahirwar; Ahirvar; Raidas; Satnami; Kori; Koli SC; SC Kori; Dhanuk SC; Khatik; SC Khatik; Sonkar Khatik; Pasis; SC Pasi; Passi; Pasi Sarsoj; Rawat Pasi; SC Valmiki; Balmiki SC; Bhangi; Mehtar; Hela; Dhobi SC; SC Dhobi; Dom SC; Domar; Dusad; Dushad; SC Paswan; Dusadh Paswan; Paswan Dusadh; Rajwar; SC Rajwar; Bhuiyan; Bhuiya; Musahar SC; Rikhiasan; Manjhi SC; Turi; Bauri; Bouri; SC Bauri; Bagdi; SC Bagdi; Barga Kshatriya; Namosudra; SC Namasudra; SC (Namasudra); SC - Namasudra; Namashudra; SC Poundra; SC Rajbanshi; SC (Rajbanshi); Rajbansi; SC Bagdi Bengali; Malo; Jhalo Malo; SC Malo; Patni; SC Patni; Sunri; SC Sunri; Shunri; Saha SC; Sunri Saha; Lohar SC; Konai; Keora; Kaora; Tiyar; Tiar; Muchi; Ruidas; Pana; Pano; SC Pano; SC Pana; Kandara; Dhoba Odia; SC Dhoba; Dewar; Kaibarta SC; SC Kaibarta; Hadi; Ghasi; Ganda; SC Ganda; Chik; Berwa; SC Bairwa; SC Meghwal; Meghwar; Meghwanshi; Meghwal SC; Regar; Raigar; Rager; Kolis SC; Balai; SC Balai; Nayak SC; Salvi; Vankar; SC Vankar; Vankar SC; Vanker; Rohit; Rohit SC; Chamar Gujarat; Bhambi; SC Rohit; Garoda; Dhed; Senva; Senma; Turi Barot; Mahyavanshi; Mahyavansi; SC Mahyavanshi; Ad Dharmi Hindu; SC Ad Dharmi; Mazhabi Hindu; Ramdasia Hindu; SC Ramdasia; Julaha SC; Kabirpanthi; Megh; Bhagat Megh; Doom; Dumna; Mahasha; Sansi; Bazigar; Barar; Batwal; Watal; Chura; Dhanak; SC Dhanak; Gandhila; Koli Himachal; Shilpkar; Arya Shilpkar; Tamta`,
  },
  'hindu-scheduled-tribe': {
    same: 'S T; ST Community; Scheduled Tribal; Adivasi Hindu; ST - Hindu; Hindu - ST; Schedule Tribes; ST Kerala',
    more: `
      ST Lambada; ST Lambadi; ST - Lambada; Lambadas; Lambada Sugali; Sugali; Sugalis; Banjara ST; ST Banjara; Lamani; Banjara Lambadi; ST Meena; Meenas; Meena ST; ST Mina; Bhils; ST Bhil; Bhil Meena; Bhilala; Barela; ST Gond; Raj Gond; Rajgond; Gonds; Gond ST; ST Koya; Koya Dora; Konda Dora; Konda Reddy; Konda Kapu; Bagata; Bagatha; Valmiki ST; Jatapu; Savara; Saora; Soura; Gadaba; Yerukala; Erukula; Yanadi; ST Yanadi; Yanadis; Chenchu; Naikpod; Nayakpod; ST Naikpod; Gonds Telangana; Pardhan; ST Pardhan; Thoti; Kolam; Andh; ST Andh; Kokna; Kokni ST; Kokana; Kukna; ST Kokna; Mahadev Koli; ST Mahadev Koli; Mahadeo Koli; Malhar Koli ST; Tokare Koli; Dhor Koli ST; Thakar; Ka Thakar; Ma Thakar; Thakur ST; Warli; Varli; Katkari; Katkari ST; Pawra; Pawara; Halba; Halbi; ST Halba; Korku; Pardhi; Gamit; Vasava; ST Vasava; Chaudhri ST; Chaudhari ST; Dhodia; Dhodiya; Dubla; Halpati; Rathva; Rathawa; ST Rathva; Naikda; Nayka; Dungri Garasia; Garasia ST; Damor; Kathodi; Sahariya; Saharia;
      ST Munda; Mundas; ST Oraon; Uraon; Kurukh; ST Santhal; ST Santal; Santali; ST Ho; Kharia; Lohra; Bhumij; ST Bhumij; Mahli; Kora; Kharwar; ST Kharwar; Chero; Tharu; ST Tharu; Bhotia; Jaunsari; Buksa; Gaddi; ST Gaddi; Gaddis; Kinnaura; Kinnauri; Lahaula; Gujjar ST; Bakarwal; Kandha; Kondh; ST Kandha; Khond; Bhuyan; Bathudi; Bhatra ST; Bhottada; Kolha; Paroja; Saura; Shabar; Sabar; Lodha ST; Bhunjia; Kawar; Kanwar; ST Kanwar; Baiga; ST Kol; Panika; Mawasi; Kurichyan; ST Kurichya; Kurichiyar; Paniyan; Paniyar; ST Paniya; Kattunayakan; ST Kattunayakan; Malayarayan; Mala Arayan; Malai Araya; ST Malaarayan; ST Mala Araya; Malayarayar; Ulladan ST; Mannan ST; Muthuvan; Kani; Kanikkaran; Mullu Kuruman; Mullukuruma; Mullukurumar; Adiyan; Ooraly; Urali ST; Malayan; Malapulayan; Malavedan; Vettakuruman; Karimpalan; Mavilan; Marati; Marati ST; ST Marati; Marati Naik; Koraga; Malayali ST; Malaiyali; ST Malayali; Malayalee ST; Irula; Irulas; ST Irular; Kurumans; ST Kurumans; ST Kurumba; Badaga Hindu; Kattunaicken; Kaattunayakkan; Sholaga; Soliga; ST Soliga; Nayaka ST; ST Nayaka; Valmiki Nayaka ST; Nayak ST; Naik ST; Beda Nayaka; Bedar Nayaka; Valmiki Nayak; ST Valmiki; ST Nayak; Hakki Pikki; Medara; Medar; Gowdalu; Siddi Hindu; Hasalaru; Kudiya; Bodo Hindu; Boro; ST Boro; Bodo Kachari; Kachari; Dimasa; Karbi; Mising; Mishing; Deori; Tiwa; Lalung; Rabha; ST Rabha; Sonowal Kachari; Tripuri; Debbarma; ST Tripuri; Jamatia; Reang; Lepcha; Tamang ST; Limboo ST; Bhutia Hindu`,
  },
  'hindu-inter-caste': {
    same: 'Intercaste; Inter caste; Mixed community; Inter community; Intercaste marriage; Inter-caste; Inter religion; Mixed marriage; Intercaste parents; IC',
    more: 'Father Nair Mother Ezhava; Intercaste (F Nair M Ezhava); Intercaste (Nair/Ezhava); Intercaste (F- Nair, M- Ezhava)',
  },
};
