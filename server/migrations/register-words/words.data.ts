import type { SynonymSeeds } from '../synonyms/synonym-seed.ts';

/** Words of registers for values of the lists, by the list. */
export const registerWords: Readonly<Record<string, SynonymSeeds>> = {
  community: {
    'hindu-maheshwari': { same: 'Mahesri; Mahesari; Maheshri; Maheswari; Maheshwari Baniya' },
    'hindu-darji': { same: 'Shimpi; Shimpi Namdev; Namdeo Shimpi; Bhavsar Shimpi; Merai' },
    'hindu-koch': { same: 'Rajbangshi; Rajbanshi; Rajbongshi; Rajvanshi Koch' },
    'hindu-scheduled-caste': {
      more: 'Vaddar; Bhovi SC; Adharmi Hindu; Megh; Bhagat SC; Balmiki; Meghwal SC; Vankar SC; Chambhar; Dhor',
    },
    'hindu-boya': { same: 'Boya Valmiki; Valmiki Boya' },
    'hindu-viswakarma': {
      more: 'Karmakar; Sutradhar; Kammara; Kamsali; Vadla; Ausula; Viswabrahmana; Kanchari; Kansara; Tambat; Kasar; Panchal Suthar; Gurjar Suthar; Luhar Suthar',
    },
    'hindu-baniya': {
      more: 'Vaishya Saha; Shaha Baniya; Porwal Baniya; Vijayvargiya; Khandelwal Vaishya; Modi Vaishya; Ghanchi Modi; Dasora; Nagar Vanik; Sorathiya Vanik; Lad Vanik; Modh Vaishnav; Dosar; Ayodhyavasi',
    },
    'hindu-yadav': { same: 'Goala; Ghosh Goala; Gope; Gawli; Golla; Konar; Bharwad Ahir; Yaduvanshi' },
    'hindu-nai': {
      same: 'Sen Nai; Savita; Valand; Limbachiya; Mangali; Nayee Brahmin; Hajam Hindu; Bhandari Nai; Thakur Nai',
    },
    'hindu-lohana': { same: 'Thakkar Lohana; Lohana Thakkar; Halai Lohana; Kutchi Lohana; Ghoghari Lohana' },
    'hindu-brahmin-other': {
      more: 'Trivedi Mewada Brahmin; Mewada Brahmin; Modh Brahmin; Nagar Brahmin; Shrimali Brahmin; Rajgor Brahmin; Tapodhan Brahmin; Khedaval Brahmin; Unewal Brahmin; Sompura Brahmin; Barendra Brahmin; Rarhi Brahmin; Vaidik Brahmin Bengal; Utkal Brahmin; Devrukhe Brahmin; Golapurab; Jhijhotia; Bhatt Brahmin; Joshi Brahmin; Pushkarna; Parikh Brahmin; Dakaut',
    },
    'hindu-lingayat': {
      more: 'Veerashaiva Lingayat; Veerashaiva Jangama; Banajiga; Panchamasali; Sadara; Nonaba; Kudu Vokkaliga Lingayat; Lingayat Vani; Lingayat Wani; Lingayat Koshti',
    },
    'hindu-kapu': {
      same: 'Telaga Kapu; Ontari; Turpu Kapu; Naidu Kapu; Kapu Naidu; Munnurukapu; Munnoor Kapu',
    },
    'hindu-vysya': {
      same: 'Komati; Arya Vysyas; Aryavaisya; Aryavysya; Setty Vysya; Arya Vaishya; OC Vysya',
    },
    'christian-east-indian': {
      same: 'RC East Indian; East Indian Catholic; R C East Indian; East Indian RC',
    },
    'hindu-jat': { same: 'Hindu Jatt; Jat Hindu; Jaat Hindu' },
    'sikh-jat': { same: 'Jatt Sikh; Jat Sikhs; Jutt Sikh; JattSikh; Jatsikh; Sikh Jatt' },
    'sikh-ramgarhia': { same: 'Ramgharia; Ramgadia; Ramgariya; Tarkhan Sikh; Lohar Sikh; Ramgarhia Sikhs' },
  },
  qualification: {
    'below-10th': {
      more: '9th fail; 8th fail; 7th fail; 9th failed; No formal education; No formal edu; Uneducated; Not educated; 9th; 6th; 6th std; 4th std; Primary; Chauthi pass; Anpad; Anpadh; SSC fail; Matric fail',
    },
    '12th': {
      more: 'FYJC; FYBA; FYBCom; FYBSc; F Y B A; F Y B Com; SYBA; SYBCom; SYBSc; S Y B Com; A level; A levels; High School Diploma; High school graduate USA; Inter MPC; Inter BiPC; Inter CEC; II PUC; PUC Science; PUC Commerce; Jr College; HSC Vocational; 12th Sci; 12th Comm; Sr Sec; Senior secondary; Uchcha madhyamik; Uchho Madhyamik; HS pass',
    },
    'iti-diploma': {
      more: 'D Pharmacy; DPharmacy; Dip Engg; Diploma Engg; Diploma in Education; ANM Nursing; GNM Nursing; CPL; Commercial pilot licence; Pilot training; Animation course; Fashion Designing; Fashion Designing Diploma; Interior Designing; Interior Designing Diploma; Dip in Education; Computer course; Computer Diploma; CCC; O level; COPA; Dip Comp; DCA; ADCA; Dip HM; MPHW; DOT; OT Technology; X Ray Technician course; Poly Diploma; Diploma Comp; Diploma Mechanical; Diploma Electrical; Lab Technician course; Vocational course',
    },
    'bachelors-other': {
      more: 'BIM; NIFT; B Planning; BTS; BBI; BTTM; BAFM; B Tourism; BHMS Hons; Bachelors in Physiotherapy; Bachelors in Design; Bachelors in Management; Bachelors in Pharmacy; Associates degree',
    },
    'bachelors-science': {
      more: 'Bachelors in Science; Bachelors in Computer Science; Bachelor in Science; TYBSc; T Y B Sc',
    },
    'bachelors-arts': {
      more: 'Bachelors in Arts; Bachelor in Arts; BA Pass; BA Prog; B A Pass; BA Honours; TYBA; T Y B A; Bachelors in Journalism',
    },
    'bachelors-commerce': {
      more: 'Bachelors in Commerce; Bachelor in Commerce; TYBCom; T Y B Com; BCom Pass; B Com Pass; BBI Banking',
    },
    'bachelors-engineering': {
      more: 'Bachelors in Engineering; Bachelor in Engineering; Bachelors in Technology; BE Computers; BE Comps; BTech IT; B E Mech; BTech CSE AIML; Engineering degree; Engg',
    },
    'bachelors-nursing': { more: 'Bachelors in Nursing; Bachelor in Nursing; BSN; RN BSN' },
    'bachelors-law': { more: 'Bachelors in Law; Bachelor in Law; JD' },
    'bachelors-education': {
      more: 'Bachelors in Education; Bachelor in Education; BA BEd; BCom BEd; BEd CTET; B Ed TET; B Ed special',
    },
    'masters-science': {
      more: 'Masters in Science; Masters in Computer Science; MS Computer Science; MS CS USA; MS Data Science; Masters in Data Science; Masters in IT; MS Information Systems',
    },
    'masters-arts': {
      more: 'Masters in Arts; Masters in English; Masters in Psychology; Masters in Economics',
    },
    'masters-commerce': { more: 'Masters in Commerce; Master in Commerce' },
    'masters-engineering': {
      more: 'Masters in Engineering; Masters in Technology; MS Mechanical; MS Electrical; Masters in Mechanical; M E Civil',
    },
    'masters-other': {
      more: 'MPM; MIRPM; Masters in Business; Masters in Management; Masters in Business Administration; MBA Finance; MBA Marketing; MIB; MTM; Masters in Pharmacy; Masters in Public Health; Masters in Social Work; MA MPhil English',
    },
    'masters-law': { more: 'Masters in Law; Master in Law' },
    'masters-nursing': { more: 'Masters in Nursing; MSN' },
    professional: {
      more: 'Chartered Acct; Chartered Accountancy; CA Passed; CS Final; CMA Final; ICMA; ICAI CA; Cost Accountancy',
    },
    'md-ms': {
      more: 'DCH; DGO; MBBS DCH; MBBS DA; MBBS DMRD; MD Homeopathy; MD Hom; MS Ayu; MD Paediatrics; MD Gynaec; MS Gen Surgery; MBBS MD Medicine',
    },
    phd: { more: 'Doctorate; PhD awarded; PhD Physics; PhD Chemistry; PhD Engg; Post Doc; Post doctorate' },
  },
  marital_status: {
    'never-married': {
      same: 'Engagement broken; Roka broken; Sagai tuti; Engagement cancelled; Pelli kaledu; Pelli kaaledu; Madhuve agilla; Kumarika; Avivaahit; Brahmachari; Kanya kumari; First marriage; Un-mar; Unmar; Nvr married; Lagna zale nahi',
    },
    divorced: {
      same: 'Ghatsphotit; Ghatasfotit; Viha chheda; Chuta cheda; Short married; Nominal marriage; Divorcee no issue; Divorcee no child; Divorced no kids; Vidakulu; Vivaha vichchhedana; Married once divorced',
    },
    widowed: { same: 'Widow no issue; Vitantu; Vidhura; Vidhurudu; Wife expired; Husband expired; Vidhavaa' },
  },
  star: {
    'uttara-ashadha': { same: 'U Shada; U Ashada; U Ashadha; Uttara Shadha; Uttarshada; U Sadha' },
    'purva-ashadha': { same: 'P Shada; P Ashada; P Ashadha; Purva Shadha; Purvshada; P Sadha' },
    'uttara-bhadrapada': { same: 'U Bhadra; U Bhadrapada; Uttar Bhadrapad; Uttarabhadrapada; U Bhadrapad' },
    'purva-bhadrapada': { same: 'P Bhadra; P Bhadrapada; Purva Bhadrapad; Purvabhadrapada; P Bhadrapad' },
    'uttara-phalguni': {
      same: 'U Phalguni; U Fal; U Falguni; Uttara Falguni; Uttar Phalguni; Uttara Palguni',
    },
    'purva-phalguni': { same: 'P Phalguni; P Fal; P Falguni; Purva Falguni; Purv Phalguni; Purva Palguni' },
    mrigashira: { same: 'Mrig; Mrug; Mrugsirsha; Mrigsira; Mrigshirsha; Mrugasirsha; Mruga' },
    punarvasu: { same: 'Punarv; Punarvas; Punarwasu; Punervasu' },
    jyeshtha: { same: 'Jestha; Jyestha; Jeshta; Jesta 1' },
    shatabhisha: { same: 'Shatataraka; Shattarka; Shatbhisha; Satbhisha; Sathabhisham' },
  },
  mother_tongue: {
    urdu: { same: 'Deccani; Dakhni; Dakkhani; Hyderabadi Urdu; Urdhu' },
    kutchi: { same: 'Kachchhi; Kachhi; Kachchi; Cutchi' },
    punjabi: { same: 'Multani; Malwai; Majhi Punjabi; Doabi; Pothohari; Panjaabi' },
    sindhi: { same: 'Siraiki' },
  },
  religion: {
    hindu: { same: 'Sanatan Dharm; Sanatan Dharma; Sanatani; Hinduism; Hindu OC; Hindu SC; Hindu BC' },
    sikh: { same: 'Sikhi; Gursikh; Khalsa' },
  },
  diet: {
    veg: {
      same: 'Niramish; Shakahaari; Sakahari; Sasyahari; Sasyahara; Nirāmish; Veggi; Shudh shakahari; Vaishnav veg; Satvik; Swaminarayan veg',
    },
    'non-veg': {
      same: 'Amish; Mamsahara; Maansahari; Mansahar; Mamsaharam; Masahari; Misra ahar; V NV; Veg NV; Vegnonveg',
    },
    eggetarian: { same: 'Eggetrian; Egg ok; Veg eggs; Andahari' },
    jain: { same: 'Kandmool nahi; Chauvihar; Jain diet; Jain strict' },
  },
};
