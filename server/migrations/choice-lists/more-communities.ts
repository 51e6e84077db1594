/**
 * Further communities, by religion. Only names that families use of themselves; what else people call them is below. In brackets
 * stands a second name of the same community.
 */
export const moreCommunities: Readonly<Record<string, string>> = {
  christian: `
    Syrian Christian (Nasrani), Knanaya, Malankara Christian, Latin Catholic, Latin Catholic – 700 (Ezhunoottikkar),
    Latin Catholic – 500 (Anjoottikkar), Latin Catholic – 300 (Munnoottikkar), Mukkuvar, Kammalar, Sambavar, Thiyya,
    Paravar (Bharathar), Vellalar, Udayar, Vanniyar, Reddy, Kamma, Mala, Madiga, Bettiah Christian`,
};

/** What files call communities, by code: those above, and those of a fresh database. */
export const communityNames: Readonly<Record<string, string>> = {
  'christian-syrian-christian':
    'Syrian; Syrian Christians; St Thomas Christian; St. Thomas Christian; Saint Thomas Christian; Malankara Nasrani; Suriyani; RCSC',
  'christian-knanaya': 'Knanaya Christian; Kananaya; Southist; Thekkumbhagar',
  'christian-malankara-christian': 'Malankara',
  'christian-latin-catholic': 'Latin; Latin Christian; Roman Catholic Latin; RCLC',
  'christian-latin-catholic-700': 'Latin 700; Latin Catholic 700; Ezhunoottikar',
  'christian-latin-catholic-500': 'Latin 500; Latin Catholic 500; Anjoottikar; Anjootti',
  'christian-latin-catholic-300': 'Latin 300; Latin Catholic 300; Munnoottikar',
  'christian-mukkuvar': 'Mukkuvan; Mukkuva; Mukkuvar Christian',
  'christian-kammalar': 'Kammala; Kammalan; Kammala Christian; Viswakarma Christian',
  'christian-sambavar': 'Sambava; Sambavar Christian; Paraya Christian; Parayar Christian',
  'christian-thiyya': 'Thiyya Christian; Tiyya; Ezhava Christian',
  'christian-paravar': 'Parava; Paravan; Bharatha; Fernando Paravar',
  'christian-vellalar': 'Vellala; Vellalar Christian; Vellala Christian',
  'christian-udayar': 'Udaiyar; Udayar Christian',
  'christian-vanniyar': 'Vanniyar Christian; Vanniya Christian',
  'christian-reddy': 'Reddy Christian; Reddy Catholic',
  'christian-kamma': 'Kamma Christian; Kamma Catholic',
  'christian-mala': 'Mala Christian',
  'christian-madiga': 'Madiga Christian',
  'christian-bettiah-christian': 'Bettiah; Bettiah Catholic',
  'christian-nadar': 'Nadar Christian; Christian Nadar; SIUC Nadar; CSI Nadar; Malankara Nadar; Latin Nadar',
  'christian-cheramar': 'Cheramar Christian; Cheraman; Pulaya; Pulayar; Pulaya Christian; Pulayar Christian',
  'christian-anglo-indian': 'Anglo Indian; Eurasian',
  'christian-goan': 'Goan Catholic; Goan Christian; Goanese',
  'christian-mangalorean': 'Mangalorean Catholic; Manglorean; Mangalore Catholic',
  'christian-east-indian': 'East Indian Catholic; Bombay East Indian',
  'christian-dalit-christian': 'Dalit; SC Christian; Scheduled Caste Christian',
  'christian-tribal-north-east': 'Adivasi Christian; Tribal Christian; North-Eastern Christian',
  'christian-convert': 'Converted Christian; Christian convert',
};

