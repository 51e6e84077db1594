/** Towns of Karnataka, Andhra Pradesh and Telangana. */
export const deccanTowns = `
in-andhra-pradesh-anakapalli: Anakapalle; Narsipatnam; Yelamanchili
in-andhra-pradesh-anantapur: Ananthapuramu; Guntakal; Tadipatri; Ananthapur; Anantpur; Rayadurg; Gooty; Atp; Antp; Ananthapuram;
  Anantapuram; Kalyandurg; Kalyanadurgam; Uravakonda
in-andhra-pradesh-annamayya: Rayachoti; Madanapalle; Rajampet; Madanapalli
in-andhra-pradesh-bapatla: Chirala; Repalle; Addanki
in-andhra-pradesh-chittoor: Kuppam; Palamaner; Chittor AP; Punganur; Chittur; Puttur Chittoor; Nagari; Chttr
in-andhra-pradesh-east-godavari: Rajahmundry; Rajamahendravaram; E Godavari; Rajamundry; Rajamahendri; Kovvur; Rajahmundri;
  Nidadavole; Rajamahendravaram City; Rjy; R mundry; Rjmy; EG Dt; EG Dist; Kadiyam; Nidadavolu; Anaparthi
in-andhra-pradesh-eluru: Jangareddygudem; Nuzvid; Eluru AP; Nuzividu; Elr; Ellore; Eluru City
in-andhra-pradesh-guntur: Tenali; Mangalagiri; Amaravati; Guntur City; Gunturu; Ponnur; Guntoor; Gnt; Gtr; Tadikonda; Duggirala;
  Prathipadu Guntur; Amaravathi AP
in-andhra-pradesh-kakinada: Cocanada; Samalkot; Peddapuram; Tuni; Pithapuram; Samarlakota; Kakinada City
in-andhra-pradesh-konaseema: Dr. B.R. Ambedkar Konaseema; Amalapuram; Razole; Ravulapalem; Mandapeta; Ramachandrapuram; Kothapeta;
  Mummidivaram; Ambajipeta
in-andhra-pradesh-krishna: Machilipatnam; Gudivada; Krishna District; Krishna Dist; Bandar; Pedana; Avanigadda; Pamarru; Vuyyuru;
  Gannavaram; Kaikaluru Krishna
in-andhra-pradesh-kurnool: Adoni; Yemmiganur; Kurnul; Karnool; Knl; Krnl
in-andhra-pradesh-nandyal: Allagadda; Dhone; Srisailam; Nandyala; Atmakur Nandyal; Banaganapalle
in-andhra-pradesh-nellore: Sri Potti Sriramulu Nellore; Kavali; Gudur Nellore; Nellore City; Nelore; Kandukur; Atmakur Nellore;
  Nlr; Nellur; Nlre; Venkatagiri Nellore; Udayagiri; Podalakur; Kovur Nellore
in-andhra-pradesh-ntr: Vijayawada; Bezawada; Vijaywada; NTR; Nandamuri Taraka Rama Rao; Jaggayyapeta; Nandigama; NTR District;
  Vijaywada City; Vijayavada; Bejawada; Vijaywda; Vja; Vjw; Bza; Vzw; Bezwada; NTR Dist; Benz Circle
in-andhra-pradesh-palnadu: Narasaraopet; Sattenapalle; Piduguralla; Chilakaluripet; Macherla; Vinukonda; Gurazala; Dachepalli;
  Chilakaluripeta
in-andhra-pradesh-parvathipuram-manyam: Parvathipuram; Salur
in-andhra-pradesh-prakasam: Ongole; Markapur; Kanigiri; Ongolu; Darsi; Giddalur; Ogl; Ongole City; Podili; Singarayakonda;
  Cumbum Prakasam
in-andhra-pradesh-sri-sathya-sai: Hindupur; Puttaparthi; Dharmavaram; Kadiri; Penukonda
in-andhra-pradesh-srikakulam: Palasa; Tekkali; Sikakulam; Amadalavalasa; Sklm; Chicacole; Skm; Ichchapuram; Narasannapeta;
  Kotabommali; Pathapatnam; Etcherla
in-andhra-pradesh-tirupati: Tirupathi; Thirupathi; Srikalahasti; Gudur; Tirumala; Tirupati City; Sullurpeta; Naidupeta;
  Venkatagiri; Tpt; Tpty; Chandragiri; Renigunta; Yerpedu
in-andhra-pradesh-visakhapatnam: Vishakapatnam; Visakapatnam; Waltair; Vizagpatam; Vishakhapatnam; Vizag; Vizag City; Visakha;
  Gajuwaka; Vizagpatnam; Vizak; Vishakhapatanam; Visakhapatanam; Bheemunipatnam; Vskp; Vsp; Vzg; Vsk; MVP Colony; Madhurawada
in-andhra-pradesh-vizianagaram: Vijayanagaram; Bobbili; Vizianagram; Vzm; Vznm; V nagaram; Cheepurupalli; Rajam; Gajapathinagaram;
  Nellimarla; Kothavalasa; S Kota
in-andhra-pradesh-west-godavari: Bhimavaram; Tadepalligudem; Tanuku; Narsapur AP; Palakollu; Palakol; W Godavari; Narasapuram;
  WG Dt; WG Dist; Narsapuram; Bvrm; Narsapur; Narasapur; Akividu; Penugonda; Achanta; Attili; Undi
in-andhra-pradesh-ysr-kadapa: Kadapa; Cuddapah; YSR; Proddatur; Kadapa District; Pulivendula; Cuddapa; Badvel; Jammalamadugu;
  Kadappa; Mydukur; Vontimitta; Yerraguntla
in-karnataka-bagalkot: Bagalkote; Jamkhandi; Mudhol; Badami; Ilkal; Bagalakot; Guledgudda; Guledagudda; Bilagi; Hungund; Terdal;
  Rabkavi; Banhatti; Mahalingpur
in-karnataka-ballari: Bellary; Belari; Hospet; Ballari; Bellary City; Siruguppa; Sandur
in-karnataka-belagavi: Belgaum; Belgam; Belagaum; Belagavi; Gokak; Chikodi; Belgavi; Bailhongal; Nipani; Belgaon; Athani;
  Belagavi City; Belagavi Dist; Bgm; B gaum; Nippani; Saundatti; Savadatti; Ramdurg; Khanapur Belgaum; Raibag; Raybag; Hukkeri;
  Kittur; Sankeshwar; Kudachi
in-karnataka-bengaluru-rural: Bangalore Rural; Doddaballapur; Devanahalli; Nelamangala; Hoskote; Doddaballapura
in-karnataka-bengaluru-urban: Bangalore; Bengalooru; Banglore; Bangaluru; BLR; Bangalore City; Bengaluru City; Bangalor; B’lore;
  Bengaluru Urban; Bangalore Urban; Bengaluru; Bnglr; Bglr; Bangalore South; Bengaluru South; Whitefield; Jayanagar; Koramangala;
  Electronic City; Yelahanka; Marathahalli; Rajajinagar; Malleshwaram; Hebbal; Bengluru; Bengalore; Bangalore Karnataka;
  Banglaore; Bangaloru; Bng; Bgl; Blor; B lore City; Namma Bengaluru; HSR Layout; BTM Layout; BTM; Bellandur; Sarjapur; Sarjapura;
  Indiranagar; JP Nagar; Malleswaram; Basavanagudi; Vijayanagar Bangalore; Banashankari; KR Puram; Bommanahalli; Manyata;
  Manyata Tech Park; Electronics City; ITPL; Bannerghatta; Peenya; Marathalli; E City; Anekal; Attibele; Chandapura; Jigani;
  Kengeri; Yelahanka New Town
in-karnataka-bidar: Basavakalyan; Bhalki; Humnabad
in-karnataka-chamarajanagar: Chamarajanagara; Kollegal; Ch nagar; Chamrajnagar; Gundlupet; Yelandur; Hanur
in-karnataka-chikkaballapur: Chikballapur; Chintamani; Gauribidanur; Chikkaballapura; Chickballapur; Sidlaghatta
in-karnataka-chikkamagaluru: Chikmagalur; Chickmagalur; Chikamagalur; Chikkamagaluru; Kadur; Tarikere; Mudigere; Sringeri; Koppa;
  Chickmagaluru; Chikmagaluru; Birur; NR Pura; Ajjampura; Kalasa
in-karnataka-chitradurga: Hiriyur; Challakere; Chithradurga; Chitradurg; Hosadurga; Holalkere; Molakalmuru
in-karnataka-dakshina-kannada: DK; Mangaluru City; Manglore; Puttur DK; Mangalore City; South Canara; Mangalore; Mangaluru;
  M’lore; Puttur; Bantwal; Sullia; Belthangady; Moodbidri; Surathkal; Mangaluru DK; Mangalur; Mangalor; Moodabidri; Ullal; Mlr;
  M luru; DK Dist; Mulki; Kinnigoli; Uppinangady; Kadaba; Vittal; Deralakatte; Mudbidri
in-karnataka-davanagere: Davangere; Davangere City; Harihar; Honnali; Davanagare; Davangiri; Dvg; Channagiri; Jagalur; Nyamathi
in-karnataka-dharwad: Hubli; Hubballi; Hubli Dharwad; Dharwar; Hubli City; Dharwad City; Hubballi-Dharwad; Dharwada; Kalghatgi;
  Hbl; Dwd; Hubli Dwd; Navalgund; Kundgol; Alnavar; Annigeri
in-karnataka-gadag: Gadag-Betageri; Gadag Betigeri; Ron Gadag; Mundargi; Nargund; Naragund; Shirahatti; Laxmeshwar; Gajendragad
in-karnataka-hassan: Arsikere; Sakleshpur; Channarayapatna; Holenarasipura; Belur; Hasan
in-karnataka-haveri: Ranebennur; Hangal; Byadgi; Ranibennur; Shiggaon; Savanur; Hirekerur; Rattihalli
in-karnataka-kalaburagi: Gulbarga; Gulburga; Kalaburagi; Kalburgi; Gulbarga City; Kalaburgi; Sedam; Kalburagi; Glb; Chittapur;
  Aland; Afzalpur; Jewargi; Chincholi; Wadi
in-karnataka-kodagu: Madikeri; Mercara; Coorg District; Virajpet; Coorg; Kushalnagar; Somwarpet; Madikeri Coorg; Ponnampet
in-karnataka-kolar: KGF; Kolar Gold Fields; Mulbagal; Malur; Bangarapet; Bangarpet; Srinivaspur; Srinivaspura
in-karnataka-koppal: Koppala; Gangavathi; Gangavati; Kushtagi; Koppal Dist; Yelburga; Yelbarga; Kuknoor; Karatagi
in-karnataka-mandya: Maddur; Srirangapatna; Malavalli; Mandya Dist; Pandavapura; Nagamangala; KR Pet; Krishnarajpet
in-karnataka-mysuru: Mysore; Mysor; Maisur; Mysore City; Mysuru; Nanjangud; Hunsur; Mysuru City; Mysooru; KR Nagar; Mys; Mysr;
  Mysur; T Narasipura; T Narsipur; Periyapatna; Piriyapatna; HD Kote; Saligrama Mysore
in-karnataka-raichur: Sindhanur; Manvi; Raichoor; Lingasugur
in-karnataka-ramanagara: Ramnagara; Channapatna; Kanakapura; Ramanagar; Magadi; Bidadi
in-karnataka-shivamogga: Shimoga; Simoga; Shivmogga; Shivamogga; Bhadravathi; Bhadravati; Shikaripura; Thirthahalli; Shimoga City;
  Soraba; Smg; Sagara; Sagar Shimoga; Hosanagara; Hosanagar; Sorab; Ripponpet
in-karnataka-tumakuru: Tumkur; Tumkur City; Tiptur; Sira; Kunigal; Tumakur; Gubbi; Madhugiri; Tmk; Tumkuru; Turuvekere; Pavagada;
  Koratagere; CN Halli; Chikkanayakanahalli
in-karnataka-udupi: Udipi; Manipal; Kundapura; Udupi District; Kundapur; Karkala; Brahmavar; Kaup; Byndoor; Shirva; Hebri;
  Saligrama Udupi; Kota Udupi
in-karnataka-uttara-kannada: North Canara; Karwar; Sirsi; Sirsi Karnataka; Kumta; Ankola; Honnavar; Bhatkal; Dandeli; Karvar;
  Yellapur; Haliyal; Siddapur UK; Siddapura; Mundgod; Joida; Gokarna; Murdeshwar
in-karnataka-vijayanagara: Hosapete; Hampi; Hagaribommanahalli; Vijayanagar Karnataka; Kampli Hospet; Hoovina Hadagali; Kudligi;
  Kotturu; Harapanahalli
in-karnataka-vijayapura: Bijapur; Bijapura; Vijayapura; Bijapur Karnataka; Vijapur; Sindagi; Indi; Muddebihal; Talikota; Talikoti;
  Basavana Bagewadi; Kolhar
in-karnataka-yadgir: Surpur; Shorapur; Gurmitkal
in-telangana-bhadradri-kothagudem: Kothagudem; Bhadrachalam; Palvancha; Yellandu; Manuguru; Palwancha; Aswaraopeta; Dammapeta;
  Burgampahad
in-telangana-hanamkonda: Hanumakonda; Warangal Urban; Hanmakonda; Kazipet; Hanumkonda; Parkal
in-telangana-hyderabad: Hyd; Secunderabad; Hydrabad; Hyderbad; Hydarabad; Hyderabad City; Hyderabad Telangana; Begumpet; Ameerpet;
  Banjara Hills; Jubilee Hills; Sec bad; Hyderabd; Hyderabadh; Hyderbad City; Dilsukhnagar; Hyderabad TS; Mehdipatnam;
  Secundrabad; Charminar; Malakpet; Tolichowki; Hyd bad; H bad; Hydera; Hyd City; SR Nagar; Himayat Nagar; Abids; Tarnaka;
  Hitec City; Manikonda; Financial District; Nanakramguda; Miyapur; Kothapet
in-telangana-jagtial: Jagityal; Korutla; Metpally; Jagitial
in-telangana-jangaon: Jangoan; Janagam
in-telangana-jogulamba-gadwal: Gadwal; Alampur
in-telangana-karimnagar: Karimnager; Huzurabad; Kareemnagar; Jammikunta; Krmr; Krnr; Karimnagar City
in-telangana-khammam: Khamam; Sathupalli; Madhira; Wyra; Kammam; Kmm; Khmm
in-telangana-kumuram-bheem-asifabad: Asifabad; Kagaznagar
in-telangana-mahbubnagar: Mahabubnagar; Mahaboobnagar; Palamoor; Jadcherla; Mbnr; Palamuru
in-telangana-mancherial: Mancheriyal; Bellampalli; Chennur; Mandamarri
in-telangana-medchal-malkajgiri: Medchal; Kukatpally; Malkajgiri; Uppal; Kompally; Quthbullapur; Alwal; Ghatkesar; Boduppal
in-telangana-nagarkurnool: Kalwakurthy; Kalwakurthi; Achampet; Kollapur
in-telangana-nalgonda: Miryalaguda; Nalgonda Dist; Devarakonda; Miryalguda; Nlg; Nalgnda; Nakrekal; Haliya; Chityal
in-telangana-nirmal: Bhainsa; Khanapur Nirmal; Mudhole
in-telangana-nizamabad: Nizamabad City; Bodhan; Armoor; Nizambad; Nzb; Nzbd
in-telangana-peddapalli: Ramagundam; Godavarikhani; Peddapally; Manthani
in-telangana-rajanna-sircilla: Sircilla; Vemulawada; Siricilla
in-telangana-ranga-reddy: Gachibowli; LB Nagar; Shamshabad; RR District; Rangareddy District; Hitech City; Kondapur; Madhapur;
  Vanasthalipuram; Shadnagar; Rajendranagar; Ibrahimpatnam; Ibrahimpatnam RR; Chevella; Maheshwaram; Hayathnagar; R R Dist; RR Dt
in-telangana-sangareddy: Patancheru; Zaheerabad; Sangareddi; Narayankhed; Sadasivpet; Ramachandrapuram BHEL; Jogipet
in-telangana-siddipet: Gajwel; Siddipeta; Husnabad
in-telangana-suryapet: Kodad; Huzurnagar; Suryapeta
in-telangana-vikarabad: Tandur; Parigi; Tandur Telangana
in-telangana-warangal: Warangal City; Orugallu; Narsampet; Warrangal; Warangal Rural; Wrangal; Wgl; Wrl; Warngal; Parkal Warangal;
  Wardhannapet
in-telangana-yadadri-bhuvanagiri: Yadadri Bhongir; Bhongir; Yadagirigutta; Bhuvanagiri; Choutuppal`;
