/** Hindu communities of the north and the west. */
export const northernWords = `
hindu-rajput: Rajpoot; Kshatriya Rajput; Rajputs; Thakur Rajput; Rajpot; Rajputh; Kshatriya Rajputs; Rajput Kshatriya;
  Kshatriya Thakur Rajput; Raajput | Kshatriya; Thakur; Kshatriya Thakur; Chauhan; Rathore; Sisodia; Bhati; Tomar; Parmar;
  Solanki Rajput; Garhwali Rajput; Kumaoni Rajput; Suryavanshi; Chandravanshi; Thakkur; Thakur Kshatriya; Chhatri; Kshatria;
  Kshathriya; Darbar; Garasiya; Girasia; Rajvanshi; Khatriya; Chouhan; Chauhan Rajput; Rathod Rajput; Rathore Rajput; Jadeja;
  Zala; Vaghela; Gohil; Solanki; Parihar; Bhadauria; Bhadoria; Sengar; Gaharwar; Bais; Bais Rajput; Baghel; Bundela; Kachwaha;
  Shekhawat; Sisodiya; Hada; Tanwar; Tomar Rajput; Panwar; Pawar Rajput; Parmar Rajput; Katoch; Pathania; Dogra; Dogra Rajput;
  Minhas; Negi; Rawat; Bisht; Rana; Surajvanshi; Chandel; Gautam Rajput; Raghuvanshi; Somvanshi; Sombanshi; Nikumbh; Kinwar;
  Dikhit; Amethia; Palwar; Karadia Rajput; Karadiya; Kathi; Kathi Darbar; Khasa; Khas Rajput; Bargujar; Gahlot; Gehlot;
  Suryavanshi Kshatriya; Rajputs UP; Kumauni Thakur; Kumaoni Thakur;
  Garhwali Thakur; Darbar Rajput; Girasiya; Garasia; Rajput Darbar
hindu-maratha: Maratha Hindu; Marata; Maratta; Marathas; Hindu Maratha; Marathaa; Marattha; Marathe; Maratha Hindhu; Marhatta;
  Maratha Kunbi Maratha | 96 Kuli; 96K Kokanastha; 96 Kuli Maratha; 96K; Maratha 96 Kuli; Deshmukh; Maratha Deshmukh;
  Maratha Kshatriya; Shahannava Kuli; Maratha 96; 96 K Maratha; 96 Kuli Maratha Deshmukh; 92 Kuli Maratha; 92 K; Maratha - 96 K;
  Shahanav Kuli; Shahannav Kuli Maratha; Maratha 92 Kuli; Maratha Kshatriya 96 Kuli; Gaikwad Maratha; More Maratha;
  Maratha Konkani; Maratha 96 Kuli Patil; Vaishya Vani Maratha; Kokanastha Maratha; Maratha Patil; Deshmukh Maratha;
  Gomantak Maratha; Kshatriya Maratha
hindu-kunbi: Kunabi; Kunbi Hindu; Kumbi; Kunbi Marathi | Kunbi Maratha; Kunbi Patil; Tirole Kunbi; Leva Kunbi; Dhanoje Kunbi;
  Khaire Kunbi; Maratha Kunbi; Tirale Kunbi; Tirole; Tirale; Kunbi Tirole; Dhanoje; Dhanoji Kunbi; Khaire; Khedule Kunbi;
  Zade Kunbi; Jhade Kunbi; Lonari Kunbi; Lewa Kunbi; Leva Paatil; Ghatole Kunbi; Ghatole; Bawane Kunbi; Tilori Kunbi;
  Kokani Kunbi; Deshkar Kunbi; Kunbi Patidar
hindu-kayastha: Kayasth; Kayastha Hindu; Kaystha; Kayashta; Kayastham; Kayasthaa; Kaystha Hindu; Kaysth; Kayasth Hindu; Kayostho;
  Kayastho; Kaisth | Srivastava; Shrivastava; Mathur; Saxena; Chitragupt; Chitragupta; CKP; Chandraseniya Kayastha;
  Bengali Kayastha; Ambastha; Karn Kayastha; Chitragupta Kayastha; Lala; Kayastha Chitragupta; Kayasth Srivastava;
  Kayastha (Ghosh); Kayastha Bose; Kulin Kayastha; Bangaja; Bangaja Kayastha; Dakshin Rarhi Kayastha; Uttar Rarhi Kayastha;
  Bhatnagar; Nigam; Sinha Kayastha; Karna Kayastha; Karan Kayastha; Kulshreshtha; Kulshrestha; Gaur Kayastha; Asthana;
  Valmik Kayastha; Suryadhwaj; Chandraseniya Kayastha Prabhu; Moulik Kayastha; Maulik; Barendra Kayastha; Verma Kayastha;
  Saxena Kayastha; Mathur Kayastha; Ambashta; Assamese Kayastha; Pathare Prabhu; Shrivastav Kayasth; Srivastav Kayasth;
  Kayastha Srivastava
hindu-agarwal: Aggarwal; Agrawal; Agarwala; Agarwaal; Aggrawal; Agarwall; Aggarwaal; Agrwal; Agarawal; Agerwal; Agarval;
  Baniya Agarwal; Agarwal Baniya; Marwari Agarwal; Vaish Agarwal; Agrawal Baniya | Bansal; Goel; Mittal; Singhal; Garg;
  Agrahari Agarwal; Bindal; Singla; Jindal; Kansal; Goyal; Tayal; Bansal Agarwal; Garg Agarwal; Goyal Agarwal; Mittal Agarwal;
  Dassa Agarwal; Bisa Agarwal; Visa Agarwal; Rajvanshi Agarwal
hindu-baniya: Bania; Baniya Vaishya; Baniya Hindu; Banya; Baniyaa; Bania Vaishya; Vaishya Baniya; Vaniya Gujarati; Bania Gujarati
  | Vaishya; Vaish; Vaishnav Vania; Vania; Vaishnav; Banik; Vani; Barnwal; Kasaundhan; Kesarwani; Oswal Baniya; Porwal; Lad Vani;
  Rauniyar; Jaiswal; Vaisya; Vanik; Mahajan; Mahajan Vaishya; Vaishnav Vanik; Vaishnav Vaniya; Vaishnava Vanik; Vania Vaishnav;
  Vaishnav Bania; Vaishya Vani; Barnwal Vaishya; Kesarvani; Kesharwani; Kasaudhan; Modh Vanik; Modh Vania; Dasa Modh; Desai Vanik;
  Kapol; Kapol Vanik; Sorathiya Vanik; Lad Vanik; Khadayata; Khadayata Vanik; Nagar Vanik; Shrimali Vanik; Porwad;
  Jaiswal Vaishya; Rastogi; Rustagi; Varshney; Varshneya; Mathur Vaishya; Omar; Omer; Umar Vaishya; Gahoi; Gahoi Vaishya; Dosar;
  Vijayvargiya; Vijaywargiya; Mahawar; Mahavar; Mahuri Vaishya; Lohia; Halwai; Kanu; Madhesiya; Madheshia; Patwa;
  Rauniyar Vaishya; Sundi; Shaundik; Sudi; Surhi; Ayodhyawasi; Ayodhyavasi Vaishya; Roniyar; Chaurasia; Chaurasiya; Barai;
  Tamboli; Agrahari Vaishya; Neema; Narsinghpura; Kathar; Kesharwani Vaishya; Dhusar; Bhargava Vaishya; Saha;
  Bengali Vaishya Saha; Sonkar; Khatik Vaishya; Gupta Kanu; Gupta Agrahari; Vaniya Vaishnav; Modh Vaniya; Kapol Vaniya;
  Dasha Sorathiya; Sorathia Vania; Nagar Vania; Vaishya Saha; Shaha Baniya; Porwal Baniya; Modi Vaishya; Dasora; Modh Vaishnav;
  Ayodhyavasi
hindu-gupta: Gupta Vaishya; Gupta Baniya; Gupta Vaish; Gupta Bania; Vaishya Gupta; Vaish Gupta
hindu-maheshwari: Maheswari; Maheshwari Marwari; Meshri; Maheshwary; Maheshvari; Maheshwari Vaishya; Maheshwari Bania;
  Marwari Maheshwari; Maheshwri; Mahesri; Mahesari; Maheshri; Maheshwari Baniya
hindu-khandelwal: Khandelwal Vaishya; Khandelwaal; Khandelwal Vaish; Khandelwal Bania; Khandelval; Khandewal
hindu-khatri: Punjabi Khatri; Kshatri Khatri; Khatri Hindu; Khathri; Khatree; Kshatri; Khatri Punjabi; Khattri; Punjabi Khatris;
  Hindu Khatri; Khatri Sindhi; Khatry | Khukhrain; Kapoor; Malhotra; Khanna; Sood; Sud; Bhatia; Suri; Chopra; Mehra Khatri;
  Arora Khatri Punjabi; Kukhran; Khukhrain Khatri; Sareen Khatri; Dhai Ghar Khatri; Bunjahi Khatri; SSK;
  Somavamsha Sahasrarjuna Kshatriya; Somvanshi Sahasrarjun Kshatriya; Pattegar; Savji
hindu-arora: Punjabi Arora; Arora Punjabi; Arora Khatri; Aroda; Punjabi Aroras; Hindu Arora; Arora Hindu; Arora Punjabi Hindu;
  Multani Arora | Dhingra; Juneja; Arora Multani; Bhatia Arora
hindu-jat: Jaat; Jatt; Hindu Jat; Jat Hindu; Jats; Jaat Hindu; Jat Haryana; Haryanvi Jat; Jaat Chaudhary; Chaudhary Jat;
  Jatt Hindu; Jatts; Hindu Jatt | Malik Jat; Dahiya; Hooda; Sangwan; Deswal; Dhaka; Phogat; Bishnoi; Bishnoi Jat; Jat Deswali;
  Anjana; Anjana Chaudhary; Sirvi; Seervi
hindu-gujjar: Gurjar; Gujar; Gurjjar; Gujjars; Gurjars; Goojar; Gurjar Hindu; Gurjer; Gojar; Hindu Gujjar | Lewa Gurjar;
  Bhati Gurjar; Dore Gujar; Revenue Gurjar
hindu-yadav: Yadava; Yadhav; Yadavs; Yadhava; Yadava Hindu; Yadaw; Yadv; Ahir Yadav; Yaadav; Yadavulu | Ahir; Yaduvanshi; Gowli;
  Konar; Golla; Kona Idaiyar; Krishnavanshi; Yadav Golla; Idaiyar; Golla Yadav; Ahirwal; Ahir Gujarati; Aahir; Yadava Konar;
  Ahiir; Gwal; Gwala Yadav; Krishnaut; Majhrauth; Gop; Gopa; Gope; Ghosi; Yadubanshi; Idaiyan; Konar Yadava; Ayar; Ayyar Yadav;
  Kuruba Golla; Yadava Golla; Hanabar; Gavli; Gawli; Gauli; Gowli Yadav; Sadgop Yadav; Erra Golla; Puja Golla; Kadu Golla;
  Kavdi Golla; Maniyani Yadava; Kolaya; Kolayan; Eruman; Ahir Bharwad; Bharwad; Thethwar; Raut Yadav; Sorathiya Ahir; Maccchoya;
  Goala; Ghosh Goala; Bharwad Ahir
hindu-kurmi: Kurmi Kshatriya; Kurmi Kshatria; Kurmy; Kudmi; Kurmi Kshatriya Patel; Kurmi Hindu | Kurmi Patel; Kurmi Mahto;
  Awadhiya Kurmi; Chandrakar; Kurmi Chandrakar; Katiyar Kurmi; Sachan Kurmi; Gangwar; Gangwar Kurmi; Niranjan; Verma Kurmi;
  Patanwar Kurmi; Singraur; Jaiswar Kurmi; Awadhia; Kurmi Awadhia; Mahto Kurmi; Mahato; Kudumi Mahato; Dhanuk;
  Chandravanshi Kurmi; Uttam Kurmi; Kanaujia Kurmi; Patel Kurmi; Samsawar
hindu-kushwaha: Kushwah; Koiri Kushwaha; Kushwaha Koeri; Koeri Kushwaha; Kushvaha; Kushbaha | Koeri; Koiri; Maurya; Kachhi;
  Saini Hindu; Shakya; Kushwaha Maurya; Koiry; Kachhwaha; Sainthwar; Murao; Shakya Kushwaha; Kachhi Kushwaha; Dangi;
  Maurya Kushwaha; Mourya
hindu-lodhi: Lodhi Rajput; Lodha; Lodhi Kshatriya; Lodh; Lodhi Rajpoot; Lodh Rajput; Lodha Rajput; Lodhe; Lodhi Thakur;
  Lodhi Kshatriya Rajput; Lodhee
hindu-patel-leva: Leva Patel; Leuva Patel; Leva Patidar; Leuva Patidar; Leva Patil; Leva; Leuva; Patel Leuva; Patidar Leva;
  Leva Patel Patidar; Leva Kanbi; Lewa Patel; Lewa Patidar; Leuva Patel Patidar | Charotar Patel; Charotar; Chha Gam;
  Chh Gam Patel; Matiya Patidar; Saurashtra Leva; Surti Leva; Sattavis Gam; Char Gam; Charotar Patidar; Leva Gurjar; Bhalia Patel
hindu-patel-kadva: Kadva Patel; Kadwa Patel; Kadva Patidar; Kadva; Kadwa Patidar; Kadva Patidar Patel; Patidar Kadva;
  Kadava Patel; Kadava Patidar; Kadwa; Kadva Kanbi; Kadwa Kunbi; Kadi Kadva; Patel Kadwa | 42 Gam; 84 Gam; Kutch Kadva;
  Kutch Kadva Patidar; KKP; Satpanth Patidar; Kachchh Kadva; Uma Patidar; 5 Gam Kadva
hindu-patel-other: Patel; Patidar; Patil Patel; Patel Patidar; Patidar Patel; Pattidar; Patidars | Anjana Patel; Dodia Patel;
  Kanbi; Kanbi Patel; Anjana Patidar; Chaudhary Patel; Chaudhari Patel; Anjana Chaudhari; Koli Patel Patidar; Kachhia;
  Kachhiya Patel; Nimadi Patidar; Patidar MP
hindu-lohana: Luhana; Lohana Thakkar; Lohana Gujarati; Lohanaa; Lohana Hindu; Thakkar Lohana; Lohana Thakker; Raghuvanshi Lohana
  | Sindhi Lohana; Halai Lohana; Thakkar; Thakker; Lohana Kutchi; Kutchi Lohana; Ghoghari Lohana; Vaishnav Lohana;
  Halai Lohana Thakkar; Bhatia Gujarati; Bhatia Kutchi
hindu-dhobi: Dhoby; Washerman; Dhobhi; Dhobi Rajak; Kanaujia Dhobi; Kanojia Dhobi | Parit; Rajak; Mannan; Patharia; Peruvannan;
  Velan; Rajak Samaj; Veluthedan; Parit Dhobi; Baretha; Diwakar; Dhoba; Varnavar; Salavai; Ekali; Veluthedan Dhobi;
  Veluthedath Dhobi; Baitha
hindu-nai: Nayi; Barber community; Naai; Nayee; Nai Samaj; Nai Sain; Nai Shrivas; Barbar | Nhavi; Nayinda; Velakathala; Hajam;
  Hajaam; Thakur Nai; Napit; Nabik; Sen Nai; Nhavi Maharashtra; Valand; Limbachia; Mangala; Bhandari Odia; Shrivas; Sen Samaj;
  Barik; Isai Vellalar Barber; Vaidya Nai; Pronopakari; Vilakkithalavan Hindu; Nai Sen; Nabhik; Bhandari Nai; Sain; Naapit;
  Vilakkithala Nai; Chanda; Limbachiya; Hajam Hindu
hindu-kumhar: Potter community; Kumhaar; Kumbhar Samaj; Velan Kumbhar; Kumhar Punjabi; Kumhiar | Kumbhar; Kumbar; Kumbara;
  Prajapati; Kumbaran; Kumbharan; Prajapat; Prajapati Kumhar; Kumbhakar; Kumbhkar; Kumhar Prajapati; Kulal Kumbara;
  Kumbar Karnataka; Kumbhar Maharashtra; Prajapati Gujarati; Varia Prajapati; Kumara Sali; Chakravarti; Pal Kumhar;
  Kumbharan Kerala; Andhra Kumbara; Parjapat; Gujjar Prajapati; Varia; Sorathiya Prajapati; Lad Kumbhar; Khambir; Udayar Kumhar;
  Kumbhakara; Vendar
hindu-teli: Telli; Teli Maharashtra; Teli Samaj; Tilee; Teli Hindu | Sahu; Tili; Teli Sahu; Sahu Teli; Chakkala; Vaniyan; Tilwan;
  Rathore Teli; Sahu Samaj; Sahu Vaishya; Tilvan Teli; Sahu Odia; Telli Sahu; Vaniya Kerala; Tailik; Tailik Vaishya; Tarhane Teli;
  Erandel Teli; Savji Teli; Rathod Teli; Modh Modi; Ekbahiya Teli; Jerat Teli; Tirmal Teli; Haldia Teli; Vaniyar Teli
hindu-mali: Malee; Mali Maharashtra; Phul Mali; Mali Samaj; Saini Mali; Malli; Mali Saini; Hindu Mali | Ful Mali; Jire Mali;
  Gase Mali; Haldi Mali; Panchkalshi; Somvanshi Kshatriya Pathare; SKP; Chaukalshi; Bagwan Mali; Wan Mali; Kosare Mali;
  Ramgarhia Mali; Mali Rajasthan
hindu-dhangar: Dhanagar; Dhangar Maharashtra; Dhanger | Dhangar Hatkar; Hatkar; Hatkar Dhangar; Khutekar Dhangar; Khutekar;
  Sagar Dhangar; Zende Dhangar; Bargi Dhangar; Ahir Dhangar; Pal; Gadariya; Gadaria; Gaderia; Gadariya Pal; Baghel Pal;
  Pal Gadariya; Dhangar Pal; Bharud
hindu-sonar: Sonaar; Sunar; Soni Gujarati; Soni Marwari; Sonar Maharashtra; Sonar Samaj; Sunaar; Sonara | Swarnkar; Svarnkar;
  Suvarnakar; Soni Swarnkar; Maid Kshatriya; Mair Rajput; Swarnakar Soni; Lad Sonar; Ahir Sonar; Parajiya Soni; Shrimali Soni;
  Devang Sonar; Panchal Sonar; Maid Kshatriya Swarnkar; Ayodhyavasi Soni; Mair Swarnkar; Patni Soni; Mewada Soni; Maid Rajput
hindu-koli: Kolis; Koli Patel; Koli Maharashtra; Thakor Koli; Son Koli; Kolee | Talpada Koli; Chunvalia Koli; Chuvaliya Koli;
  Ghedia Koli; Mangela Koli; Malhar Koli; Panbhare Koli; Tokre Koli; Suryavanshi Koli; Ganwanshi; Thakor; Thakore;
  Kshatriya Thakor; Koli Samaj; Vaity; Dhor Koli; Vaiti Koli
hindu-agri: Aagri; Agri Samaj; Agri Koli; Agari | Mithagri; Agri Thane
hindu-bhandari: Bhandary; Bhandari Maharashtra; Kshatriya Bhandari; Bhandari Samaj; Bhandhari | Kitte Bhandari; Hetkari Bhandari;
  More Bhandari; Gavad; Gavad Bhandari; Naik Bhandari; Naik Maratha Bhandari; Chaudhari Bhandari
hindu-vanjari: Wanjari; Vanjara; Vanjari Maharashtra; Vanzari; Wanjara; Ladjin Vanjari | Ladjin; Ravjin; Bhusarjin; Mathurjin;
  Vanjari Ladjin
hindu-sutar: Suthar Gujarati; Suthaar; Sutaar; Vishwakarma Suthar; Suthar Mistry; Suthar Rajasthan; Sutar Samaj | Gujjar Suthar;
  Mistry; Mistri; Gurjar Suthar; Vaishya Suthar; Khati; Jangra; Vaishya Suthar Gujarat; Mewada Suthar; Panchal Suthar;
  Khati Jangid; Lohar Suthar; Luhar; Luhar Suthar; Luvar
hindu-darji: Darjee; Darzi; Tailor community; Darji Gujarati; Simpi; Shimpi Maharashtra; Darji Samaj; Chhipa Darji; Tailor caste;
  Bhavsar Shimpi | Namdev Shimpi; Namdev; Simpi Namdev; Mehra Darji; Namdev Vaishnav Shimpi; Vaishnav Shimpi; Ahir Shimpi;
  Pipa Kshatriya; Vanza; Vanza Darji; Soi Darji; Sai Suthar Darji; Sai Suthar; Shimpi Namdev; Namdeo Shimpi; Merai
hindu-rabari: Rabaari; Rebari | Raika; Maldhari; Devasi; Dewasi; Desai Rabari; Rabari Desai
hindu-bhanushali: Bhanusali; Bhanushali Kutchi; Kutchi Bhanushali; Bhanushaly
hindu-brahma-kshatriya: Brahma Kshatri; Brahmkshatriya; Brahma Khatri; Brahma Kshatriya Khatri
hindu-sindhi: Sindhi Hindu; Hindu Sindhi; Sindhis; Sindhi Punjabi; Sindi; Sindhi Khatri; Larkana Sindhi | Amil; Bhaiband;
  Sindhi Amil; Sindhi Bhaiband; Shikarpuri; Hyderabadi Sindhi; Larkhana; Sindhi Sahiti; Sahiti; Bhatia Sindhi; Lohana Sindhi;
  Sindhi Larkana
hindu-saini: Hindu Saini; Sainis; Saini Punjab; Shoorsaini; Saini Haryana; Saainee
hindu-kamboj: Kamboh; Kamboja; Kamboj Hindu; Hindu Kamboj
hindu-tarkhan: Tarkhan Hindu; Vishwakarma Tarkhan; Tarkhaan | Ramgarhia Hindu
hindu-chhimba: Chhimbe; Chhimba Darji; Chheemba; Tonk Kshatriya Hindu; Chhimba Hindu | Chhippa; Rohilla; Chhipi
hindu-bhumihar: Bhoomihar; Bhumiyar; Bhuinhar; Bhumihaar; Brahmin Bhumihar; Bhumihar Brahman; Bhumihar Bihar | Bhumihar Brahmin;
  Babhan
hindu-tyagi: Tyagi Brahmin; Tiagi; Tyaagi; Tyagi UP; Brahmin Tyagi; Taga; Tyagee
hindu-kalwar: Jaiswal Kalar; Kalwaar; Kalwar Vaishya; Rai Kalar; Kosre Kalar | Kalar; Jaiswal Kalwar; Kalwar Jaiswal; Jayaswal;
  Byahut; Biyahut Kalwar; Byahut Kalwar; Ahluwalia Kalal; Kalwar Gupta
hindu-kahar: Kahaar | Dhimar; Dheemar; Dhiwar; Bhoi; Dhinwar; Chandravanshi Kahar; Rawani; Turaha; Jhinwar Hindu; Mehra Kahar;
  Raikwar; Batham
hindu-nishad: Nisad; Nishaad; Mallaah | Kewat; Kevat; Sahani; Sahni Mallah; Kewat Nishad; Machhua; Gangota; Majhi; Kaivart; Kenwat
hindu-bind: Beend; Bind UP
hindu-noniya: Nonia; Nunia; Bin Noniya | Nonia Chauhan; Noniya Chauhan; Lonia; Luniya; Lonia Chauhan; Chauhan Noniya
hindu-kumawat: Kumavat
hindu-ghanchi: Modh Ghanchi; Ghanchi Modi; Modi Ghanchi; Ghanchi Gujarati; Ghanchi Hindu
hindu-daivadnya: Daivajnya; Daivagna; Daivadnya Brahmin; Daivajna Brahmin; Daivadnya Sonar; Sonar Daivadnya; Daivagna Brahmin;
  Daivajnya Brahmin
hindu-koshti: Devang Koshti; Halba Koshti; Koshti Maharashtra
hindu-bhavsar: Bhavasar; Bhavsar Kshatriya; Bhavasar Kshatriya; Rangari
hindu-kashyap: Kashyap Rajput; Kashyap Kahar; Kashyap Hindu
hindu-dhiman: Dhiman Brahmin; Panchal Dhiman; Dhiman Hindu`;
