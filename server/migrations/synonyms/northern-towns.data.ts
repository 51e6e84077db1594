/** Towns of the north. */
export const northernTowns = `
in-chandigarh-chandigarh: Chandigarh UT; Chd; Chandighar; Tricity; Chandigarh City; Chandigar; Chdg; Chgh; Chd City
in-delhi-central-delhi: Karol Bagh; Daryaganj; Paharganj; Old Delhi
in-delhi-east-delhi: Mayur Vihar; Laxmi Nagar; Preet Vihar; Patparganj; Laxmi Nagar Delhi
in-delhi-new-delhi: ND; N Delhi; Delhi City; Delhi New Delhi; Connaught Place; Chanakyapuri; New Delhi City
in-delhi-north-west-delhi: Rohini; Pitampura; Shalimar Bagh; Model Town Delhi; Rohini Delhi
in-delhi-shahdara: Shahdara district; Vivek Vihar; Dilshad Garden
in-delhi-south-delhi: Saket; Greater Kailash; Malviya Nagar Delhi; Hauz Khas; Vasant Kunj; Mehrauli
in-delhi-south-east-delhi: Lajpat Nagar; Kalkaji; Okhla; Nehru Place; Badarpur
in-delhi-south-west-delhi: Dwarka Delhi; Najafgarh; Palam; Dwarka New Delhi
in-delhi-west-delhi: Janakpuri; Rajouri Garden; Punjabi Bagh; Tilak Nagar Delhi; Paschim Vihar; Uttam Nagar; Vikaspuri
in-haryana-ambala: Ambala Cantt; Ambala City; Naraingarh; Umbala; Umb
in-haryana-bhiwani: Tosham; Loharu; Bhiwani Haryana
in-haryana-faridabad: Ballabgarh; Ballabhgarh; Fbd; Faridabad Haryana; Faridabd; Fdb
in-haryana-fatehabad: Tohana; Ratia
in-haryana-gurugram: Gurgoan; Gurgaun; Gurugaon; GGN; Gurgaon; Gurgaon Haryana; DLF Gurgaon; Manesar; Sohna; Gurugram Haryana;
  Guragaon; Gurgao; Gurgaw; Cyber City Ggn; Cyber City; Grg; Cyber City Gurgaon; Sohna Road; Udyog Vihar
in-haryana-hisar: Hissar; Hansi; Hisar Haryana; Barwala; Hsr
in-haryana-jhajjar: Bahadurgarh; Beri Jhajjar; Jhajhar
in-haryana-jind: Narwana; Safidon; Jeend
in-haryana-kaithal: Cheeka; Kaithal Haryana; Pundri
in-haryana-karnal: Gharaunda; Assandh; Karnal Haryana; Indri; Nilokheri; Taraori
in-haryana-kurukshetra: Thanesar; Shahabad Markanda; Pehowa; Ladwa; Pipli
in-haryana-mahendragarh: Narnaul; Mahendergarh
in-haryana-nuh: Mewat
in-haryana-palwal: Hodal; Palwal Haryana
in-haryana-panchkula: Kalka; Pinjore; Panchkula Haryana
in-haryana-panipat: Samalkha; Paanipat; Panipat Haryana; Pnp
in-haryana-rewari: Dharuhera; Bawal; Riwari
in-haryana-rohtak: Meham; Rohtak Haryana; Rothak; Rtk; Rohtak City
in-haryana-sirsa: Dabwali; Ellenabad; Mandi Dabwali; Sirsa Haryana
in-haryana-sonipat: Sonepat; Gohana; Kundli; Sonipath; Ganaur
in-haryana-yamunanagar: Jagadhri; Yamunanager; Radaur; Bilaspur Haryana; Chhachhrauli
in-himachal-pradesh-bilaspur: Bilaspur HP; Ghumarwin
in-himachal-pradesh-chamba: Dalhousie; Chamba HP
in-himachal-pradesh-hamirpur: Hamirpur HP; Nadaun
in-himachal-pradesh-kangra: Dharamshala; Dharamsala; Palampur; Nurpur; Kangra HP; Jawali
in-himachal-pradesh-kullu: Manali; Bhuntar; Kulu
in-himachal-pradesh-mandi: Sundernagar; Sundar Nagar; Mandi HP; Joginder Nagar
in-himachal-pradesh-shimla: Simla; Rampur Bushahr; Shimla HP; Rohru
in-himachal-pradesh-sirmaur: Nahan; Paonta Sahib; Sirmour
in-himachal-pradesh-solan: Baddi; Nalagarh; Parwanoo; Kasauli; Solan HP
in-himachal-pradesh-una: Una HP; Una Himachal; Amb
in-jammu-and-kashmir-anantnag: Ananthnag; Islamabad Kashmir; Bijbehara; Pahalgam
in-jammu-and-kashmir-bandipora: Bandipore
in-jammu-and-kashmir-baramulla: Sopore; Pattan Kashmir; Baramula
in-jammu-and-kashmir-jammu: Jammu Tawi; Jammu J&K; Jammu City; RS Pura; Akhnoor
in-jammu-and-kashmir-srinagar: Shrinagar; Srinagar Kashmir; Srinagar J&K; Sgr
in-jammu-and-kashmir-udhampur: Udampur; Katra Udhampur; Ramnagar J&K
in-punjab-amritsar: Ajnala; Amritsar Sahib; Amritsar Punjab; Amritsir; Ambarsar; Majitha; Asr; Amb sar; Amritsar City; Beas;
  Rayya; Jandiala Guru; Attari; Baba Bakala; Mehta Chowk; Ramdas
in-punjab-barnala: Dhanaula; Tapa; Bhadaur; Mehal Kalan
in-punjab-bathinda: Bhatinda; Bhatinda Punjab; Rampura Phul; Talwandi Sabo; Bathinda Punjab; Maur; Bti; Goniana; Raman Mandi;
  Bhucho
in-punjab-faridkot: Kotkapura; Jaito
in-punjab-fatehgarh-sahib: Sirhind; Mandi Gobindgarh; Bassi Pathana
in-punjab-fazilka: Abohar; Jalalabad Punjab; Jalalabad West; Arniwala
in-punjab-firozpur: Ferozepur; Ferozpur; Firozepur; Zira; Ferozepur Cantt; Guru Har Sahai; Talwandi Bhai; Mamdot; Makhu
in-punjab-gurdaspur: Batala; Dinanagar; Dera Baba Nanak; Qadian; Kadian; Kahnuwan; Dhariwal; Sri Hargobindpur; Fatehgarh Churian
in-punjab-hoshiarpur: Dasuya; Mukerian; Hoshiyarpur; Garhshankar; Garshankar; Hsp; Hshpr; Urmar Tanda; Tanda Urmar; Mahilpur;
  Chabbewal; Hajipur Punjab; Talwara
in-punjab-jalandhar: Jullundur; Nakodar; Phillaur; Jalandhar City; Jalandhar Cantt; Jallandhar; Jalander; Kartarpur; Jal; Juc;
  Jld; Jallandhar City; Adampur Doaba; Goraya; Shahkot; Lohian; Nurmahal; Bhogpur
in-punjab-kapurthala: Phagwara; Sultanpur Lodhi; Kapoorthala
in-punjab-ludhiana: Khanna Ludhiana; Jagraon; Ludhiyana; Ludhiana Punjab; Samrala; Ldh; Raikot; Ldn; Ludh; Khanna; Ludhiana City;
  Machhiwara; Machiwara; Doraha; Payal; Mullanpur; Sahnewal; Sidhwan Bet
in-punjab-malerkotla: Ahmedgarh
in-punjab-mansa: Budhlada; Mansa Punjab; Sardulgarh
in-punjab-moga: Baghapurana; Moga Punjab; Nihal Singh Wala; Dharamkot; Kot Ise Khan; Badhni Kalan
in-punjab-pathankot: Pathankot Punjab; Sujanpur
in-punjab-patiala: Rajpura; Nabha; Samana; Patiala Punjab; Patyala; Ptl; Ptla; PTA Pb; Patiala City; Patran; Ghanaur; Sanaur;
  PTA Punjab
in-punjab-rupnagar: Ropar; Anandpur Sahib; Roopnagar; Morinda; Nangal
in-punjab-sahibzada-ajit-singh-nagar: Mohali; SAS Nagar; Sahibzada Ajit Singh Nagar; Kharar; Zirakpur; Dera Bassi; Mohali Punjab;
  S.A.S. Nagar Mohali; Mohalli; Kurali; Lalru; Landran; Mullanpur Garibdas
in-punjab-sangrur: Sunam; Dhuri; Lehragaga; Moonak; Khanauri; Longowal; Bhawanigarh; Dirba
in-punjab-shahid-bhagat-singh-nagar: Shahid Bhagat Singh Nagar; Nawanshahr; Nawashahr; Banga; SBS Nagar; Nawan Shahar; Balachaur;
  Nawanshehar; Rahon
in-punjab-sri-muktsar-sahib: Muktsar; Malout; Gidderbaha; Mukatsar
in-punjab-tarn-taran: Taran Taran; Patti; Khadur Sahib; Khem Karan; Bhikhiwind; Khadoor Sahib; Goindwal; Harike
in-uttar-pradesh-agra: Agra UP; Fatehpur Sikri; Aagra; Agra Cantt
in-uttar-pradesh-aligarh: Aligadh; Khair; Aligarh UP; Atrauli; Aljn
in-uttar-pradesh-ambedkar-nagar: Akbarpur; Tanda
in-uttar-pradesh-amroha: J P Nagar; Gajraula; Hasanpur
in-uttar-pradesh-ayodhya: Faizabad; Fyzabad; Ayodhya; Ayodhya UP; Faizabad UP; Rudauli
in-uttar-pradesh-azamgarh: Azamgarh UP; Azamgadh; Mubarakpur
in-uttar-pradesh-bagpat: Baghpat
in-uttar-pradesh-bahraich: Behraich; Nanpara; Bahraich UP
in-uttar-pradesh-ballia: Balia; Ballia UP; Rasra
in-uttar-pradesh-banda: Banda UP; Atarra
in-uttar-pradesh-barabanki: Barabanki UP
in-uttar-pradesh-bareilly: Bareily; Bareli UP; Baheri; Bareilly UP; Aonla; Bly; Bareli
in-uttar-pradesh-basti: Basti UP; Harraiya
in-uttar-pradesh-bhadohi: Gyanpur; Sant Ravidas Nagar; Bhadoi
in-uttar-pradesh-bijnor: Bijnaur; Najibabad; Dhampur; Nagina
in-uttar-pradesh-budaun: Badaun; Budaun UP; Bisauli
in-uttar-pradesh-bulandshahr: Bulandshahar; Khurja; Sikandrabad
in-uttar-pradesh-chandauli: Mughalsarai; DDU Nagar
in-uttar-pradesh-deoria: Devaria; Deoria UP; Salempur
in-uttar-pradesh-etawah: Itawah; Etawa; Saifai
in-uttar-pradesh-farrukhabad: Fatehgarh; Kaimganj; Farukhabad
in-uttar-pradesh-fatehpur: Fatehpur UP; Bindki
in-uttar-pradesh-firozabad: Ferozabad; Shikohabad; Tundla; Firojabad
in-uttar-pradesh-gautam-buddha-nagar: GB Nagar; Gautam Budh Nagar; Gautam Buddh Nagar; Noida UP; Noida; Greater Noida;
  Noida Extension; Gr Noida; Dadri; Noida NCR; G Noida; Greater Noida West; Noida Delhi NCR; Jewar; Nda; Noida City;
  Noida Sector 62; Noida Sec 62; Gr Noida West; Dankaur; Noida West
in-uttar-pradesh-ghaziabad: Gaziabad; Indirapuram; Vaishali Ghaziabad; Sahibabad; Modinagar; Gzb; Loni; Ghaziyabad; Vasundhara;
  Gzd; Gbd; Vasundhara Ghaziabad; Kaushambi Ghaziabad; Raj Nagar Extension; Loni Ghaziabad; Muradnagar
in-uttar-pradesh-ghazipur: Gazipur; Ghazipur UP; Saidpur
in-uttar-pradesh-gonda: Gonda UP; Colonelganj
in-uttar-pradesh-gorakhpur: Gorakhpur UP; Gorkhpur; Bansgaon; Gkp; Gorakpur
in-uttar-pradesh-hapur: Pilkhuwa; Garhmukteshwar; Panchsheel Nagar
in-uttar-pradesh-hardoi: Hardoi UP; Shahabad Hardoi; Sandila
in-uttar-pradesh-hathras: Sikandra Rao; Mahamaya Nagar; Hathras UP
in-uttar-pradesh-jalaun: Orai; Kalpi; Konch
in-uttar-pradesh-jaunpur: Jaunpur UP; Shahganj; Jonpur
in-uttar-pradesh-jhansi: Jhanshi; Mauranipur; Jhansi UP; Jhs
in-uttar-pradesh-kanpur-dehat: Akbarpur Kanpur; Ramabai Nagar; Rasulabad
in-uttar-pradesh-kanpur-nagar: Kanpur; Cawnpore; Kanpur City; Kanpur UP; Kalyanpur Kanpur; Kanpur Nagar UP; Kidwai Nagar; Kaanpur;
  Knp; Cnb
in-uttar-pradesh-kushinagar: Padrauna; Kasia
in-uttar-pradesh-lakhimpur-kheri: Kheri; Lakhimpur; Gola; Gola Gokarnnath; Lakhimpur UP
in-uttar-pradesh-lucknow: Lakhnau; Luknow; Lko; Lucknow UP; Gomti Nagar; Alambagh; Indira Nagar Lucknow; Lucknow City; Lucnow;
  Lukhnow; Aliganj; Lkw; Lnw
in-uttar-pradesh-maharajganj: Maharajganj UP; Nautanwa; Mahrajganj
in-uttar-pradesh-mainpuri: Mainpury; Shikohabad Mainpuri
in-uttar-pradesh-mathura: Vrindavan; Brindavan; Kosi Kalan; Govardhan; Vrindaban
in-uttar-pradesh-mau: Maunath Bhanjan; Mau UP; Maunath Bhajan
in-uttar-pradesh-meerut: Mirut; Mawana; Meerut Cantt; Merut; Sardhana; Mrt; Mtc; Merath
in-uttar-pradesh-mirzapur: Mirzapur UP; Vindhyachal; Chunar; Mirjapur
in-uttar-pradesh-moradabad: Muradabad; Thakurdwara; Moradabad UP; Mbd; Mb bad
in-uttar-pradesh-muzaffarnagar: Muzzafarnagar; Muzaffarnagar UP; Khatauli; Muzafarnagar
in-uttar-pradesh-prayagraj: Allahabad; Ilahabad; Allahbad; Prayag; Prayagraj; Prayagraj UP; Allahabad UP; Naini; Phaphamau;
  Pryagraj; Civil Lines Allahabad; Alld; Ald; Pryj
in-uttar-pradesh-raebareli: Rai Bareli; Raibareilly; Rae Bareilly; Lalganj
in-uttar-pradesh-saharanpur: Deoband; Saharanpur UP; Gangoh
in-uttar-pradesh-sambhal: Chandausi; Bhim Nagar
in-uttar-pradesh-sant-kabir-nagar: Khalilabad
in-uttar-pradesh-shahjahanpur: Shahjahanpur UP; Shahjanpur; Tilhar
in-uttar-pradesh-shamli: Kairana; Kandhla; Thana Bhawan
in-uttar-pradesh-siddharthnagar: Naugarh; Bansi UP
in-uttar-pradesh-sitapur: Sitapur UP; Biswan; Sidhauli
in-uttar-pradesh-sonbhadra: Robertsganj; Renukoot; Obra; Anpara
in-uttar-pradesh-sultanpur: Sultanpur UP; Kadipur
in-uttar-pradesh-unnao: Unnav; Unao; Purwa
in-uttar-pradesh-varanasi: Benaras; Varansi; Kasi; Benares; Banaras; Kashi; Varanasi UP; BHU; Ramnagar Varanasi; Vns; Varanashi;
  Banaras UP; Bsb; Vrns; Lanka Varanasi
in-uttarakhand-almora: Almoda; Almorah
in-uttarakhand-chamoli: Gopeshwar; Joshimath; Karnaprayag
in-uttarakhand-dehradun: Rishikesh; Mussoorie; Doon; Dehradoon; Vikasnagar; Rishikes; Doiwala; D Dun; Ddn
in-uttarakhand-haridwar: Hardwar; Roorkee; Rurki; Laksar
in-uttarakhand-kotdwar: Kotdwara
in-uttarakhand-nainital: Haldwani; Ramnagar Nainital; Nainital Uttarakhand; Nanital; Kathgodam
in-uttarakhand-pauri-garhwal: Pauri; Srinagar Garhwal; Pauri Gadhwal
in-uttarakhand-tehri-garhwal: Tehri; New Tehri; Tehri Gadhwal
in-uttarakhand-udham-singh-nagar: Rudrapur; Kashipur; US Nagar; Khatima; Kichha; Sitarganj`;
