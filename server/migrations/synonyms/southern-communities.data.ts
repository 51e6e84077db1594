import type { SynonymSeeds } from './synonym-seed.ts';

/** More Hindu communities, most of them of the south, and the scheduled castes and tribes. */
export const southernWords: SynonymSeeds = {
  'hindu-viswakarma': {
    same: `
      Vishwakarma; Viswakarma Hindu; Vishwakarma Hindu; Viswabrahmin; Vishwabrahmin; Viswakarmma; Kammala; Kammalar; Achari;
      Asari; Aasari`,
    more: `
      Goldsmith community; Thattan; Carpenter community; Sonar; Swarnakar; Panchal; Lohar; Sutar; Jangid Brahmin; Asari Carpenter;
      Thachan; Kollan; Moosari; Daivadnya; Kamsali; Vadrangi`,
  },
  'hindu-vanniyar': {
    same: `
      Vanniar; Vannia; Vanniya; Vanniya Kula Kshatriya; Vanniyakula Kshatriyar; VKK; Vanniya Kula Kshathriyar;
      Vannia Kula Kshatriyar`,
    more: 'Padayachi; Gounder Vanniyar; Vanniyar Gounder; Palli; Agnikula Kshatriya',
  },
  'hindu-gounder': {
    same: 'Gownder; Gounders; Kongu; Kongu Vellalar; Kongu Vellala Gounder; Kongu Gounder; KVG; Goundar',
    more: 'Vettuva Gounder; Kurumba Gounder; Urali Gounder; Nattu Gounder; Okkaliga Gounder',
  },
  'hindu-mudaliar': {
    same: 'Mudaliyar; Mudhaliar; Mudaliyars; Mudaliar Hindu; Muthaliar',
    more: `
      Sengunthar; Senguntha Mudaliar; Arcot Mudaliar; Thondaimandala Mudaliar; Agamudayar Mudaliar; Kaikolar; Sengunthar Mudaliar;
      Saiva Mudaliar`,
  },
  'hindu-chettiar': {
    same: 'Chetty; Chettiyar; Chettiars; Setty; Chetti; Chettyar',
    more: `
      Nattukottai Chettiar; Nagarathar; Vaniya Chettiar; Vaniyar; 24 Manai Telugu Chettiar; Devanga; Devanga Chettiar;
      Arya Vysya Chettiar; Beri Chettiar; Elur Chetty; Kerala Chetty; Manai Telugu Chettiar; Sozhia Chetty; Vaaniya Chettiar`,
  },
  'hindu-nadar': { same: 'Hindu Nadar; Nadar Hindu; Shanar; Nadars; Gramani; Naadar' },
  'hindu-thevar-mukkulathor': {
    same: 'Thevar; Mukkulathor; Mukkulathur; Devar; Mukkulathore',
    more: `
      Maravar; Kallar; Agamudayar; Agamudaiyar; Piramalai Kallar; Kallar Thevar; Maravar Thevar; Agamudayar Thevar; Servai;
      Ambalakarar; Esanattu Kallar; Maruthuvar Thevar`,
  },
  'hindu-naidu': {
    same: 'Naidus; Nayudu; Naidu Hindu; Naidoo',
    more: `
      Balija Naidu; Kamma Naidu; Gavara; Gavara Naidu; Kapu Naidu; Kammavar Naidu; Velama Naidu; Koppala Velama; Uppara Naidu`,
  },
  'hindu-reddy': {
    same: 'Reddi; Reddys; Reddiar; Reddyar',
    more: 'Pakanati Reddy; Motati Reddy; Panta Reddy; Ganjam Reddy',
  },
  'hindu-kamma': {
    same: 'Kamma Chowdary; Kamma Choudary; Chowdary; Kammavar; Kamma Choudhary',
    more: 'Kamma Naidoo',
  },
  'hindu-kapu': {
    same: 'Kaapu; Telaga; Munnuru Kapu; Kapus',
    more: 'Turpu Kapu; Munnuru Kapu Patel; Ontari; Kapu Telaga; Mudiraj; Mutharacha',
  },
  'hindu-velama': {
    same: 'Padmanayaka Velama; Velamas; Velama Dora',
    more: 'Koppula Velama; Polinati Velama; Adi Velama',
  },
  'hindu-balija': {
    same: 'Baliga; Balija Hindu; Setti Balija; Shetty Balija',
    more: 'Gajula Balija; Gajula; Kavarai; Balija Kavarai',
  },
  'hindu-goud': {
    same: 'Gowda Telangana; Ediga; Goud Setti Balija; Gouda Ediga; Gowd; Goundla',
    more: 'Kalal; Namdhari Goud',
  },
  'hindu-padmashali': {
    same: 'Padmasali; Padmashalis; Padmasaliyar; Saliya; Saliyar',
    more: 'Pattusali; Devanga Padmashali; Swakula Sali; Pattariyar',
  },
  'hindu-vysya': {
    same: 'Arya Vysya; Arya Vaishya; Komati; Vysyas; Komti',
    more: 'Kalinga Vysya; Arya Vysya Setty',
  },
  'hindu-lingayat': {
    same: 'Lingayath; Veerashaiva; Veerashaiva Lingayat; Lingayats; Lingayatha; Virashaiva; Veera Saivam',
    more: `
      Panchamasali; Jangama; Lingayat Panchamasali; Lingayat Banajiga; Banajiga; Lingayat Jangama; Sadar Lingayat;
      Ganiga Lingayat; Nonaba`,
  },
  'hindu-vokkaliga': {
    same: 'Vokkaliga Gowda; Gowda; Okkaliga; Vakkaliga; Vokkaligas; Vokkaliga Hindu',
    more: `
      Gangadkar; Gangadikara Vokkaliga; Kunchitiga; Morasu Vokkaliga; Reddy Vokkaliga; Gowda Kunchitiga; Arebhase Gowda;
      Dasa Vokkaliga`,
  },
  'hindu-bunt': {
    same: 'Bunts; Shetty; Bunt Shetty; Bunta; Nadava',
    more: 'Hegde Bunt',
  },
  'hindu-billava': {
    same: 'Billawa; Billavas; Poojary; Poojari; Billava Poojary',
    more: 'Idiga; Namdhari',
  },
  'hindu-kuruba': {
    same: 'Kurubas; Kuruba Gowda; Kuruma; Halumatha; Dhangar',
    more: 'Kurumbar; Kurumba',
  },
  'hindu-mahishya': { same: 'Mahisya; Mahishyas; Chasi Kaibarta' },
  'hindu-baidya': {
    same: 'Vaidya; Baidyas; Bengali Baidya',
    more: 'Sengupta; Dasgupta',
  },
  'hindu-sadgope': { same: 'Sadgop; Sadgopa' },
  'hindu-karana': { same: 'Karan; Karanas; Karana Odia' },
  'hindu-khandayat': {
    same: 'Khandait; Khandayats; Khandayat Odia',
    more: 'Chasa; Khandayat Chasa',
  },
  'hindu-dhobi': {
    same: 'Rajaka; Dhoby; Washerman; Vannan; Vannar; Chakali; Madivala; Madiwala; Parit; Rajak',
    more: 'Mannan; Agasa; Patharia; Peruvannan; Velan',
  },
  'hindu-nai': {
    same: `
      Nayi; Barber community; Naai; Mangali; Ambattan; Nhavi; Maruthuvar; Nayee Brahmin; Nai Brahmin; Savita`,
    more: 'Nayinda; Velakathala',
  },
  'hindu-kumhar': {
    same: `
      Kumbhar; Kumbar; Kumbara; Kulal; Prajapati; Kulala; Kummara; Kumbaran; Potter community; Kusavan; Kumbharan`,
    more: 'Velar; Kulalar; Kulaalar',
  },
  'hindu-teli': {
    same: 'Sahu; Tili; Ghanchi; Ganiga; Gandla; Teli Sahu; Sahu Teli',
    more: 'Chakkala; Vaniyan; Tilwan; Rathore Teli',
  },
  'hindu-scheduled-caste': {
    same: `
      SC; Scheduled Castes; Schedule Caste; Sheduled Caste; Dalit; Harijan; Hindu SC; SC Hindu; SC caste`,
    more: `
      Pulaya; Pulayan; Cheramar Hindu; Paraya; Parayan; Paraiyar; Kuravan; Sambava; Sambavar; Mala; Madiga; Adi Dravida;
      Adi Dravidar; Pallar; Devendrakula Vellalar; Arunthathiyar; Mahar; Chamar; Jatav; Ravidas; Valmiki; Namasudra; Rajbanshi;
      Pasi; Dusadh; Paswan; Mang; Matang; Vettuvan; Vetan; Holeya; Adi Karnataka; Bhovi; Kanakkan; KPMS; Musahar; Dom; Bairwa;
      Meghwal; Dhor; Balmiki; Hindu Pulaya; Kakkalan; Perumannan; Thandan SC`,
  },
  'hindu-scheduled-tribe': {
    same: 'ST; Scheduled Tribes; Schedule Tribe; Sheduled Tribe; Tribe; Hindu ST; ST Hindu',
    more: `
      Gond; Bhil; Santhal; Santal; Meena; Mina; Munda; Oraon; Lambadi; Lambada; Banjara; Lambani; Valmiki Nayaka; Nayaka;
      Kuruma ST; Paniya; Kurichiya; Mala Araya; Malai Arayan; Ulladan; Irular; Badaga; Koya; Yerukula; Koli Mahadev; Toda;
      Mullu Kuruma; Kanikkar; Rathwa`,
  },
  'hindu-inter-caste': { same: 'Mixed; Mixed caste; Caste no bar; No caste; Casteless; Inter-caste parents' },
};
