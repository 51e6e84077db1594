/** Hindu communities of the south. */
export const southernWords = `
hindu-nair: HN; Nayar; Nair Hindu; Hindu Nair; NSS; Nairs; Nayyar; Kerala Nair; Malayali Nair; Nair (NSS); Nair Kerala; Naair; Nairu;
  Nayar Hindu; Nair Caste; Nairr; Nayer | Veluthedath Nair; Veluthedathu Nair; Nair (Veluthedath); Vilakkithala Nair;
  Vilakkithalavan; Kiriyath Nair; Illath Nair; Illathu Nair; Swaroopathil Nair; Nambiar; Kurup; Panicker; Kaimal; Unnithan;
  Chakkala Nair; Maniyani; Pallichan Nair; Kartha;
  Nair Menon; Thampi; Nair Pillai; Pillai Nair; Kiriyathil Nair; Kiriyathil; Illathu; Illathil Nair; Swaroopathil; Swaroopam Nair;
  Padamangalam Nair; Padamangalam; Tamil Padam Nair; Anthoor Nair; Attikurissi Nair; Attikkurissi; Nair (Nambiar); Nambiar Nair;
  Kurup Nair; Adiyodi; Nair Panicker; Panicker Nair; Nair Kurup; Unnithan Nair; Thampi Nair; Thampuran; Valiathan; Kartha Nair;
  Eradi; Nedungadi; Vilakkithala; Vilakkithala Nair Hindu; Veluthedathu; Veluthedan Nair; Veluthedathu Nair Hindu; Maniyani Nair;
  Vaniya Nair; Ooralan; Vazhunnavar; Nayanar; Kaimal Nair; Mannadiar Nair; Nambiyar; Moopil Nair; Menokki; Achan Nair;
  Nair Achan; Samanthan Nair; Samanthan; Charna Nair; Sudra Nair; Nair - Charna
hindu-ambalavasi: Ambalavasy; Ambalavaasi; Ambalawasi; Hindu Ambalavasi; Ambalavasi Hindu | Warrier; Variar; Warier; Variyar; Varier;
  Warriar; Marar; Maarar; Pisharody; Pisharadi; Pisharodi; Poduval; Pothuval; Poduval Nair; Nambeesan; Nambissan; Nambeeshan; Chakyar;
  Hindu Warrier; Hindu Variar; Hindu Marar; Ambalavasi Variyar; Ambalavasi Warrier; Ambalavasi Marar; Nambeesan Ambalavasi;
  Nair Marar; Marar Nair; Nair Warrier; Warrier Nair
hindu-ezhava: Ezhavas; Eazhava; Izhava; Ilava; Ezhava Hindu; Hindu Ezhava; Elava; Ezava; Ezhava Kerala; Ezhavaa; Eazhava Hindu;
  Ezhva; Ezhavas Hindu; Ezhava Caste; Ilavar; Izhavar; Ezhavan; Izhavan; Eezhava; Eshava; Iyyhava; Ezhavaa Hindu; Ilhava | SNDP;
  SNDP Ezhava; Ezhava/Thiyya; Ezhavathi; Chekavar; Illuva; Ilaya Ezhava; Channar; Chovan; Chovvan; Ezhava (SNDP); SNDP Hindu;
  Ezhava Panicker; Panicker Ezhava; Channan; Chekavan; Ezhava Vathi; Ezhavathy; Thandan; Thandan Ezhava
hindu-thiyya: Thiya; Tiyya; Tiya; Theeya; Thiyyas; Thiyya Hindu; Malabar Thiyya; Thiyar; Hindu Thiyya; Thiyya Kerala; Theeyya;
  Thiyan; Thiyyan; Tiyyan; Thiya Hindu; Thiyya Malabar; Tiyan; Theeyan; Thiyya Caste; Teeya | Thiyya/Ezhava; Thiya Belchada;
  Belchada; Tiya Belchada
hindu-menon: Menon Nair; Menons; Menon Hindu; Menon Kerala; Menonn; Nair/Menon Menon | Mannadiar Menon; Achan; Mannadiar;
  Kiriyath Menon; Mannadiyar
hindu-pillai: Pilla; Pillay; Pillaimar; Pillai Tamil; Pillay Hindu; Pillaimar Tamil; Pillai Hindu; Pillai Caste;
  Pillai Kerala Vellala | Vellala Pillai; Vellalar Pillai; Pillai Vellalar; Saiva Pillai; Saiva Vellala; Saiva Vellalar;
  Saiva Pillai Tirunelveli; Karkathar; Isai Vellalar; Nanjil Vellalar; Thuluva Vellala; Sozhiya Vellalar; Veerakodi Vellala;
  Desikar; Kerala Vellala; Pillai (Saiva Vellalar); Saiva Vellala Pillai; Saiva Pillaimar; Saiva Vellalar Pillai;
  Karkatha Vellalar; Karkathaar; Karkatha Pillai; Karaikatha Vellalar; Sozhia Vellalar; Chozhia Vellalar; Sozhiya Vellala;
  Chozhiya Vellalar; Nanjil Pillai; Nanjinad Vellala; Nanjinaattu Vellalar; Nanjilnadu Vellalar; Thondaimandala Vellalar;
  Thuluva Vellalar; Thuluva Vellala Pillai; Isai Vellalar Pillai; Illathu Pillaimar; Illathupillai; Illaththu Pillai;
  Krishnanvaka; Krishnanvaka Nanjil; Kottai Pillaimar; Veerakodi Vellalar; Veerakudi Vellalar; Aruvar; Pandya Vellalar;
  Dakshinatya; Saivam Vellalar; Choliya Vellalar; Cheraman Perumal; Melakkarar; Oduvar
hindu-viswakarma: Vishwakarma; Viswakarma Hindu; Vishwakarma Hindu; Viswakarmma; Viswakarma Kerala; Viswakarmaa;
  Viswakarma Samudayam; Vishvakarma; Viswakaram; Vishwakarma Brahmin; Vishwakarma Tamil; Visvakarma; Acharya Vishwakarma;
  Viswakarma Caste | Viswabrahmin; Vishwabrahmin; Kammala; Kammalar; Achari; Asari; Aasari; Goldsmith community; Thattan;
  Carpenter community; Swarnakar; Panchal; Lohar; Jangid Brahmin; Asari Carpenter; Thachan; Kollan; Moosari; Kamsali; Vadrangi;
  Viswabrahmana; Vishwabrahmana; Viswabrahman; Kammalan; Kammaalar; Aachari; Viswakarma Asari; Kamsaali; Vishwakarma-Thattan;
  Viswakarma (Thattan); Thattan Viswakarma; Viswakarma Kollan; Viswakarma Asari Carpenter; Viswakarma Moosari; Moosary; Musari;
  Kallassari; Kalthachan; Kannan Viswakarma; Viswakarma Goldsmith; Porkollan; Perumkollan; Perunkollan; Shilpi; Sthapathi;
  Thachan Asari; Marathachan; Vadla; Vadrangi Viswabrahmin; Kanchari; Kammari; Kamsali Viswabrahmin; Ausula; Akkasale; Akkasali;
  Badagi; Panchal Vishwakarma; Panchal Gujarat; Lohar Vishwakarma; Sharma Vishwakarma; Ojha Vishwakarma; Tachchar; Pattara;
  Viswakarma Brahmin; Viswabrahmin Asari; Viswabrahma; Achari Viswakarma; Karmakar; Sutradhar; Kammara; Kansara; Tambat; Kasar
hindu-vanniyar: Vanniar; Vannia; Vanniya; Vanniya Kula Kshatriya; Vanniyakula Kshatriyar; VKK; Vanniya Kula Kshathriyar;
  Vannia Kula Kshatriyar; Vanniyer; Vannier; Vaniyar Kula; Vanniyakula; Vanniya Kula Kshatriyas; Vanniyakula Kshathriya;
  Vanniyar Tamil; Vanniyar (VKK); Vannikula Kshatriya; Vanniar Gounder; Vannian; Agnikula Kshatriyar; Vanniakula Kshatriya;
  Vanniakula; Vanniakula Kshathriyar; Vaniyakula | Padayachi; Gounder Vanniyar; Vanniyar Gounder; Palli; Agnikula Kshatriya;
  Vanniyar Padayachi; Padayatchi; Padaiyatchi; Vanniya Gounder; Naicker Vanniyar; Nayakar; Naicker; Nayagar; Vanniyar Naicker;
  Kandar; Vanniyar Kandar; Pallli; Agnikula; Thigala; Thigalar; Thigala Kshatriya; Tigala; Kurumba Vanniyar; Vanniyar Mazhavarayar
hindu-gounder: Gownder; Gounders; Kongu Vellala Gounder; Kongu Gounder; KVG; Goundar; Kongu Vellala Gownder; K V Gounder;
  Kongu Vellalar Gounder; Gounder Kongu; Goundar Kongu; Gounder (KVG); Gouder; Kounder; Gounder Vellala; Vellala Gounder;
  Gounder - Kongu Vellalar; Gounder Tamil; K.V.Goundar; K.V. Gownder; Kavundar | Kongu; Kongu Vellalar; Vettuva Gounder;
  Kurumba Gounder; Urali Gounder; Nattu Gounder; Okkaliga Gounder; Kongu Velalar; Kongu Vellaalar; Kongu Vellala;
  Kongu Vellala Gounder Kulam; Gounder Vettuva; Vettuva; Vettuva Gounder Hindu; Vettuvar; Poosari Gounder; Urali; Uraly Gounder;
  Nattu; Nattu Gounder Tamil; Kurumba Gounder Tamil; Pannai Gounder; Padaithalai Gounder; Anuppa Gounder; Anuppar;
  Okkaliga Gounder Tamil; Pala Gounder; Narambukatti Gounder; Kongu Navithan; Nattu Vellalar; Rathinagiri Gounder;
  Thirumudi Gounder
hindu-mudaliar: Mudaliyar; Mudhaliar; Mudaliyars; Mudaliar Hindu; Muthaliar; Mudhaliyar; Mudliar; Mudaliyaar; Mudaliyar Hindu;
  Mudali; Mudhaliar Tamil; Mudaliar Tamil; Mudaliar Vellalar; Mudalier; Mudhaliyaar | Sengunthar; Senguntha Mudaliar;
  Arcot Mudaliar; Thondaimandala Mudaliar; Agamudayar Mudaliar; Kaikolar; Sengunthar Mudaliar; Saiva Mudaliar;
  Mudaliar (Thuluva Vellalar); Thuluva Vellala Mudaliar; Thuluva Vellalar Mudaliar; Sengunthar Kaikolar; Senguntha; Sengundhar;
  Sengundar; Senkunthar; Senguntha Kaikolar; Kaikola Mudaliar; Kaikkolar; Kaikolan; Mudaliar Senguntha; Mudaliar Sengunthar;
  Sengundar Mudaliar; Arcot; Arcot Mudaliyar; Mudaliar Arcot; Agamudaya Mudaliar; Agamudi Mudaliar; Agamudi;
  Thondaimandala Saiva Vellalar; TMV; Thondaimandala Saiva Mudaliar; Poonamallee Mudaliar; Kondaikatti Vellalar;
  Mudaliar Agamudayar; Saiva Vellala Mudaliar; Mudaliar Saiva; Arunattu Vellalar
hindu-chettiar: Chetty; Chettiyar; Chettiars; Chetti; Chettyar; Chettair; Chettyaar; Chettiyaar; Chettier; Chetiar;
  Chettiar Tamil; Shetty Chettiar; Chettiar Hindu; Chettiyar Tamil; Chettyiar | Setty; Nattukottai Chettiar; Nagarathar;
  Vaniya Chettiar; Vaniyar; 24 Manai Telugu Chettiar; Devanga Chettiar; Arya Vysya Chettiar; Beri Chettiar; Elur Chetty;
  Kerala Chetty; Manai Telugu Chettiar; Sozhia Chetty; Vaaniya Chettiar; Nattukkottai Chettiar; Nattukottai Nagarathar;
  Nagarathar Chettiar; Nagarathaar; Nattukkottai; Vaniya; Vaniya Chetty; Vania Chettiar; Vaniyar Chettiar; Vaanija Chettiar;
  Devangar; Devanga Chetty; Devangar Chettiar; 24 Manai; 24 Manai Chettiar; 24 Manai Telugu Chetty; 24MTC; Telugu Chettiar;
  Telugu Chetty; Beri Chetty; Beeri Chettiar; Kongu Chettiar; Kongu Chetty; Kottar Chettiar; Elur; Elur Chettiar; Ezhur Chetty;
  Chettiar Elur; Manjapudur Chettiar; Manjaputhur; Pattanam Chettiar; Sozhia Chettiar; Sozhiya Chettiar; Acharapakkam Chettiar;
  Arumbukkur; Vellala Chetty; Vellalan Chettiar; Kasukkara Chettiar; Kasukara; Gandla Chettiar; Janappar; Janappan; Janapa;
  Sadhu Chetty; Sadhu Chettiar; Pandaram Chettiar; Ayiram Vaishya; Ayira Vysya; Aayira Vysya; Thelungu Chettiar;
  Ettu Veetu Chetty; Pathinettu Chettiar; Muthaliyar Chettiar; Wynadan Chetty; Wayanadan Chetty; Mannadan Chetty; Chetty Kerala;
  Puthukkada Chetty; Telungupatti Chetty; Sundaram Chettiar; Nattukottai; Kerala Chettiar; Arya Vysya Chettiyar
hindu-nadar: Hindu Nadar; Nadar Hindu; Nadars; Naadar; Nadar Tamil; Nadaar; Naadar Hindu; Hindu Nadars; Nadan; Nader; Nadar Kerala
  | Shanar; Gramani; Shanan; Kongu Nadar; Gramani Nadar; Gramony; Moopar; Mooppar; Nelamai Nadar; Karukkupattai; Panikkar Nadar;
  Gramanee
hindu-thevar-mukkulathor: Thevar; Mukkulathor; Mukkulathur; Devar; Mukkulathore; Thever; Thevar Tamil; Thevar Community;
  Mukkulathor - Thevar; Mukulathor; Mukkulathor Tamil; Mukkulatore; Mukkulaththor; Mukkulam; Thevar Hindu; Mukkulathoor | Maravar;
  Kallar; Agamudayar; Agamudaiyar; Piramalai Kallar; Kallar Thevar; Maravar Thevar; Agamudayar Thevar; Servai; Ambalakarar;
  Esanattu Kallar; Maruthuvar Thevar; Kallar Tamil; Esanadu Kallar; Eesanattu Kallar; Isanattu Kallar; Pramalai Kallar; Piramalai;
  Piranmalai Kallar; Maravar Tamil; Kondayan Kottai Maravar; Kondaiyankottai Maravar; Kondayankottai; Sembanattu Maravar;
  Sembanadu Maravar; Sembanattu; Agamudaiyar Servai; Agamudayar Servai; Servai Agamudayar; Agamudaya Thevar; Akamudayar;
  Agamudiyar; Ahamudaiyar; Agamudaiyar Thevar; Ambalam; Ambalakkarar; Rajakula Agamudayar; Kallar Ambalam; Servaikarar; Vandayar;
  Kallan; Maravan; Maruthuvar Kallar; Kootappal Kallar; Kaladi; Thevar Kallar; Thevar Maravar; Thevar Agamudayar; Thondaiman;
  Thuluvan Agamudayar; Theevar
hindu-naidu: Naidus; Nayudu; Naidu Hindu; Naidoo; Nayadu; Naiydu; Naidu Telugu; Naidu Tamil; Naydu; Naaidu; Nayudulu
  | Gavara Naidu; Kapu Naidu; Kammavar Naidu; Velama Naidu; Koppala Velama; Uppara Naidu; Naidu (Balija); Balija Nayudu;
  Kavarai Naidu; Kavara Naidu; Gavarai Naidu; Gajula Balija Naidu; Kamma Nayudu; Kammavaar; Kammavar Naidu Tamil; Velama Nayudu;
  Kapu Nayudu; Rajakambala; Rajakambalathu Nayakkar; Rajakambalam; Thottiya Naicker; Thottiyar; Kambalathu Naicker; Vadugar;
  Vaduga; Vaduga Naidu; Naicker Telugu; Naidu Gavara; Telaga Naidu; Naidu Kamma; Naidu Velama; Vadugan; Muthiriya Naidu;
  Balaji Naidu; Musuku Balija
hindu-reddy: Reddi; Reddys; Reddyar; Reddi Telugu; Redy; Reddies; Reddys Telugu; Reddy Hindu; Readdy; Reddy Telangana;
  Reddy Andhra; Hindu Reddy; OC Reddy | Reddiar; Pakanati Reddy; Motati Reddy; Panta Reddy; Ganjam Reddy; Reddiyar; Reddiar Tamil;
  Panta; Panta Kapu Reddy; Motati; Motaati; Gudati Reddy; Gudati; Pakanati; Desuri Reddy; Desur Reddy; Palnati Reddy; Palle Reddy;
  Pedakanti Reddy; Pedakanti; Kapu Reddy; Reddy (Motati); Reddy - Pakanati; Ganjam; Velnati Reddy; Velanati Reddy; Kodide Reddy;
  Chitte Reddy; Gone Reddy; Morasu Reddy; Vishnu Reddy; Reddy Kapu; Reddy Vokkaligas; Reddy Gandla; Orugallu Reddy; Desayi Reddy;
  Are Reddy
hindu-kamma: Kamma Chowdary; Kamma Choudary; Kammavar; Kamma Choudhary; Kammas; Kamma Chowdhary; Kamma Chowdari; Chowdhary Kamma;
  Kamma Choudhari; Kamma Andhra; Kamma Hindu; OC Kamma; Kammaa; Kamma Telugu; Kammavaru; Chaudary Kamma; Chowdary Kamma;
  Hindu Kamma; Kama; Kamma Chaudhary | Kamma Naidu; Chowdary; Kamma Naidoo; Chowdari; Choudary; Kamma Illuvellani; Illuvellani;
  Illuvallani; Pedda Kamma; Gampa Kamma; Godajati; Vaduga Kamma; Bangaru Kamma; Kavali Kamma; Kamma (Gampa)
hindu-kapu: Kaapu; Kapus; Kapulu; Kapu Telugu; Kapu Andhra; Kapu Hindu; Kaapu Hindu; Kapuu; OC Kapu; Kaapulu; Kapu Naidu Telaga;
  Hindu Kapu | Turpu Kapu; Munnuru Kapu Patel; Ontari; Mutharacha; Thurpu Kapu; Toorpu Kapu; Turpu; Muunuru Kapu; Ontari Kapu;
  Are Kapu; Aare Kapu; Kapu Ontari; Pokanati Kapu; Kapu Turpu; Kapu - Munnuru; Gajula Kapu; Kapu Balija; Are Katika; Kunbi Kapu;
  Panta Kapu; Mattapalli Kapu; Naidu Kapu
hindu-velama: Velamas; Velamalu; Velama Hindu; Velma; Velama Telangana; Velema; Padmanayaka Velamalu; P Velama; Rao Velama;
  OC Velama; Velamma | Padmanayaka Velama; Velama Dora; Koppula Velama; Polinati Velama; Adi Velama; Padma Velama; Padmanayaka;
  Dora; Racha Velama; Koppala; Koppula; Polinati; Polinaati Velama; Velama (Koppula); Kalinga Velama; Gummavelama
hindu-balija: Baliga; Balija Hindu; Shetty Balija; Balijaa; Baliji; Balija Telugu; Balija Andhra; Balijja | Balija Naidu;
  Gajula Balija; Gajula; Kavarai; Balija Kavarai; Balija Kapu; Balija Setty; Balija Chetty; Gajula Balijas; Dasara Balija;
  Linga Balija; Desa Balija; Perika Balija; Kavarai Tamil; Kavara; Gavarai; Valayal Chetty; Valaiyal; Balija Gajula; Surya Balija;
  Musugu Balija; Balija Gowda; Telagabalija; Rayalaseema Balija; Neela Balija
hindu-goud: Gowda Telangana; Goud Setti Balija; Gowd; Gouds; Goud Telangana; Gowd Telangana; Goud Hindu; Gouda Telangana; Goude;
  Goudu; Gowda Goud; Gaud Telangana; Goud Setti | Ediga; Gouda Ediga; Goundla; Kalal; Namdhari Goud; Ediga Goud; Goud (Ediga);
  Eediga; Gamalla; Gamandla; Goundla Goud; Sri Sayana; Segidi; Yata; Yatha; Kalali; Kalalee; Idiga Gowd; Arya Idiga; Arya Ediga;
  Goud Kalali; Kalal Goud; Goud Namdhari
hindu-padmashali: Padmasali; Padmashalis; Padmashaali; Padmasale; Padmashaliya; Padmasaali; Padmashali Telugu; Padmasali Telugu;
  Padmasalee; Padmashalee; Padmasaliya; Padmashali Hindu; Padmashali Velama | Padmasaliyar; Saliya; Saliyar; Pattusali;
  Devanga Padmashali; Swakula Sali; Pattariyar; Sali; Markandeya; Pattusaali; Swakul Sali; Swakula Shali; Karnabhaktula;
  Karnibhaktulu; Thogata; Togata; Thogata Veera Kshatriya; Togata Veerakshatriya; Karikala Bhakthulu; Saliya Kerala; Pattarya;
  Chaliyan; Chaliya; Saliyan; Chaliya Kerala; Salian; Kuruhina Shetty; Kurubina Setty; Neelakanta; Neyige; Kurni; Bilimagga;
  Nesaliga; Jada; Padmashali Swakula
hindu-vysya: Arya Vysya; Arya Vaishya; Vysyas; Vaisya Telugu; Vyshya; Vysyulu; Arya Vaisya; Arya Vyshya; Arya Vysyas;
  Komati Vysya; Komati/Arya Vysya; Vaishya Telugu; Arya Vysya Komati; Arya Vysya Hindu; Aarya Vysya; Vysya Komati; Arya Vyshyas;
  Setty Vysya; OC Vysya; Vasya; Vysya (Arya); Arya Wysya | Komati; Komti; Kalinga Vysya; Arya Vysya Setty; Komatlu; Vasavi;
  Kalinga Komati; Kalinga Vaishya; Trivarnika; Thrivarnika; Vysya Kalinga; Gavara Komati; Beri Vysya; Trivarnika Vysya; Janappa;
  Nagaralu; Nagaralu Telugu; Kumuti; Kumuti Odia; Vaniya Vysya
hindu-lingayat: Lingayath; Veerashaiva Lingayat; Lingayats; Lingayatha; Lingayats Hindu; Lingayt; Lingayata; Lingayat Hindu;
  Lingayath Hindu; Veerashaiva Lingayath; Veerashaiva Lingayatha; Lingait; Lingayat Karnataka; Lingayat Maharashtra;
  Lingayat Kannada; Lingayathar; Lingaayat | Veerashaiva; Virashaiva; Veera Saivam; Panchamasali; Jangama; Lingayat Panchamasali;
  Lingayat Banajiga; Banajiga; Lingayat Jangama; Sadar Lingayat; Ganiga Lingayat; Nonaba; Veerashaivas; Veera Saiva; Veerashiva;
  Shivachar; Lingayat Wani; Lingayat Vani; Wani Lingayat; Banajigaru; Banajiga Lingayat; Panchamsali; Panchamasali Lingayat;
  Panchamashali; Lingayat Panchamsali; Jangam; Jangam Lingayat; Jangama Lingayat; Lingayat Jangam; Veerashaiva Jangama; Hiremath;
  Sadar; Sadaru; Sadhu Lingayat; Sadar Lingayath; Nonaba Lingayat; Nolamba; Nolamba Lingayat; Ganigaa Lingayat; Lingayat Ganiga;
  Kudu Vokkaliga; Kudu Vokkaligas; Reddy Lingayat; Lingayat Reddy; Aradhya; Aradhya Lingayat; Aradya; Shivasharana; Hugar; Gurav;
  Gurav Lingayat; Hadapad; Hadpad; Hatkar Lingayat; Lingayat Koshti; Lingayat Teli; Lingayat Kumbar; Adi Banajiga; Shilavant;
  Sheelavantha; Shilwant; Dikshavant; Dixit Lingayat; Chaturthi; Pancham; Pancham Lingayat; Rudrabhoomi; Virakta; Neygi Lingayat;
  Lingayat Mali; Lingayat Gavali; Basava Lingayat; Sadara; Kudu Vokkaliga Lingayat
hindu-vokkaliga: Vokkaliga Gowda; Okkaliga; Vakkaliga; Vokkaligas; Vokkaliga Hindu; Vokkaligaru; Vokkaliga Gowdas; Okkaligar;
  Okkaliga Gowda; Vokaliga; Vokkliga; Gowda Vokkaliga; Vakkaliga Gowda; Vokkaliga Karnataka; Okkaligas; Vokkalika; Vokkaligara;
  Okkaligaru; Wokkaliga; Vokaligar; Gowda; Gowdas; Gauda;
  Gowda Karnataka; Gowdru | Gangadkar; Gangadikara Vokkaliga; Kunchitiga; Morasu Vokkaliga; Reddy Vokkaliga;
  Gowda Kunchitiga; Arebhase Gowda; Dasa Vokkaliga; Gangadkara; Gangadikar; Gangatkar Vokkaliga;
  Gangadikara; Vokkaliga Gangadikara; Kunchatiga; Kunchitiga Vokkaliga; Kunchatiga Vokkaliga; Kunchitigaru; Morasu; Musuku;
  Musku Gowda; Dasa Gowda; Hallikar; Hallikar Vokkaliga; Hallikara; Are Gowda; Arebhashe Gowda; Arebhashe; Arebhase;
  Gowda Arebhashe; Tulu Gowda; Tulu Gowdaru; Reddy Vokkaligaru; Sarpa Vokkaliga; Namadhari Gowda; Namadhari; Namdhari Vokkaliga;
  Namadhari Naik; Halakki Vokkaliga; Halakki; Gramokkal; Kare Vokkaliga; Vokkaliga Morasu; Uppina Kolaga; Hemareddy; Himareddy;
  Rajapur Vokkaliga; Kottemane; Nagbansha; Vokkaliga (Kunchatiga); Vokkaliga - Gangatkar
hindu-andhra-raju: Raju; Rajus; Kshatriya Raju; Raju Kshatriya; Andhra Kshatriya; Telugu Kshatriya; Kshatriya Andhra;
  Andhra Kshatriya Raju; Telugu Raju
hindu-bunt: Bunts; Bunt Shetty; Bunta; Banta; Bant; Bunts Tulu; Bunt Hindu; Shetty Bunt; Bunts (Shetty); Bantaru; Buntaru;
  Tulu Bunt | Shetty; Nadava; Hegde Bunt; Shettys; Rai Bunt; Nadavaru; Shetty Tulu; Naadava; Nadava Bunt; Masadika Bunt; Rai;
  Hegde; Alva; Parivara Bunt; Masadika; Parivara; Ballal; Jain Bunt
hindu-billava: Billawa; Billavas; Billava Poojary; Billavaru; Billava Tulu; Billavas Tulu; Poojary Billava; Billava Hindu; Billwa;
  Poojari Billava; Suvarna Billava | Poojary; Poojari; Idiga; Namdhari; Poojary Tulu; Biruva; Baidya Billava; Pujari; Halepaika;
  Halepaik; Namadhari Billava; Idiga Karnataka; Ediga Karnataka; Deevar; Deevaru; Arya Idiga Karnataka
hindu-kuruba: Kurubas; Kuruba Gowda; Kurubaru; Kuruba Karnataka; Kurubar; Kurubha; Kuruba Hindu; Kuruba Gowdas; Kurubas Karnataka;
  Kuruba Gowda Karnataka; Hal Kuruba; Kuruma Golla; Palu Kuruba; Kuruva; Halumatha Kuruba; Kurumba Gowda Kuruba | Kuruma;
  Halumatha; Kurumbar; Kurumba; Halumata; Kurumas; Kuruma Telangana; Kuruba Kurumba; Kurumba Tamil; Kurumbar Tamil;
  Kurumans Tamil; Hande Kuruba; Unni Kankana; Hatti Kankana; Hathi Kankana; Unne Kankana; Jenu Kuruba; Kadu Kuruba; Beluba;
  Palegar Kuruba; Kuruma Gowda
hindu-mudiraj: Mudhiraj; Mutrasi; Muthrasi; Mudiraju; Mudiraj Telangana; Muduraj; Mutharachalu; Mudhiraju | Tenugu; Tenugollu;
  Muthuraju; Koli Mudiraj; Mudiraj (Tenugu)
hindu-boya: Boyas; Boyalu; Boya Telugu | Boya Valmiki; Valmiki Boya; Valmiki Boyas; Bedar; Beda; Talari; Nayaka Boya; Boya Nayaka
hindu-bestha: Besta; Bestalu; Besthar; Bestaru | Gundla; Gangamatha; Gangamathastha; Ambiga; Pattapu; Pallekari;
  Vadabalija Bestha; Jalari; Jalary; Agnikula Kshatriya Telugu; Vadabalija; Gangavar
hindu-gavara: Gavaras; Gavara Telugu; Gavara Hindu; Gowara
hindu-settibalija: Setty Balija; Setti Balija Telugu; Shettibalija; Settibaliga; Chettibalija
hindu-uppara: Uppar; Upparlu; Uppara Karnataka; Uppara Telugu; Upparar; Upparavar | Sagara; Sagar Uppara; Sagara Uppara;
  Bhagiratha; Bhagiratha Kshatriya; Uppiliya; Uppilia Naicker; Mel Sakkare; Lonari; Uppara Sagara
hindu-perika: Perika Kshatriya; Perike; Perikalu; Perika Telugu | Puragiri Kshatriya
hindu-devanga: Devangalu; Devaanga; Devanga Karnataka; Devanga Telugu; Devang; Devanga Hindu | Hatgar; Hatagara; Jandra
hindu-saurashtra: Sowrashtra; Sourashtrian; Saurashtra Brahmin; Sourashtra Brahmin; Sowrashtra Brahmin; Saurashtra Madurai;
  Sourastra | Pattunoolkarar
hindu-mutharaiyar: Muthurajah; Mutharayar; Mutharaiyer; Mutharayer; Muthuracha; Muthuraja Tamil; Mutharaiyar Tamil; Muthuraiyar;
  Muttharaiyar; Muthiriyar; Muthiriar | Ambalakarar Mutharaiyar; Valayar
hindu-ezhuthachan: Ezhuthassan; Ezhutachan; Ezhuthachhan; Ezhuthachan Hindu; Ezhuthachan Kerala; Ezhuthachen; Ezhutthachan
  | Kadupattan
hindu-dheevara: Dheevaran; Dheevar; Arayan Dheevara; Dheevara Sabha; Dhivara; Dheevara Kerala | Valan; Mukkuva Hindu;
  Mukkuvan Hindu; Mogayan; Bovi Dheevara; Nulayan; Paravan Hindu; Mukaya; Mukayan
hindu-kudumbi: Kudumbi Konkani; Kudubi; Kudumbee; Kurmi Kudumbi
hindu-devadiga: Devadigas; Devadiga Tulu | Moily; Moili; Sapaliga; Devadiga Moily; Shervegar; Sherugar; Sherigar
hindu-mogaveera: Mogaveer; Mogaver; Mogaveera Tulu; Mogavira; Mogaveeraru | Marakala; Moger; Mogera; Bovi Mogaveera; Marakalaru
hindu-kodava: Kodagu; Coorg; Coorgi; Kodava Coorg; Kodavas; Kodava Gowda Coorg; Coorgi Kodava
hindu-kulal: Kulala; Kulal Tulu; Kulala Shetty; Moolya; Mulya; Kulal Moolya; Moolya Kulal
hindu-kulalar: Kulaalar; Kusavan; Kusavar; Kuyavar; Kuyavan; Udayar Kulalar; Kulalan; Velar
hindu-kummari: Salivahana; Andhra Kummari; Kummara; Kummari Telugu
hindu-ganiga: Ganigaru; Ganigashetty; Sajjana Ganiga; Shaiv Ganiga; Jyothi Nagar; Jyothi Pana
hindu-gandla: Gandla Telugu; Telukula; Devatilakula; Devathilakula; Devathilakula Gandla
hindu-rajaka: Rajakulu; Rajakula; Rajaka Telugu; Rajaka Hindu; Chakali; Chakala; Chakali Rajaka
hindu-madivala: Madiwala; Madiwal; Madivalar; Madival; Agasa
hindu-vannar: Vannan; Vannan Tamil; Vannar Tamil; Puthirai Vannar
hindu-maruthuvar: Ambattan; Ambattar; Maruthuvar Tamil; Navithan; Panditar; Isai Maruthuvar
hindu-nayi-brahmin: Nayee Brahmin; Nayi Brahman; Nayi Brahmana; Mangali; Mangali Telugu; Nai Brahmin
hindu-savitha: Savita; Savitha Samaja; Savita Samaj; Kshaurika; Kelasi
hindu-kharvi: Konkan Kharvi; Konkani Kharvi
hindu-arayan: Araya; Valan Araya; Arayan Hindu
hindu-gangaputra: Gangaputhra; Gangaputra Bestha
hindu-munnuru-kapu: Munnur Kapu; Munnoor Kapu; Munnuru; Munnoor; Munuru Kapu
hindu-telaga: Telagalu; Telaga Kapu; Kapu Telaga
hindu-vellalar: Vellala; Vellalan; Velalar; Vellaalar; Vellalar Tamil; Vellala Hindu; Vellalar Hindu`;
