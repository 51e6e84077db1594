import type { SynonymSeeds } from '../synonyms/synonym-seed.ts';

/** Towns of Kerala, Tamil Nadu and the islands that are better known than their district, and usual spellings, by the district. */
export const southernTowns: SynonymSeeds = {
  'in-kerala-thiruvananthapuram': {
    same: 'Varkala; Kazhakkoottam; Kazhakootam; Kattakada; Parassala; Tvm; Trivendrum; Balaramapuram',
  },
  'in-kerala-kollam': {
    same: 'Kundara; Chavara; Paravur Kollam; Anchal; Kottarakara; Karunagapally; Sasthamkotta',
  },
  'in-kerala-pathanamthitta': {
    same: 'Konni; Mallappally; Aranmula; Kozhenchery; Pathanamthitta Dist; Thiruvella',
  },
  'in-kerala-alappuzha': {
    same: 'Alapuzha Dist; Allapuzha; Chengannoor; Kayamkulam Alappuzha; Aroor; Edathua; Muhamma',
  },
  'in-kerala-kottayam': {
    same: 'Kanjirapally; Mundakayam; Ponkunnam; Kaduthuruthy; Pampady; Uzhavoor; Kuravilangad; Changanassery Kottayam; Kottayam Dist; Changnacherry; Changanacherri',
  },
  'in-kerala-idukki': { same: 'Cheruthoni; Vandiperiyar; Peermade; Devikulam; Marayoor; Kattapana' },
  'in-kerala-ernakulam': {
    same: 'Kolenchery; Piravom; Kalamassery; Vyttila; Thripunithura; Koothattukulam; Ernkulam; Ernakulum; Eranakulum; Angamali; Edapally; Kaloor; Perumbavur; Muvattupuza',
  },
  'in-kerala-thrissur': {
    same: 'Ollur; Chavakkad; Triprayar; Mala Thrissur; Pudukad; Trichoor; Thrissur City; Irinjalakkuda; Kodungalloor; Wadakanchery; Kunnamkulum',
  },
  'in-kerala-palakkad': {
    same: 'Kollengode; Nemmara; Vadakkencherry; Cherpulassery; Palakkadu; Pallakad; Ottappalam; Mannarkad',
  },
  'in-kerala-malappuram': {
    same: 'Edappal; Valanchery; Wandoor; Areekode; Tanur; Parappanangadi; Tirurangadi; Perintalmanna; Malapuram Dist',
  },
  'in-kerala-kozhikode': {
    same: 'Ramanattukara; Balussery; Kunnamangalam; Nadapuram; Perambra; Vatakara; Kozikode; Calicut City; Beypore',
  },
  'in-kerala-wayanad': { same: 'Meenangadi; Vythiri; Bathery; Pulpally; Manathavady' },
  'in-kerala-kannur': {
    same: 'Kuthuparamba; Koothuparamba; Panoor; Mahe Kannur; Pappinisseri; Thaliparamba; Talassery; Kannur City; Cannanur',
  },
  'in-kerala-kasaragod': {
    same: 'Uppala; Manjeshwar; Bekal; Trikaripur; Kasargod Dist; Kanjangad; Nileshwar',
  },
  'in-tamil-nadu-chennai': {
    same: 'Anna Nagar; Adyar; Velachery; T Nagar; Mylapore; Chrompet; Porur; Chennai TN; Perambur; Guindy; Nungambakkam; Triplicane',
  },
  'in-tamil-nadu-chengalpattu': { same: 'Chengalpet; Tambaram; Chingleput; Maraimalai Nagar; Pallavaram' },
  'in-tamil-nadu-kanchipuram': { same: 'Kanjipuram; Kancheepuram District; Sriperumbudur; Kanchi' },
  'in-tamil-nadu-tiruvallur': { same: 'Thiruvallur; Avadi; Ambattur; Ponneri; Tiruttani; Poonamallee' },
  'in-tamil-nadu-coimbatore': {
    same: 'Coimbatore City; Coimbatur City; Kovaipudur; Valparai; Sulur; Peelamedu; Coimbator; Coimbtore; Coimbathore',
  },
  'in-tamil-nadu-tiruchirappalli': {
    same: 'Trichi; Thiruchi; Srirangam; Trichy City; Tiruchy; Lalgudi; Manapparai; Thuraiyur',
  },
  'in-tamil-nadu-kanyakumari': {
    same: 'Nagerkoil; Kuzhithurai; Kanyakumari Dist; Kulasekaram; Monday Market; Nagarkoil',
  },
  'in-tamil-nadu-tirunelveli': {
    same: 'Palayamkottai; Ambasamudram; Valliyoor; Valliyur; Nanguneri; Tirunelveli Dist; Palayankottai',
  },
  'in-tamil-nadu-tenkasi': {
    same: 'Thenkasi; Sankarankovil; Courtallam; Kadayanallur; Puliyangudi; Alangulam',
  },
  'in-tamil-nadu-thoothukudi': {
    same: 'Thoothukkudi Dist; Tuticorin City; Tutucorin; Srivaikuntam; Sattankulam',
  },
  'in-tamil-nadu-madurai': { same: 'Madurai City; Melur; Usilampatti; Thirumangalam; Maduri' },
  'in-tamil-nadu-theni': { same: 'Bodinayakanur; Cumbum; Periyakulam; Bodi; Thenni' },
  'in-tamil-nadu-virudhunagar': {
    same: 'Sivakasi; Rajapalayam; Srivilliputhur; Aruppukottai; Virudunagar; Sattur; Srivilliputtur',
  },
  'in-tamil-nadu-ramanathapuram': { same: 'Rameswaram; Ramnad; Paramakudi; Rameshwaram; Kilakarai' },
  'in-tamil-nadu-sivaganga': {
    same: 'Karaikudi; Sivagangai; Devakottai; Manamadurai; Shivaganga; Karaikkudi',
  },
  'in-tamil-nadu-pudukkottai': { same: 'Pudukottai; Aranthangi; Pudukkotai; Puthukkottai' },
  'in-tamil-nadu-salem': { same: 'Mettur; Omalur; Sankari; Salem City; Edappadi; Yercaud; Attur' },
  'in-tamil-nadu-namakkal': {
    same: 'Rasipuram; Tiruchengode; Paramathi Velur; Namakal; Thiruchengode; Komarapalayam',
  },
  'in-tamil-nadu-dharmapuri': { same: 'Dharmapuri TN; Harur; Palacode; Pennagaram' },
  'in-tamil-nadu-krishnagiri': { same: 'Hosur TN; Krishnagiri Dist; Denkanikottai' },
  'in-tamil-nadu-thanjavur': {
    same: 'Tanjavoor; Kumbakkonam; Pattukkottai; Thanjavur Dist; Tanjore City; Pattukottai; Papanasam',
  },
  'in-tamil-nadu-tiruvarur': { same: 'Thiruvarur; Mannargudi; Thiruthuraipoondi' },
  'in-tamil-nadu-nagapattinam': { same: 'Nagai; Velankanni; Vedaranyam; Nagapatnam; Nagappattinam' },
  'in-tamil-nadu-mayiladuthurai': { same: 'Mayavaram; Sirkazhi; Mayuram; Mayiladudurai' },
  'in-tamil-nadu-cuddalore': {
    same: 'Chidambaram; Neyveli; Virudhachalam; Panruti; Kadalur; Cudalore; Vridhachalam',
  },
  'in-tamil-nadu-viluppuram': { same: 'Villupuram; Tindivanam; Vilupuram; Gingee; Vizhupuram' },
  'in-tamil-nadu-kallakurichi': { same: 'Kallakkurichi; Ulundurpet; Tirukoilur; Sankarapuram' },
  'in-tamil-nadu-tiruvannamalai': { same: 'Thiruvannamalai; Arani; Cheyyar; Polur; Arni; Vandavasi' },
  'in-tamil-nadu-vellore': { same: 'Katpadi; Gudiyatham; Velore; Gudiyattam; Vellore City' },
  'in-tamil-nadu-ranipet': { same: 'Ranipettai; Arcot; Arakkonam; Walajapet' },
  'in-tamil-nadu-tirupattur': { same: 'Thirupathur; Vaniyambadi; Ambur; Tirupathur; Jolarpettai' },
  'in-tamil-nadu-erode': {
    same: 'Bhavani; Gobi; Sathyamangalam; Perundurai; Erode City; Gobichettipalayam Erode; Anthiyur',
  },
  'in-tamil-nadu-tiruppur': {
    same: 'Udumalpet; Dharapuram; Kangeyam; Avinashi; Palladam; Udumalaipettai; Thirupur',
  },
  'in-tamil-nadu-karur': { same: 'Kulithalai; Karoor; Aravakurichi' },
  'in-tamil-nadu-nilgiris': { same: 'Kotagiri; Ooty Nilgiris; Gudalur; Nilgiri; Udagamandalam' },
  'in-tamil-nadu-dindigul': { same: 'Dindukal; Oddanchatram; Palani Dindigul; Batlagundu; Dindugul; Natham' },
  'in-tamil-nadu-perambalur': { same: 'Perambalore' },
  'in-tamil-nadu-ariyalur': { same: 'Jayankondam; Ariyaloor' },
  'in-puducherry-puducherry': { same: 'Pondicherry City; Pondicherri; Villianur; Oulgaret; Puducheri' },
  'in-lakshadweep-lakshadweep': { same: 'Kavaratti; Minicoy; Agatti' },
};
