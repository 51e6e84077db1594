/** The communities of Muslims. */
export const muslimWords = `
muslim-syed: Sayyid; Sayed; Saiyad; Syeds; Sayyed; Sayeed; Saiyed; Sayyad; Saiyyad; Syed Muslim; Sayyed Muslim; Seyed; Sayid;
  Sadat; Sunni Syed; Syed Sunni; Muslim Syed; Syeed | Thangal; Koya Thangal; Syed Thangal; Bukhari; Thangal Syed; Thangal Muslim;
  Thangals; Thangal Kerala; Naqvi; Rizvi; Zaidi Syed; Syed Shia; Hussaini; Jafri; Gilani; Quadri; Qadri; Chishti; Hashmi; Hashimi
muslim-sheikh: Shaikh; Shaik; Sheik; Sheikhs; Shekh; Shaikhs; Sheikh Muslim; Sheikh Sunni; Sunni Sheikh; Shaikh Muslim;
  Shaikh Sunni; Shaik Muslim; Muslim Sheikh; Seikh; Shek; Sunni Shaik; Sheikh Bengal; Shaikh UP | Siddiqui Shaikh;
  Sheikh Siddiqui; Usmani Sheikh; Shekhani; Milki; Kashmiri Sheikh
muslim-pathan: Pattani; Pathans; Patan; Pattan; Pathaan; Khan Pathan; Pathan Muslim; Pathan (Khan); Sunni Pathan; Pathan Sunni;
  Muslim Pathan; Patan Muslim | Pashtun; Khan; Afghan; Pashto; Yusufzai; Yousufzai; Afridi; Lodi Pathan; Rohilla Pathan; Sherwani;
  Ghori; Bangash; Khattak; Patan Khan
muslim-mughal: Mogul; Moghul; Mughals; Mogal; Mughal Muslim; Mirza Mughal; Muslim Mughal; Mogul Muslim | Mirza; Baig; Beig;
  Mirza Baig; Chughtai; Barlas
muslim-ansari: Ansaris; Ansaari; Ansari Muslim; Muslim Ansari; Sunni Ansari; Ansari Sunni; Julaha Ansari; Weaver Ansari; Ansaree
  | Julaha; Momin; Momin Ansari; Ansari (Momin); Momin Julaha; Momeen; Bunkar
muslim-qureshi: Quraishi; Qureshis; Quresh; Kureshi; Quraishy; Qureshi Muslim; Quraishi Muslim; Quresi; Qurreshi; Kuraishi;
  Muslim Qureshi; Sunni Qureshi; Qureshi Sunni; Quraish | Qassab; Kasai; Qasai; Kassab; Qasab; Khatik Muslim; Chikwa; Chik Qureshi
muslim-siddiqui: Siddiqi; Siddique; Siddiquis; Siddhiqui; Siddiki; Siddique Muslim; Sidhiqui; Siddiquee; Sidiqui; Siddiqui Sunni;
  Siddiki Muslim; Sunni Siddiqui; Siddiqui Muslim
muslim-memon: Memons; Meman; Memon Muslim; Memon Gujarati; Sunni Memon; Memon Sunni; Kutchi Memon Muslim; Memmon | Cutchi Memon;
  Kutchi Memon; Halai Memon; Okhai Memon; Kutchhi Memon; Memon Kutchi; Halai; Dhoraji Memon; Bantva Memon; Nasarpuria;
  Kutiyana Memon; Veraval Memon; Patni Jamat; Cutchi
muslim-mappila: Mapila; Mappilla; Moplah; Mopla; Kerala Muslim; Malayali Muslim; Mappila Muslim; Mapilla; Mappila Sunni;
  Sunni Mappila; Moplah Muslim; Mappila Kerala; Mappila Malabar; Mappilas; Malayalee Muslim; Kerala Mappila; Sunni Malayali;
  Mapla; Mappillai; Malayali Mappila; Kerala Sunni; Muslim (Mappila); Islam Mappila | Malabar Muslim; Malabari Muslim; Keyi; Koya;
  Ossan; Pusalan; Malabari; Malappuram Muslim; Koyas; Keyis; Ossaan; Pusalar; Puislan; Mappila Mujahid; Arabi; Barami;
  Pusalan Mappila; Ossan Mappila; Mappila (Koya)
muslim-rowther: Rawther; Ravuthar; Rowthar; Ravuther; Rauther; Rowthers; Rawthar; Ravutthar; Raowther; Rowther Muslim;
  Rawther Muslim; Ravuthar Muslim; Rowther Tamil; Tamil Rowther; Tamil Muslim - Rowther; Rauthar; Rawuthar; Ravuttar;
  Rowther Sunni; Hanafi Rowther; Rowther Kerala; Muslim Rowther; Sunni Rowther; Raawther; Irauthar
muslim-lebbai: Labbai; Labba; Lebba; Lebbay; Labbay; Lebbe; Labbe; Lebbai Muslim; Labbai Muslim; Tamil Muslim - Lebbai;
  Tamil Muslim - Labbai; Lebbai Tamil; Labbay Muslim; Labbai Tamil; Sunni Lebbai; Labbais; Lebbais; Muslim Lebbai; Muslim - Labbai
  | Tamil Muslim; Tamil Muslims
muslim-maraicar: Marakkar; Marakkayar; Maraikayar; Maricar; Maraikkayar; Marakayar; Maraicayar; Maraikkar; Marakkaayar;
  Tamil Muslim - Marakkayar; Tamil Muslim - Maraicar; Tamil Muslim - Maraikayar; Marakkayar Tamil; Maraikkayar Muslim; Marikar;
  Marecar; Maraicar Muslim; Marakkar Muslim; Maraickar; Muslim Maraicar; Maricair; Sunni Maraicar | Kayalar; Kayalpatnam Muslim
muslim-dekkani: Deccani; Dakhni; Dakhini; Dakkhani; Deccani Muslim; Dakkani; Deccani Sunni; Dakhni Muslim; Dakhani; Deccan Muslim;
  Dakkani Muslim; Dakhini Muslim; Dekhani; Deccani Urdu; Dakhani Muslim; Muslim Deccani; Daccani; Dekkani Muslim; Deccan
  | Hyderabadi Muslim; Urdu Muslim; Telangana Muslim
muslim-dudekula: Dudekulas; Dudekula Muslim; Doodekula; Dudekula Sahib; Dudekula Andhra; Muslim Dudekula; Dudekula Sayebulu
  | Noorbash; Nurbash; Laddaf; Noor Basha; Nurbasha
muslim-bohra: Bohri; Vohra; Vora; Dawoodi Bohra; Bohras; Daudi Bohra; Bohra Muslim; Dawoodi Bohra Muslim; Bohra Shia; Shia Bohra;
  Vohra Muslim; Bohara; Borah; Dawoodi Bohra Shia; Muslim Bohra; Dawoodi | Sulaimani Bohra; Sulemani; Alavi Bohra; Sunni Vohra;
  Sunni Bohra; Patel Vohra; Charotar Sunni Vohra; Charotar Vohra; Surti Vohra; Surti Sunni Vohra; Vahora; Vhora; Jafari Bohra
muslim-khoja: Khojas; Khoja Muslim; Ismaili Khoja; Khwaja; Khoja Ismaili; Khoja Shia; Ismaili Khoja Muslim; Khoja Gujarati;
  Aga Khani Khoja; Khoja Ithna Ashari; Khoja Isna Ashari; Khoja Shia Ithna Ashari; KSI; Khojaa; Ismaili; Muslim Khoja
muslim-rajput: Muslim Rajput; Rajput Muslim; Rajput Musalman; Thakur Muslim; Malik Rajput | Ranghar; Khanzada; Rangrez Rajput;
  Rangad; Rangar; Molesalam; Bhatti Muslim; Lalkhani
muslim-bengali: Bengali Muslim; Bangali; Bangla Muslim; Bengali Musalman; Bengali Sunni; Muslim Bengali; Sunni Bengali;
  Bengali Muslims; Bangali Muslim; Bengali Musalmaan; Bangladeshi Muslim; Mondal Muslim; Sheikh Bengali
muslim-beary: Beary Muslim; Byari; Bearys; Byari Muslim; Beary Mangalore; Beari; Beary Sunni; Sunni Beary; Muslim Beary
muslim-navayath: Navayat; Navayathi; Nawayath; Nawayat; Navayath Bhatkal; Navait; Navayath Muslim | Bhatkali; Bhatkal Muslim;
  Nait; Naiti
muslim-kokni: Kokani Muslim; Konkani Muslim; Kokni Muslim; Kokani; Konkan Muslim; Kokni Jamat; Konkani Sunni; Kokan Muslim
  | Jamati
muslim-mansoori: Mansuri; Mansoori Muslim; Mansuri Muslim; Mansoory | Dhunia; Behna; Dhuniya; Pinjara Gujarat; Katheria
muslim-idrisi: Idrisi Muslim; Idreesi; Idrisee; Edrisi | Darzi Muslim; Muslim Darzi; Khayyat
muslim-salmani: Salmani Muslim; Salmany | Hajjam Muslim; Nai Muslim; Hajam Muslim; Hajjam; Khalifa Muslim
muslim-saifi: Saifi Muslim; Saify | Lohar Muslim; Muslim Lohar; Barhai Muslim; Badhai Muslim; Luhar Muslim
muslim-rayeen: Raeen; Rayeen Muslim; Rain; Rayin; Raeen Muslim; Arain | Kunjra; Sabzi Farosh; Bagwan; Baghban
muslim-meo: Mewati; Meo Muslim; Mewati Muslim; Mev; Meo Rajput
muslim-malik: Malik Muslim; Malik Bihar | Mallick; Mullick; Mallick Muslim
muslim-farooqui: Faruqi; Farooqi; Faruqui; Farooqui Muslim; Faruki; Farooki; Farukhi
muslim-usmani: Osmani; Usmani Muslim; Uthmani
muslim-abbasi: Abbasi Muslim; Abbassi | Bhishti; Bhisti; Saqqa
muslim-gujjar: Gujjar Muslim; Muslim Gujjar; Gujar Muslim; Bakarwal Muslim; Muslim Gurjar
muslim-ghanchi: Ghanchi Muslim; Muslim Ghanchi; Godhra Ghanchi | Teli Muslim; Muslim Teli; Malik Teli
muslim-chhipa: Chhipa Muslim; Chipa; Chhippa Muslim | Rangrez; Neelgar; Rangrej; Nilgar
muslim-kashmiri: Kashmiri Muslim; Kashmiri Sunni; Muslim Kashmiri; Kashmiri Shia; Kashmir Muslim; Koshur Muslim; Mir Kashmiri
  | Dar; Bhat Muslim; Lone; Wani Muslim; Butt
muslim-assamese: Assamese Muslim; Goriya; Moria; Muslim Assamese | Axomiya Muslim; Deshi Muslim; Miya; Asomiya Muslim
muslim-pinjara: Pinjar; Pinjari; Pinjara Muslim; Pinjari Muslim; Nadaaf; Nadaf Pinjara; Naddaf
muslim-qaimkhani: Kaimkhani; Qayamkhani`;
