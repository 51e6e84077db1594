import type { SynonymSeeds } from './synonym-seed.ts';

/** A denomination in the column of the religion says more than the religion; it is kept as the denomination. */
export const religionWords: SynonymSeeds = {
  hindu: { same: 'Hinduism; Hindhu; Hindus; Sanatan; Sanatan Dharma; Sanatana Dharma; Hindu religion' },
  muslim: {
    same: 'Islam; Islamic; Muslims; Moslem; Mohammedan; Mohamedan; Musalman; Mussalman; Muslim religion',
    more: 'Sunni; Shia; Shiya',
  },
  christian: {
    same: `
      Christianity; Christians; Christan; Cristian; Chirstian; Xian; Xtian; Isai; Christian religion; Nasrani`,
    more: `
      RC; Catholic; Roman Catholic; Latin Catholic; LC; RCLC; RCSC; RC Syrian; Syrian Catholic; Syro Malabar; Syro Malankara;
      Malankara Catholic; Protestant; CSI; CNI; Orthodox; Orthodox Syrian; Jacobite; Marthoma; Marthomite; Pentecost; Pentecostal;
      Knanaya; Brethren; Baptist; Methodist; Lutheran; IPC; Salvation Army; SDA; Born Again`,
  },
  sikh: { same: 'Sikhism; Sikhs; Sardarni; Khalsa; Punjabi Sikh' },
  jain: { same: 'Jainism; Jains; Jaina' },
  buddhist: { same: 'Buddhism; Buddhists; Budhist; Bauddh; Boudh; Buddha; Neo Buddhist' },
  parsi: { same: 'Parsee; Zoroastrianism; Irani; Parsis' },
  jewish: { same: 'Jew; Jews; Judaism; Yehudi' },
  bahai: { same: "Baha'i faith; Bahaism" },
  tribal: { same: 'Sarnaism; Sarna Dharam; Adivasi; Tribal religion; Animist' },
  none: {
    same: `
      None; Nil; Atheist; Atheism; Agnostic; Non religious; Not religious; Religionless; No caste no religion; Humanist;
      Rationalist; Secular; Irreligious`,
  },
};

