/** Sub-communities, under the code of their community. */
export const subCommunityWords = `
hindu-brahmin-iyer-vadama: Vadamal; Vadaman; Iyer Vadama; Vadama Iyer
hindu-brahmin-iyer-brahacharanam: Brahatcharanam; Brihatcharanam; Brahacharanam Iyer; Brahatcharnam; Brahacharnam; Bruhacharanam
hindu-brahmin-iyer-ashtasahasram: Astasahasram; Ashtasahasra; Ashtasahasram Iyer
hindu-brahmin-iyer-vathima: Vathimal; Vathiman; Vathima Iyer; Vattima
hindu-brahmin-iyer-gurukkal: Gurukal; Gurkkal; Sivachariar; Sivacharya; Gurukkal Iyer
hindu-brahmin-iyer-dikshitar: Dikshithar; Deekshithar; Dixitar
hindu-brahmin-iyengar-vadakalai: Vadagalai; Vadakkalai; Vadakalai Iyengar; Vadagalai Iyengar; Iyengar Vadagalai
hindu-brahmin-iyengar-thenkalai: Thengalai; Tengalai; Tenkalai; Thenkalai Iyengar; Thengalai Iyengar; Iyengar Thengalai
hindu-brahmin-saraswat-goud-saraswat: Gowd Saraswat; Gaud Saraswat; Gowda Saraswat; Goud Saraswath; Gowd Saraswat Brahmin;
  Gaud Saraswat Brahmin; Goud Saraswat Brahmin; Konkani GSB; GSB Konkani; Saraswat GSB
hindu-brahmin-saraswat-chitrapur: Chitrapur Saraswat; Chitrapur Saraswath; Bhanap; CSB
hindu-brahmin-saraswat-rajapur: Rajapur Saraswat; RSB; Rajapur Saraswath
hindu-brahmin-niyogi-aruvela: Aaruvela; 6000; Six Thousand Niyogi; Aruvela Niyogi; Aaruvela Niyogi; Aruvelu; Niyogi 6000
hindu-brahmin-niyogi-nandavarika: Nandavarika Niyogi; Nandavareeka; Nandavareek
hindu-brahmin-vaidiki-velanadu: Velanati; Velanadu Vaidiki; Vaidiki Velanadu; Velnadu; Velanati Vaidiki
hindu-brahmin-vaidiki-mulukanadu: Mulakanadu; Murikinadu; Mulukanadu Vaidiki; Muluknadu
hindu-brahmin-vaidiki-telaganya: Telaghanya; Telaganya Vaidiki; Thelaganya; Telanganya
hindu-brahmin-vaidiki-veginadu: Veginati; Veginadu Vaidiki; Veginatu
hindu-brahmin-smartha-hoysala-karnataka: Hoysala; Hoysala Karnataka Smartha; HK Smartha; Hoysala Karnataka Brahmin
hindu-brahmin-smartha-babburkamme: Babboor Kamme; Baburkamme
hindu-brahmin-smartha-badaganadu: Badaganad; Badagnadu; Badaganadu Smartha
hindu-brahmin-madhwa-shivalli: Shivalli Madhwa; Shivalli Brahmin; Shivali; Sivalli; Tulu Shivalli; Tulu Madhwa
hindu-brahmin-madhwa-deshastha: Deshastha Madhwa; Desastha Madhwa; Desastha; Madhwa Deshastha
hindu-rajput-suryavanshi: Suryavansi; Suryawanshi
hindu-rajput-chandravanshi: Chandravansi; Chandrawanshi; Somvanshi
hindu-rajput-agnivanshi: Agnivansi; Agniwanshi
hindu-maratha-96-kuli: 96K; 96K Maratha; Maratha 96K; Maratha 96; 96 Kuli Maratha; Maratha 96 Kuli; 96 Kulis; Shahannav Kuli;
  96 Kuleen; Kulin Maratha
hindu-maratha-92-kuli: 92K; 92 Kuli Maratha; Maratha 92 Kuli
hindu-kunbi-tirole: Tirale; Tirale Kunbi; Tirole Kunbi; Kunbi Tirale; Tirle; Tirola
hindu-kunbi-dhanoje: Dhanoje Kunbi; Dhanoja; Dhanoje Patil
hindu-kunbi-leva: Leva Kunbi; Lewa Kunbi; Lewa; Leva Patil
hindu-kunbi-ghatole: Ghatole Kunbi; Ghatol
hindu-kunbi-khaire: Khaire Kunbi; Khaira; Khedule Kunbi
hindu-kayastha-srivastava: Shrivastava; Srivastav; Shrivastav; Sreevastava
hindu-kayastha-mathur: Mathur Kayastha
hindu-kayastha-saxena: Saksena; Saxsena
hindu-kayastha-karna: Karn; Karan; Karna Kayastha; Karn Kayastha
hindu-kayastha-uttar-rarhi: Uttar Rarhi Kayastha; Uttar Radhi
hindu-kayastha-dakshin-rarhi: Dakshin Rarhi Kayastha; Dakshin Radhi
hindu-kayastha-bangaja: Bangaja Kayastha; Bangaj
hindu-baniya-agrahari: Agraharee; Agrahari Vaishya
hindu-baniya-barnwal: Baranwal; Burnwal; Varnwal; Barnawal
hindu-baniya-jaiswal: Jayaswal; Jaysawal; Jaiswar; Jaisawal
hindu-baniya-kesarwani: Keshari; Kesharwani; Kesari; Keshri; Kesarvani
hindu-khatri-dhai-ghar: 2.5 Ghar; Dhai Ghar Khatri
hindu-khatri-char-ghar: 4 Ghar
hindu-yadav-ahir: Aheer; Ahir Yadav; Yaduvanshi Ahir; Aahir
hindu-yadav-krishnauth: Krishnaut; Kishnaut; Krishnoth
hindu-yadav-gwala: Gwal; Gwalvanshi; Goala; Gual
hindu-yadav-majhraut: Majhrauth; Majroth; Majhroth
hindu-patel-leva-charotar: Charotar Patel; Charotaria; Charotar Leva Patel; 6 Gam; 27 Gam; Chha Gam; Sattavis Gam
hindu-patel-leva-saurashtra: Saurashtra Leva Patel; Leuva Patel Saurashtra
hindu-nair-kiriyathil: Kiriyath; Kiriyath Nair; Kiriyathil Nair; Kiryath; Kiriyatil; Nair Kiriyath; Kiriath; Kiriyat
hindu-nair-illathu: Illath; Illathu Nair; Illath Nair; Illathil; Illam
hindu-nair-swaroopathil: Swaroopam; Swarupathil; Swaroopathil Nair; Svarupathil
hindu-nair-padamangalam: Padamangalathu; Padamangalam Nair; Padamangalath
hindu-nair-vilakkithala: Vilakkithala Nair; Vilakkithalavan; Vilakithala; Vilakkitala; Vilakkithala Nayar
hindu-nair-veluthedathu: Veluthedath; Veluthedathu Nair; Veluthedan; Veluthedath Nair; Veluthedathu Nayar
hindu-nair-vaniya: Vaniya Nair; Vaniyan
hindu-nair-maniyani: Maniyani Nair; Maniani
hindu-ezhava-chovan: Chovar; Chon; Chovvan
hindu-ezhava-panicker: Ezhava Panicker; Panikkar; Panicker Ezhava
hindu-pillai-saiva-vellala: Saiva Vellalar; Saiva Pillai; Saivam; Saiva; Saiva Pillaimar; Saiva Vellalar Pillai;
  Saiva Vellala Pillai; Pillai Saiva Vellalar
hindu-pillai-karkathar: Karkatha; Karkatha Pillai; Karkathar Pillai; Karkathaar; Karaikatha; Karkatha Vellalar
hindu-pillai-thondaimandala: Thondaimandala Vellalar; Tondaimandalam
hindu-pillai-nanjil: Nanjil Vellala; Nanjinad; Nanjil Pillai; Nanjilnadu
hindu-pillai-isai-vellalar: Isai Vellala; Isai Vellalar Pillai
hindu-viswakarma-achari: Asari; Aasari; Asary; Achary; Acharya; Aachari; Thachan; Tachan; Marathachan; Carpenter;
  Asari Viswakarma; Viswakarma Asari
hindu-viswakarma-thattan: Goldsmith; Thattar; Pathar; Pattar; Viswakarma Thattan; Thattan Viswakarma; Porkollar
hindu-viswakarma-kollan: Blacksmith; Perumkollan; Karuvan; Kollar; Viswakarma Kollan; Kollan Viswakarma
hindu-viswakarma-moosari: Musari; Moosary; Kannan; Bell metal; Moosari Viswakarma
hindu-vanniyar-padayachi: Padayatchi; Padaiyachi; Padayachiar; Vanniyar Padayachi; Padaiyatchi; Padayaachi
hindu-vanniyar-gounder: Vanniya Gounder; Vanniyar Gounder; Vanniyakula Gounder
hindu-vanniyar-naicker: Naickar; Naikar; Nayakar; Nayagar; Naicker Vanniyar; Vanniya Naicker; Nayakkar
hindu-gounder-kongu-vellala: Kongu; Kongu Vellalar; Kongu Vellala Gounder; KVG; Kongu Gounder; Gounder Kongu;
  Kongu Vellalar Gounder; K V Gounder; K V Goundar; K V Gownder; Vellala Gounder; Kongu Vellalakounder
hindu-gounder-vettuva: Vettuva Gounder; Vettuvar; Vettuvan
hindu-gounder-urali: Urali Gounder; Uraly; Oorali Gounder; Oorali
hindu-gounder-nattu: Nattu Gounder; Naattu Gounder
hindu-gounder-kurumba: Kurumba Gounder; Kurumbar; Kurumbha Gounder; Kurumba Kounder
hindu-mudaliar-thondaimandala: Thondaimandala Mudaliar; Tondaimandala; Thondaimandala Vellala Mudaliar
hindu-mudaliar-sengunthar: Senguntha; Sengunthar Mudaliar; Senguntha Mudaliar; Kaikolar; Sengundhar; Sengundar; Senguntar;
  Kaikola Mudaliar
hindu-mudaliar-arcot: Arcot Mudaliar; Arcot Vellala; Arcot Mudhaliar
hindu-mudaliar-agamudi: Agamudiyar; Agamudaiyar; Agamudayar; Agamudi Mudaliar; Thuluva Vellala; Thuluva Vellalar; Thuluva;
  Agamudiyar Mudaliar; Agamudaya Mudaliar; Tuluva Vellala
hindu-chettiar-nagarathar: Nattukottai; Nagarathar Chettiar; Nattukottai Chettiar; Nattukkottai; Naattukottai;
  Nagarathar Chetty; Nattukottai Nagarathar; Nagaratar
hindu-chettiar-kongu: Kongu Chettiar; Kongu Chetty
hindu-chettiar-devanga: Devanga Chettiar; Devangar; Devanga Chetty; Devangar Chettiar
hindu-chettiar-vaniya: Vaniya Chettiar; Vania Chettiar; Vaniya Chetty; Vaaniya Chettiar
hindu-chettiar-24-manai: 24 Manai Telugu Chettiar; 24 Manai Chettiar; 24MTC; Telugu Chettiar; 24 Manai Telugu;
  Ayira Vysya 24 Manai
hindu-thevar-mukkulathor-kallar: Kallar Thevar; Thevar Kallar; Piramalai Kallar; Piranmalai Kallar; Kaller; Eesanattu Kallar;
  Esanattu Kallar; PMK Kallar
hindu-thevar-mukkulathor-maravar: Maravar Thevar; Thevar Maravar; Maravan; Sembunattu Maravar; Kondayan Kottai Maravar; Maraver
hindu-thevar-mukkulathor-agamudayar: Agamudaiyar; Agamudiyar; Agamudayar Thevar; Servai; Agamudayar Servai; Akamudayar;
  Ahamudayar; Servaikarar
hindu-naidu-balija: Balija Naidu; Naidu Balija
hindu-naidu-gavara: Gavara Naidu; Gawara; Gavarai; Gavara Balija
hindu-naidu-kamma: Kamma Naidu; Naidu Kamma; Kammavar Naidu; Kammavar
hindu-naidu-velama: Velama Naidu; Naidu Velama
hindu-reddy-pakanati: Pakanati Reddy; Pakanaati; Pokanati
hindu-reddy-panta: Panta Reddy; Panta Kapu
hindu-reddy-gudati: Gudati Reddy; Gudaati
hindu-reddy-motati: Motati Reddy; Mootati; Motaati
hindu-kapu-telaga: Telaga Kapu; Telagas; Kapu Telaga; Thelaga
hindu-kapu-turpu: Turpu Kapu; Toorpu Kapu; Thurpu Kapu; Toorpu; Kapu Turpu
hindu-kapu-munnuru: Munnuru Kapu; Munnur Kapu; Munnoor Kapu; Munnuru Kapulu
hindu-kapu-ontari: Ontari Kapu; Vontari
hindu-vysya-arya-vysya: Arya Vaishya; Arya Vysya Komati; Komati Arya Vysya
hindu-vysya-kalinga: Kalinga Vysya; Kalinga Komati; Kalinga Vaishya
hindu-lingayat-banajiga: Banajiga Lingayat; Lingayat Banajiga; Banjiga; Banajigar; Adi Banajiga; Shetty Banajiga
hindu-lingayat-panchamasali: Panchamsali; Panchamasali Lingayat; Panchamashali; Lingayat Panchamasali; Panchmasali;
  Panchamsaali; Lingayat Panchamsali; Panchamshali
hindu-lingayat-sadar: Sadar Lingayat; Sadhu Lingayat; Saadar; Sadharu; Sadar Veerashaiva
hindu-lingayat-jangama: Jangam; Lingayat Jangama; Veerashaiva Jangama; Jangama Lingayat; Jangamar; Hiremath Jangama;
  Beda Jangama
hindu-lingayat-nonaba: Nolamba; Nonaba Lingayat; Nonava; Nolamba Lingayat
hindu-lingayat-ganiga: Ganiga Lingayat; Lingayat Ganiga; Gaaniga
hindu-lingayat-aradhya: Aradhya Lingayat; Aaradhya; Aradya
hindu-vokkaliga-gangatkar: Gangadikar; Gangadkara; Gangatkara; Gangadikara Vokkaliga; Gangadikar Vokkaliga; Gangatkar Vokkaliga;
  Gangadkar
hindu-vokkaliga-morasu: Morasu Vokkaliga; Marasu; Marasu Vokkaliga; Morasa
hindu-vokkaliga-kunchatiga: Kunchitiga; Kunchitigar; Kunchitiga Vokkaliga; Kunchatiga Vokkaliga; Kunchiga
hindu-vokkaliga-dasa: Dasa Vokkaliga; Das Gowda; Dasa Gowda; Dasa Okkaliga
hindu-vokkaliga-hallikar: Halikar; Hallikar Vokkaliga; Hallikara
hindu-vokkaliga-reddy: Reddy Vokkaliga; Vokkaliga Reddy
hindu-bunt-masadika: Masadika Bunt; Masadik
hindu-bunt-nadava: Nadava Bunt; Nadavar; Nadva
hindu-scheduled-caste-adi-dravidar: Adi Dravida; Adi Dravidan; Aadi Dravidar; Adi Dravida Hindu; Hindu Adi Dravidar
hindu-scheduled-caste-bairwa: Berwa; Bairva
hindu-scheduled-caste-devendrar: Devendrakula Vellalar; Devendrakula Velalar; Devendrakulam; Devendra; DKV; Pallar; Pallan;
  Mallar; Pallar Devendrar
hindu-scheduled-caste-jatav: Jatava; Jatavs; Jatab
hindu-scheduled-caste-madiga: Madigas; Maadiga; Hindu Madiga
hindu-scheduled-caste-mahar: Mahars; Mahar Hindu; Hindu Mahar; Maharashtra Mahar
hindu-scheduled-caste-mala: Malas; Maala; Mala Hindu; Hindu Mala
hindu-scheduled-caste-namasudra: Namosudra; Namashudra; Namasudras
hindu-scheduled-caste-pasi: Pasis; Passi
hindu-scheduled-caste-pulayar: Pulaya; Pulayan; Pulayas; Hindu Pulaya; Hindu Pulayan; Kerala Pulaya; Pulayar Hindu
hindu-scheduled-caste-rajbanshi: Rajbansi
hindu-scheduled-caste-sambavar: Sambava; Sambavan
hindu-scheduled-caste-valmiki: Balmiki; Valmeeki
hindu-scheduled-tribe-banjara: Lambada; Lambani; Lamani; Lambadas; Sugali; Lambada Sugali
hindu-scheduled-tribe-bhil: Bhils
hindu-scheduled-tribe-gond: Gonds; Raj Gond
hindu-scheduled-tribe-irula: Irular; Irulas; Irulan
hindu-scheduled-tribe-kurichiya: Kurichya; Kurichyan; Kurichiyar
hindu-scheduled-tribe-meena: Mina; Meenas
hindu-scheduled-tribe-munda: Mundas
hindu-scheduled-tribe-oraon: Uraon; Kurukh
hindu-scheduled-tribe-santal: Santhal; Santali; Santhali
muslim-syed-thangal: Tangal; Thangal Syed; Syed Thangal; Thangals
muslim-memon-halai: Halai Memon; Halari Memon; Halaai
muslim-memon-kutchi: Kutchi Memon; Cutchi Memon; Kachchi Memon; Cutchi; Kachhi Memon
muslim-memon-okhai: Okhai Memon; Okha Memon
muslim-mappila-koya: Koya Mappila; Koyas
jain-digambar-khandelwal: Khandelwal Jain; Digambar Khandelwal; Saravagi; Saraogi
jain-digambar-parwar: Parwar Jain; Parvar; Paravar Jain
jain-digambar-humad: Humad Jain; Hummad; Humbad; Hoomad
jain-digambar-agarwal: Agarwal Jain; Digambar Agarwal; Aggarwal Jain
jain-shwetambar-oswal-visa: Visa Oswal; Oswal; Visa Oswal Jain; Oswal Jain; KVO; Kachchhi Visa Oswal; VO
jain-shwetambar-porwal: Porwal Jain; Porwad; Pragvat; Porval
jain-shwetambar-dasa-shrimali: Dasha Shrimali; Dasha Srimali; Dasa Srimali; Dassa Shrimali
jain-shwetambar-visa-shrimali: Visa Srimali; Vissa Shrimali; Visha Shrimali
jain-shwetambar-kutchi-dasa-oswal: KDO; Kutchi Dasha Oswal; Kachchhi Dasa Oswal; Dasa Oswal
jain-shwetambar-murtipujak: Moortipujak; Derawasi; Deravasi; Mandir Margi; Dehrawasi
jain-shwetambar-sthanakvasi: Sthanakwasi; Sthanakvasi Jain; Sthanakavasi; Sthanakwasi Jain; Stanakvasi
jain-shwetambar-terapanthi: Terapanth; Terapanthi Jain
hindu-brahmin-namboodiri-embranthiri: Embrandiri; Embran
hindu-brahmin-namboodiri-bhattathiri: Bhattathiripad; Bhattathirippad
hindu-brahmin-deshastha-rigvedi: DRB; Deshastha Rigvedi; Rigvedi Deshastha; Deshastha Rigvedi Brahmin; Rugvedi; Rigvedi Brahmin
hindu-brahmin-deshastha-yajurvedi: DYB; Deshastha Yajurvedi; Yajurvedi Deshastha; Shukla Yajurvedi; Madhyandin;
  Yajurvedi Brahmin
hindu-brahmin-maithil-shrotriya: Shrotriya Maithil; Soti
hindu-brahmin-gaur-adi-gaur: Adi Gaud; Aadi Gaur
hindu-brahmin-other-audichya: Audich; Audichya Sahasra; Audichya Brahmin; Audicya
hindu-brahmin-other-anavil: Anavil Brahmin; Anavala
hindu-brahmin-other-nagar: Vadnagara Nagar; Nagar Brahmin; Vadnagra; Visnagara
hindu-brahmin-other-modh: Modh Brahmin; Chaturvedi Modh
hindu-brahmin-other-shrimali: Shrimali Brahmin; Srimali
hindu-brahmin-other-khedaval: Khedawal; Bajkhedawal; Bajkhedaval
hindu-brahmin-other-rajgor: Rajgor Brahmin; Rajgaur
hindu-brahmin-other-karhade: Karhada; Karade; Karada; Karhade Brahmin
hindu-brahmin-other-devrukhe: Devarukhe; Devrukhe Brahmin
hindu-brahmin-other-utkal: Utkala; Utkal Brahmin; Odia Brahmin
hindu-brahmin-other-rarhi: Radhi; Rarhi Brahmin; Rarhiya
hindu-brahmin-other-barendra: Varendra; Barendra Brahmin; Varendra Brahmin
hindu-brahmin-other-jangid: Jangir; Jangid Brahmin; Jangra
hindu-brahmin-other-pushkarna: Pushkarna Brahmin; Pushkaran
hindu-brahmin-other-dadhich: Dadheech; Dadhich Brahmin; Dahima
hindu-brahmin-other-paliwal: Palliwal; Paliwal Brahmin
hindu-brahmin-other-parik: Pareek; Parik Brahmin; Pareekh
hindu-brahmin-other-shakdwipi: Sakaldwipi; Shakdwipiya; Sakaldwipiya; Maga Brahmin; Sakaldweepi
hindu-brahmin-other-jijhotia: Jijhotiya; Jhijhotia; Jujhotiya
hindu-brahmin-other-sholiar: Sholiyar; Choliya; Chozhiyar; Sozhiyar
hindu-brahmin-other-dravida: Dravid; Dravidulu; Arama Dravida; Konaseema Dravida
hindu-rajput-chauhan: Chouhan; Chauhaan; Chohan; Chauhan Rajput
hindu-rajput-rathore: Rathod; Rathor; Rathore Rajput
hindu-rajput-sisodia: Sisodiya; Shishodia
hindu-rajput-parmar: Panwar; Pawar; Parmar Rajput; Ponwar
hindu-rajput-solanki: Solanki Rajput
hindu-rajput-tomar: Tanwar; Tawar; Tomar Rajput; Tanvar
hindu-rajput-kachwaha: Kushwaha Rajput; Kachhwaha; Kachawa
hindu-rajput-shekhawat: Shekhavat; Sekhawat
hindu-rajput-zala: Jhala
hindu-rajput-bhadauria: Bhadoria; Bhadouria
hindu-rajput-gaharwar: Gaharwal; Gahadwal
hindu-maratha-kshatriya: Maratha Kshatriya; Kshatriya Maratha
hindu-kayastha-kulshreshtha: Kulshrestha; Kulshreshta
hindu-kayastha-asthana: Asthaana
hindu-kayastha-ckp: Chandraseniya Kayastha; Chandraseniya
hindu-agarwal-goyal: Goel; Goyel; Goyal Agarwal; Goel Agarwal
hindu-agarwal-garg: Garg Agarwal
hindu-agarwal-bansal: Bansal Agarwal
hindu-agarwal-mittal: Mittal Agarwal; Mital
hindu-agarwal-singhal: Singla; Singal; Singhla
hindu-agarwal-tayal: Tayel; Taayal
hindu-baniya-vaishnav-vanik: Vaishnav Vania; Vaishnav Vaniya; Vaishnava Vanik; Vania Vaishnav
hindu-baniya-modh-vanik: Modh; Modh Vania; Modh Vaniya; Dasa Modh
hindu-baniya-kapol: Kapol Vanik; Kapol Vaniya
hindu-baniya-khadayata: Khadayata Vanik; Khadayta
hindu-baniya-lad-vani: Lad Vanik; Lad; Laad Vani
hindu-baniya-vijayvargiya: Vijaywargiya; Vijayvergia
hindu-baniya-varshney: Varshneya; Varshnei
hindu-baniya-omar: Omer; Umar; Umar Vaishya
hindu-baniya-kasaundhan: Kasaudhan
hindu-baniya-mahawar: Mahavar
hindu-jat-dhillon: Dhillion
hindu-jat-punia: Poonia; Puniya
hindu-yadav-golla: Golla Yadav; Yadava Golla
hindu-yadav-konar: Konar Yadava; Kona Idaiyar; Idaiyar
hindu-lohana-halai: Halari; Hallai
hindu-nair-nambiar: Nambiyar; Nambiar Nair; Nambyar
hindu-nair-menon: Menon Nair; Nair Menon
hindu-nair-panicker: Panikkar; Panikker; Panicker Nair
hindu-nair-kurup: Kurup Nair; Kurupp
hindu-ambalavasi-warrier: Variar; Warier; Variyar; Warriar; Varier; Ambalavasi Variyar
hindu-ambalavasi-pisharody: Pisharadi; Pisharodi
hindu-ambalavasi-poduval: Pothuval; Poduval Nair
hindu-ambalavasi-marar: Maarar; Marar Nair; Nair Marar
hindu-ambalavasi-nambeesan: Nambissan; Nambeeshan; Nambeesan Ambalavasi
hindu-pillai-illathu-pillai: Illathu Pillaimar; Ilathu Pillai; Illathar
hindu-pillai-sozhia-vellalar: Sozhia; Chozhia Vellalar; Sozhiya Vellalar
hindu-vellalar-saiva: Saiva Vellalar; Saiva Vellala
hindu-vellalar-sozhia: Sozhia Vellalar; Chozhia
hindu-kamma-chowdary: Chowdhary; Choudary; Chowdari; Choudhary; Chaudhary; Chowdhury
hindu-velama-padma-velama: Padmanayaka; Padmanayaka Velama
hindu-balija-gajula: Gajula Balija
hindu-balija-kavarai: Gavarai; Kavara
hindu-balija-setti: Setty; Setty Balija; Shetty Balija
hindu-reddy-pedakanti: Pedakanti Reddy; Pedda Kanti; Pedakanty
hindu-reddy-velanati: Velanadu; Velanati Reddy
hindu-reddy-nerati: Neravati; Nerati Kapu
hindu-goud-gamalla: Gamalla Goud; Gouda Gamalla
hindu-goud-ediga: Idiga; Eediga; Ediga Goud
hindu-lingayat-veerashaiva: Veerashaiva Lingayat; Virashaiva; Veerasaiva
hindu-lingayat-reddy: Reddy Lingayat; Lingayat Reddy
hindu-dhangar-hatkar: Hatkar Dhangar; Hatgar
hindu-koli-mahadev: Mahadev Koli; Mahadeo Koli; Koli Mahadev
hindu-koli-malhar: Malhar Koli; Koli Malhar
hindu-koli-son: Son Koli; Koli Son
hindu-mali-phul: Phul Mali; Fulmali; Phool Mali
hindu-sonar-lad: Lad Sonar
hindu-scheduled-caste-chamar: Chamaar; Charmkar; Charmakar
hindu-scheduled-caste-ravidas: Ravidasia; Ravidassia; Raidas; Ravidasi
hindu-scheduled-caste-paraiyar: Paraiyan; Parayar; Paraya; Parayan
hindu-scheduled-caste-arunthathiyar: Arunthathiar; Arundhathiyar; Sakkiliyar
hindu-scheduled-caste-mang: Matang Mang; Maang
hindu-scheduled-caste-dusadh: Dusad; Dhusadh
hindu-scheduled-caste-cheramar: Cheruman; Cheramar Hindu; Cherumar
hindu-scheduled-tribe-koya: Koya Dora
hindu-scheduled-tribe-kokna: Kokni Tribe; Kukna
hindu-scheduled-tribe-mala-araya: Malai Arayan; Malayarayan
muslim-bohra-dawoodi: Dawoodi Bohra; Dawudi; Daudi
muslim-pathan-khan: Khan Pathan; Pathan Khan
sikh-jat-sandhu: Sandu; Sandhoo
sikh-jat-sidhu: Siddhu; Sidhoo
sikh-jat-gill: Gil
sikh-jat-dhillon: Dhillion; Dhilon
sikh-jat-grewal: Garewal; Grewall
sikh-jat-brar: Barar
sikh-jat-aulakh: Aulak; Olakh
sikh-jat-mann: Maan
jain-digambar-golapurva: Golapurab; Golapurva Jain`;
