/** Towns of Kerala, Tamil Nadu, Puducherry and Lakshadweep. */
export const southernTowns = `
in-kerala-alappuzha: ALP; Allepey; Alapuzha; Alappey; Allappuzha; Cherthala; Kayamkulam; Mavelikkara; Mavelikara; Chengannur; Haripad;
  Ambalapuzha; Kuttanad; Alleppey; Alapuzha Dist; Allapuzha; Chengannoor; Kayamkulam Alappuzha; Aroor; Edathua; Muhamma; Alpy;
  Alppy; Alleppy; Cherthala Alp
in-kerala-ernakulam: Thrikkakara; Thrikkakkara; Trikkakara; Chottanikkara; Chottanikara; Varapuzha; Varappuzha; Verapoly; N Paravur; N Paravoor; N Parur; N Paroor; North Paravoor; North Parur; Thrippunithura; Trippunithura; Tripunithara; Thripunithara; Moovattupuzha; Moovattupuza; Perumpavoor; Angamally; EKM; Eranakulam; Kochin; Ernakulam District; Aluva; Alwaye; Muvattupuzha; Perumbavoor; Angamaly;
  Kothamangalam; Tripunithura; North Paravur; Kakkanad; Edappally; Fort Kochi; Kochi; Cochin; Kolenchery; Piravom; Kalamassery;
  Vyttila; Thripunithura; Koothattukulam; Ernkulam; Ernakulum; Eranakulum; Angamali; Edapally; Kaloor; Perumbavur; Muvattupuza;
  Ernk; Infopark; Infopark Kochi; Smart City Kochi; Panampilly Nagar; Palarivattom; Kadavanthra; Aluva Ekm; Vypin; Mattancherry;
  Thoppumpady
in-kerala-idukki: Iduki; Idukky; Thodupuzha; Kattappana; Munnar; Kumily; Adimali; Nedumkandam; Cheruthoni; Vandiperiyar; Peermade;
  Devikulam; Marayoor; Kattapana; Idk; Idukki Dist; Thodupuzha Idukki
in-kerala-kannur: KNR; Kanur; Kannore; Thalassery; Tellicherry; Payyannur; Taliparamba; Iritty; Mattannur; Cannanore;
  Kuthuparamba; Koothuparamba; Panoor; Mahe Kannur; Pappinisseri; Thaliparamba; Talassery; Kannur City; Cannanur; Knur;
  Cannanur City
in-kerala-kasaragod: Kasaragode; Kasargode; Kasergod; Kanhangad; Nileshwaram; Cheruvathur; Kasargod; Uppala; Manjeshwar; Bekal;
  Trikaripur; Kasargod Dist; Kanjangad; Nileshwar; Ksd; Kgd; Kasrgd; Nileswaram
in-kerala-kollam: KLM; Quilon District; Kolam; Kottarakkara; Punalur; Karunagappally; Quilon; Kundara; Chavara; Paravur Kollam;
  Anchal; Kottarakara; Karunagapally; Sasthamkotta; Kollam City; Kottiyam; Parippally
in-kerala-kottayam: KTM; Kotayam; Kottyam; Changanacherry; Changanassery; Pala; Palai; Ettumanoor; Kanjirappally; Vaikom;
  Erattupetta; Kanjirapally; Mundakayam; Ponkunnam; Kaduthuruthy; Pampady; Uzhavoor; Kuravilangad; Changanassery Kottayam;
  Kottayam Dist; Changnacherry; Changanacherri; Ktym; Kottayam City; Pala Ktm; Chry
in-kerala-kozhikode: KKD; Kzd; CLT; Kozhikkode; Calicut District; Kozhikod; Vadakara; Badagara; Koyilandy; Quilandy; Thamarassery; Feroke;
  Mukkam; Calicut; Ramanattukara; Balussery; Kunnamangalam; Nadapuram; Perambra; Vatakara; Kozikode; Calicut City; Beypore; Kzkd;
  Kozhkd; Cyberpark; Koyilandi
in-kerala-malappuram: MLP; Malapuram; Mallapuram; Perinthalmanna; Tirur; Manjeri; Nilambur; Ponnani; Kondotty; Kottakkal; Edappal;
  Valanchery; Wandoor; Areekode; Tanur; Parappanangadi; Tirurangadi; Perintalmanna; Malapuram Dist; Mlpm; Malpm; Mpm
in-kerala-palakkad: PKD; Palakad; Palghat District; Palakkad District; Ottapalam; Mannarkkad; Chittur Palakkad; Shornur; Pattambi;
  Alathur Palakkad; Palghat; Kollengode; Nemmara; Vadakkencherry; Cherpulassery; Palakkadu; Pallakad; Ottappalam; Mannarkad; Plkd;
  Palakkad City; Ottapalam Pkd
in-kerala-pathanamthitta: PTA; Pathanamthita; Pathanamtitta; Thiruvalla; Tiruvalla; Adoor; Ranni; Kozhencherry; Pandalam; Konni;
  Mallappally; Aranmula; Kozhenchery; Pathanamthitta Dist; Thiruvella
in-kerala-thiruvananthapuram: TVM; Trivandram; Tiruvananthapuram; Thiruvananthpuram; Tvpm; Thiruvanathapuram; Anantapuri;
  Trivandrum City; Neyyattinkara; Nedumangad; Attingal; Trivandrum; Varkala; Kazhakkoottam; Kazhakootam; Kattakada; Parassala;
  Trivendrum; Balaramapuram; T puram; Attingal Tvm; Technopark; Kowdiar; Pattom; Kazhakuttam
in-kerala-thrissur: Guruvayoor; TCR; Thrisur; Trissur; Thrissoor; Thrissur District; Chalakudy; Guruvayur; Irinjalakuda; Kodungallur;
  Kunnamkulam; Wadakkanchery; Trichur; Ollur; Chavakkad; Triprayar; Mala Thrissur; Pudukad; Trichoor; Thrissur City;
  Irinjalakkuda; Kodungalloor; Wadakanchery; Kunnamkulum; Tsr; Ijk; Gvr; Kodungallur Tcr; Thrissur Town
in-kerala-wayanad: Wynad; Waynad; Wayanadu; Kalpetta; Sulthan Bathery; Sultan Bathery; Mananthavady; Sulthan Batheri; Meenangadi;
  Vythiri; Bathery; Pulpally; Manathavady; Wyd; Wynd
in-lakshadweep-lakshadweep: Kavaratti; Minicoy; Agatti
in-puducherry-puducherry: Pondicherry; Pondichery; Pondy; Pondicherry City; Pondicherri; Villianur; Oulgaret; Puducheri
in-tamil-nadu-ariyalur: Jayankondam; Ariyaloor
in-tamil-nadu-chengalpattu: Chengalpet; Tambaram; Chingleput; Maraimalai Nagar; Pallavaram; Maduranthakam; Madurantakam;
  Guduvanchery; Kelambakkam; Vandalur; Kovalam TN; Urapakkam
in-tamil-nadu-chennai: Madras; Chenai; Chennai City; Madras City; Anna Nagar; Adyar; Velachery; T Nagar; Mylapore; Chrompet;
  Porur; Chennai TN; Perambur; Guindy; Nungambakkam; Triplicane; Chn; Chen; Mds; OMR; OMR Chennai; Sholinganallur; Thoraipakkam;
  Perungudi; Ashok Nagar Chennai; K K Nagar Chennai; Vadapalani; Saidapet; Kodambakkam; Royapettah; West Mambalam; Thiruvanmiyur;
  Besant Nagar; Tidel Park; Medavakkam; Madipakkam; Nanganallur; Kolathur; Villivakkam; Mogappair
in-tamil-nadu-coimbatore: Kovai; CBE; Coimbatur; Koyamputhur; Pollachi; Mettupalayam; Coimbatore City; Coimbatur City; Kovaipudur;
  Valparai; Sulur; Peelamedu; Coimbator; Coimbtore; Coimbathore; Cbt; Kvi; RS Puram; Gandhipuram; Saravanampatti
in-tamil-nadu-cuddalore: Chidambaram; Neyveli; Virudhachalam; Panruti; Kadalur; Cudalore; Vridhachalam
in-tamil-nadu-dharmapuri: Dharmapuri TN; Harur; Palacode; Pennagaram
in-tamil-nadu-dindigul: Dindugal; Thindukkal; Palani; Kodaikanal; Dindukal; Oddanchatram; Palani Dindigul; Batlagundu; Dindugul;
  Natham; Dgl
in-tamil-nadu-erode: Irodu; Erode TN; Gobichettipalayam; Bhavani; Gobi; Sathyamangalam; Perundurai; Erode City;
  Gobichettipalayam Erode; Anthiyur; Erd
in-tamil-nadu-kallakurichi: Kallakkurichi; Ulundurpet; Tirukoilur; Sankarapuram
in-tamil-nadu-kanchipuram: Kancheepuram; Kanjipuram; Kancheepuram District; Sriperumbudur; Kanchi
in-tamil-nadu-kanyakumari: Kanniyakumari; Cape Comorin; KK District; Marthandam; Thuckalay; Nagarcoil; Nagarkovil; Colachel;
  Nagercoil; Nagerkoil; Kuzhithurai; Kanyakumari Dist; Kulasekaram; Monday Market; Nagarkoil; KK Dist; Padmanabhapuram; Ngl;
  Nagercovil
in-tamil-nadu-karur: Kulithalai; Karoor; Aravakurichi
in-tamil-nadu-krishnagiri: Hosur; Hosur TN; Krishnagiri Dist; Denkanikottai; Hosoor
in-tamil-nadu-madurai: Madura; Mathurai; Madurai City; Melur; Usilampatti; Thirumangalam; Maduri; Mdu; Mdr; Anna Nagar Madurai;
  Vadipatti
in-tamil-nadu-mayiladuthurai: Mayavaram; Sirkazhi; Mayuram; Mayiladudurai
in-tamil-nadu-nagapattinam: Nagai; Nagore; Nagur; Velankanni; Vedaranyam; Nagapatnam; Nagappattinam
in-tamil-nadu-namakkal: Rasipuram; Tiruchengode; Paramathi Velur; Namakal; Thiruchengode; Komarapalayam
in-tamil-nadu-nilgiris: Udhagamandalam; Ootacamund; Coonoor; Gudalur Nilgiris; The Nilgiris; Ooty; Kotagiri; Ooty Nilgiris;
  Gudalur; Nilgiri; Udagamandalam
in-tamil-nadu-perambalur: Perambalore
in-tamil-nadu-pudukkottai: Pudukottai; Aranthangi; Pudukkotai; Puthukkottai
in-tamil-nadu-ramanathapuram: Rameswaram; Ramnad; Paramakudi; Rameshwaram; Kilakarai; Keelakarai; Kizhakarai
in-tamil-nadu-ranipet: Ranipettai; Arcot; Arakkonam; Walajapet
in-tamil-nadu-salem: Selam; Salem TN; Attur Salem; Mettur; Omalur; Sankari; Salem City; Edappadi; Yercaud; Attur; Slm; Sankagiri
in-tamil-nadu-sivaganga: Karaikudi; Sivagangai; Devakottai; Manamadurai; Shivaganga; Karaikkudi
in-tamil-nadu-tenkasi: Thenkasi; Sankarankovil; Courtallam; Kadayanallur; Puliyangudi; Alangulam
in-tamil-nadu-thanjavur: Thanjavoor; Tanjavur; Kumbakonam; Tanjore; Tanjavoor; Kumbakkonam; Pattukkottai; Thanjavur Dist;
  Tanjore City; Pattukottai; Papanasam; Tnj; Tanj; Thanjai; KMU
in-tamil-nadu-theni: Bodinayakanur; Cumbum; Periyakulam; Bodi; Thenni
in-tamil-nadu-thoothukudi: Tuticorin; Kayalpattinam; Kayalpatnam; Kayalpattanam; Thoothukkudi; Tuticorn; Kovilpatti; Tiruchendur; Thoothukudi; Thoothukkudi Dist;
  Tuticorin City; Tutucorin; Srivaikuntam; Sattankulam; Tuty; Tuti; Tut; Thiruchendur
in-tamil-nadu-tiruchirappalli: Trichinopoly; Tiruchirapalli; Thiruchirapalli; Trichirappalli; Tiruchchirappalli; Trichy; Tiruchi;
  Trichi; Thiruchi; Srirangam; Trichy City; Tiruchy; Lalgudi; Manapparai; Thuraiyur; Tpj; Tchy; Thillai Nagar; Thuvakudi;
  BHEL Trichy
in-tamil-nadu-tirunelveli: Nellai; Thirunelveli; Tinnevelly; Tirunelvelli; Palayamkottai; Ambasamudram; Valliyoor; Valliyur;
  Nanguneri; Tirunelveli Dist; Palayankottai; Tvl; Nellai Dist; Pettai
in-tamil-nadu-tirupattur: Thirupathur; Vaniyambadi; Ambur; Tirupathur; Jolarpettai
in-tamil-nadu-tiruppur: Tirupur; Thiruppur; Tirpur; Udumalpet; Dharapuram; Kangeyam; Avinashi; Palladam; Udumalaipettai; Thirupur;
  Tpr; Tup; Tirupur City; Kangayam; Vellakoil
in-tamil-nadu-tiruvallur: Thiruvallur; Avadi; Ambattur; Ponneri; Tiruttani; Poonamallee; Gummidipoondi; Gummudipoondi; Minjur;
  Pattabiram; Thiruninravur; Uthukottai
in-tamil-nadu-tiruvannamalai: Thiruvannamalai; Arani; Cheyyar; Polur; Arni; Vandavasi
in-tamil-nadu-tiruvarur: Thiruvarur; Mannargudi; Thiruthuraipoondi
in-tamil-nadu-vellore: Velur; Vellor; Katpadi; Gudiyatham; Velore; Gudiyattam; Vellore City; Vlr
in-tamil-nadu-viluppuram: Villupuram; Tindivanam; Vilupuram; Gingee; Vizhupuram
in-tamil-nadu-virudhunagar: Sivakasi; Rajapalayam; Srivilliputhur; Aruppukottai; Virudunagar; Sattur; Srivilliputtur;
  Aruppukkottai; Watrap; Tiruchuli`;