/** Sub-communities by the code of their community, where families name them; for all others people write their own words. */
export const subCommunities: Readonly<Record<string, string>> = {
  'hindu-brahmin-iyer': 'Vadama, Brahacharanam, Ashtasahasram, Vathima, Gurukkal, Dikshitar',
  'hindu-brahmin-iyengar': 'Vadakalai, Thenkalai',
  'hindu-brahmin-saraswat': 'Goud Saraswat (GSB), Chitrapur, Rajapur',
  'hindu-brahmin-niyogi': 'Aruvela (6000 Niyogi), Nandavarika',
  'hindu-brahmin-vaidiki': 'Velanadu, Mulukanadu, Telaganya, Veginadu, Kasalanadu',
  'hindu-brahmin-smartha': 'Hoysala Karnataka, Babburkamme, Badaganadu, Mulukanadu',
  'hindu-brahmin-madhwa': 'Shivalli, Deshastha',
  'hindu-rajput': 'Suryavanshi, Chandravanshi, Agnivanshi',
  'hindu-maratha': '96 Kuli, 92 Kuli, Deshmukh',
  'hindu-kunbi': 'Tirole, Dhanoje, Leva, Ghatole, Khaire',
  'hindu-kayastha': `Srivastava, Mathur, Saxena, Bhatnagar, Nigam, Ambastha, Karna, Uttar Rarhi, Dakshin Rarhi, Bangaja,
    Barendra`,
  'hindu-baniya': 'Agrahari, Barnwal, Jaiswal, Kesarwani, Mahuri, Rauniyar',
  'hindu-khatri': 'Dhai Ghar, Char Ghar, Bahri, Bunjahi',
  'hindu-yadav': 'Ahir, Krishnauth, Gwala, Majhraut',
  'hindu-kurmi': 'Awadhia, Patanwar, Kochaisa, Katiyar, Sachan',
  'hindu-patel-leva': 'Charotar, Saurashtra, Surti',
  'hindu-patel-kadva': 'Unjha, Saurashtra',
  'hindu-nair':
    'Kiriyathil, Illathu, Swaroopathil, Padamangalam, Vilakkithala, Veluthedathu, Vaniya, Maniyani',
  'hindu-ezhava': 'Chovan, Ilavar, Panicker',
  'hindu-pillai': 'Saiva Vellala, Karkathar, Thondaimandala, Nanjil, Isai Vellalar',
  'hindu-viswakarma': 'Achari, Thattan, Kollan, Moosari, Kallasari, Panchal',
  'hindu-vanniyar': 'Padayachi, Gounder, Naicker',
  'hindu-gounder': 'Kongu Vellala, Vettuva, Urali, Nattu, Kurumba',
  'hindu-mudaliar': 'Thondaimandala, Sengunthar, Arcot, Agamudi',
  'hindu-chettiar': 'Nagarathar, Kongu, Devanga, Vaniya, 24 Manai',
  'hindu-thevar-mukkulathor': 'Kallar, Maravar, Agamudayar',
  'hindu-naidu': 'Balija, Gavara, Kamma, Velama',
  'hindu-reddy': 'Pakanati, Panta, Gudati, Motati, Desuru',
  'hindu-kapu': 'Telaga, Turpu, Munnuru, Ontari',
  'hindu-vysya': 'Arya Vysya, Kalinga',
  'hindu-lingayat': 'Banajiga, Panchamasali, Sadar, Jangama, Nonaba, Ganiga, Aradhya',
  'hindu-vokkaliga': 'Gangatkar, Morasu, Kunchatiga, Dasa, Hallikar, Reddy',
  'hindu-bunt': 'Masadika, Nadava',
  'hindu-scheduled-caste': `
    Adi Dravidar, Adi Karnataka, Bairwa, Devendrar, Jatav, Madiga, Mahar, Mala, Namasudra, Pasi, Pulayar,
    Rajbanshi, Sambavar, Valmiki`,
  'hindu-scheduled-tribe': 'Banjara (Lambadi), Bhil, Gond, Irula, Kurichiya, Meena, Munda, Oraon, Santal',
  'muslim-syed': 'Bukhari, Gilani, Hussaini, Naqvi, Rizvi, Zaidi, Thangal',
  'muslim-pathan': 'Afridi, Bangash, Khattak, Lodi, Yusufzai',
  'muslim-memon': 'Halai, Kutchi, Okhai',
  'muslim-mappila': 'Keyi, Koya',
  'christian-tribal-north-east': `
    Khasi, Jaintia, Garo, Mizo, Hmar, Kuki, Ao Naga, Angami Naga, Sumi Naga, Lotha Naga, Tangkhul, Bodo, Oraon,
    Munda, Kharia, Santal`,
  'jain-digambar': 'Khandelwal, Parwar, Humad, Agarwal, Bisapanthi, Terapanthi',
  'jain-shwetambar': `
    Oswal Visa, Porwal, Dasa Shrimali, Visa Shrimali, Kutchi Dasa Oswal, Murtipujak, Sthanakvasi, Terapanthi`,
};
