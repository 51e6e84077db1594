import type { ImportField } from '#contract/imports/mapping.fields.ts';

/** Headers in short forms, and in romanised Telugu, Kannada, Marathi, Gujarati, Punjabi and Bengali, by field, separated by commas. */
export const regionalHeaders: Partial<Record<ImportField, string>> = {
  row_id:
    'Regn, Regd, Regd no, Regn number, Bio no, BD no, Biodata, Bio data no, Client ID, Client no, Client code, Membership no, Membership ID, Case no, File, Matri ID, MM ID, Folder no, Card no, Register sl, Register sl no, Enrl no, Enrolment no, Form no, Unique ID, UID, Serial ID, Nondani kramank, Nondh no, Sankhya',
  serial_no:
    'Kramank, Kram, Ser no, Srl, Srl no, Anu kramank, A kr, Kra, Krama sankhya, Varasa sankhya, Sl number',
  name: 'Peyar, Applicant, Applicant name, Prospect, Prospect name, Peru, Hesaru, Naav, Nav, Nam, Naam, Nao, Namaskar, Mulache nav, Muliche nav, Member, Client, Name and surname, Surname and name, Name with surname, Poora naam, Sampurna nav, Purn nav, Vivahecchu, Name of applicant, Name of client, Name of member',
  lastname: 'Intiperu, Inti peru, Adnaav, Adnav, Aadnaav, Atak, Padavi',
  gender:
    'Paalinam, Palinam, Ling, Linga, Lingam, Ling bhed, Sex m f, Gender m f, Male female m f, Category bride groom, Boy girl b g, Stri purush, Profile type',
  dob: 'Pirandha thethi, Pirantha thedhi, Pirandha naal, Janana thiyathi, Jananathiyathi, Jananatheeyathi, Puttina theedhi, Janma dinank, Janm dinank, Janma dinanka, Janma tarik, Janma tarikh, Janam tarikh, Janmo tarikh, Jonmo tarikh, Puttina tedi, Puttina thedi, Puttina roju, Janmadinam, B date, Bdate, Birth, Birth yr, Birth year, Yr of birth, Janma tithi, Huttida dinanka, Janmatithi, Date birth, Date of birth d m y, Birth details, Birth particulars, Birth info, Janma vivar, Janam vivran',
  age: 'Vayathu, Vayadhu, Prayam, Vayasu, Vayassu, Vay, Vaya, Vayu, Boyos, Boyosh, Umr, Age as on date, Age now, Age yrs',
  height:
    'Ettu, Etthu, Ettara, Yettara, Unchi, Oonchi, Oonchai, Unchaai, Oochai, Uchchata, Uchcho, Kadd, Uyaram, Ht ft, Ht ft in, Ht in ft, Ht in cm, Height feet inches, Height ft in',
  religion: 'Relgn, Rlgn, Dharma, Dharm, Dhormo, Matham, Religion faith',
  community:
    'Kulam, Kula, Jaati, Jaathi, Gnati, Gnyati, Gyati, Nyat, Gnathi, Kulamu, Jat, Jaat, Castee, Comm, Communty, Caste category, Caste details, Jat pat, Zaat, Quom, Qaum',
  sub_community:
    'Utpirivu, Ut pirivu, Peta gnati, Peta jati, Upa jathi, Upajathi, Shakha, Shaakha, Sakha, Upjati, Up jati, Upa jati, Upajati, Upakulam, Upa kulam, Pota jati, Potajat, Pot jat, Poth jat, Sub sect, Sub caste details, Up jaat',
  gotra:
    'Kothiram, Gothiram, Gotro, Gotr, Gothra name, Got, Gotta, Self gotra, Gotra self, Gotra own, Gothram self, Gotra self nanke, Gotra self mother, Khap gotra',
  star: 'Natchathiram, Natchatram, Nakshathiram, Nakshathra, Nakshathram, Nakshatramu, Nakshatr, Nakshtra, Star pada, Star padam, Star and padam, Nakshatra charan, Nakshatra and charan, Nakshatra pada',
  mother_tongue:
    'Thai mozhi, Thaimozhi, Thaai mozhi, M Tongue, Mtongue, MT, M T, Mathru bhasha, Maatru bhasha, Matru bhasha, Matrubhasha, Matrubhasa, Matri bhasha, Matribhasha, Maa boli, Boli, Home language, Mothers tongue',
  qualification:
    'Padippu, Kalvi, Kalvi thaguthi, Vidyarhatalu, Yogyatha, Edu qual, Edu qlfn, Educ, Educ qual, Study, Chaduvu, Vidyabhyasa, Vidyarhata, Vidya arhata, Vidyarhate, Shikshan, Shikshana, Abhyas, Abhyaas, Shikkha, Siksha, Shikkhagoto joggota, Vidyabhyasam, Academic, Academics, Academic qualification, Education qualification, Education details, Education info, Ed, Eduction, Educaton, Degree course, Parhai, Paddhai, Vidya',
  working_as:
    'Velai, Thozhil, Uthyogam, Udhyogam, Joli, Profession, Profession details, Udyogam, Udyoga, Udyog, Vruthi, Vrutti, Vritti, Vruttini, Dhandho, Dhandha, Nokri, Nokari, Nokri dhandho, Naukri vyavsay, Vyavsaya, Vyavasaya, Kamm, Kamm kaaj, Kam kaaj, Kaam kaaj, Kaam dhandha, Kittha, Service business, Service or business, Service, Job business, Job or business, Post, Career, Occup, Occupa, Job title, Working as, Employment, Pesa, Jibika, Chakri, Kaaj, Kelasa, Kelsa, Present occupation, Present job, Work profile',
  employer_name:
    'Office, Office name, Company dept, Deptt, Department, Dept, Institution name, Workplace name, Co, Employer, Working with company, Organization name, Organisation name, Sanstha, Kampani',
  annual_income:
    'Varumanam, Madha varumanam, Oothiyam, Shambalam, Aadayam, Varamana, Aavak, Avak, Varshik aavak, Varshik avak, Masik aavak, Utpann, Utpanna, Varshik utpanna, Varshik utpann, Masik utpanna, Jeetham, Jeetam, Aadayam, Aadaya, Varshika aadaya, Tankha, Tankhwah, Tankhah, Maaine, Mahine, Aay, Varshik aay, Pkg, Pay package, Upajan, Upaarjon, Income month, Income year, Salary income, Incm, Sambalam, Pagar, Pagaar, Earning, Annual CTC',
  city: 'Karyasthal, Karya sthal, Kaam ka sthan, Nokri thikan, Thangum idam, Unde ooru, Unde uru, Vartaman sthan, Vasa, Vaasa, Vasasthala, Sthalam, Hal nu gaam, Rahne ka sthan, Hal mukam, Haal mukam, Hal nu sarnamu, Hal nivas, Haal nivas, Vartaman nivas, Vartaman pata, Sadhya mukkam, Sadhyache thikan, Rahivas, Rahivasi, Rahwasi, Rahethan, Bartaman thikana, Bortoman thikana, Bortoman bash, Hun kithe, Rihaish, Rehaish, Ippudu unde vooru, Nivasam, Nivasa, Vasa sthala, Vaasa sthala, Resi, Resi city, Resi place, Res place, Presently in, Presently at, Current stay, Present stay, Present loc, Curr loc, Curr city, Shahar, Shehar',
  native_place:
    'Poorveegam, Porvigam, Swadesam, Swadesham, Swagramam, Huttooru, Sonta vooru, Sontha ooru, Sonta ooru, Swantha ooru, Swasthalam, Swasthala, Swagram, Vatan, Mul vatan, Mool vatan, Mul gaav, Mul gav, Mool gaon, Gaon, Gaav, Gav, Gaam, Gam, Mul gam, Pind, Pind shehar, Pind shahar, Pichhokad, Jaddi pind, Desher bari, Adi bari, Adi nibas, Adi niwas, Family based at, Family from, Family based in, Oor, Ooru, Vooru, Moola sthala, Native dist, Native place dist, Native village, Native distt, Native state',
  marital_status:
    'M S, MS, Vaivahik, Vaivahik sthithi, Vaivahik darja, Boibahik, Boibahik obostha, Boibahik abastha, UM Div, Marriage type, 1st 2nd marriage, Marital sts, Mar sts, Marital um d w, Vivaha sthithi, Lagna sthithi, Single divorced, Marital stat, Pehla dusra vivah',
  father:
    'Tandri, Thandri, Thande, Tande, Baap, Baba, Bapuji, Bapu, Vadil, Vadilanche nav, Pitaji, Piu, Father name and occ, Father details',
  mother: 'Talli, Thalli, Thayi, Taayi, Aai, Aaiche nav, Ma, Maa, Mataji, Mata nu nam, Mother details',
  no_of_brothers:
    'Sagotharargal, Sagodharar, Sahodaranmar, Sodarulu, Sahodararu, Bhai ki sankhya, Bhaiyon ki sankhya, Bhaio, Bros, No of bro, No of bros, Bhau, Bhra, Annadammulu, Annatammulu, Anna tamma, Bhai kitne, Brother count',
  no_of_sisters:
    'Sagotharigal, Sagodhari, Sahodarimar, Sodarimanulu, Sahodariyaru, Behno ki sankhya, Baheno, No of sis, Bahin, Bahini, Behan, Bhain, Ben, Bon, Akkachellellu, Akka thangi, Sister count',
  diet: 'Unavu, Unavu pazhakkam, Aaharam, Bhakshanam, Khana, Khaana, Ahar, Aahar, Aahaar, Aharam, Ahara, Aahara, Khorak, Khadya, Khadyo, Jaman, Jevan, Jevaan, Khan pan, Khanpan, Bhojanam, Oota, Food pref, Food preference, Diet pref, Veg non, Vegnv, Habits, Food and habits',
  mobile:
    'Alaipesi, Kaipesi, Tholaipesi, Tele, Tel no, Telephone, Telephone no, Parents contact, Parent contact, Contact of parents, M nos, Mobiles, Samparka, Sampark kramank, Sampark nambar, Jogajog, Jogajog no, Contact person and no, Contact person no, Contact person number, Contact info, Fon, Fon no, Ph nos, Mobile whatsapp, Call, Calling no, Phone mob',
  financial_status:
    'Fly status, Fam status, Fmly status, Family financial status, Family class, Economic condition, Arthik sthiti, Aarthik sthiti, Arthik paristhiti, Aarthik paristhiti, Parivarik sthiti, Sampathika sthithi, Kudumba nilai, Aarthika sthiti',
  family_type:
    'Fly type, Fam type, Parivar ka prakar, Kutumb prakar, Kutumb paddhati, Kudumba vagai, Kudumba amaippu, Kutumb no prakar',
  children:
    'Bachche, Bacche, Santan, Bachchon ki sankhya, Apatya, Kuzhanthaigal, Kuzhandhai, Pillalu, Makkal, Kuttikal, Makkalu, Balako, Santano, Sontan, No of kids, Issues',
  district: 'Zila, Jila, Jilha, Zilla, Jilla, Jille, Jela, Jillo, Mavattam, Maavattam',
  country: 'Desh, Desam, Naadu',
  denomination: 'Sabha',
};
