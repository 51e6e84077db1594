import type { SynonymSeeds } from '../synonyms/synonym-seed.ts';

/** Further names of Hindu communities of the north, the west and the east. A part of a community is kept as the sub-community. */
export const moreHinduWords: SynonymSeeds = {
  'hindu-rajput': {
    same: 'Rajpot; Rajputh; Kshatriya Rajputs; Thakkur; Thakur Kshatriya; Chhatri; Kshatria; Kshathriya; Rajput Kshatriya; Kshatriya Thakur Rajput; Darbar; Garasiya; Girasia; Rajvanshi; Khatriya',
    more: `
      Chouhan; Chauhan Rajput; Rathod Rajput; Rathore Rajput; Jadeja; Zala; Vaghela; Gohil; Solanki; Parihar; Bhadauria; Bhadoria; Sengar; Gaharwar; Bais; Bais Rajput; Baghel; Bundela; Kachwaha; Shekhawat; Sisodiya; Hada; Tanwar; Tomar Rajput; Panwar; Pawar Rajput; Parmar Rajput;
      Katoch; Pathania; Dogra; Dogra Rajput; Minhas; Negi; Rawat; Bisht; Rana; Surajvanshi; Chandel; Gautam Rajput; Raghuvanshi; Somvanshi; Sombanshi; Nikumbh; Kinwar; Dikhit; Amethia; Palwar; Karadia Rajput; Karadiya; Kathi; Kathi Darbar; Khasa; Khas Rajput; Bargujar; Gahlot; Gehlot; Suryavanshi Kshatriya; Rajputs UP; Raju; Kshatriya Raju; Andhra Kshatriya; Telugu Kshatriya`,
  },
  'hindu-maratha': {
    same: 'Marathaa; Maratha Kshatriya; Marattha; Marathe; Shahannava Kuli; Maratha Hindhu',
    more: 'Maratha 96; 96 K Maratha; 96 Kuli Maratha Deshmukh; 92 Kuli Maratha; 92 K; Maratha - 96 K; Shahanav Kuli; Shahannav Kuli Maratha; Maratha 92 Kuli; Maratha Kshatriya 96 Kuli; Gaikwad Maratha; More Maratha; Maratha Konkani; Maratha 96 Kuli Patil; Vaishya Vani Maratha; Kokanastha Maratha; Maratha Patil; Deshmukh Maratha; Gomantak Maratha',
  },
  'hindu-kunbi': {
    same: 'Kunbi Hindu; Kumbi; Kunbi Marathi; Maratha Kunbi',
    more: 'Tirale Kunbi; Tirole; Tirale; Kunbi Tirole; Dhanoje; Dhanoji Kunbi; Khaire; Khedule Kunbi; Zade Kunbi; Jhade Kunbi; Lonari Kunbi; Lewa Kunbi; Leva Paatil; Ghatole Kunbi; Ghatole; Bawane Kunbi; Tilori Kunbi; Kokani Kunbi; Deshkar Kunbi; Kunbi Patidar',
  },
  'hindu-kayastha': {
    same: 'Kayasthaa; Kaystha Hindu; Kaysth; Kayasth Hindu; Chitragupta Kayastha; Lala; Kayastha Chitragupta',
    more: 'C K P; Kayasth Srivastava; Kayastha (Ghosh); Kayastha Bose; Kulin Kayastha; Bangaja; Bangaja Kayastha; Dakshin Rarhi Kayastha; Uttar Rarhi Kayastha; Bhatnagar; Nigam; Sinha Kayastha; Karna Kayastha; Karan Kayastha; Kulshreshtha; Kulshrestha; Gaur Kayastha; Asthana; Valmik Kayastha; Suryadhwaj; Chandraseniya Kayastha Prabhu; Moulik Kayastha; Maulik; Barendra Kayastha; Verma Kayastha; Saxena Kayastha; Mathur Kayastha; Ambashta; Assamese Kayastha; Pathare Prabhu',
  },
  'hindu-agarwal': {
    same: 'Agarwaal; Agarwall; Aggarwaal; Agrwal; Agarawal; Agerwal; Agrahari Agarwal; Agarval; Baniya Agarwal; Agarwal Baniya; Marwari Agarwal; Vaish Agarwal',
    more: 'Bindal; Singla; Jindal; Kansal; Goyal; Tayal; Bansal Agarwal; Garg Agarwal; Goyal Agarwal; Mittal Agarwal; Dassa Agarwal; Bisa Agarwal; Visa Agarwal; Rajvanshi Agarwal',
  },
  'hindu-baniya': {
    same: 'Vaisya; Baniya Hindu; Banya; Vanik; Baniyaa; Bania Vaishya; Vaishya Baniya; Vaniya Gujarati; Mahajan; Mahajan Vaishya; Vaishnav Vanik; Vaishnav Vaniya; Vaishnava Vanik; Vania Vaishnav; Bania Gujarati; Vaishnav Bania; Vaishya Vani',
    more: 'Barnwal Vaishya; Kesarvani; Kesharwani; Kasaudhan; Modh Vanik; Modh Vania; Dasa Modh; Desai Vanik; Kapol; Kapol Vanik; Sorathiya Vanik; Lad Vanik; Khadayata; Khadayata Vanik; Nagar Vanik; Shrimali Vanik; Porwad; Jaiswal Vaishya; Rastogi; Rustagi; Varshney; Varshneya; Mathur Vaishya; Omar; Omer; Umar Vaishya; Gahoi; Gahoi Vaishya; Dosar; Vijayvargiya; Vijaywargiya; Mahawar; Mahavar; Mahuri Vaishya; Lohia; Halwai; Kanu; Madhesiya; Madheshia; Patwa; Rauniyar Vaishya; Sundi; Shaundik; Sudi; Surhi; Ayodhyawasi; Ayodhyavasi Vaishya; Roniyar; Chaurasia; Chaurasiya; Barai; Tamboli; Agrahari Vaishya; Neema; Narsinghpura; Kathar; Kesharwani Vaishya; Dhusar; Bhargava Vaishya; Saha; Bengali Vaishya Saha; Sonkar; Khatik Vaishya; Gupta Kanu; Gupta Agrahari',
  },
  'hindu-gupta': { same: 'Gupta Vaish; Gupta Bania; Vaishya Gupta; Gupta (Vaishya); Vaish Gupta' },
  'hindu-maheshwari': {
    same: 'Maheshwary; Maheshvari; Maheshwari Vaishya; Maheshwari Bania; Marwari Maheshwari; Maheshwri',
  },
  'hindu-khandelwal': { same: 'Khandelwal Vaish; Khandelwal Bania; Khandelval; Khandewal' },
  'hindu-khatri': {
    same: 'Khatree; Kshatri; Khatri Punjabi; Khattri; Punjabi Khatris; Hindu Khatri; Khatri Sindhi',
    more: 'Sood; Sud; Bhatia; Suri; Chopra; Mehra Khatri; Arora Khatri Punjabi; Kukhran; Khukhrain Khatri; Sareen Khatri; Dhai Ghar Khatri; Bunjahi Khatri; SSK; Somavamsha Sahasrarjuna Kshatriya; Somvanshi Sahasrarjun Kshatriya; Pattegar; Savji',
  },
  'hindu-arora': {
    same: 'Aroda; Punjabi Aroras; Hindu Arora; Arora Hindu; Arora Punjabi Hindu; Multani Arora',
    more: 'Dhingra; Juneja; Arora Multani; Bhatia Arora',
  },
  'hindu-jat': {
    same: 'Jats; Jaat Hindu; Jat Haryana; Haryanvi Jat; Jaat Chaudhary; Chaudhary Jat; Jatt Hindu; Jatts',
    more: 'Malik Jat; Dahiya; Hooda; Sangwan; Deswal; Dhaka; Phogat; Bishnoi; Bishnoi Jat; Jat Deswali; Anjana; Anjana Chaudhary; Sirvi; Seervi',
  },
  'hindu-gujjar': {
    same: 'Gurjars; Goojar; Gurjar Hindu; Gurjer; Gojar; Hindu Gujjar',
    more: 'Lewa Gurjar; Bhati Gurjar; Dore Gujar; Revenue Gurjar',
  },
  'hindu-yadav': {
    same: 'Yadhava; Yadava Hindu; Yadaw; Yadv; Ahir Yadav; Yaadav; Yadavulu; Golla Yadav; Ahirwal; Ahir Gujarati; Aahir; Yadava Konar; Yadava/Konar; Yadava / Konar; Ahiir',
    more: 'Gwal; Gwala Yadav; Krishnaut; Majhrauth; Gop; Gopa; Gope; Ghosi; Yadubanshi; Idaiyan; Konar Yadava; Ayar; Ayyar Yadav; Kuruba Golla; Yadava Golla; Hanabar; Gavli; Gawli; Gauli; Gowli Yadav; Sadgop Yadav; Erra Golla; Puja Golla; Kadu Golla; Kavdi Golla; Maniyani Yadava; Kolaya; Kolayan; Eruman; Ahir Bharwad; Bharwad; Thethwar; Raut Yadav; Sorathiya Ahir; Maccchoya',
  },
  'hindu-kurmi': {
    same: 'Kurmi Kshatria; Kurmy; Kudmi; Kurmi Kshatriya Patel; Kurmi Hindu',
    more: 'Katiyar Kurmi; Sachan Kurmi; Gangwar; Gangwar Kurmi; Niranjan; Verma Kurmi; Patanwar Kurmi; Singraur; Jaiswar Kurmi; Awadhia; Kurmi Awadhia; Mahto Kurmi; Mahato; Kudumi Mahato; Dhanuk; Chandravanshi Kurmi; Uttam Kurmi; Kanaujia Kurmi; Patel Kurmi; Samsawar',
  },
  'hindu-kushwaha': {
    same: 'Koiri Kushwaha; Kushwaha Koeri; Koeri Kushwaha; Kushvaha; Kushwaha Maurya; Koiry; Kachhwaha; Kushbaha',
    more: 'Sainthwar; Murao; Shakya Kushwaha; Kachhi Kushwaha; Dangi; Maurya Kushwaha; Mourya',
  },
  'hindu-lodhi': {
    same: 'Lodhi Rajpoot; Lodh Rajput; Lodha Rajput; Lodhe; Lodhi Thakur; Lodhi Kshatriya Rajput; Lodhee',
  },
  'hindu-patel-leva': {
    same: 'Patel Leva; Patel - Leva; Patel Leuva; Patidar Leva; Leva Patel Patidar; Patidar (Leva); Leva Kanbi; Lewa Patel; Lewa Patidar; Patel - Leuva; Leuva Patel Patidar',
    more: 'Charotar Patel; Charotar; Chha Gam; Chh Gam Patel; Matiya Patidar; Saurashtra Leva; Surti Leva; Sattavis Gam; Char Gam; Charotar Patidar; Leva Gurjar; Bhalia Patel',
  },
  'hindu-patel-kadva': {
    same: 'Patel Kadva; Patel - Kadva; Kadva Patidar Patel; Patidar Kadva; Patidar (Kadva); Kadava Patel; Kadava Patidar; Kadwa; Kadva Kanbi; Kadwa Kunbi; Kadi Kadva',
    more: '42 Gam; 84 Gam; Kutch Kadva; Kutch Kadva Patidar; KKP; Satpanth Patidar; Kachchh Kadva; Uma Patidar; 5 Gam Kadva',
  },
  'hindu-patel-other': {
    same: 'Patel Patidar; Patidar Patel; Pattidar; Patidars; Kanbi; Kanbi Patel',
    more: 'Anjana Patidar; Chaudhary Patel; Chaudhari Patel; Anjana Chaudhari; Koli Patel Patidar; Kachhia; Kachhiya Patel; Nimadi Patidar; Patidar MP',
  },
  'hindu-lohana': {
    same: 'Lohanaa; Lohana Hindu; Thakkar; Thakkar Lohana; Lohana Thakker; Thakker; Lohana Kutchi; Kutchi Lohana; Raghuvanshi Lohana; Thakkar - Lohana',
    more: 'Ghoghari Lohana; Vaishnav Lohana; Halai Lohana Thakkar; Bhatia Gujarati; Bhatia Kutchi',
  },
  'hindu-sindhi': {
    same: 'Sindhi Hindu; Hindu Sindhi; Sindhis; Sindhi Punjabi; Sindi; Sindhi Khatri; Larkana Sindhi',
    more: 'Amil; Bhaiband; Sindhi Amil; Sindhi Bhaiband; Shikarpuri; Hyderabadi Sindhi; Larkhana; Sindhi Sahiti; Sahiti; Bhatia Sindhi; Lohana Sindhi; Sindhi Larkana',
  },
  'hindu-mali': {
    same: 'Malee; Mali Maharashtra; Phul Mali; Mali Samaj; Saini Mali; Malli; Mali Saini; Hindu Mali',
    more: 'Phulmali; Ful Mali; Jire Mali; Gase Mali; Haldi Mali; Panchkalshi; Somvanshi Kshatriya Pathare; SKP; Chaukalshi; Bagwan Mali; Wan Mali; Kosare Mali; Ramgarhia Mali; Mali Rajasthan',
  },
  'hindu-dhangar': {
    same: 'Dhanagar; Dhangar Hatkar; Dhangar Maharashtra; Dhanger; Hatkar',
    more: 'Hatkar Dhangar; Khutekar Dhangar; Khutekar; Sagar Dhangar; Zende Dhangar; Bargi Dhangar; Ahir Dhangar; Pal; Gadariya; Gadaria; Gaderia; Gadariya Pal; Baghel Pal; Pal Gadariya; Dhangar Pal; Bharud',
  },
  'hindu-sonar': {
    same: 'Sonaar; Swarnkar; Svarnkar; Sunar; Suvarnakar; Soni Gujarati; Soni Swarnkar; Sonar Daivadnya; Maid Kshatriya; Mair Rajput; Soni Marwari; Sonar Maharashtra; Sonar Samaj; Swarnakar Soni; Sunaar',
    more: 'Lad Sonar; Ahir Sonar; Parajiya Soni; Shrimali Soni; Devang Sonar; Panchal Sonar; Maid Kshatriya Swarnkar; Ayodhyavasi Soni; Mair Swarnkar; Patni Soni; Mewada Soni',
  },
  'hindu-koli': {
    same: 'Kolis; Koli Patel; Koli Maharashtra; Thakor Koli; Son Koli; Kolee',
    more: 'Talpada Koli; Chunvalia Koli; Chuvaliya Koli; Ghedia Koli; Mangela Koli; Malhar Koli; Panbhare Koli; Tokre Koli; Suryavanshi Koli; Ganwanshi; Thakor; Thakore; Kshatriya Thakor; Koli Samaj; Vaity; Dhor Koli; Vaiti Koli',
  },
  'hindu-agri': { same: 'Aagri; Agri Samaj; Agri Koli; Agari', more: 'Mithagri; Agri Thane' },
  'hindu-bhandari': {
    same: 'Bhandary; Bhandari Maharashtra; Kshatriya Bhandari; Bhandari Samaj; Bhandhari',
    more: 'Kitte Bhandari; Hetkari Bhandari; More Bhandari; Gavad; Gavad Bhandari; Naik Bhandari; Naik Maratha Bhandari; Chaudhari Bhandari',
  },
  'hindu-vanjari': {
    same: 'Wanjari; Vanjara; Vanjari Maharashtra; Vanzari; Wanjara; Ladjin Vanjari',
    more: 'Ladjin; Ravjin; Bhusarjin; Mathurjin; Vanjari Ladjin',
  },
  'hindu-sutar': {
    same: 'Suthar Gujarati; Suthaar; Sutaar; Vishwakarma Suthar; Suthar Mistry; Gujjar Suthar; Suthar Rajasthan; Mistry; Mistri; Gurjar Suthar; Vaishya Suthar; Sutar Samaj; Khati; Jangid; Jangra',
    more: 'Vaishya Suthar Gujarat; Mewada Suthar; Panchal Suthar; Khati Jangid; Lohar Suthar; Luhar; Luhar Suthar; Luvar',
  },
  'hindu-darji': {
    same: 'Darjee; Darzi; Tailor community; Darji Gujarati; Simpi; Shimpi Maharashtra; Darji Samaj; Namdev Shimpi; Namdev; Simpi Namdev; Chhipa Darji; Rangari; Bhavsar; Bhavasar Kshatriya; Bhavsar Kshatriya; Mehra Darji',
    more: 'Namdev Vaishnav Shimpi; Vaishnav Shimpi; Ahir Shimpi; Bhavasar; Pipa Kshatriya; Vanza; Vanza Darji; Soi Darji; Sai Suthar Darji',
  },
  'hindu-rabari': { same: 'Rabaari; Raika; Rebari; Maldhari; Devasi; Dewasi; Desai Rabari; Rabari Desai' },
  'hindu-bhanushali': { same: 'Bhanusali; Bhanushali Kutchi; Kutchi Bhanushali; Bhanushaly' },
  'hindu-brahma-kshatriya': {
    same: 'Brahmakshatriya; Brahma Kshatri; Brahmkshatriya; Brahma Khatri; Brahmakhatri; Brahma Kshatriya Khatri',
  },
  'hindu-saini': {
    same: 'Saini Hindu; Hindu Saini; Sainis; Saini Punjab; Shoorsaini; Saini Haryana; Saainee',
  },
  'hindu-kamboj': { same: 'Kamboh; Kamboja; Kamboj Hindu; Hindu Kamboj' },
  'hindu-tarkhan': {
    same: 'Dhiman; Tarkhan Hindu; Vishwakarma Tarkhan; Ramgarhia Hindu; Dhiman Brahmin; Tarkhaan; Panchal Dhiman',
  },
  'hindu-chhimba': {
    same: 'Chhimbe; Chhimba Darji; Chheemba; Tonk Kshatriya Hindu; Chhippa; Rohilla; Chhipi; Chhimba Hindu',
  },
  'hindu-bhumihar': {
    same: 'Bhumihar Brahmin; Bhoomihar; Bhumiyar; Babhan; Bhuinhar; Bhumihaar; Brahmin Bhumihar; Brahmin (Bhumihar); Bhumihar Brahman; Bhumihar Bihar',
  },
  'hindu-tyagi': { same: 'Tyagi Brahmin; Tiagi; Tyaagi; Tyagi UP; Brahmin Tyagi; Taga; Tyagee' },
  'hindu-kalwar': {
    same: 'Kalar; Kalal; Jaiswal Kalwar; Kalwar Jaiswal; Jayaswal; Jaiswal Kalar; Kalwaar; Byahut; Biyahut Kalwar; Byahut Kalwar; Kalwar Vaishya; Ahluwalia Kalal; Rai Kalar; Kosre Kalar; Kalwar Gupta',
  },
  'hindu-kahar': {
    same: 'Kahaar; Kashyap; Kashyap Rajput; Dhimar; Dheemar; Dhiwar; Bhoi; Dhinwar; Chandravanshi; Chandravanshi Kahar; Rawani; Turaha; Jhinwar Hindu; Mehra Kahar; Raikwar; Kashyap Kahar; Batham',
  },
  'hindu-nishad': {
    same: 'Mallah; Nisad; Nishaad; Kewat; Kevat; Mallaah; Sahani; Sahni Mallah; Kewat Nishad; Machhua; Gangota; Majhi; Nishad Mallah; Kaivart; Kenwat',
  },
  'hindu-bind': { same: 'Beend; Bind UP' },
  'hindu-noniya': {
    same: 'Nonia; Nonia Chauhan; Noniya Chauhan; Lonia; Luniya; Lonia Chauhan; Nunia; Chauhan Noniya; Bin Noniya',
  },
  'hindu-dhobi': {
    same: 'Dhobhi; Rajak Samaj; Rajaka Telugu; Madiwal; Madivalar; Veluthedan; Dhobi Rajak; Parit Dhobi; Baretha; Rajaka Hindu; Diwakar; Kanaujia Dhobi; Dhoba; Chakala; Rajakulu; Vannan Tamil; Vannar Tamil; Rajakula; Puthirai Vannar',
    more: 'Varnavar; Salavai; Ekali',
  },
  'hindu-nai': {
    same: 'Nayee; Nai Samaj; Nai Sain; Nayi Brahmin; Nayibrahmin; Hajam; Hajaam; Thakur Nai; Napit; Nabik; Sen Nai; Nhavi Maharashtra; Nayibrahman; Valand; Limbachia; Mangala; Mangali Telugu; Savitha; Savita Samaj; Kshaurika; Bhandari Odia; Navithan; Ambattar; Shrivas; Nai Shrivas; Sen Samaj; Barik; Nayi Brahmana; Maruthuvar Tamil; Isai Vellalar Barber; Kelasi',
    more: 'Vaidya Nai; Pronopakari; Vilakkithalavan Hindu',
  },
  'hindu-kumhar': {
    same: 'Prajapat; Kumawat; Kumavat; Kumhaar; Prajapati Kumhar; Kumbhakar; Kumbhkar; Kumhar Prajapati; Kulal Kumbara; Kumbar Karnataka; Kumbhar Maharashtra; Prajapati Gujarati; Varia Prajapati; Kumara Sali; Kummari; Salivahana; Shalivahana; Kumbhar Samaj; Kulala Shetty; Kulal Tulu; Chakravarti; Pal Kumhar; Kumbharan Kerala; Kulalan; Kusavar; Mulya; Moolya; Velan Kumbhar; Andhra Kumbara; Kumhar Punjabi; Kumhiar; Parjapat',
    more: 'Gujjar Prajapati; Varia; Sorathiya Prajapati; Lad Kumbhar; Khambir; Udayar Kumhar; Prajapati (Kumhar)',
  },
  'hindu-teli': {
    same: 'Telli; Sahu Samaj; Sahu Vaishya; Ghanchi Modi; Modi Ghanchi; Ganigaru; Ganigashetty; Teli Maharashtra; Tilvan Teli; Gandla Telugu; Devatilakula; Devathilakula; Teli Samaj; Tilee; Teli Hindu; Sahu Odia; Telli Sahu; Shaiv Ganiga; Jyothi Nagar; Sajjana Ganiga; Vaniya Kerala; Telikula; Telukula; Tailik; Tailik Vaishya; Sahu (Teli)',
    more: 'Tarhane Teli; Erandel Teli; Savji Teli; Rathod Teli; Modh Ghanchi; Modh Modi; Ekbahiya Teli; Jerat Teli; Tirmal Teli; Haldia Teli',
  },
};
