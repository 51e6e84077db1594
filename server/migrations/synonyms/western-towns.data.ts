/** Towns of the west and the middle of India. */
export const westernTowns = `
in-chhattisgarh-bastar: Jagdalpur; Jagadalpur
in-chhattisgarh-bilaspur: Bilaspur CG; Bilaspur Chhattisgarh
in-chhattisgarh-durg: Bhilai; Durg Bhilai; Bhilai Nagar; Drug; Bhilai CG; Patan Durg
in-chhattisgarh-kabirdham: Kawardha
in-chhattisgarh-korba: Korba CG; Katghora
in-chhattisgarh-raigarh: Raigarh CG; Kharsia
in-chhattisgarh-raipur: Raipur CG; Raipur Chhattisgarh; Naya Raipur; Raypur; Abhanpur; Rpr; Raipur City
in-chhattisgarh-rajnandgaon: Rajnandgoan; Dongargarh
in-chhattisgarh-sakti: Shakti
in-chhattisgarh-surguja: Ambikapur; Sarguja
in-dadra-and-nagar-haveli-and-daman-and-diu-dadra-and-nagar-haveli: Silvassa; Silvasa
in-goa-north-goa: Panaji; Panjim; Mapusa; Panjim Goa; Ponda; Bicholim; Calangute; Porvorim; Mapuca; Pernem
in-goa-south-goa: Margao; Madgaon; Vasco; Vasco da Gama; Margao Goa; Vasco Goa; Quepem; Canacona; Curchorem
in-gujarat-ahmedabad: Amdavad; Ahemdabad; Ahmadabad; Karnavati; Maninagar; Naroda; Bopal; Ahmedabad City; Sanand; Abad; Ahmdabad;
  Dholka; Ahmedbad; Viramgam; Satellite Ahmedabad; Ahmedabad Gujarat; Abd; Amd; Ahd; Ahmd; Ahm; Naranpura; Bapunagar; Vastrapur;
  SG Highway; Dhandhuka; Bavla; Barwala; Detroj; Mandal Gujarat
in-gujarat-amreli: Savarkundla; Rajula; Amreli Dist; Babra; Bagasara; Dhari; Lathi; Liliya; Jafrabad
in-gujarat-anand: Vallabh Vidyanagar; Khambhat; V V Nagar; Borsad; Petlad; Anand Gujarat; Vidyanagar; Karamsad; Umreth; Sojitra;
  Tarapur; Anklav; Bakrol
in-gujarat-aravalli: Modasa; Bayad; Arvalli; Malpur; Meghraj; Bhiloda; Dhansura
in-gujarat-banaskantha: Palanpur; Deesa; Disa; Tharad
in-gujarat-bharuch: Ankleshwar; Broach; Jambusar; Bharuch Dist; Ankleswar
in-gujarat-bhavnagar: Mahuva; Palitana; Sihor; Talaja; Bhavanagar; Bvn; Bvc; Bhavngr; Ghogha; Gariadhar; Vallabhipur; Umrala;
  Jesar
in-gujarat-botad: Gadhada; Botad Dist
in-gujarat-chhota-udaipur: Chhota Udepur; Bodeli; Sankheda; Pavi Jetpur; Kawant
in-gujarat-dahod: Dohad; Limkheda; Jhalod; Zalod; Devgadh Baria; Garbada
in-gujarat-devbhumi-dwarka: Dwarka; Khambhalia; Dwarka Gujarat; Jamkhambhalia
in-gujarat-gandhinagar: Kalol; Gift City; Mansa Gujarat; Dehgam
in-gujarat-gir-somnath: Veraval; Una Gujarat; Somnath; Kodinar; Talala; Sutrapada
in-gujarat-jamnagar: Dhrol; Jamjodhpur; Jamanagar; Jmn; Jamngr; Kalavad; Kalawad; Lalpur; Jodiya
in-gujarat-junagadh: Junagarh; Keshod; Mangrol; Visavadar; Manavadar; Vanthali; Bhesan; Mendarda
in-gujarat-kheda: Nadiad; Kapadvanj; Dakor; Mehmedabad; Nadiyad; Mahudha; Matar; Thasra; Mahemdavad; Balasinor Kheda
in-gujarat-kutch: Kachchh; Bhuj; Gandhidham; Kachh; Mandvi; Mundra; Anjar; Adipur; Bhachau; Kachchh Bhuj; Bhuj Kutch; Rapar;
  Nakhatrana; Kutch Bhuj; Kera Kutch; Madhapar
in-gujarat-mahisagar: Lunawada; Balasinor; Santrampur; Virpur; Kadana
in-gujarat-mehsana: Mahesana; Visnagar; Unjha; Kadi; Vijapur Gujarat; Vadnagar; Mehsana Dist; Becharaji; Kheralu; Bechraji;
  Satlasana
in-gujarat-morbi: Morvi; Wankaner; Tankara; Halvad
in-gujarat-narmada: Rajpipla; Kevadia
in-gujarat-navsari: Bilimora; Gandevi; Navsari Dist; Chikhli Gujarat; Chikhli Navsari; Vansda; Jalalpore; Khergam
in-gujarat-panchmahal: Godhra; Halol; Panch Mahals; Kalol Panchmahal; Shehera; Ghoghamba
in-gujarat-patan: Sidhpur; Siddhpur; Radhanpur; Patan Gujarat; Chanasma; Harij; Sami; Sidhhpur
in-gujarat-porbandar: Porbander; Ranavav
in-gujarat-rajkot: Gondal; Jetpur; Upleta; Dhoraji; Rajkot City; Jasdan; Rjt
in-gujarat-sabarkantha: Himatnagar; Himmatnagar; Idar; Prantij; Khedbrahma; Talod; Vadali; Poshina
in-gujarat-surat: Surath; Surat City; Bardoli; Varachha; Katargam; Surat Gujarat; Kamrej; Adajan; Mandvi Surat; Srt; Udhna; Olpad;
  Palsana; Mahuva Surat; Mangrol Surat; Kosamba; Kim; Kadodara; Sayan
in-gujarat-surendranagar: Wadhwan; Dhrangadhra; Limbdi; Chotila; Patdi; Thangadh; Lakhtar; Sayla; Muli
in-gujarat-tapi: Vyara; Songadh
in-gujarat-vadodara: Barodra; Vadodra; Baroda City; Baroda; Baroda Gujarat; Waghodia; Dabhoi; Padra; Vadodara City; Karjan; Brd;
  Brc; Bdq; Vdr; Manjalpur; Alkapuri; Savli; Sinor; Desar; Vaghodia
in-gujarat-valsad: Vapi; Bulsar; Pardi; Umbergaon; Umargam; Dharampur; Kaprada; Sarigam
in-madhya-pradesh-betul: Baitul; Multai; Sarni
in-madhya-pradesh-bhopal: Bhopal MP; Bhopal City; Berasia; Bpl
in-madhya-pradesh-chhindwara: Chindwara; Pandhurna; Parasia
in-madhya-pradesh-dewas: Dewas MP; Kannod
in-madhya-pradesh-dhar: Pithampur; Dhar MP; Manawar
in-madhya-pradesh-gwalior: Gwaliar; Dabra; Gwalior MP; Lashkar; Gwl; Gwa
in-madhya-pradesh-indore: Mhow; Indor; Indore MP; Indore City; Dr Ambedkar Nagar; Rau; Idr; Indb; Vijay Nagar Indore
in-madhya-pradesh-jabalpur: Jabalpore; Jubbulpore; Jabalpur MP; Sihora; Jbp; Jbl
in-madhya-pradesh-khandwa: Khandwa; East Nimar; Khandwa MP; Omkareshwar
in-madhya-pradesh-khargone: Khargone; West Nimar; Khargon; Barwaha; Sanawad
in-madhya-pradesh-mandsaur: Mandsour; Garoth
in-madhya-pradesh-narmadapuram: Hoshangabad; Itarsi; Hoshangabad MP; Pipariya
in-madhya-pradesh-neemuch: Nimach; Manasa; Neemuch MP
in-madhya-pradesh-raisen: Mandideep; Obedullaganj
in-madhya-pradesh-ratlam: Jaora; Ratlam MP
in-madhya-pradesh-rewa: Riwa; Rewa MP
in-madhya-pradesh-sagar: Saugor; Bina; Khurai; Sagar MP
in-madhya-pradesh-satna: Satna MP; Chitrakoot MP
in-madhya-pradesh-singrauli: Waidhan; Singroli
in-madhya-pradesh-ujjain: Ujain; Nagda Ujjain; Ujjain MP
in-madhya-pradesh-vidisha: Basoda; Ganj Basoda; Sironj
in-maharashtra-ahilyanagar: Ahmednagar; Ahmadnagar; Nagar Maharashtra; Ahilyanagar; Shirdi; Sangamner; Shrirampur; Kopargaon;
  Ahmadnagar City; Rahuri; A Nagar; Newasa; A Nagar Mah; Rahata; Nevasa; Shevgaon; Pathardi; Parner; Shrigonda; Akole; Nagar MH;
  Ahmednagar MH
in-maharashtra-akola: Akot; Akola City; Murtizapur
in-maharashtra-amravati: Achalpur; Amraoti; Amaravati MH; Badnera; Morshi; Paratwada; Amrawati; Anjangaon; Warud; Chandur;
  Daryapur; Dharni
in-maharashtra-beed: Bid; Ambajogai; Parli; Beed Dist; Parli Vaijnath; Majalgaon; Georai; Kaij; Ashti Beed; Patoda; Dharur;
  Shirur Kasar
in-maharashtra-bhandara: Tumsar; Bhandara Dist
in-maharashtra-buldhana: Buldana; Khamgaon; Shegaon; Malkapur; Chikhli; Mehkar; Deulgaon Raja; Lonar; Nandura; Jalgaon Jamod
in-maharashtra-chandrapur: Ballarpur; Warora; Chanda; Bramhapuri; Rajura
in-maharashtra-chhatrapati-sambhajinagar: Aurangabad; Aurangabad Maharashtra; Chhatrapati Sambhajinagar; Sambhajinagar;
  Ch Sambhajinagar; Paithan; Aurangabad MH; Aurangabad (MS); Vaijapur; Aur bad; A bad MH; Chatrapati Sambhajinagar; CSN;
  Kannad Aurangabad; Sillod; Gangapur Aurangabad; Khuldabad; Phulambri; Soegaon; A bad Mah; A bad Maharashtra
in-maharashtra-dharashiv: Osmanabad; Usmanabad; Dharashiv; Tuljapur; Osmanabad District; Omerga; Paranda; Kalamb Osmanabad; Bhum;
  Washi
in-maharashtra-dhule: Dhulia; Shirpur; Dhule City; Dondaicha
in-maharashtra-gadchiroli: Desaiganj; Gadchiroli Dist
in-maharashtra-gondia: Gondiya; Tirora
in-maharashtra-hingoli: Basmat; Kalamnuri
in-maharashtra-jalgaon: Bhusawal; Chalisgaon; Amalner; Jalgoan; Pachora; Chopda; Bhusaval; Raver; Yawal; Faizpur; Jamner; Erandol;
  Parola; Bhadgaon; Muktainagar; Bodwad
in-maharashtra-jalna: Jalna City; Ambad; Bhokardan
in-maharashtra-kolhapur: Ichalkaranji; Kagal; Gadhinglaj; Kolhapoor; Jaysingpur; Kolapur; Hatkanangale; Klp; Kolhapur City;
  Shirol; Radhanagari; Chandgad; Ajara; Panhala; Gargoti
in-maharashtra-latur: Udgir; Latoor; Nilanga; Ausa; Ahmedpur; Chakur; Renapur; Deoni
in-maharashtra-mumbai-city: Bombay City; Mumbay; Mumbai MH; South Mumbai; Bom; Mumbai; Bombay; Bombay Mumbai; Dadar; Colaba;
  Byculla; Worli; Parel; Mumbai Central; Matunga; Mumbai Maharashtra; Mumbia; Mahim; Mum; Bby; Mumb; Bbay; Mumbai Mah;
  Fort Mumbai; Lower Parel; Girgaon; Girgaum; Mazgaon; Sion; Wadala
in-maharashtra-mumbai-suburban: Andheri; Borivali; Mumbai Suburb; Malad; Bandra; Kandivali; Ghatkopar; Mulund; Goregaon;
  Jogeshwari; Powai; Dahisar; Vikhroli; Kurla; Chembur; Santacruz; Vile Parle; Juhu; Bhandup; Mumbai Western Suburbs; Khar
in-maharashtra-nagpur: Nagpure; Nagpur City; Kamptee; Nagpur MH; Katol; Umred; Hingna; Nagpur Maharashtra; Ngp; Ramtek; Saoner;
  Narkhed; Butibori; Kalmeshwar
in-maharashtra-nanded: Nanded City; Deglur; Kinwat; Nanded Waghala
in-maharashtra-nandurbar: Shahada; Nandurbar Dist
in-maharashtra-nashik: Nashik City; Nasik City; Malegaon; Nasik; Nasik Road; Nashik Road; Sinnar; Igatpuri; Yeola; Deolali;
  Manmad; Niphad; Nsk; Nsik; Nashik Mah; Lasalgaon; Trimbak; Nandgaon; Satana; Chandwad; Dindori Nashik
in-maharashtra-palghar: Vasai; Virar; Vasai Virar; Boisar; Nalasopara; Nallasopara; Dahanu; Naigaon
in-maharashtra-parbhani: Parbhani City; Gangakhed; Jintur; Sailu; Selu; Purna; Manwath; Pathri
in-maharashtra-pune: Puna; Pimpri; Chinchwad; Pimpri Chinchwad; Pune City; Poona; Hadapsar; Hinjewadi; Kothrud; Baramati;
  Pune Maharashtra; Wakad; PCMC; Lonavala; Talegaon; Aundh; Hinjawadi; Chakan; Junnar; Bhosari; Kharadi; Daund; Pne; Baner;
  Viman Nagar; Magarpatta; Kalyani Nagar; Koregaon Park; Katraj; Warje; Nigdi; Pashan; Swargate; Yerwada; Dehu Road; Khadki;
  Undri; Kondhwa; Shirur; Saswad; Indapur; Manchar; Rajgurunagar; Khed Pune; Purandar; Mulshi; Maval; Bhor; Velhe; Otur;
  Narayangaon
in-maharashtra-raigad: Panvel; Raigarh Maharashtra; Alibag; Kharghar; Alibaug; Mahad; New Panvel; Pen Raigad; Roha; Karjat;
  Khopoli; Kamothe; Uran; Neral; Murud; Shrivardhan; Khalapur
in-maharashtra-ratnagiri: Chiplun; Khed Ratnagiri; Dapoli; Ratnagari; Guhagar
in-maharashtra-sangli: Miraj; Islampur; Sangli Miraj; Vita; Tasgaon; Jath; Sangali; Jat Sangli; Atpadi; Kavathe Mahankal; Palus
in-maharashtra-satara: Karad; Wai; Phaltan; Koregaon; Mahabaleshwar; Karad Satara; Panchgani; Khatav; Vaduj; Dahiwadi; Lonand;
  Khandala Satara
in-maharashtra-sindhudurg: Sawantwadi; Kudal; Kankavli; Malvan; Sindhudurga; Vengurla; Devgad
in-maharashtra-solapur: Pandharpur; Barshi; Sholapur; Akkalkot; Akluj; Sangola; Karmala; Slp; Solapur City; Mangalwedha;
  Mangalvedha; Madha; Kurduwadi; Mohol
in-maharashtra-thane: Thana; Kalyan; Dombivli; Navi Mumbai; New Bombay; Bhiwandi; Mira Road; Vashi; Ambernath; Ulhasnagar;
  Badlapur; Thane West; Nerul; Airoli; Dombivali; Mira Bhayandar; Bhayander; Kalyan Thane; Thane Mumbai; Kopar Khairane; Belapur;
  Dombiwali; Navi Mumbai Vashi; Shahapur; Tna; Thn; Dombivali East; Ghodbunder; Thane City; New Mumbai; Navi Mumbai MH;
  Navi Mumbai Maharashtra; Shahapur Thane; Murbad; Titwala
in-maharashtra-wardha: Hinganghat; Arvi; Sevagram
in-maharashtra-washim: Karanja; Risod
in-maharashtra-yavatmal: Yeotmal; Pusad; Wani; Darwha; Yavatmal Dist; Umarkhed; Digras; Ghatanji
in-rajasthan-ajmer: Beawar; Kishangarh; Pushkar; Nasirabad; Kekri; Ajmir; Aii
in-rajasthan-alwar: Bhiwadi; Behror; Alwer; Tijara; Neemrana
in-rajasthan-banswara: Banswada; Kushalgarh
in-rajasthan-barmer: Balotra; Badmer; Siwana
in-rajasthan-bharatpur: Bayana; Deeg; Bharatpur Rajasthan
in-rajasthan-bhilwara: Bhilwada; Shahpura; Gulabpura; Bhilwara City
in-rajasthan-bikaner: Nokha; Bikaner City; Sri Dungargarh; Bikaneer; Bkn
in-rajasthan-chittorgarh: Chittaurgarh; Chittorgadh; Nimbahera; Chittaur
in-rajasthan-churu: Sujangarh; Ratangarh; Sardarshahar; Rajgarh Churu
in-rajasthan-dausa: Bandikui; Lalsot
in-rajasthan-dungarpur: Sagwara; Doongarpur
in-rajasthan-hanumangarh: Nohar; Bhadra Hanumangarh; Sangaria
in-rajasthan-jaipur: Jaypur; Pink City; Jaipur City; Sanganer; Chomu; Mansarovar Jaipur; Kotputli; Jaipur Rajasthan; Sambhar; Jpr;
  Malviya Nagar Jaipur; Vaishali Nagar Jaipur
in-rajasthan-jaisalmer: Jaisalmer City; Pokaran; Pokhran; Jaislmer
in-rajasthan-jalore: Jalor; Bhinmal; Sanchore; Ahore
in-rajasthan-jhalawar: Jhalrapatan; Jhalawad; Bhawani Mandi
in-rajasthan-jhunjhunu: Pilani; Nawalgarh; Jhunjhunun; Chirawa; Mandawa; Khetri; Jhunjunu
in-rajasthan-jodhpur: Jodhpur City; Phalodi; Bilara; Osian; Jodpur; Jdpr; Jdp; Jdh
in-rajasthan-kota: Kota Rajasthan; Kotah; Kota City; Ramganj Mandi
in-rajasthan-nagaur: Nagour; Didwana; Makrana; Ladnun; Kuchaman; Merta; Kuchaman City
in-rajasthan-pali: Pali Marwar; Sojat; Sumerpur; Falna; Jaitaran; Pali Rajasthan
in-rajasthan-rajsamand: Nathdwara; Kankroli; Amet
in-rajasthan-sawai-madhopur: Gangapur City
in-rajasthan-sikar: Fatehpur Shekhawati; Neem Ka Thana; Shrimadhopur; Laxmangarh; Sikar Dist
in-rajasthan-sirohi: Abu Road; Mount Abu; Sheoganj; Pindwara
in-rajasthan-sri-ganganagar: Ganganagar; Shri Ganganagar; Suratgarh; Raisinghnagar
in-rajasthan-tonk: Niwai; Malpura; Deoli
in-rajasthan-udaipur: Udaipur Rajasthan; Salumber; Udaypur; Udaipur City; Udr; Udp; Udz`;