/** Denominations and sects, with the short names of Kerala. */
export const denominationWords: SynonymSeeds = {
  'christian-roman-catholic': {
    same: `
      RC; RCLC; LC; Latin; Latin Catholic; Latin Catholics; Latin rite; Latin RC; RC Latin; Catholic Latin; Latin Christian;
      Roman Latin Catholic`,
    more: `
      Roman Catholic; Catholic; Catholics; Roman; Anglo Latin; Konkani Catholic; Mangalorean Catholic; Goan Catholic;
      East Indian Catholic`,
  },
  'christian-syro-malabar': {
    same: `
      Syro Malabar Catholic; Syro Malabar Church; Siro Malabar; Syro Malbar; SMC; SMCC; RCSC; RCS; RC Syrian; RC Syrian Christian;
      RC Syro Malabar; Roman Catholic Syro Malabar; Syrian Catholic; Syrian RC; Syro Catholic; Catholic Syrian;
      Roman Catholic Syrian Christian; Syrian Roman Catholic; Malabar Catholic`,
  },
  'christian-syro-malankara': {
    same: `
      Malankara Catholic; Syro Malankara Catholic; Malankara Syrian Catholic; RCMC; SMKC; RC Malankara; Malankara RC; MCC; Reethu;
      Malankara Reeth`,
  },
  'christian-knanaya-catholic': {
    same: `
      Knanaya RC; RC Knanaya; Kna Catholic; Kottayam Knanaya; Knanaya Catholics; Canaanite Catholic; KC`,
  },
  'christian-knanaya-jacobite': {
    same: `
      Knanaya Jacobites; Jacobite Knanaya; Knanaya Syrian; Knanaya Orthodox; Kna Jacobite; Chingavanam Knanaya`,
  },
  'christian-jacobite': {
    same: `
      Jacobite Syrian; Jacobite Syrian Christian; Jacobites; Jacobite Church; Syriac Orthodox; Syrian Jacobite; Jacobaya;
      Yacobite; Yakobaya; Jacobite Orthodox; JSC; Malankara Jacobite; Patriarch; Patriarch side`,
  },
  'christian-malankara-orthodox': {
    same: `
      Orthodox; Orthodox Syrian; Orthodox Syrian Christian; Orthodox Christian; Malankara Orthodox Syrian;
      Malankara Orthodox Syrian Church; MOSC; IOC; Indian Orthodox; Syrian Orthodox; OSC; Orthodox Church; Bava side;
      Malankara Syrian Orthodox`,
  },
  'christian-mar-thoma': {
    same: `
      Mar Thomite; Marthomites; Marthoma Syrian; MTC; Marthoma Church; Marthoma Christian; Marthoma Syrian Christian; MarThomaa`,
  },
  'christian-chaldean-syrian': {
    same: `
      Chaldean; Chaldian; Chaldean Syrian Church; Assyrian; Assyrian Church of the East; Church of the East; Surai; Nestorian`,
  },
  'christian-csi': {
    same: 'Church of South India; CSI Christian; CSI Church; South India Church; CSI Protestant',
    more: 'CSI Nadar; CSI Syrian; CSI Madhya Kerala; CSI South Kerala',
  },
  'christian-cni': { same: 'Church of North India; CNI Church' },
  'christian-cms-anglican': {
    same: 'CMS; Anglican; Anglican Church; Church of England; Church Missionary Society; Episcopal',
  },
  'christian-st-thomas-evangelical': {
    same: `
      St Thomas Evangelical Church; STECI; Evangelical Church; St. Thomas Evangelical Church of India; Saint Thomas Evangelical`,
  },
  'christian-evangelical': {
    same: 'Evangelical Christian; ECI; Evangelical Church of India; Evangelist Church',
  },
  'christian-methodist': { same: 'Methodist Church; MCI; Wesleyan' },
  'christian-lutheran': { same: 'Lutheran Church; IELC; TELC; Gossner; GELC; AELC; UELCI' },
  'christian-baptist': { same: 'Baptist Church; Baptists; CBCNC; Andhra Baptist; Telugu Baptist' },
  'christian-presbyterian': { same: 'Presbyterian Church; PCI; Reformed' },
  'christian-basel-mission': { same: 'Basel; Basel Mission Church; BEM' },
  'christian-brethren': {
    same: `
      Brethren Assembly; Brethern; Brotheren; Plymouth Brethren; Brethren Church; Verpadu; Verpaadu sabha`,
  },
  'christian-pentecostal': {
    same: `
      Pentecost; Pentecostals; Pentacost; Pentacostal; Penthecost; Penthecosthu; Pentecostal Church; Penticostal; Penticost;
      Penthakosth`,
    more: 'Sharon Fellowship; New India Church; NICOG; Filadelfia; Philadelphia Church',
  },
  'christian-ipc': {
    same: `
      India Pentecostal Church; Indian Pentecostal Church; India Pentecostal Church of God; Indian Pentecost; IPC Church`,
  },
  'christian-assemblies-of-god': { same: 'AG; AOG; Assembly of God; Assemblies of God Church; AG Church' },
  'christian-church-of-god': { same: 'COG; Church of God in India; Church of God Full Gospel; CGI' },
  'christian-the-pentecostal-mission': { same: 'TPM; Pentecostal Mission; Ceylon Pentecostal Mission; CPM' },
  'christian-seventh-day-adventist': {
    same: 'SDA; Seventh Day; Adventist; 7th day Adventist; Seventh Day Adventists',
  },
  'christian-salvation-army': { same: 'Salvation Army Church; The Salvation Army; Rakshasainyam; TSA' },
  'christian-born-again': { same: 'Born again Christian; Reborn; Saved; Believer; Spirit filled' },
  'christian-non-denominational': {
    same: 'Independent; Independent church; Fellowship; Inter denominational',
  },
  'muslim-sunni-hanafi': { same: 'Hanafi; Hanfi; Hanafee; Hanafi Sunni; Sunni Hanfi' },
  'muslim-sunni-shafi': {
    same: 'Shafi; Shafii; Shafie; Shafi Sunni; Sunni Shafii; Samastha; EK Sunni; AP Sunni',
  },
  'muslim-sunni-maliki': { same: 'Maliki' },
  'muslim-sunni-hanbali': { same: 'Hanbali' },
  'muslim-sunni-ahl-e-hadith': {
    same: 'Ahle Hadith; Ahl e Hadees; Salafi; Mujahid; Wahhabi; Wahabi; KNM; Ahl-i-Hadith',
  },
  'muslim-sunni-deobandi': { same: 'Deobandi; Devbandi; Deoband; Tablighi; Tabligh' },
  'muslim-sunni-barelvi': { same: 'Barelvi; Bareilvi; Barelwi; Bareli; Ahle Sunnat' },
  'muslim-sunni-other': {
    same: 'Sunni; Sunni Muslim; Sunnie; Sunny',
    more: 'Jamaat e Islami; JIH; Sunni Sufi',
  },
  'muslim-shia-ithna-ashari': {
    same: 'Ithna Ashari; Isna Ashari; Twelver; Asna Ashari; Ithna Asheri; Shia Isna Ashari',
  },
  'muslim-shia-dawoodi-bohra': { same: 'Dawoodi Bohra; Dawoodi; Daudi Bohra', more: 'Bohra; Bohri; Vohra' },
  'muslim-shia-ismaili-khoja': { same: 'Ismaili; Aga Khani; Nizari; Khoja Ismaili; Ismailia', more: 'Khoja' },
  'muslim-shia-zaidi': { same: 'Zaidi; Zaydi' },
  'muslim-shia-other': { same: 'Shia; Shiya; Shia Muslim; Shiite' },
};
