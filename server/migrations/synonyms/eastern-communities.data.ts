/** Hindu communities of the east and the north-east. */
export const easternWords = `
hindu-mahishya: Mahisya; Mahishyas; Mahisyas; Mahishya Bengali; Mahishyaa; Mahisia; Mahishya Hindu; Mahisya Bengali; Mahisha
  | Chasi Kaibarta; Chasi Kaibartta
hindu-baidya: Vaidya; Baidyas; Bengali Baidya; Baidya Bengali; Vaidya Bengali; Baidya Hindu; Baidyaa; Baidya Sengupta | Sengupta;
  Dasgupta; Dasgupta Baidya; Sengupta Baidya; Baidya Dasgupta; Duttagupta; Sensharma; Baidya - Sen
hindu-sadgope: Sadgop; Sadgopa; Sadgop Bengali; Sadgope Bengali; Satgope; Sadgopp; Sadgop Hindu
hindu-karana: Karan; Karanas; Karana Odia; Karan Odia; Karan Mahanti; Karana Hindu; Karan Patnaik; Karan Orissa; Karana Orissa
  | Sishta Karanam; Sistakaranam; Sistu Karanam; Karnam; Mahanty Karan; Karana (Patnaik); Mohanty Karana; Sristi Karan;
  Shresta Karan
hindu-khandayat: Khandait; Khandayats; Khandayat Odia; Khandyat; Khandait Odia; Khandayata; Khandayat Kshatriya; Khandayat Orissa;
  Khandaayat; Khandayet; Khandayat Hindu; Kshatriya Khandayat | Khandayat Chasa; Paika Khandayat; Paika; Mahanayak Khandayat;
  Oda Khandayat; Bhanja Khandayat; Chasa Khandayat; Samanta
hindu-ahom: Tai Ahom; Ahom Assamese; Ahoms; Gogoi Ahom; Sonowal Ahom | Chutia; Chutiya; Sutiya; Konwar; Moran; Mataks; Motok
hindu-kalita: Kolita; Kalita Assamese; Kalitaa; Bor Kalita; Saru Kalita; Assamese Kalita
hindu-koch: Koch Assamese; Rajvanshi Koch | Koch Rajbongshi; Koch Rajbanshi; Rajbongshi; Rajbangshi
hindu-kaibarta: Kaibartta; Kaivarta; Kaibartya; Kaibarta Odia | Jele Kaibarta; Jalia Kaibarta; Keot; Keot Kaibarta; Dhibara
hindu-gandhabanik: Gandhabanik Bengali; Gandhabonik; Gandha Vanik; Gandhabanick; Gandho Banik
hindu-subarnabanik: Suvarna Banik; Subarna Vanik; Subarnabonik; Swarnabanik; Subarnobanik | Sonar Bene
hindu-tantubay: Tantubai; Tantubaya; Tantuvaya; Tantubayee; Tantobay | Tanti; Tanti Bengali; Basak Tanti; Tanty
hindu-tambuli: Tamli; Tambuli Bengali; Tamboli Bengali; Tamboolee
hindu-modak: Modok; Modak Bengali | Moira; Mayra; Modak Moira; Moyra; Kuri; Madhunapit
hindu-aguri: Ugra Khatriya; Ugra Kshatriya Bengali; Aguri Bengali; Ugro Kshatriya
hindu-poundra-kshatriya: Poundra; Poundra Kshatriyas; Paundra Kshatriya; Pundra; Pundra Kshatriya; Paundra | Pod
hindu-gopal: Gopal Odia; Gopala; Gopal Yadav | Gouda Odia; Gauda Odia; Gouda Yadav Odia; Mathurapuria Gouda; Gaura;
  Gauda Yadav Odia
hindu-chasa: Chasa Odia; Chassa; Orh Chasa; Odh Chasa; Benatiya Chasa; Chasaa
hindu-gudia: Gudiya; Guria; Gudia Odia; Guria Odia | Madhu Vaishya
hindu-manipuri-meitei: Meitei; Meetei; Meitei Hindu; Manipuri Hindu; Manipuri Meetei | Manipuri Vaishnav; Bishnupriya;
  Bishnupriya Manipuri
hindu-gurung: Gurung Nepali | Rai Nepali; Tamang Hindu; Limbu; Subba; Magar; Thapa Magar
hindu-chhetri: Chettri; Chhetri Nepali; Kshetri; Chettri Gorkha; Khas Chhetri; Chetri | Nepali Kshatriya; Thakuri
hindu-newar: Newari; Newar Nepali | Shrestha; Pradhan Newar; Pradhan Nepali`;
