import type { ImportField } from '#contract/imports/mapping.fields.ts';

/** Headers in short forms, in Telugu and Kannada, and in romanised Telugu, Kannada, Marathi, Gujarati, Punjabi and Bengali, by field, separated by commas. */
export const regionalHeaders: Partial<Record<ImportField, string>> = {
  row_id:
    'Regn, Regd, Regd no, Regn number, Bio no, BD no, Biodata, Bio data no, Client ID, Client no, Client code, Membership no, Membership ID, Case no, File, Matri ID, MM ID, Folder no, Card no, Register sl, Register sl no, Enrl no, Enrolment no, Form no, Unique ID, UID, Serial ID, Nondani kramank, Nondh no, Sankhya, నమోదు సంఖ్య, ನೋಂದಣಿ ಸಂಖ್ಯೆ',
  serial_no:
    'Kramank, Kram, Ser no, Srl, Srl no, Anu kramank, A kr, Kra, Krama sankhya, Varasa sankhya, Sl number, క్రమ సంఖ్య, వరుస సంఖ్య, ಕ್ರಮ ಸಂಖ್ಯೆ, ಕ್ರ ಸಂ',
  name: 'Peyar, Applicant, Applicant name, Prospect, Prospect name, Peru, Hesaru, Naav, Nav, Nam, Naam, Nao, Namaskar, Mulache nav, Muliche nav, Member, Client, Name and surname, Surname and name, Name with surname, Poora naam, Sampurna nav, Purn nav, Vivahecchu, Name of applicant, Name of client, Name of member, పేరు, పూర్తి పేరు, నామం, వరుడి పేరు, వధువు పేరు, అభ్యర్థి పేరు, ಹೆಸರು, ಪೂರ್ಣ ಹೆಸರು, ನಾಮ, ವರನ ಹೆಸರು, ವಧುವಿನ ಹೆಸರು',
  lastname: 'Intiperu, Inti peru, Adnaav, Adnav, Aadnaav, Atak, Padavi',
  gender:
    'Paalinam, Palinam, Ling, Linga, Lingam, Ling bhed, Sex m f, Gender m f, Male female m f, Category bride groom, Boy girl b g, Stri purush, Profile type, లింగం, లింగ భేదం, లింగము, ఆడ/మగ, మగ/ఆడ, ಲಿಂಗ, ಲಿಂಗ ಭೇದ',
  dob: 'Pirandha thethi, Pirantha thedhi, Pirandha naal, Janana thiyathi, Jananathiyathi, Jananatheeyathi, Puttina theedhi, Janma dinank, Janm dinank, Janma dinanka, Janma tarik, Janma tarikh, Janam tarikh, Janmo tarikh, Jonmo tarikh, Puttina tedi, Puttina thedi, Puttina roju, Janmadinam, B date, Bdate, Birth, Birth yr, Birth year, Yr of birth, Janma tithi, Huttida dinanka, Janmatithi, Date birth, Date of birth d m y, Birth details, Birth particulars, Birth info, Janma vivar, Janam vivran, పుట్టిన తేదీ, పుట్టిన తేది, పుట్టిన రోజు, జన్మ తేదీ, జనన తేదీ, జన్మదినం, ಜನ್ಮ ದಿನಾಂಕ, ಹುಟ್ಟಿದ ದಿನಾಂಕ, ಜನನ ದಿನಾಂಕ, ಹುಟ್ಟಿದ ತಾರೀಖು, ಜನ್ಮ ತಾರೀಖು, ಜನ್ಮ ದಿನ',
  age: 'Vayathu, Vayadhu, Prayam, Vayasu, Vayassu, Vay, Vaya, Vayu, Boyos, Boyosh, Umr, Age as on date, Age now, Age yrs, వయస్సు, వయసు, ವಯಸ್ಸು',
  height:
    'Ettu, Etthu, Ettara, Yettara, Unchi, Oonchi, Oonchai, Unchaai, Oochai, Uchchata, Uchcho, Kadd, Uyaram, Ht ft, Ht ft in, Ht in ft, Ht in cm, Height feet inches, Height ft in, ఎత్తు, ಎತ್ತರ',
  religion: 'Relgn, Rlgn, Dharma, Dharm, Dhormo, Matham, Religion faith, మతం, ಧರ್ಮ, ಮತ',
  community:
    'Kulam, Kula, Jaati, Jaathi, Gnati, Gnyati, Gyati, Nyat, Gnathi, Kulamu, Jat, Jaat, Castee, Comm, Communty, Caste category, Caste details, Jat pat, Zaat, Quom, Qaum, కులం, ಜಾತಿ, ಸಮುದಾಯ',
  sub_community:
    'Utpirivu, Ut pirivu, Peta gnati, Peta jati, Upa jathi, Upajathi, Shakha, Shaakha, Sakha, Upjati, Up jati, Upa jati, Upajati, Upakulam, Upa kulam, Pota jati, Potajat, Pot jat, Poth jat, Sub sect, Sub caste details, Up jaat, ఉపకులం, శాఖ, ಉಪಜಾತಿ',
  gotra:
    'Kothiram, Gothiram, Gotro, Gotr, Gothra name, Got, Gotta, Self gotra, Gotra self, Gotra own, Gothram self, Gotra self nanke, Gotra self mother, Khap gotra, గోత్రం, ಗೋತ್ರ',
  star: 'Natchathiram, Natchatram, Nakshathiram, Nakshathra, Nakshathram, Nakshatramu, Nakshatr, Nakshtra, Star pada, Star padam, Star and padam, Nakshatra charan, Nakshatra and charan, Nakshatra pada, నక్షత్రం, ನಕ್ಷತ್ರ, നക്ഷത്രം, ജന്മനക്ഷത്രം, नक्षत्र, நட்சத்திரம்',
  mother_tongue:
    'Thai mozhi, Thaimozhi, Thaai mozhi, M Tongue, Mtongue, MT, M T, Mathru bhasha, Maatru bhasha, Matru bhasha, Matrubhasha, Matrubhasa, Matri bhasha, Matribhasha, Maa boli, Boli, Home language, Mothers tongue, మాతృభాష, ಮಾತೃಭಾಷೆ',
  qualification:
    'Padippu, Kalvi, Kalvi thaguthi, Vidyarhatalu, Yogyatha, Edu qual, Edu qlfn, Educ, Educ qual, Study, Chaduvu, Vidyabhyasa, Vidyarhata, Vidya arhata, Vidyarhate, Shikshan, Shikshana, Abhyas, Abhyaas, Shikkha, Siksha, Shikkhagoto joggota, Vidyabhyasam, Academic, Academics, Academic qualification, Education qualification, Education details, Education info, Ed, Eduction, Educaton, Degree course, Parhai, Paddhai, Vidya, చదువు, విద్య, విద్యార్హత, విద్యార్హతలు, ವಿದ್ಯಾಭ್ಯಾಸ, ಶಿಕ್ಷಣ, ವಿದ್ಯಾರ್ಹತೆ',
  working_as:
    'Velai, Thozhil, Uthyogam, Udhyogam, Joli, Profession, Profession details, Udyogam, Udyoga, Udyog, Vruthi, Vrutti, Vritti, Vruttini, Dhandho, Dhandha, Nokri, Nokari, Nokri dhandho, Naukri vyavsay, Vyavsaya, Vyavasaya, Kamm, Kamm kaaj, Kam kaaj, Kaam kaaj, Kaam dhandha, Kittha, Service business, Service or business, Service, Job business, Job or business, Post, Career, Occup, Occupa, Job title, Working as, Employment, Pesa, Jibika, Chakri, Kaaj, Kelasa, Kelsa, Present occupation, Present job, Work profile, ఉద్యోగం, వృత్తి, ಉದ್ಯೋಗ, ಕೆಲಸ, ವೃತ್ತಿ',
  employer_name:
    'Office, Office name, Company dept, Deptt, Department, Dept, Institution name, Workplace name, Co, Employer, Working with company, Organization name, Organisation name, Sanstha, Kampani',
  annual_income:
    'Varumanam, Madha varumanam, Oothiyam, Shambalam, Aadayam, Varamana, Aavak, Avak, Varshik aavak, Varshik avak, Masik aavak, Utpann, Utpanna, Varshik utpanna, Varshik utpann, Masik utpanna, Jeetham, Jeetam, Aadayam, Aadaya, Varshika aadaya, Tankha, Tankhwah, Tankhah, Maaine, Mahine, Aay, Varshik aay, Pkg, Pay package, Upajan, Upaarjon, Income month, Income year, Salary income, Incm, Sambalam, Pagar, Pagaar, Earning, Annual CTC, ఆదాయం, జీతం, వార్షిక ఆదాయం, నెల జీతం, ಆದಾಯ, ವಾರ್ಷಿಕ ಆದಾಯ, ಮಾಸಿಕ ಆದಾಯ, ವೇತನ, ಸಂಬಳ',
  city: 'Karyasthal, Karya sthal, Kaam ka sthan, Nokri thikan, Thangum idam, Unde ooru, Unde uru, Vartaman sthan, Vasa, Vaasa, Vasasthala, Sthalam, Hal nu gaam, Rahne ka sthan, Hal mukam, Haal mukam, Hal nu sarnamu, Hal nivas, Haal nivas, Vartaman nivas, Vartaman pata, Sadhya mukkam, Sadhyache thikan, Rahivas, Rahivasi, Rahwasi, Rahethan, Bartaman thikana, Bortoman thikana, Bortoman bash, Hun kithe, Rihaish, Rehaish, Ippudu unde vooru, Nivasam, Nivasa, Vasa sthala, Vaasa sthala, Resi, Resi city, Resi place, Res place, Presently in, Presently at, Current stay, Present stay, Present loc, Curr loc, Curr city, Shahar, Shehar, ఊరు, నగరం, ప్రస్తుత నివాసం, ಊರು, ನಗರ, ಸ್ಥಳ, ವಾಸ ಸ್ಥಳ',
  native_place:
    'Poorveegam, Porvigam, Swadesam, Swadesham, Swagramam, Huttooru, Sonta vooru, Sontha ooru, Sonta ooru, Swantha ooru, Swasthalam, Swasthala, Swagram, Vatan, Mul vatan, Mool vatan, Mul gaav, Mul gav, Mool gaon, Gaon, Gaav, Gav, Gaam, Gam, Mul gam, Pind, Pind shehar, Pind shahar, Pichhokad, Jaddi pind, Desher bari, Adi bari, Adi nibas, Adi niwas, Family based at, Family from, Family based in, Oor, Ooru, Vooru, Moola sthala, Native dist, Native place dist, Native village, Native distt, Native state, స్వస్థలం, సొంత ఊరు, ಸ್ವಂತ ಊರು, ಹುಟ್ಟೂರು',
  marital_status:
    'M S, MS, Vaivahik, Vaivahik sthithi, Vaivahik darja, Boibahik, Boibahik obostha, Boibahik abastha, UM Div, Marriage type, 1st 2nd marriage, Marital sts, Mar sts, Marital um d w, Vivaha sthithi, Lagna sthithi, Single divorced, Marital stat, Pehla dusra vivah, వైవాహిక స్థితి, ವೈವಾಹಿಕ ಸ್ಥಿತಿ',
  father:
    'Tandri, Thandri, Thande, Tande, Baap, Baba, Bapuji, Bapu, Vadil, Vadilanche nav, Pitaji, Piu, Father name and occ, Father details, తండ్రి, తండ్రి పేరు, ತಂದೆ, ತಂದೆಯ ಹೆಸರು, ತಂದೆ ಹೆಸರು',
  mother:
    'Talli, Thalli, Thayi, Taayi, Aai, Aaiche nav, Ma, Maa, Mataji, Mata nu nam, Mother details, తల్లి, తల్లి పేరు, ತಾಯಿ, ತಾಯಿಯ ಹೆಸರು, ತಾಯಿ ಹೆಸರು',
  no_of_brothers:
    'Sagotharargal, Sagodharar, Sahodaranmar, Sodarulu, Sahodararu, Bhai ki sankhya, Bhaiyon ki sankhya, Bhaio, Bros, No of bro, No of bros, Bhau, Bhra, Annadammulu, Annatammulu, Anna tamma, Bhai kitne, Brother count',
  no_of_sisters:
    'Sagotharigal, Sagodhari, Sahodarimar, Sodarimanulu, Sahodariyaru, Behno ki sankhya, Baheno, No of sis, Bahin, Bahini, Behan, Bhain, Ben, Bon, Akkachellellu, Akka thangi, Sister count',
  diet: 'Unavu, Unavu pazhakkam, Aaharam, Bhakshanam, Khana, Khaana, Ahar, Aahar, Aahaar, Aharam, Ahara, Aahara, Khorak, Khadya, Khadyo, Jaman, Jevan, Jevaan, Khan pan, Khanpan, Bhojanam, Oota, Food pref, Food preference, Diet pref, Veg non, Vegnv, Habits, Food and habits, ఆహారం, ಆಹಾರ',
  mobile:
    'Alaipesi, Kaipesi, Tholaipesi, Tele, Tel no, Telephone, Telephone no, Parents contact, Parent contact, Contact of parents, M nos, Mobiles, Samparka, Sampark kramank, Sampark nambar, Jogajog, Jogajog no, Contact person and no, Contact person no, Contact person number, Contact info, Fon, Fon no, Ph nos, Mobile whatsapp, Call, Calling no, Phone mob, మొబైల్, మొబైల్ నంబర్, మొబైల్ నెంబర్, మొబైల్ నం, ఫోన్, ఫోన్ నంబర్, ఫోన్ నెంబర్, సెల్, సెల్ నంబర్, సెల్ నెంబర్, చరవాణి, వాట్సాప్, వాట్సాప్ నంబర్, ಮೊಬೈಲ್, ಮೊಬೈಲ್ ಸಂಖ್ಯೆ, ಮೊಬೈಲ್ ನಂಬರ್, ಮೊಬೈಲ್ ನಂ, ಫೋನ್, ಫೋನ್ ಸಂಖ್ಯೆ, ಫೋನ್ ನಂಬರ್, ದೂರವಾಣಿ, ದೂರವಾಣಿ ಸಂಖ್ಯೆ, ಸಂಪರ್ಕ ಸಂಖ್ಯೆ, ವಾಟ್ಸಾಪ್, ವಾಟ್ಸಾಪ್ ಸಂಖ್ಯೆ',
  financial_status:
    'Fly status, Fam status, Fmly status, Family financial status, Family class, Economic condition, Arthik sthiti, Aarthik sthiti, Arthik paristhiti, Aarthik paristhiti, Parivarik sthiti, Sampathika sthithi, Kudumba nilai, Aarthika sthiti',
  family_type:
    'Fly type, Fam type, Parivar ka prakar, Kutumb prakar, Kutumb paddhati, Kudumba vagai, Kudumba amaippu, Kutumb no prakar',
  children:
    'Bachche, Bacche, Santan, Bachchon ki sankhya, Apatya, Kuzhanthaigal, Kuzhandhai, Pillalu, Makkal, Kuttikal, Makkalu, Balako, Santano, Sontan, No of kids, Issues',
  district: 'Zila, Jila, Jilha, Zilla, Jilla, Jille, Jela, Jillo, Mavattam, Maavattam, జిల్లా, ಜಿಲ್ಲೆ',
  country: 'Desh, Desam, Naadu',
  denomination: 'Sabha',
  state: 'రాష్ట్రం, ರಾಜ್ಯ',
  email: 'ఈమెయిల్, ఇమెయిల్, ಇಮೇಲ್, ಇ ಮೇಲ್',
};
