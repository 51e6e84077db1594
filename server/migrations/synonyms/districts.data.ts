import type { SynonymSeeds } from './synonym-seed.ts';

/** Districts by the former names of their towns, and by towns that are better known than their district. */
export const districtWords: SynonymSeeds = {
  'in-kerala-thiruvananthapuram': {
    same: `
      TVM; Trivandram; Tiruvananthapuram; Thiruvananthpuram; Tvpm; Thiruvanathapuram; Anantapuri; Trivandrum City; Neyyattinkara;
      Nedumangad; Attingal`,
  },
  'in-kerala-kollam': { same: 'KLM; Quilon District; Kolam; Kottarakkara; Punalur; Karunagappally' },
  'in-kerala-pathanamthitta': {
    same: 'PTA; Pathanamthita; Pathanamtitta; Thiruvalla; Tiruvalla; Adoor; Ranni; Kozhencherry; Pandalam',
  },
  'in-kerala-alappuzha': {
    same: `
      Allepey; Alapuzha; Alappey; Allappuzha; Cherthala; Kayamkulam; Mavelikkara; Mavelikara; Chengannur; Haripad; Ambalapuzha;
      Kuttanad`,
  },
  'in-kerala-kottayam': {
    same: `
      KTM; Kotayam; Kottyam; Changanacherry; Changanassery; Pala; Palai; Ettumanoor; Kanjirappally; Vaikom; Erattupetta`,
  },
  'in-kerala-idukki': { same: 'Iduki; Idukky; Thodupuzha; Kattappana; Munnar; Kumily; Adimali; Nedumkandam' },
  'in-kerala-ernakulam': {
    same: `
      EKM; Eranakulam; Kochin; Ernakulam District; Aluva; Alwaye; Muvattupuzha; Perumbavoor; Angamaly; Kothamangalam;
      Tripunithura; North Paravur; Kakkanad; Edappally; Fort Kochi`,
  },
  'in-kerala-thrissur': {
    same: `
      TCR; Thrisur; Trissur; Thrissoor; Thrissur District; Chalakudy; Guruvayur; Irinjalakuda; Kodungallur; Kunnamkulam;
      Wadakkanchery`,
  },
  'in-kerala-palakkad': {
    same: `
      PKD; Palakad; Palghat District; Palakkad District; Ottapalam; Mannarkkad; Chittur Palakkad; Shornur; Pattambi;
      Alathur Palakkad`,
  },
  'in-kerala-malappuram': {
    same: `
      MLP; Malapuram; Mallapuram; Perinthalmanna; Tirur; Manjeri; Nilambur; Ponnani; Kondotty; Kottakkal`,
  },
  'in-kerala-kozhikode': {
    same: `
      CLT; Kozhikkode; Calicut District; Kozhikod; Vadakara; Badagara; Koyilandy; Quilandy; Thamarassery; Feroke; Mukkam`,
  },
  'in-kerala-wayanad': {
    same: 'Wynad; Waynad; Wayanadu; Kalpetta; Sulthan Bathery; Sultan Bathery; Mananthavady; Sulthan Batheri',
  },
  'in-kerala-kannur': {
    same: 'KNR; Kanur; Kannore; Thalassery; Tellicherry; Payyannur; Taliparamba; Iritty; Mattannur',
  },
  'in-kerala-kasaragod': { same: 'Kasaragode; Kasargode; Kasergod; Kanhangad; Nileshwaram; Cheruvathur' },
  'in-tamil-nadu-chennai': { same: 'Madras; Chenai; Chennai City; Madras City' },
  'in-tamil-nadu-coimbatore': { same: 'Kovai; CBE; Coimbatur; Koyamputhur; Pollachi; Mettupalayam' },
  'in-tamil-nadu-tiruchirappalli': {
    same: 'Trichinopoly; Tiruchirapalli; Thiruchirapalli; Trichirappalli; Tiruchchirappalli',
  },
  'in-tamil-nadu-kanyakumari': {
    same: 'Kanniyakumari; Cape Comorin; KK District; Marthandam; Thuckalay; Nagarcoil; Nagarkovil; Colachel',
  },
  'in-tamil-nadu-tirunelveli': { same: 'Nellai; Thirunelveli; Tinnevelly; Tirunelvelli' },
  'in-tamil-nadu-thoothukudi': { same: 'Tuticorin; Thoothukkudi; Tuticorn; Kovilpatti; Tiruchendur' },
  'in-tamil-nadu-madurai': { same: 'Madura; Mathurai' },
  'in-tamil-nadu-salem': { same: 'Selam; Salem TN; Attur Salem' },
  'in-tamil-nadu-thanjavur': { same: 'Thanjavoor; Tanjavur; Kumbakonam' },
  'in-tamil-nadu-nilgiris': { same: 'Udhagamandalam; Ootacamund; Coonoor; Gudalur Nilgiris' },
  'in-tamil-nadu-erode': { same: 'Irodu; Erode TN; Gobichettipalayam' },
  'in-tamil-nadu-tiruppur': { same: 'Tirupur; Thiruppur; Tirpur' },
  'in-tamil-nadu-vellore': { same: 'Velur; Vellor' },
  'in-tamil-nadu-dindigul': { same: 'Dindugal; Thindukkal; Palani; Kodaikanal' },
  'in-tamil-nadu-krishnagiri': { same: 'Hosur' },
  'in-karnataka-bengaluru-urban': {
    same: 'Bangalore; Bengalooru; Banglore; Bangaluru; BLR; Bangalore City; Bengaluru City; Bangalor; B’lore',
  },
  'in-karnataka-mysuru': { same: 'Mysore; Mysor; Maisur; Mysore City' },
  'in-karnataka-belagavi': { same: 'Belgaum; Belgam; Belagaum' },
  'in-karnataka-ballari': { same: 'Bellary; Belari; Hospet' },
  'in-karnataka-kalaburagi': { same: 'Gulbarga; Gulburga' },
  'in-karnataka-vijayapura': { same: 'Bijapur; Bijapura' },
  'in-karnataka-shivamogga': { same: 'Shimoga; Simoga; Shivmogga' },
  'in-karnataka-chikkamagaluru': { same: 'Chikmagalur; Chickmagalur; Chikamagalur' },
  'in-karnataka-dakshina-kannada': { same: 'DK; Mangaluru City; Manglore; Puttur DK; Mangalore City' },
  'in-karnataka-dharwad': { same: 'Hubli; Hubballi; Hubli Dharwad; Dharwar' },
  'in-karnataka-kodagu': { same: 'Madikeri; Mercara; Coorg District; Virajpet' },
  'in-karnataka-udupi': { same: 'Udipi; Manipal; Kundapura; Udupi District' },
  'in-maharashtra-mumbai-city': { same: 'Bombay City; Mumbay; Mumbai MH; South Mumbai; Bom' },
  'in-maharashtra-mumbai-suburban': {
    same: 'Andheri; Borivali; Mumbai Suburb; Malad; Bandra; Kandivali; Ghatkopar; Mulund',
  },
  'in-maharashtra-thane': {
    same: 'Thana; Kalyan; Dombivli; Navi Mumbai; New Bombay; Bhiwandi; Mira Road; Vashi',
  },
  'in-maharashtra-pune': { same: 'Puna; Pimpri; Chinchwad; Pimpri Chinchwad; Pune City' },
  'in-maharashtra-nagpur': { same: 'Nagpure; Nagpur City' },
  'in-maharashtra-chhatrapati-sambhajinagar': { same: 'Aurangabad; Aurangabad Maharashtra' },
  'in-maharashtra-ahilyanagar': { same: 'Ahmednagar; Ahmadnagar; Nagar Maharashtra' },
  'in-maharashtra-dharashiv': { same: 'Osmanabad; Usmanabad' },
  'in-maharashtra-nashik': { same: 'Nashik City; Nasik City; Malegaon' },
  'in-maharashtra-raigad': { same: 'Panvel; Raigarh Maharashtra; Alibag' },
  'in-maharashtra-palghar': { same: 'Vasai; Virar; Vasai Virar' },
  'in-gujarat-ahmedabad': { same: 'Amdavad; Ahemdabad; Ahmadabad; Karnavati' },
  'in-gujarat-vadodara': { same: 'Barodra; Vadodra; Baroda City' },
  'in-gujarat-surat': { same: 'Surath' },
  'in-gujarat-kutch': { same: 'Kachchh; Bhuj; Gandhidham; Kachh' },
  'in-telangana-hyderabad': { same: 'Hyd; Secunderabad; Hydrabad; Hyderbad; Hydarabad' },
  'in-andhra-pradesh-visakhapatnam': {
    same: 'Vishakapatnam; Visakapatnam; Waltair; Vizagpatam; Vishakhapatnam',
  },
  'in-andhra-pradesh-ntr': { same: 'Vijayawada; Bezawada; Vijaywada' },
  'in-andhra-pradesh-east-godavari': { same: 'Rajahmundry; Rajamahendravaram; E Godavari' },
  'in-andhra-pradesh-kakinada': { same: 'Cocanada' },
  'in-andhra-pradesh-tirupati': { same: 'Tirupathi; Thirupathi' },
  'in-west-bengal-kolkata': { same: 'Kolkatta; Calcuta; Kolkata City; Kolkota' },
  'in-west-bengal-howrah': { same: 'Howra' },
  'in-west-bengal-darjeeling': { same: 'Darjiling' },
  'in-delhi-new-delhi': { same: 'ND; N Delhi; Delhi City' },
  'in-uttar-pradesh-prayagraj': { same: 'Allahabad; Ilahabad; Allahbad; Prayag' },
  'in-uttar-pradesh-ayodhya': { same: 'Faizabad; Fyzabad' },
  'in-uttar-pradesh-varanasi': { same: 'Benaras; Varansi; Kasi' },
  'in-uttar-pradesh-kanpur-nagar': { same: 'Kanpur; Cawnpore; Kanpur City' },
  'in-uttar-pradesh-lucknow': { same: 'Lakhnau; Luknow; Lko' },
  'in-uttar-pradesh-gautam-buddha-nagar': {
    same: 'GB Nagar; Gautam Budh Nagar; Gautam Buddh Nagar; Noida UP',
  },
  'in-haryana-gurugram': { same: 'Gurgoan; Gurgaun; Gurugaon; GGN' },
  'in-rajasthan-jaipur': { same: 'Jaypur; Pink City' },
  'in-punjab-sahibzada-ajit-singh-nagar': { same: 'Mohali; SAS Nagar' },
  'in-odisha-khordha': { same: 'Khorda; Bhubaneshwar; BBSR; Bhuvaneswar' },
  'in-odisha-cuttack': { same: 'Cuttak; Katak' },
  'in-odisha-ganjam': { same: 'Berhampur; Brahmapur' },
  'in-odisha-sundargarh': { same: 'Rourkela' },
  'in-jharkhand-east-singhbhum': { same: 'Jamshedpur; Tatanagar; Purbi Singhbhum' },
  'in-chhattisgarh-durg': { same: 'Bhilai; Durg Bhilai' },
  'in-telangana-hanamkonda': { same: 'Hanumakonda; Warangal Urban' },
  'in-assam-kamrup-metropolitan': { same: 'Gauhati; Guwahati City; Kamrup Metro' },
  'in-meghalaya-east-khasi-hills': { same: 'Shillong' },
  'in-bihar-patna': { same: 'Pataliputra; Patna City' },
  'in-puducherry-puducherry': { same: 'Pondicherry; Pondichery; Pondy' },
  'in-goa-north-goa': { same: 'Panaji; Panjim; Mapusa' },
  'in-goa-south-goa': { same: 'Margao; Madgaon; Vasco; Vasco da Gama' },
};
