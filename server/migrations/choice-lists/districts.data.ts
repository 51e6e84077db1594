/**
 * India's states and union territories with their districts. Frozen from india-state-district 1.0.5 (MIT), a migration
 * having to give the same rows for ever. Mended: new official names, with the old one in brackets where families still
 * use it; and Andhra Pradesh, where that list runs two districts into one ("Sri SathyaYSR").
 */
export const districts: Readonly<Record<string, string>> = {
  'Andaman and Nicobar Islands': `
    Nicobar, North and Middle Andaman, South Andaman`,
  'Andhra Pradesh': `
    Alluri Sitharama Raju, Anakapalli, Anantapur, Annamayya, Bapatla, Chittoor, East Godavari, Eluru, Guntur,
    Kakinada, Konaseema, Krishna, Kurnool, Nandyal, Nellore, NTR (Vijayawada), Palnadu, Parvathipuram Manyam,
    Prakasam, Sri Sathya Sai, Srikakulam, Tirupati, Visakhapatnam, Vizianagaram, West Godavari, YSR Kadapa`,
  'Arunachal Pradesh': `
    Anjaw, Changlang, East Kameng, East Siang, Itanagar City Complex, Kamle, Kra Daadi, Kurung Kumey, Lepa Rada,
    Lohit, Longding, Lower Dibang Valley, Lower Siang, Lower Subansiri, Namsai, Pakke-Kessang, Papum Pare,
    Shi Yomi, Siang, Tawang, Tirap, Upper Dibang Valley, Upper Siang, Upper Subansiri, West Kameng, West Siang`,
  Assam: `
    Bajali, Baksa, Barpeta, Biswanath, Bongaigaon, Cachar, Charaideo, Chirang, Darrang, Dhemaji, Dhubri,
    Dibrugarh, Dima Hasao, Goalpara, Golaghat, Hailakandi, Hojai, Jorhat, Kamrup, Kamrup Metropolitan,
    Karbi Anglong, Karimganj, Kokrajhar, Lakhimpur, Majuli, Morigaon, Nagaon, Nalbari, Sivasagar, Sonitpur,
    South Salmara Mankachar, Tamulpur, Tinsukia, Udalguri, West Karbi Anglong`,
  Bihar: `
    Araria, Arwal, Aurangabad, Banka, Begusarai, Bhagalpur, Bhojpur, Buxar, Darbhanga, East Champaran, Gaya,
    Gopalganj, Jamui, Jehanabad, Kaimur, Katihar, Khagaria, Kishanganj, Lakhisarai, Madhepura, Madhubani,
    Munger, Muzaffarpur, Nalanda, Nawada, Patna, Purnia, Rohtas, Saharsa, Samastipur, Saran, Sheikhpura,
    Sheohar, Sitamarhi, Siwan, Supaul, Vaishali, West Champaran`,
  Chandigarh: `
    Chandigarh`,
  Chhattisgarh: `
    Balod, Baloda Bazar-Bhatapara, Balrampur, Bastar, Bemetara, Bijapur, Bilaspur, Dantewada, Dhamtari, Durg,
    Gariaband, Gaurella-Pendra-Marwahi, Janjgir-Champa, Jashpur, Kabirdham, Kanker,
    Khairagarh-Chhuikhadan-Gandai, Kondagaon, Korba, Korea, Mahasamund, Manendragarh-Chirmiri-Bharatpur,
    Mohla Manpur, Mungeli, Narayanpur, Raigarh, Raipur, Rajnandgaon, Sakti, Sarangarh-Bilaigarh, Sukma,
    Surajpur, Surguja`,
  'Dadra and Nagar Haveli and Daman and Diu': `
    Dadra and Nagar Haveli, Daman, Diu`,
  Delhi: `
    Central Delhi, East Delhi, New Delhi, North Delhi, North East Delhi, North West Delhi, Shahdara,
    South Delhi, South East Delhi, South West Delhi, West Delhi`,
  Goa: `
    North Goa, South Goa`,
  Gujarat: `
    Ahmedabad, Amreli, Anand, Aravalli, Banaskantha, Bharuch, Bhavnagar, Botad, Chhota Udaipur, Dahod, Dang,
    Devbhumi Dwarka, Gandhinagar, Gir Somnath, Jamnagar, Junagadh, Kheda, Kutch, Mahisagar, Mehsana, Morbi,
    Narmada, Navsari, Panchmahal, Patan, Porbandar, Rajkot, Sabarkantha, Surat, Surendranagar, Tapi, Vadodara,
    Valsad`,
  Haryana: `
    Ambala, Bhiwani, Charkhi Dadri, Faridabad, Fatehabad, Gurugram, Hisar, Jhajjar, Jind, Kaithal, Karnal,
    Kurukshetra, Mahendragarh, Nuh, Palwal, Panchkula, Panipat, Rewari, Rohtak, Sirsa, Sonipat, Yamunanagar`,
  'Himachal Pradesh': `
    Bilaspur, Chamba, Hamirpur, Kangra, Kinnaur, Kullu, Lahaul and Spiti, Mandi, Shimla, Sirmaur, Solan, Una`,
  'Jammu and Kashmir': `
    Anantnag, Bandipora, Baramulla, Budgam, Doda, Ganderbal, Jammu, Kathua, Kishtwar, Kulgam, Kupwara, Poonch,
    Pulwama, Rajouri, Ramban, Reasi, Samba, Shopian, Srinagar, Udhampur`,
  Jharkhand: `
    Bokaro, Chatra, Deoghar, Dhanbad, Dumka, East Singhbhum, Garhwa, Giridih, Godda, Gumla, Hazaribag, Jamtara,
    Khunti, Koderma, Latehar, Lohardaga, Pakur, Palamu, Ramgarh, Ranchi, Sahibganj, Seraikela-Kharsawan,
    Simdega, West Singhbhum`,
  Karnataka: `
    Bagalkot, Ballari (Bellary), Belagavi (Belgaum), Bengaluru Rural, Bengaluru Urban (Bangalore), Bidar,
    Chamarajanagar, Chikkaballapur, Chikkamagaluru (Chikmagalur), Chitradurga, Dakshina Kannada, Davanagere,
    Dharwad, Gadag, Hassan, Haveri, Kalaburagi (Gulbarga), Kodagu, Kolar, Koppal, Mandya, Mysuru (Mysore),
    Raichur, Ramanagara, Shivamogga (Shimoga), Tumakuru, Udupi, Uttara Kannada, Vijayanagara,
    Vijayapura (Bijapur), Yadgir`,
  Kerala: `
    Alappuzha, Ernakulam, Idukki, Kannur, Kasaragod, Kollam, Kottayam, Kozhikode, Malappuram, Palakkad,
    Pathanamthitta, Thiruvananthapuram, Thrissur, Wayanad`,
  Ladakh: `
    Kargil, Leh`,
  Lakshadweep: `
    Lakshadweep`,
  'Madhya Pradesh': `
    Agar Malwa, Alirajpur, Anuppur, Ashoknagar, Balaghat, Barwani, Betul, Bhind, Bhopal, Burhanpur, Chachoda,
    Chhatarpur, Chhindwara, Damoh, Datia, Dewas, Dhar, Dindori, Guna, Gwalior, Harda, Indore, Jabalpur, Jhabua,
    Katni, Khandwa (East Nimar), Khargone (West Nimar), Maihar, Mandla, Mandsaur, Morena, Nagda, Narmadapuram,
    Narsinghpur, Neemuch, Niwari, Panna, Raisen, Rajgarh, Ratlam, Rewa, Sagar, Satna, Sehore, Seoni, Shahdol,
    Shajapur, Sheopur, Shivpuri, Sidhi, Singrauli, Tikamgarh, Ujjain, Umaria, Vidisha`,
  Maharashtra: `
    Ahilyanagar (Ahmednagar), Akola, Amravati, Beed, Bhandara, Buldhana, Chandrapur,
    Chhatrapati Sambhajinagar (Aurangabad), Dharashiv (Osmanabad), Dhule, Gadchiroli, Gondia, Hingoli, Jalgaon,
    Jalna, Kolhapur, Latur, Mumbai City, Mumbai Suburban, Nagpur, Nanded, Nandurbar, Nashik, Palghar, Parbhani,
    Pune, Raigad, Ratnagiri, Sangli, Satara, Sindhudurg, Solapur, Thane, Wardha, Washim, Yavatmal`,
  Manipur: `
    Bishnupur, Chandel, Churachandpur, Imphal East, Imphal West, Jiribam, Kakching, Kamjong, Kangpokpi, Noney,
    Pherzawl, Senapati, Tamenglong, Tengnoupal, Thoubal, Ukhrul`,
  Meghalaya: `
    East Garo Hills, East Jaintia Hills, East Khasi Hills, Eastern West Khasi Hills, North Garo Hills, Ri Bhoi,
    South Garo Hills, South West Garo Hills, South West Khasi Hills, West Garo Hills, West Jaintia Hills,
    West Khasi Hills`,
  Mizoram: `
    Aizawl, Champhai, Hnahthial, Khawzawl, Kolasib, Lawngtlai, Lunglei, Mamit, Saiha, Saitual, Serchhip`,
  Nagaland: `
    Chümoukedima, Dimapur, Kiphire, Kohima, Longleng, Mokokchung, Mon, Niuland, Noklak, Peren, Phek, Shamator,
    Tseminyü, Tuensang, Wokha, Zunheboto`,
  Odisha: `
    Angul, Balangir, Balasore, Bargarh, Bhadrak, Boudh, Cuttack, Deogarh, Dhenkanal, Gajapati, Ganjam,
    Jagatsinghpur, Jajpur, Jharsuguda, Kalahandi, Kandhamal, Kendrapara, Kendujhar, Khordha, Koraput,
    Malkangiri, Mayurbhanj, Nabarangpur, Nayagarh, Nuapada, Puri, Rayagada, Sambalpur, Subarnapur (Sonepur),
    Sundargarh`,
  Puducherry: `
    Karaikal, Mahé, Puducherry, Yanam`,
  Punjab: `
    Amritsar, Barnala, Bathinda, Faridkot, Fatehgarh Sahib, Fazilka, Firozpur, Gurdaspur, Hoshiarpur, Jalandhar,
    Kapurthala, Ludhiana, Malerkotla, Mansa, Moga, Pathankot, Patiala, Rupnagar,
    Sahibzada Ajit Singh Nagar (Mohali), Sangrur, Shahid Bhagat Singh Nagar (Nawanshahr), Sri Muktsar Sahib,
    Tarn Taran`,
  Rajasthan: `
    Ajmer, Alwar, Banswara, Baran, Barmer, Bharatpur, Bhilwara, Bikaner, Bundi, Chittorgarh, Churu, Dausa,
    Dholpur, Dungarpur, Hanumangarh, Jaipur, Jaisalmer, Jalore, Jhalawar, Jhunjhunu, Jodhpur, Karauli, Kota,
    Nagaur, Pali, Pratapgarh, Rajsamand, Sawai Madhopur, Sikar, Sirohi, Sri Ganganagar, Tonk, Udaipur`,
  Sikkim: `
    East Sikkim, North Sikkim, Pakyong, Soreng, South Sikkim, West Sikkim`,
  'Tamil Nadu': `
    Ariyalur, Chengalpattu, Chennai, Coimbatore, Cuddalore, Dharmapuri, Dindigul, Erode, Kallakurichi,
    Kanchipuram, Kanyakumari, Karur, Krishnagiri, Madurai, Mayiladuthurai, Nagapattinam, Namakkal, Nilgiris,
    Perambalur, Pudukkottai, Ramanathapuram, Ranipet, Salem, Sivaganga, Tenkasi, Thanjavur, Theni,
    Thoothukudi (Tuticorin), Tiruchirappalli, Tirunelveli, Tirupattur, Tiruppur, Tiruvallur, Tiruvannamalai,
    Tiruvarur, Vellore, Viluppuram, Virudhunagar`,
  Telangana: `
    Adilabad, Bhadradri Kothagudem, Hanamkonda, Hyderabad, Jagtial, Jangaon, Jayashankar Bhupalpally,
    Jogulamba Gadwal, Kamareddy, Karimnagar, Khammam, Kumuram Bheem Asifabad, Mahabubabad, Mahbubnagar,
    Mancherial, Medak, Medchal-Malkajgiri, Mulugu, Nagarkurnool, Nalgonda, Narayanpet, Nirmal, Nizamabad,
    Peddapalli, Rajanna Sircilla, Ranga Reddy, Sangareddy, Siddipet, Suryapet, Vikarabad, Wanaparthy, Warangal,
    Yadadri Bhuvanagiri`,
  Tripura: `
    Dhalai, Gomati, Khowai, North Tripura, Sepahijala, South Tripura, Unakoti, West Tripura`,
  'Uttar Pradesh': `
    Agra, Aligarh, Ambedkar Nagar, Amethi, Amroha, Auraiya, Ayodhya (Faizabad), Azamgarh, Bagpat, Bahraich,
    Ballia, Balrampur, Banda, Barabanki, Bareilly, Basti, Bhadohi, Bijnor, Budaun, Bulandshahr, Chandauli,
    Chitrakoot, Deoria, Etah, Etawah, Farrukhabad, Fatehpur, Firozabad, Gautam Buddha Nagar, Ghaziabad,
    Ghazipur, Gonda, Gorakhpur, Hamirpur, Hapur, Hardoi, Hathras, Jalaun, Jaunpur, Jhansi, Kannauj,
    Kanpur Dehat, Kanpur Nagar, Kasganj, Kaushambi, Kushinagar, Lakhimpur Kheri, Lalitpur, Lucknow, Maharajganj,
    Mahoba, Mainpuri, Mathura, Mau, Meerut, Mirzapur, Moradabad, Muzaffarnagar, Pilibhit, Pratapgarh,
    Prayagraj (Allahabad), Raebareli, Rampur, Saharanpur, Sambhal, Sant Kabir Nagar, Shahjahanpur, Shamli,
    Shravasti, Siddharthnagar, Sitapur, Sonbhadra, Sultanpur, Unnao, Varanasi`,
  Uttarakhand: `
    Almora, Bageshwar, Chamoli, Champawat, Dehradun, Didihat, Haridwar, Kotdwar, Nainital, Pauri Garhwal,
    Pithoragarh, Ranikhet, Rudraprayag, Tehri Garhwal, Udham Singh Nagar, Uttarkashi, Yamunotri`,
  'West Bengal': `
    Alipurduar, Bankura, Birbhum, Cooch Behar, Dakshin Dinajpur, Darjeeling, Hooghly, Howrah, Jalpaiguri,
    Jhargram, Kalimpong, Kolkata, Malda, Murshidabad, Nadia, North 24 Parganas, Paschim Bardhaman,
    Paschim Medinipur, Purba Bardhaman, Purba Medinipur, Purulia, South 24 Parganas, Uttar Dinajpur`,
};
