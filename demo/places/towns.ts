import { words } from '../words.ts';

/** A state's postal region (the first digits of its codes), and towns as `town|district|postal region|how many`. */
type StateTowns = { zip: string; towns: readonly string[] };

/** Where people live in India, beside the other districts of each state. */
export const indianStates: Readonly<Record<string, StateTowns>> = {
  Kerala: {
    zip: '67',
    towns:
      words(`Kochi|Ernakulam|682|14, Thiruvananthapuram|Thiruvananthapuram|695|11, Kozhikode|Kozhikode|673|9,
      Thrissur|Thrissur|680|9, Kottayam|Kottayam|686|8, Kollam|Kollam|691|6, Kannur|Kannur|670|6, Palakkad|Palakkad|678|4,
      Alappuzha|Alappuzha|688|5, Malappuram|Malappuram|676|6, Pathanamthitta|Pathanamthitta|689|4, Thodupuzha|Idukki|685|3,
      Kasaragod|Kasaragod|671|3, Changanassery|Kottayam|686|3, Angamaly|Ernakulam|683|3, Tirur|Malappuram|676|3,
      Kalpetta|Wayanad|673|2, Pala|Kottayam|686|3, Muvattupuzha|Ernakulam|686|2`),
  },
  'Tamil Nadu': {
    zip: '62',
    towns:
      words(`Chennai|Chennai|600|28, Coimbatore|Coimbatore|641|13, Madurai|Madurai|625|10, Tiruchirappalli|Tiruchirappalli|620|7,
      Salem|Salem|636|6, Tirunelveli|Tirunelveli|627|6, Nagercoil|Kanyakumari|629|6, Thoothukudi|Thoothukudi|628|4, Vellore|Vellore|632|4,
      Erode|Erode|638|4, Tiruppur|Tiruppur|641|4, Thanjavur|Thanjavur|613|3, Tambaram|Chengalpattu|600|4, Kumbakonam|Thanjavur|612|2,
      Karur|Karur|639|2, Hosur|Krishnagiri|635|3, Dindigul|Dindigul|624|2, Marthandam|Kanyakumari|629|2`),
  },
  'Andhra Pradesh': {
    zip: '52',
    towns:
      words(`Visakhapatnam|Visakhapatnam|530|16, Vijayawada|NTR (Vijayawada)|520|14, Guntur|Guntur|522|9, Nellore|Nellore|524|6,
      Tirupati|Tirupati|517|6, Rajahmundry|East Godavari|533|6, Kakinada|Kakinada|533|5, Kurnool|Kurnool|518|4,
      Anantapur|Anantapur|515|3, Eluru|Eluru|534|3, Ongole|Prakasam|523|3, Bhimavaram|West Godavari|534|3, Kadapa|YSR Kadapa|516|3`),
  },
  Telangana: {
    zip: '50',
    towns:
      words(`Hyderabad|Hyderabad|500|40, Secunderabad|Hyderabad|500|8, Kukatpally|Medchal-Malkajgiri|500|9, Warangal|Warangal|506|6,
      Karimnagar|Karimnagar|505|4, Nizamabad|Nizamabad|503|3, Khammam|Khammam|507|3, Gachibowli|Ranga Reddy|500|7, Nalgonda|Nalgonda|508|2`),
  },
  Karnataka: {
    zip: '57',
    towns:
      words(`Bengaluru|Bengaluru Urban|560|44, Mysuru|Mysuru|570|8, Mangaluru|Dakshina Kannada|575|8, Hubballi|Dharwad|580|6,
      Belagavi|Belagavi|590|5, Udupi|Udupi|576|4, Kalaburagi|Kalaburagi|585|3, Davanagere|Davanagere|577|3, Shivamogga|Shivamogga|577|3,
      Tumakuru|Tumakuru|572|2, Hassan|Hassan|573|2, Ballari|Ballari|583|2, Madikeri|Kodagu|571|1`),
  },
  Goa: {
    zip: '40',
    towns: words(
      `Panaji|North Goa|403|6, Margao|South Goa|403|8, Mapusa|North Goa|403|5, Vasco da Gama|South Goa|403|5`,
    ),
  },
  Maharashtra: {
    zip: '42',
    towns:
      words(`Mumbai|Mumbai Suburban|400|24, Mumbai|Mumbai City|400|9, Pune|Pune|411|20, Thane|Thane|400|9, Navi Mumbai|Thane|400|7,
      Nagpur|Nagpur|440|8, Nashik|Nashik|422|6, Vasai|Palghar|401|4, Kalyan|Thane|421|4, Kolhapur|Kolhapur|416|4, Solapur|Solapur|413|3,
      Amravati|Amravati|444|3, Sangli|Sangli|416|2, Satara|Satara|415|2, Akola|Akola|444|2, Jalgaon|Jalgaon|425|2`),
  },
  Gujarat: {
    zip: '36',
    towns:
      words(`Ahmedabad|Ahmedabad|380|22, Surat|Surat|395|18, Vadodara|Vadodara|390|10, Rajkot|Rajkot|360|9, Bhavnagar|Bhavnagar|364|4,
      Jamnagar|Jamnagar|361|4, Gandhinagar|Gandhinagar|382|4, Anand|Anand|388|4, Bhuj|Kutch|370|3, Junagadh|Junagadh|362|2,
      Navsari|Navsari|396|2, Mehsana|Mehsana|384|2, Morbi|Morbi|363|2`),
  },
  Rajasthan: {
    zip: '33',
    towns:
      words(`Jaipur|Jaipur|302|22, Jodhpur|Jodhpur|342|10, Udaipur|Udaipur|313|7, Kota|Kota|324|6, Bikaner|Bikaner|334|5,
      Ajmer|Ajmer|305|5, Alwar|Alwar|301|3, Bhilwara|Bhilwara|311|3, Sikar|Sikar|332|3, Pali|Pali|306|2`),
  },
  'Madhya Pradesh': {
    zip: '47',
    towns:
      words(`Indore|Indore|452|16, Bhopal|Bhopal|462|12, Jabalpur|Jabalpur|482|6, Gwalior|Gwalior|474|6, Ujjain|Ujjain|456|3,
      Sagar|Sagar|470|2, Rewa|Rewa|486|2, Ratlam|Ratlam|457|2`),
  },
  Chhattisgarh: {
    zip: '49',
    towns: words(
      `Raipur|Raipur|492|12, Bhilai|Durg|490|6, Bilaspur|Bilaspur|495|5, Korba|Korba|495|2, Jagdalpur|Bastar|494|1`,
    ),
  },
  Odisha: {
    zip: '75',
    towns:
      words(`Bhubaneswar|Khordha|751|14, Cuttack|Cuttack|753|7, Rourkela|Sundargarh|769|4, Berhampur|Ganjam|760|4, Sambalpur|Sambalpur|768|3,
      Puri|Puri|752|2, Balasore|Balasore|756|2`),
  },
  'West Bengal': {
    zip: '72',
    towns:
      words(`Kolkata|Kolkata|700|30, Salt Lake|North 24 Parganas|700|7, Howrah|Howrah|711|7, Siliguri|Darjeeling|734|6,
      Durgapur|Paschim Bardhaman|713|5, Asansol|Paschim Bardhaman|713|4, Barasat|North 24 Parganas|700|4, Kharagpur|Paschim Medinipur|721|3,
      Bardhaman|Purba Bardhaman|713|3, Darjeeling|Darjeeling|734|2, Kalimpong|Kalimpong|734|1, Krishnanagar|Nadia|741|2`),
  },
  Bihar: {
    zip: '84',
    towns:
      words(`Patna|Patna|800|18, Gaya|Gaya|823|4, Muzaffarpur|Muzaffarpur|842|5, Bhagalpur|Bhagalpur|812|4, Darbhanga|Darbhanga|846|5,
      Purnia|Purnia|854|2, Madhubani|Madhubani|847|3, Begusarai|Begusarai|851|2, Chapra|Saran|841|2`),
  },
  Jharkhand: {
    zip: '82',
    towns: words(
      `Ranchi|Ranchi|834|12, Jamshedpur|East Singhbhum|831|9, Dhanbad|Dhanbad|826|6, Bokaro|Bokaro|827|4, Gumla|Gumla|835|2, Dumka|Dumka|814|2, Chaibasa|West Singhbhum|833|2`,
    ),
  },
  'Uttar Pradesh': {
    zip: '22',
    towns:
      words(`Lucknow|Lucknow|226|14, Noida|Gautam Buddha Nagar|201|9, Ghaziabad|Ghaziabad|201|8, Kanpur|Kanpur Nagar|208|8, Varanasi|Varanasi|221|6,
      Prayagraj|Prayagraj|211|5, Agra|Agra|282|5, Meerut|Meerut|250|4, Bareilly|Bareilly|243|3, Gorakhpur|Gorakhpur|273|4, Aligarh|Aligarh|202|3,
      Moradabad|Moradabad|244|3, Jhansi|Jhansi|284|2, Ayodhya|Ayodhya|224|2, Azamgarh|Azamgarh|276|2`),
  },
  Uttarakhand: {
    zip: '24',
    towns: words(
      `Dehradun|Dehradun|248|10, Haridwar|Haridwar|249|4, Haldwani|Nainital|263|4, Roorkee|Haridwar|247|3, Almora|Almora|263|1`,
    ),
  },
  Delhi: {
    zip: '11',
    towns:
      words(`New Delhi|New Delhi|110|8, Dwarka|South West Delhi|110|7, Rohini|North West Delhi|110|7, Saket|South Delhi|110|6,
      Laxmi Nagar|East Delhi|110|5, Janakpuri|West Delhi|110|6, Karol Bagh|Central Delhi|110|3, Okhla|South East Delhi|110|4`),
  },
  Haryana: {
    zip: '12',
    towns:
      words(`Gurugram|Gurugram|122|14, Faridabad|Faridabad|121|9, Panipat|Panipat|132|4, Rohtak|Rohtak|124|5, Hisar|Hisar|125|4,
      Ambala|Ambala|134|4, Karnal|Karnal|132|4, Sonipat|Sonipat|131|4, Panchkula|Panchkula|134|3`),
  },
  Punjab: {
    zip: '14',
    towns:
      words(`Ludhiana|Ludhiana|141|12, Amritsar|Amritsar|143|10, Jalandhar|Jalandhar|144|9, Patiala|Patiala|147|6,
      Mohali|Sahibzada Ajit Singh Nagar|160|7, Bathinda|Bathinda|151|4, Hoshiarpur|Hoshiarpur|146|4, Moga|Moga|142|3, Batala|Gurdaspur|143|3`),
  },
  Chandigarh: { zip: '16', towns: words('Chandigarh|Chandigarh|160|10') },
  'Himachal Pradesh': {
    zip: '17',
    towns: words(`Shimla|Shimla|171|5, Dharamshala|Kangra|176|3, Mandi|Mandi|175|2, Solan|Solan|173|2`),
  },
  'Jammu and Kashmir': {
    zip: '19',
    towns: words(
      `Srinagar|Srinagar|190|12, Jammu|Jammu|180|12, Anantnag|Anantnag|192|4, Baramulla|Baramulla|193|4, Sopore|Baramulla|193|2`,
    ),
  },
  Ladakh: { zip: '19', towns: words('Leh|Leh|194|7, Kargil|Kargil|194|3') },
  Assam: {
    zip: '78',
    towns:
      words(`Guwahati|Kamrup Metropolitan|781|16, Dibrugarh|Dibrugarh|786|4, Jorhat|Jorhat|785|4, Silchar|Cachar|788|4, Tezpur|Sonitpur|784|3,
      Nagaon|Nagaon|782|3, Dhubri|Dhubri|783|2, Kokrajhar|Kokrajhar|783|2`),
  },
  Meghalaya: {
    zip: '79',
    towns: words(
      'Shillong|East Khasi Hills|793|14, Tura|West Garo Hills|794|6, Jowai|West Jaintia Hills|793|3, Nongpoh|Ri Bhoi|793|1',
    ),
  },
  Mizoram: {
    zip: '79',
    towns: words('Aizawl|Aizawl|796|14, Lunglei|Lunglei|796|4, Champhai|Champhai|796|2'),
  },
  Nagaland: {
    zip: '79',
    towns: words(
      'Kohima|Kohima|797|8, Dimapur|Dimapur|797|9, Mokokchung|Mokokchung|798|5, Wokha|Wokha|797|2',
    ),
  },
  Manipur: {
    zip: '79',
    towns: words('Imphal|Imphal West|795|10, Churachandpur|Churachandpur|795|4, Ukhrul|Ukhrul|795|2'),
  },
  Tripura: {
    zip: '79',
    towns: words('Agartala|West Tripura|799|10, Udaipur|Gomati|799|2, Dharmanagar|North Tripura|799|2'),
  },
  Sikkim: {
    zip: '73',
    towns: words('Gangtok|East Sikkim|737|8, Namchi|South Sikkim|737|3, Gyalshing|West Sikkim|737|2'),
  },
  'Arunachal Pradesh': { zip: '79', towns: words('Itanagar|Papum Pare|791|5, Tawang|Tawang|790|2') },
  Puducherry: { zip: '60', towns: words('Puducherry|Puducherry|605|10, Karaikal|Karaikal|609|3') },
};
