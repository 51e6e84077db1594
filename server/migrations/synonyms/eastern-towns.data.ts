/** Towns of the east and the north-east. */
export const easternTowns = `
in-andaman-and-nicobar-islands-nicobar: Car Nicobar
in-andaman-and-nicobar-islands-south-andaman: Port Blair; Sri Vijaya Puram
in-arunachal-pradesh-east-siang: Pasighat
in-arunachal-pradesh-itanagar-city-complex: Itanagar; Itanagar Arunachal
in-arunachal-pradesh-lohit: Tezu
in-arunachal-pradesh-papum-pare: Naharlagun; Nirjuli; Yupia
in-arunachal-pradesh-west-siang: Aalo; Along Arunachal
in-assam-barpeta: Barpeta Road; Howly
in-assam-bongaigaon: Bongaigaon Assam; Bongaigoan
in-assam-cachar: Silchar; Silchar Assam; Lakhipur Cachar; Scl
in-assam-dibrugarh: Dibrugarh Assam; Duliajan; Naharkatia; Dibrugar; Dibru; Dbrg
in-assam-dima-hasao: Haflong; North Cachar Hills
in-assam-jorhat: Jorhat Assam; Teok; Titabar; Mariani; Jrht
in-assam-kamrup-metropolitan: Gauhati; Guwahati City; Kamrup Metro; Guwahati; Guwhati; Guwahati Assam; Dispur; Guahati; Ghy;
  Beltola; Guwahty; Guw
in-assam-karbi-anglong: Diphu
in-assam-karimganj: Sribhumi; Karimganj Assam; Badarpur Assam
in-assam-lakhimpur: North Lakhimpur; Lakhimpur Assam
in-assam-nagaon: Nowgong; Nagaon Assam; Kaliabor
in-assam-sivasagar: Sibsagar; Nazira; Sivsagar; Sibsagar Assam
in-assam-sonitpur: Tezpur; Tezpur Assam; Dhekiajuli
in-assam-tinsukia: Digboi; Tinsukia Assam; Margherita; Doomdooma
in-bihar-araria: Forbesganj; Araria Bihar
in-bihar-aurangabad: Aurangabad Bihar; Daudnagar; Obra Bihar
in-bihar-begusarai: Barauni; Begusarai Bihar; Begusaray
in-bihar-bhagalpur: Bhagalpur Bihar; Naugachia; Bhagalpore; Kahalgaon; Bgp
in-bihar-bhojpur: Ara; Arrah; Ara Bihar; Jagdishpur
in-bihar-buxar: Baxar; Dumraon; Buxer
in-bihar-darbhanga: Darbanga; Laheriasarai; Darbhanga Bihar; Dbg
in-bihar-east-champaran: Motihari; Raxaul; Purvi Champaran; Purbi Champaran; Chakia
in-bihar-gaya: Bodh Gaya; Gaya Bihar; Gaya Ji; Sherghati
in-bihar-gopalganj: Gopalganj Bihar; Gopalgunj
in-bihar-jehanabad: Jahanabad; Jehanabad Bihar
in-bihar-kaimur: Bhabua; Bhabhua; Mohania
in-bihar-katihar: Katihar Bihar; Barsoi
in-bihar-kishanganj: Kishanganj Bihar; Kishangunj
in-bihar-madhubani: Madhubani Bihar; Jhanjharpur; Jaynagar; Benipatti
in-bihar-munger: Monghyr; Jamalpur; Munger Bihar
in-bihar-muzaffarpur: Muzaffarpur Bihar; Muzzafarpur; Muzafarpur; Muzzaffarpur; Mujaffarpur; Mfp; Muz pur
in-bihar-nalanda: Bihar Sharif; Rajgir; Hilsa
in-bihar-nawada: Nawadah; Nawada Bihar; Hisua
in-bihar-patna: Pataliputra; Patna City; Danapur; Patna Bihar; Barh; Kankarbagh; Phulwari Sharif; Bankipore; Mokama; Patliputra;
  Boring Road; Pat; Ptn; Pnbe
in-bihar-purnia: Purnea; Purniya; Purnea Bihar; Banmankhi
in-bihar-rohtas: Sasaram; Dehri; Dehri on Sone; Bikramganj
in-bihar-saharsa: Saharsa Bihar; Simri Bakhtiyarpur
in-bihar-samastipur: Samastipur Bihar; Rosera; Dalsinghsarai
in-bihar-saran: Chapra; Chhapra; Sonpur; Chapra Bihar; Chhapra Bihar
in-bihar-sitamarhi: Sitamadhi; Sitamarhi Bihar
in-bihar-siwan: Siwan Bihar; Sivan; Maharajganj Siwan
in-bihar-vaishali: Hajipur; Hajipur Bihar; Mahua
in-bihar-west-champaran: Bettiah; Bagaha; Pashchim Champaran; Betia; Narkatiaganj
in-jharkhand-bokaro: Bokaro Steel City; BS City; Chas; Bokaro Jharkhand; Bermo
in-jharkhand-deoghar: Devghar; Baidyanath Dham; Madhupur; Jasidih
in-jharkhand-dhanbad: Dhanabad; Jharia; Sindri; Dhanbad Jharkhand; Dhn; Dhanbad City
in-jharkhand-east-singhbhum: Jamshedpur; Tatanagar; Purbi Singhbhum; Tata; Jamshedpur Jharkhand; Ghatsila; Jamsedpur; Jamshadpur;
  Mango Jamshedpur; Tata Jsr; Jsr; J pur; Jamshedpur City; Bistupur; Sakchi
in-jharkhand-giridih: Giridih Jharkhand; Giridhi
in-jharkhand-hazaribag: Hazaribagh; Barhi; Hazaribagh Jharkhand
in-jharkhand-koderma: Jhumri Telaiya; Kodarma
in-jharkhand-palamu: Daltonganj; Medininagar; Palamau
in-jharkhand-ranchi: Ranchi Jharkhand; Doranda; Bundu; Raanchi; Ratu; Rnc; Rch; Ranchi City
in-jharkhand-seraikela-kharsawan: Adityapur; Seraikela; Saraikela
in-jharkhand-west-singhbhum: Chaibasa; Chakradharpur
in-manipur-imphal-west: Imphal; Imphal Manipur; Lamphel
in-meghalaya-east-khasi-hills: Shillong; Shilong; Cherrapunji; Sohra; Shillong Meghalaya; East Khasi
in-meghalaya-eastern-west-khasi-hills: Eastern West Khasi Hills district
in-meghalaya-ri-bhoi: Nongpoh
in-meghalaya-west-garo-hills: Tura; Tura Meghalaya
in-meghalaya-west-jaintia-hills: Jowai; Jowai Meghalaya
in-mizoram-aizawl: Aizwal; Aijal; Aizawl Mizoram; Aizol
in-mizoram-lunglei: Lungleh
in-nagaland-dimapur: Dimapur Nagaland; Dimapore
in-nagaland-kohima: Kohima Nagaland
in-odisha-angul: Talcher; Anugul; Angul Odisha
in-odisha-balangir: Bolangir; Titilagarh; Balangir Odisha; Patnagarh
in-odisha-balasore: Baleswar; Baleshwar; Balasore Odisha; Soro; Balesore; Jaleswar; Bls
in-odisha-bargarh: Bargarh (Baragarh); Baragarh
in-odisha-bhadrak: Bhadrak Odisha; Bhadrakh; Basudevpur
in-odisha-boudh: Boudh (Bauda); Bauda
in-odisha-cuttack: Cuttak; Katak; Cuttack Odisha; Choudwar; Kattack; Banki; Athagarh; Ctc; Cutak; Kataka
in-odisha-deogarh: Debagarh (Deogarh); Debagarh
in-odisha-dhenkanal: Dhenkanal Odisha; Kamakhyanagar
in-odisha-gajapati: Paralakhemundi; Parlakhemundi
in-odisha-ganjam: Berhampur; Brahmapur; Berhampur Odisha; Bhanjanagar; Chhatrapur; Brahmapur Odisha; Aska; Berhampur Ganjam
in-odisha-jagatsinghpur: Paradip; Paradeep; Jagatsinghapur
in-odisha-jajpur: Jajpur Road; Vyasanagar; Jajpur Odisha
in-odisha-jharsuguda: Brajrajnagar; Jharsuguda Odisha; Belpahar
in-odisha-kalahandi: Bhawanipatna; Dharamgarh; Kesinga
in-odisha-kandhamal: Phulbani; Phulabani
in-odisha-kendujhar: Keonjhar; Barbil; Joda; Keonjhar Odisha; Anandapur
in-odisha-khordha: Khorda; Bhubaneshwar; BBSR; Bhuvaneswar; Khurda; Bhubaneswar; Bhubneswar; Bhubaneswar Odisha; Bhuwaneshwar;
  Bhubanshwar; Patia; Jatni; Bhubaneshwar Odisha; BBS; Bhubneshwar; Bhuban; Bhubaneswar City
in-odisha-koraput: Jeypore; Sunabeda; Jeypore Odisha
in-odisha-mayurbhanj: Baripada; Rairangpur; Karanjia
in-odisha-puri: Jagannath Puri; Konark; Puri Odisha; Pipili; Nimapara
in-odisha-rayagada: Gunupur; Raygada
in-odisha-sambalpur: Burla; Hirakud; Sambalpur Odisha; Sambalpore; Sbp
in-odisha-subarnapur: Subarnapur; Sonepur
in-odisha-sundargarh: Rourkela; Raurkela; Rajgangpur; Rourkela Odisha; Rourkella; Rkl
in-sikkim-east-sikkim: Gangtok; Gangtok Sikkim; Singtam
in-sikkim-south-sikkim: Namchi
in-tripura-gomati: Udaipur Tripura
in-tripura-north-tripura: Dharmanagar; Kanchanpur
in-tripura-unakoti: Kailashahar
in-tripura-west-tripura: Agartala; Agartala Tripura; Agarthala; Agartalla
in-west-bengal-alipurduar: Falakata
in-west-bengal-bankura: Bishnupur Bankura; Bankura WB; Bishnupur WB; Sonamukhi; Khatra; Barjora; Onda
in-west-bengal-birbhum: Bolpur; Suri; Santiniketan; Rampurhat; Shantiniketan; Siuri; Sainthia; Nalhati; Dubrajpur; Ilambazar
in-west-bengal-cooch-behar: Koch Bihar; Dinhata; Koochbehar; Mathabhanga
in-west-bengal-dakshin-dinajpur: Balurghat; South Dinajpur
in-west-bengal-darjeeling: Darjiling; Siliguri; Kurseong; Siliguri WB; Siligudi; Mirik; Slg
in-west-bengal-hooghly: Hugli; Chinsurah; Serampore; Chandannagar; Chandernagore; Arambagh; Rishra; Srirampur; Hoogly; Konnagar;
  Bandel; Uttarpara; Tarakeswar; Dankuni; Singur; Pandua; Mogra
in-west-bengal-howrah: Howra; Haora; Hawrah; Uluberia; Shibpur; Bally; Liluah; Howrah WB; Hwh; Bagnan; Andul; Santragachi; Domjur;
  Amta; Salkia
in-west-bengal-jalpaiguri: Dhupguri; Jalpaiguri WB; Maynaguri; Malbazar
in-west-bengal-kolkata: Kolkatta; Calcuta; Kolkata City; Kolkota; Calcutta; Salt Lake; Behala; Jadavpur; Ballygunge; Tollygunge;
  Calcutta WB; Kolkata WB; Garia; Kasba; Shyambazar; Kolkatha; Calcutta City; Kol; Kolkata West Bengal; Cal; Ccu; Kolk;
  Park Street; Gariahat
in-west-bengal-malda: Maldah; English Bazar; Maldaha; Malda Town
in-west-bengal-murshidabad: Berhampore; Baharampur; Jangipur; Murshidabad WB; Kandi; Lalbagh; Raghunathganj; Domkal; Farakka;
  Beldanga; Dhulian
in-west-bengal-nadia: Krishnanagar; Kalyani; Ranaghat; Nabadwip; Santipur; Krishnagar; Chakdaha; Phulia; Tehatta; Karimpur;
  Haringhata; Shantipur
in-west-bengal-north-24-parganas: Barasat; Barrackpore; Dum Dum; Bidhannagar; N 24 Parganas; New Town Kolkata; North 24 Pgs;
  Rajarhat; Basirhat; Bangaon; Habra; Naihati; Khardah; Sodepur; Kalyani North; Madhyamgram; 24 Parganas North; N 24 Pgs;
  Panihati; Baranagar; Salt Lake City; Rajarhat Newtown; Sector V; Bhatpara; Bongaon; Barasat NPGS; New Barrackpore; Halisahar;
  Kanchrapara; Titagarh; Khardaha; Birati; Belgharia; Gobardanga
in-west-bengal-paschim-bardhaman: West Burdwan; Durgapur; Asansol; Raniganj; Durgapur WB; Kulti; Durgapore; Asansole; Dgp;
  Chittaranjan; Burnpur; Jamuria; Andal; Pandabeswar
in-west-bengal-paschim-medinipur: West Midnapore; Kharagpur; Midnapore; Medinipur; Ghatal; Midnapur; Paschim Midnapore; Kgp;
  Debra; Belda; Chandrakona; Salboni; Daspur
in-west-bengal-purba-bardhaman: Burdwan; East Burdwan; Bardhaman; Burdwan WB; Katwa; Kalna; Memari; Bardwan; Barddhaman; Guskara;
  Mangalkot; Galsi; Bardhaman Town; Monteswar
in-west-bengal-purba-medinipur: East Midnapore; Haldia; Tamluk; Contai; Digha; Purba Midnapore; Panskura; Kanthi; Egra;
  Mahishadal; Kolaghat; Nandigram; Mecheda
in-west-bengal-purulia: Purulia WB; Puruliya; Raghunathpur; Raghunathpur Purulia; Adra; Jhalda; Balarampur
in-west-bengal-south-24-parganas: Baruipur; Diamond Harbour; Sonarpur; S 24 Parganas; South 24 Pgs; Canning; Budge Budge;
  24 Parganas South; S 24 Pgs; Rajpur; Kakdwip; Maheshtala; Joynagar; Jaynagar; Sagar Island; Falta; Mathurapur
in-west-bengal-uttar-dinajpur: Raiganj; Islampur WB; North Dinajpur`;
