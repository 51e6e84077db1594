import type { SynonymSeeds } from '../synonyms/synonym-seed.ts';

/** Towns of Karnataka, Andhra Pradesh and Telangana, by the district. */
export const deccanTowns: SynonymSeeds = {
  'in-karnataka-bengaluru-urban': {
    same: 'Bnglr; Bglr; Bangalore South; Bengaluru South; Whitefield; Jayanagar; Koramangala; Electronic City; Yelahanka; Marathahalli; Rajajinagar; Malleshwaram; Hebbal; Bengluru; Bengalore; B lore; Bangalore Karnataka; Banglaore; Bangaloru; Blore',
  },
  'in-karnataka-bengaluru-rural': {
    same: 'Doddaballapur; Devanahalli; Nelamangala; Hoskote; Doddaballapura',
  },
  'in-karnataka-mysuru': { same: 'Nanjangud; Hunsur; Mysuru City; Mysooru; KR Nagar' },
  'in-karnataka-mandya': { same: 'Maddur; Srirangapatna; Malavalli; Mandya Dist; Pandavapura; Nagamangala' },
  'in-karnataka-ramanagara': { same: 'Ramnagara; Channapatna; Kanakapura; Ramanagar; Magadi; Bidadi' },
  'in-karnataka-tumakuru': { same: 'Tumkur City; Tiptur; Sira; Kunigal; Tumakur; Gubbi; Madhugiri' },
  'in-karnataka-kolar': { same: 'KGF; Kolar Gold Fields; Mulbagal; Malur; Bangarapet' },
  'in-karnataka-chikkaballapur': {
    same: 'Chikballapur; Chintamani; Gauribidanur; Chikkaballapura; Chickballapur; Sidlaghatta',
  },
  'in-karnataka-hassan': { same: 'Arsikere; Sakleshpur; Channarayapatna; Holenarasipura; Belur; Hasan' },
  'in-karnataka-shivamogga': {
    same: 'Bhadravathi; Bhadravati; Shikaripura; Thirthahalli; Shimoga City; Soraba',
  },
  'in-karnataka-chikkamagaluru': {
    same: 'Kadur; Tarikere; Mudigere; Sringeri; Koppa; Chickmagaluru; Chikmagaluru',
  },
  'in-karnataka-davanagere': { same: 'Davangere City; Harihar; Honnali; Davanagare; Davangiri' },
  'in-karnataka-chitradurga': { same: 'Hiriyur; Challakere; Chithradurga; Chitradurg; Hosadurga' },
  'in-karnataka-ballari': { same: 'Bellary City; Siruguppa; Sandur' },
  'in-karnataka-vijayanagara': { same: 'Hosapete; Hampi; Hagaribommanahalli; Vijayanagar Karnataka' },
  'in-karnataka-dharwad': {
    same: 'Hubli City; Dharwad City; Hubballi-Dharwad; Dharwada; Kalghatgi; Hubballi Dharwad',
  },
  'in-karnataka-gadag': { same: 'Gadag-Betageri; Gadag Betigeri; Ron Gadag' },
  'in-karnataka-haveri': { same: 'Ranebennur; Hangal; Byadgi; Ranibennur; Shiggaon' },
  'in-karnataka-belagavi': {
    same: 'Gokak; Chikodi; Belgavi; Bailhongal; Nipani; Belgaon; Athani; Belagavi City; Belagavi Dist',
  },
  'in-karnataka-bagalkot': { same: 'Bagalkote; Jamkhandi; Mudhol; Badami; Ilkal; Bagalakot' },
  'in-karnataka-vijayapura': { same: 'Bijapur Karnataka; Vijapur; Sindagi; Indi' },
  'in-karnataka-kalaburagi': { same: 'Kalburgi; Gulbarga City; Kalaburgi; Sedam; Kalburagi' },
  'in-karnataka-bidar': { same: 'Basavakalyan; Bhalki; Humnabad' },
  'in-karnataka-raichur': { same: 'Sindhanur; Manvi; Raichoor; Lingasugur' },
  'in-karnataka-koppal': { same: 'Gangavathi; Gangavati; Kushtagi; Koppal Dist' },
  'in-karnataka-uttara-kannada': {
    same: 'Sirsi; Sirsi Karnataka; Kumta; Ankola; Honnavar; Bhatkal; Dandeli; Karvar; Yellapur; Haliyal',
  },
  'in-karnataka-udupi': { same: 'Kundapur; Karkala; Brahmavar; Kaup; Byndoor' },
  'in-karnataka-dakshina-kannada': {
    same: 'M’lore; Puttur; Bantwal; Sullia; Belthangady; Moodbidri; Surathkal; Mangaluru DK; Mangalur; Mangalor; Moodabidri; Ullal',
  },
  'in-karnataka-kodagu': { same: 'Kushalnagar; Somwarpet; Madikeri Coorg; Ponnampet' },
  'in-andhra-pradesh-visakhapatnam': {
    same: 'Vizag City; Visakha; Gajuwaka; Vizagpatnam; Vizak; Vishakhapatanam; Visakhapatanam; Bheemunipatnam',
  },
  'in-andhra-pradesh-anakapalli': { same: 'Anakapalle; Narsipatnam; Yelamanchili' },
  'in-andhra-pradesh-vizianagaram': { same: 'Vijayanagaram; Bobbili; Vizianagram' },
  'in-andhra-pradesh-parvathipuram-manyam': { same: 'Parvathipuram; Salur' },
  'in-andhra-pradesh-srikakulam': { same: 'Palasa; Tekkali; Sikakulam; Amadalavalasa' },
  'in-andhra-pradesh-east-godavari': {
    same: 'Rajamundry; Rajamahendri; Kovvur; Rajahmundri; Nidadavole; Rajamahendravaram City',
  },
  'in-andhra-pradesh-kakinada': { same: 'Samalkot; Peddapuram; Tuni; Pithapuram; Samarlakota' },
  'in-andhra-pradesh-konaseema': { same: 'Amalapuram; Razole; Ravulapalem; Mandapeta; Ramachandrapuram' },
  'in-andhra-pradesh-west-godavari': {
    same: 'Bhimavaram; Tadepalligudem; Tanuku; Narsapur AP; Palakollu; Palakol; W Godavari; Narasapuram',
  },
  'in-andhra-pradesh-eluru': { same: 'Jangareddygudem; Nuzvid; Eluru AP; Nuzividu' },
  'in-andhra-pradesh-krishna': {
    same: 'Machilipatnam; Gudivada; Krishna District; Krishna Dist; Bandar; Pedana',
  },
  'in-andhra-pradesh-ntr': {
    same: 'Jaggayyapeta; Nandigama; NTR District; Vijaywada City; Vijayavada; Bejawada; Vijaywda',
  },
  'in-andhra-pradesh-guntur': {
    same: 'Tenali; Mangalagiri; Amaravati; Guntur City; Gunturu; Ponnur; Guntoor',
  },
  'in-andhra-pradesh-palnadu': {
    same: 'Narasaraopet; Sattenapalle; Piduguralla; Chilakaluripet; Macherla; Vinukonda',
  },
  'in-andhra-pradesh-bapatla': { same: 'Chirala; Repalle; Addanki' },
  'in-andhra-pradesh-prakasam': { same: 'Ongole; Markapur; Kanigiri; Ongolu; Darsi; Giddalur' },
  'in-andhra-pradesh-nellore': {
    same: 'Kavali; Gudur Nellore; Nellore City; Nelore; Kandukur; Atmakur Nellore',
  },
  'in-andhra-pradesh-tirupati': {
    same: 'Srikalahasti; Gudur; Tirumala; Tirupati City; Sullurpeta; Naidupeta; Venkatagiri',
  },
  'in-andhra-pradesh-chittoor': {
    same: 'Kuppam; Palamaner; Chittor AP; Punganur; Chittur; Puttur Chittoor; Nagari',
  },
  'in-andhra-pradesh-annamayya': { same: 'Rayachoti; Madanapalle; Rajampet; Madanapalli' },
  'in-andhra-pradesh-ysr-kadapa': {
    same: 'Proddatur; Kadapa District; Pulivendula; Cuddapa; Badvel; Jammalamadugu; Kadappa',
  },
  'in-andhra-pradesh-kurnool': { same: 'Adoni; Yemmiganur; Kurnul; Karnool' },
  'in-andhra-pradesh-nandyal': { same: 'Allagadda; Dhone; Srisailam; Nandyala' },
  'in-andhra-pradesh-anantapur': { same: 'Guntakal; Tadipatri; Ananthapur; Anantpur; Rayadurg; Gooty' },
  'in-andhra-pradesh-sri-sathya-sai': { same: 'Hindupur; Puttaparthi; Dharmavaram; Kadiri; Penukonda' },
  'in-telangana-hyderabad': {
    same: 'Hyderabad City; Hyderabad Telangana; Begumpet; Ameerpet; Banjara Hills; Jubilee Hills; Sec bad; Hyderabd; Hyderabadh; Hyderbad City; Dilsukhnagar; Hyderabad TS; Mehdipatnam; Secundrabad; Charminar; Malakpet; Tolichowki',
  },
  'in-telangana-ranga-reddy': {
    same: 'Gachibowli; LB Nagar; Shamshabad; RR District; Rangareddy District; Hitech City; Kondapur; Madhapur; Vanasthalipuram; Shadnagar; Rajendranagar',
  },
  'in-telangana-medchal-malkajgiri': {
    same: 'Kukatpally; Malkajgiri; Uppal; Kompally; Medchal Malkajgiri; Quthbullapur; Alwal; Ghatkesar; Boduppal',
  },
  'in-telangana-warangal': { same: 'Warangal City; Orugallu; Narsampet; Warrangal; Warangal Rural; Wrangal' },
  'in-telangana-hanamkonda': { same: 'Hanmakonda; Kazipet; Hanumkonda' },
  'in-telangana-karimnagar': { same: 'Karimnager; Huzurabad; Kareemnagar; Jammikunta' },
  'in-telangana-khammam': { same: 'Khamam; Sathupalli; Madhira; Wyra; Kammam' },
  'in-telangana-bhadradri-kothagudem': { same: 'Kothagudem; Bhadrachalam; Palvancha; Yellandu; Manuguru' },
  'in-telangana-nizamabad': { same: 'Nizamabad City; Bodhan; Armoor; Nizambad' },
  'in-telangana-nalgonda': { same: 'Miryalaguda; Nalgonda Dist; Devarakonda; Miryalguda' },
  'in-telangana-suryapet': { same: 'Kodad; Huzurnagar; Suryapeta' },
  'in-telangana-mahbubnagar': { same: 'Mahabubnagar; Mahaboobnagar; Palamoor; Jadcherla; Mahbub Nagar' },
  'in-telangana-mancherial': { same: 'Mancheriyal; Bellampalli; Chennur; Mandamarri' },
  'in-telangana-peddapalli': { same: 'Ramagundam; Godavarikhani; Peddapally; Manthani' },
  'in-telangana-jagtial': { same: 'Jagityal; Korutla; Metpally; Jagitial' },
  'in-telangana-rajanna-sircilla': { same: 'Sircilla; Vemulawada; Siricilla' },
  'in-telangana-sangareddy': { same: 'Patancheru; Zaheerabad; Sangareddi; Narayankhed' },
  'in-telangana-siddipet': { same: 'Gajwel; Siddipeta; Husnabad' },
  'in-telangana-yadadri-bhuvanagiri': { same: 'Bhongir; Yadagirigutta; Bhuvanagiri; Choutuppal' },
  'in-telangana-kumuram-bheem-asifabad': { same: 'Asifabad; Kagaznagar' },
  'in-telangana-jogulamba-gadwal': { same: 'Gadwal; Alampur' },
  'in-telangana-vikarabad': { same: 'Tandur; Parigi; Tandur Telangana' },
  'in-telangana-jangaon': { same: 'Jangoan; Janagam' },
};
