import type { SynonymSeeds } from '../synonyms/synonym-seed.ts';

/** Towns of registers, by the district. A town of two districts is none of them, unless its district stands behind it. */
export const registerTowns: SynonymSeeds = {
  'in-maharashtra-pune': {
    same: 'Shirur; Saswad; Indapur; Manchar; Rajgurunagar; Khed Pune; Purandar; Mulshi; Maval; Bhor; Velhe; Otur; Narayangaon; Dehu Road',
  },
  'in-maharashtra-thane': {
    same: 'New Mumbai; Navi Mumbai MH; Navi Mumbai Maharashtra; Shahapur Thane; Murbad; Titwala',
  },
  'in-maharashtra-raigad': { same: 'Pen Raigad; Neral; Roha; Murud; Shrivardhan; Uran; Khalapur' },
  'in-maharashtra-ahilyanagar': {
    same: 'Rahata; Rahuri; Nevasa; Shevgaon; Pathardi; Parner; Shrigonda; Akole; Nagar MH; A Nagar; Ahmednagar MH',
  },
  'in-maharashtra-sangli': { same: 'Jat Sangli; Atpadi; Kavathe Mahankal; Palus' },
  'in-maharashtra-yavatmal': { same: 'Umarkhed; Darwha; Digras; Ghatanji; Yeotmal' },
  'in-maharashtra-buldhana': { same: 'Mehkar; Deulgaon Raja; Lonar; Nandura; Jalgaon Jamod' },
  'in-maharashtra-dharashiv': { same: 'Paranda; Kalamb Osmanabad; Bhum; Washi' },
  'in-maharashtra-parbhani': { same: 'Sailu; Selu; Purna; Manwath; Pathri' },
  'in-maharashtra-chhatrapati-sambhajinagar': {
    same: 'Kannad Aurangabad; Sillod; Gangapur Aurangabad; Khuldabad; Phulambri; Soegaon; A bad Mah; A bad Maharashtra; Abad Mah',
  },
  'in-maharashtra-beed': { same: 'Georai; Kaij; Ashti Beed; Patoda; Dharur; Shirur Kasar' },
  'in-maharashtra-latur': { same: 'Ahmedpur; Chakur; Renapur; Deoni' },
  'in-maharashtra-satara': {
    same: 'Mahabaleshwar; Panchgani; Koregaon; Khatav; Vaduj; Dahiwadi; Lonand; Khandala Satara',
  },
  'in-maharashtra-solapur': {
    same: 'Mangalwedha; Mangalvedha; Karmala; Madha; Kurduwadi; Sangola; Mohol; Akkalkot',
  },
  'in-maharashtra-nashik': {
    same: 'Yeola; Niphad; Lasalgaon; Sinnar; Igatpuri; Trimbak; Nandgaon; Satana; Chandwad; Dindori Nashik',
  },
  'in-maharashtra-jalgaon': {
    same: 'Bhusaval; Raver; Yawal; Faizpur; Jamner; Erandol; Parola; Bhadgaon; Muktainagar; Bodwad',
  },
  'in-maharashtra-amravati': { same: 'Amrawati; Amraoti; Anjangaon; Warud; Chandur; Daryapur; Dharni' },
  'in-maharashtra-kolhapur': {
    same: 'Jaysingpur; Hatkanangale; Shirol; Radhanagari; Chandgad; Ajara; Panhala; Gargoti',
  },
  'in-maharashtra-nagpur': {
    same: 'Ngp; Kamptee; Katol; Umred; Ramtek; Saoner; Narkhed; Hingna; Butibori; Kalmeshwar',
  },
  'in-andhra-pradesh-west-godavari': {
    same: 'Narsapur; Narasapur; Narasapuram; Akividu; Penugonda; Achanta; Attili; Undi; WG Dt; W G Dist; W Godavari',
  },
  'in-andhra-pradesh-east-godavari': {
    same: 'Kadiyam; Kovvur; Nidadavolu; Anaparthi; EG Dt; E G Dist; E Godavari',
  },
  'in-andhra-pradesh-konaseema': { same: 'Razole; Ravulapalem; Kothapeta; Mummidivaram; Ambajipeta' },
  'in-andhra-pradesh-nandyal': { same: 'Atmakur Nandyal; Allagadda; Banaganapalle; Srisailam' },
  'in-andhra-pradesh-anantapur': { same: 'Kalyandurg; Kalyanadurgam; Uravakonda; Gooty; Ananthapuramu' },
  'in-andhra-pradesh-vizianagaram': {
    same: 'Cheepurupalli; Rajam; Gajapathinagaram; Nellimarla; Kothavalasa; S Kota',
  },
  'in-andhra-pradesh-srikakulam': { same: 'Ichchapuram; Narasannapeta; Kotabommali; Pathapatnam; Etcherla' },
  'in-andhra-pradesh-krishna': {
    same: 'Avanigadda; Pamarru; Vuyyuru; Pedana; Gannavaram; Kaikaluru Krishna',
  },
  'in-andhra-pradesh-prakasam': { same: 'Darsi; Podili; Giddalur; Singarayakonda; Cumbum Prakasam' },
  'in-andhra-pradesh-guntur': { same: 'Tadikonda; Duggirala; Ponnur; Prathipadu Guntur; Amaravathi AP' },
  'in-andhra-pradesh-palnadu': { same: 'Vinukonda; Gurazala; Dachepalli; Chilakaluripeta' },
  'in-andhra-pradesh-nellore': { same: 'Venkatagiri Nellore; Udayagiri; Podalakur; Kovur Nellore' },
  'in-andhra-pradesh-tirupati': { same: 'Venkatagiri; Chandragiri; Renigunta; Yerpedu' },
  'in-andhra-pradesh-ysr-kadapa': { same: 'Badvel; Mydukur; Vontimitta; Yerraguntla' },
  'in-telangana-bhadradri-kothagudem': { same: 'Palwancha; Aswaraopeta; Dammapeta; Burgampahad' },
  'in-telangana-sangareddy': { same: 'Sadasivpet; Ramachandrapuram BHEL; Narayankhed; Jogipet' },
  'in-telangana-nagarkurnool': { same: 'Kalwakurthy; Kalwakurthi; Achampet; Kollapur' },
  'in-telangana-nirmal': { same: 'Bhainsa; Khanapur Nirmal; Mudhole' },
  'in-telangana-ranga-reddy': {
    same: 'Ibrahimpatnam; Ibrahimpatnam RR; Chevella; Maheshwaram; Vanasthalipuram; Hayathnagar; LB Nagar; R R Dist; RR Dist; RR Dt',
  },
  'in-telangana-nalgonda': { same: 'Devarakonda; Nakrekal; Haliya; Chityal' },
  'in-telangana-warangal': { same: 'Narsampet; Parkal Warangal; Wardhannapet' },
  'in-telangana-hanamkonda': { same: 'Kazipet; Hanmakonda; Hanumakonda; Parkal' },
  'in-karnataka-bengaluru-urban': {
    same: 'Anekal; Attibele; Chandapura; Jigani; Kengeri; Yelahanka New Town',
  },
  'in-karnataka-mandya': { same: 'KR Pet; K R Pet; Krishnarajpet' },
  'in-karnataka-mysuru': {
    same: 'T Narasipura; T Narsipur; Periyapatna; Piriyapatna; HD Kote; H D Kote; Saligrama Mysore',
  },
  'in-karnataka-chamarajanagar': { same: 'Gundlupet; Yelandur; Hanur' },
  'in-karnataka-chikkamagaluru': { same: 'Birur; NR Pura; N R Pura; Ajjampura; Kalasa' },
  'in-karnataka-tumakuru': { same: 'Turuvekere; Pavagada; Koratagere; CN Halli; Chikkanayakanahalli' },
  'in-karnataka-kolar': { same: 'Srinivaspur; Srinivaspura' },
  'in-karnataka-chitradurga': { same: 'Holalkere; Molakalmuru' },
  'in-karnataka-davanagere': { same: 'Channagiri; Jagalur; Nyamathi' },
  'in-karnataka-shivamogga': { same: 'Hosanagara; Hosanagar; Sorab; Ripponpet' },
  'in-karnataka-haveri': { same: 'Savanur; Shiggaon; Hirekerur; Rattihalli' },
  'in-karnataka-gadag': {
    same: 'Ron Gadag; Mundargi; Nargund; Naragund; Shirahatti; Laxmeshwar; Gajendragad',
  },
  'in-karnataka-dharwad': { same: 'Navalgund; Kundgol; Alnavar; Annigeri' },
  'in-karnataka-belagavi': {
    same: 'Saundatti; Savadatti; Ramdurg; Khanapur Belgaum; Raibag; Raybag; Hukkeri; Kittur; Sankeshwar; Kudachi',
  },
  'in-karnataka-bagalkot': {
    same: 'Guledgudda; Guledagudda; Bilagi; Hungund; Terdal; Rabkavi; Banhatti; Mahalingpur',
  },
  'in-karnataka-vijayapura': { same: 'Muddebihal; Talikota; Talikoti; Basavana Bagewadi; Kolhar' },
  'in-karnataka-kalaburagi': { same: 'Chittapur; Aland; Afzalpur; Jewargi; Chincholi; Wadi' },
  'in-karnataka-yadgir': { same: 'Surpur; Shorapur; Gurmitkal' },
  'in-karnataka-koppal': { same: 'Yelburga; Yelbarga; Kuknoor; Karatagi' },
  'in-karnataka-vijayanagara': { same: 'Kampli Hospet; Hoovina Hadagali; Kudligi; Kotturu; Harapanahalli' },
  'in-karnataka-uttara-kannada': { same: 'Siddapur UK; Siddapura; Mundgod; Joida; Gokarna; Murdeshwar' },
  'in-karnataka-dakshina-kannada': {
    same: 'Mulki; Kinnigoli; Uppinangady; Kadaba; Vittal; Ullal; Deralakatte; Mudbidri',
  },
  'in-karnataka-udupi': {
    same: 'Byndoor; Brahmavar; Kaup; Shirva; Hebri; Saligrama Udupi; Kota Udupi; Manipal',
  },
  'in-gujarat-jamnagar': { same: 'Kalavad; Kalawad; Lalpur; Dhrol; Jodiya' },
  'in-gujarat-kutch': { same: 'Nakhatrana; Rapar; Adipur; Kutch Bhuj; Kachchh; Kera Kutch; Madhapar' },
  'in-gujarat-patan': { same: 'Chanasma; Harij; Sami; Sidhhpur' },
  'in-gujarat-mehsana': { same: 'Kheralu; Bechraji; Becharaji; Satlasana; Vadnagar; Mahesana' },
  'in-gujarat-sabarkantha': { same: 'Khedbrahma; Talod; Vadali; Himatnagar; Poshina' },
  'in-gujarat-aravalli': { same: 'Malpur; Meghraj; Bhiloda; Dhansura' },
  'in-gujarat-ahmedabad': { same: 'Dhandhuka; Bavla; Barwala; Detroj; Mandal Gujarat; Amdavad' },
  'in-gujarat-kheda': { same: 'Mahudha; Matar; Mehmedabad; Thasra; Mahemdavad; Balasinor Kheda' },
  'in-gujarat-anand': { same: 'Umreth; Sojitra; Tarapur; Anklav; Karamsad; VV Nagar; V V Nagar; Bakrol' },
  'in-gujarat-vadodara': { same: 'Savli; Waghodia; Sinor; Desar; Vaghodia' },
  'in-gujarat-mahisagar': { same: 'Santrampur; Balasinor; Virpur; Kadana' },
  'in-gujarat-dahod': { same: 'Jhalod; Zalod; Limkheda; Devgadh Baria; Garbada' },
  'in-gujarat-chhota-udaipur': { same: 'Chhota Udepur; Bodeli; Sankheda; Pavi Jetpur; Kawant' },
  'in-gujarat-surat': { same: 'Olpad; Palsana; Mahuva Surat; Mangrol Surat; Kosamba; Kim; Kadodara; Sayan' },
  'in-gujarat-navsari': { same: 'Chikhli Navsari; Vansda; Jalalpore; Khergam' },
  'in-gujarat-valsad': { same: 'Kaprada; Sarigam; Bulsar' },
  'in-gujarat-panchmahal': { same: 'Kalol Panchmahal; Shehera; Ghoghamba; Panchmahals' },
  'in-gujarat-gir-somnath': { same: 'Una Gujarat; Kodinar; Talala; Sutrapada; Somnath' },
  'in-gujarat-junagadh': { same: 'Visavadar; Manavadar; Vanthali; Bhesan; Mendarda' },
  'in-gujarat-amreli': { same: 'Bagasara; Dhari; Lathi; Babra; Liliya; Jafrabad' },
  'in-gujarat-bhavnagar': { same: 'Talaja; Ghogha; Gariadhar; Vallabhipur; Umrala; Jesar' },
  'in-gujarat-surendranagar': { same: 'Chotila; Patdi; Thangadh; Lakhtar; Sayla; Muli' },
  'in-punjab-ludhiana': {
    same: 'Machhiwara; Machiwara; Doraha; Payal; Mullanpur; Sahnewal; Sidhwan Bet; Ldh',
  },
  'in-punjab-sangrur': { same: 'Lehragaga; Moonak; Khanauri; Longowal; Bhawanigarh; Dirba' },
  'in-punjab-patiala': { same: 'Patran; Ghanaur; Sanaur; Pta Pb; PTA Punjab' },
  'in-punjab-hoshiarpur': {
    same: 'Urmar Tanda; Tanda Urmar; Mahilpur; Chabbewal; Hajipur Punjab; Talwara; Hsp',
  },
  'in-punjab-jalandhar': {
    same: 'Adampur Doaba; Goraya; Shahkot; Lohian; Nurmahal; Bhogpur; Jal; Jalandhar Cantt',
  },
  'in-punjab-gurdaspur': {
    same: 'Qadian; Kadian; Dera Baba Nanak; Kahnuwan; Dhariwal; Sri Hargobindpur; Fatehgarh Churian',
  },
  'in-punjab-tarn-taran': { same: 'Khem Karan; Bhikhiwind; Khadoor Sahib; Goindwal; Harike' },
  'in-punjab-amritsar': {
    same: 'Beas; Rayya; Jandiala Guru; Majitha; Attari; Baba Bakala; Mehta Chowk; Ramdas',
  },
  'in-punjab-fazilka': { same: 'Jalalabad Punjab; Jalalabad West; Arniwala' },
  'in-punjab-barnala': { same: 'Dhanaula; Tapa; Bhadaur; Mehal Kalan' },
  'in-punjab-moga': { same: 'Dharamkot; Kot Ise Khan; Badhni Kalan; Nihalsinghwala' },
  'in-punjab-firozpur': { same: 'Guru Har Sahai; Talwandi Bhai; Mamdot; Makhu; Ferozpur; Firozepur' },
  'in-punjab-bathinda': { same: 'Goniana; Talwandi Sabo; Raman Mandi; Bhucho; Bhatinda' },
  'in-punjab-shahid-bhagat-singh-nagar': { same: 'SBS Nagar; Rahon; Nawanshehar; Nawan Shahar' },
  'in-punjab-sahibzada-ajit-singh-nagar': {
    same: 'SAS Nagar; Kurali; Lalru; Landran; Mullanpur Garibdas; Dera Bassi',
  },
  'in-haryana-kurukshetra': { same: 'Shahabad Markanda; Ladwa; Thanesar; Pipli' },
  'in-haryana-yamunanagar': { same: 'Radaur; Bilaspur Haryana; Chhachhrauli' },
  'in-haryana-karnal': { same: 'Gharaunda; Assandh; Indri; Nilokheri; Taraori' },
  'in-uttar-pradesh-ghaziabad': {
    same: 'Muradnagar; Indirapuram; Vasundhara Ghaziabad; Vaishali Ghaziabad; Raj Nagar Extension; Loni; Sahibabad; Gzb',
  },
  'in-uttar-pradesh-shamli': { same: 'Kairana; Kandhla; Thana Bhawan' },
  'in-uttar-pradesh-gautam-buddha-nagar': {
    same: 'GB Nagar; Noida Extension; Gr Noida; G Noida; Noida West',
  },
  'in-west-bengal-hooghly': {
    same: 'Uttarpara; Arambagh; Tarakeswar; Dankuni; Bandel; Singur; Pandua; Mogra',
  },
  'in-west-bengal-howrah': { same: 'Bagnan; Andul; Shibpur; Santragachi; Domjur; Amta; Liluah; Salkia' },
  'in-west-bengal-purba-medinipur': { same: 'Egra; Mahishadal; Kolaghat; Nandigram; Mecheda' },
  'in-west-bengal-paschim-medinipur': { same: 'Debra; Belda; Chandrakona; Salboni; Daspur' },
  'in-west-bengal-paschim-bardhaman': { same: 'Chittaranjan; Burnpur; Jamuria; Andal; Pandabeswar' },
  'in-west-bengal-purba-bardhaman': { same: 'Guskara; Mangalkot; Galsi; Bardhaman Town; Monteswar' },
  'in-west-bengal-murshidabad': { same: 'Raghunathganj; Domkal; Lalbagh; Farakka; Beldanga; Dhulian' },
  'in-west-bengal-north-24-parganas': {
    same: 'Bhatpara; Bongaon; Bangaon; Barasat NPGS; Madhyamgram; New Barrackpore; Halisahar; Kanchrapara; Titagarh; Panihati; Khardaha; Birati; Belgharia; Gobardanga; Baranagar',
  },
  'in-west-bengal-south-24-parganas': {
    same: 'Kakdwip; Maheshtala; Joynagar; Jaynagar; Sagar Island; Falta; Mathurapur',
  },
  'in-west-bengal-nadia': { same: 'Phulia; Tehatta; Karimpur; Haringhata; Shantipur' },
  'in-west-bengal-birbhum': { same: 'Sainthia; Nalhati; Dubrajpur; Ilambazar' },
  'in-west-bengal-bankura': { same: 'Sonamukhi; Khatra; Barjora; Onda' },
  'in-west-bengal-purulia': { same: 'Raghunathpur Purulia; Adra; Jhalda; Balarampur' },
  'in-tamil-nadu-tiruppur': { same: 'Kangayam; Kangeyam; Vellakoil' },
  'in-tamil-nadu-virudhunagar': { same: 'Aruppukkottai; Aruppukottai; Watrap; Tiruchuli' },
  'in-tamil-nadu-chengalpattu': {
    same: 'Maduranthakam; Madurantakam; Guduvanchery; Maraimalai Nagar; Kelambakkam; Vandalur; Kovalam TN; Urapakkam',
  },
  'in-tamil-nadu-tiruvallur': {
    same: 'Gummidipoondi; Gummudipoondi; Minjur; Pattabiram; Thiruninravur; Uthukottai',
  },
};
