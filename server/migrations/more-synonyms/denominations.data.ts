import type { SynonymSeeds } from '../synonyms/synonym-seed.ts';

/** Further names and short forms of churches and sects, by region. */
export const moreDenominationWords: SynonymSeeds = {
  'christian-roman-catholic': {
    same: 'R C; R.C. Latin; Latin (RC); RC (Latin); RC LC; R C L C; LCRC; Latin RC Christian; RC Latin Catholic; Latin Rite Catholic; L C; Roman Catholic - Latin; Catholic RC; RC Christian; R.C Christian; RC Roman Catholic; Catholic Christian',
    more: 'Goan RC; RC Mangalorean; Mangalorean RC; Mangalore Catholic; Mangaluru Catholic; Konkani RC; RC Tamil; Tamil RC; RC Nadar; Nadar RC; RC Telugu; Telugu RC; Adi Dravidar RC; RC Goan; East Indian RC; Vasai Catholic; Paravar RC; RC Vanniyar; RC Udayar; RC Reddy; Latin Nadar; Anglo Indian RC; Mukkuvar RC; Latin Catholic 500; Latin Catholic 700; Bettiah Catholic; Ranchi Catholic; Adivasi Catholic; Tribal Catholic',
  },
  'christian-syro-malabar': {
    same: 'R C S C; RCSC Kerala; S M C; SM; SMC Catholic; Syro Malabar RC; Siro Malabar Catholic; Syromalabar; Siromalabar; Syro-Malabar Catholic; Syrian Catholic (RCSC); RC Syrian Catholic; R.C. Syrian; RC (Syrian); RC - Syrian; Syrian (RC); RC Syro-Malabar; Syrian Catholic RC; Syro Malabar (RC); Syro Malabaar; Syro Malabar Rite; Syro Malabar Kerala; RC SC; Syrian Christian RC; R.C.S; RCS Kerala; Syrian Catholic Kerala',
    more: 'Chaldeo Malabar',
  },
  'christian-syro-malankara': {
    same: 'R C M C; MSC; M S C; SMKC Catholic; Malankara Catholic (MSC); Malankara Catholic MSC; Syromalankara; Siro Malankara; MCSC; Malankara Syrian Catholics; Malankara (Catholic); Malankara Rite; Syro Malankara RC; Malankara Reethu; Reethu Catholic; MC; RC Malankara Catholic; Malankara Catholics; Malankara Catholic Church; SMCC Malankara',
  },
  'christian-knanaya-catholic': {
    same: 'Kna RC; Knanaya (RC); Knanaya (Catholic); Knanaya - Catholic; Syro Malabar (Knanaya); Syro Malabar Knanaya; Knanaya Syro Malabar; RC (Knanaya); KCC; Knanaya Kottayam; Kottayam Diocese; Knanaya Catholic Kerala; Kananaya Catholic',
  },
  'christian-knanaya-jacobite': {
    same: 'Knanaya (Jacobite); Jacobite (Knanaya); Knanaya - Jacobite; Knanaya Jacobite Syrian; Kananaya Jacobite; Knanaya Syrian Jacobite; Knanaya Syriac',
  },
  'christian-jacobite': {
    same: 'Jacobite (Syrian); Jacobite Syrians; Jacobite Kerala; J S C; Jacobit; Jacobites Syrian; Yakkobaya; Yakkoba; Yakobite; Jacob; JSOC; Jacobite Syrian Orthodox; Syriac Jacobite; Jacobite Christian; Jacobite - Syrian; Jacobite Suriyani; MJSO',
  },
  'christian-malankara-orthodox': {
    same: 'Orthodox (Syrian); Orthodox Syrians; Orthodox Kerala; Orthdox; Malankara Orthodox Syrian Christian; Malankara Orthodox Church; M O S C; IOC Kerala; Orthodox - Syrian; Syrian Christian Orthodox; Orthodox Malankara; Malankara (Orthodox); Orthodox (Malankara); Orthodox Suriyani; Catholicate; Malankara Syrian; MOC; Orthodox Syrian Kerala; Orthodox Christian Kerala; Malankara Orthodox Syrians',
  },
  'christian-mar-thoma': {
    same: 'M T; MT; M.T. Church; Marthoma Kerala; Mar Thomma; Marthomma; Mar Thoma Syrian; Mar Thoma Church; Mar Thoma Syrian Church; Marthoma (Syrian); Mathoma; Mar-Thoma; Martoma; Mar Thoma Syrian Christian; MarThoma Christian; Marthoma Suriyani; M T Syrian; Marthomite Syrian',
  },
  'christian-chaldean-syrian': {
    same: 'Chaldean Syrian (Tcr); Chaldean (Thrissur); Chaldean Trichur; Chaldean Syrian Trichur; Kaldaya; Kaldaya Suriyani; Chaldeans; Chaldean Syrian Thrissur; Chaldean Christian; Church of East; Surayi',
  },
  'christian-csi': {
    same: 'C S I; CSI Syrian Christian; CSI Kerala; CSI Tamil; CSI Telugu; CSI (Tamil); C.S.I Church; CSI Protestants; CSI Malayalam; CSI - Protestant; CSI (Protestant); Protestant CSI; Protestant (CSI); Church of S India; Protestant - CSI; CSI Karnataka; CSI Andhra',
    more: 'CSI Nadar Christian; Nadar CSI; CSI Vellalar; CSI East Kerala; CSI South Kerala Diocese; CSI North Kerala; CSI Kanyakumari; CSI Tirunelveli; CSI Dornakal; CSI Medak; CSI Mala; CSI Dalit; CSI Adi Dravidar; SIUC; LMS; CSI MKD; CSI (Nadar); Adi Dravidar CSI',
  },
  'christian-cni': {
    same: 'C N I; CNI Protestant; Church of N India; Protestant CNI; CNI Christian; CNI North India; Protestant (CNI)',
  },
  'christian-cms-anglican': {
    same: 'C M S; CMS Anglicans; Anglicans; CMS (Anglican); Anglican CMS; Church of England Anglican; CMS Kerala; Anglican Church of India; Traditional Anglican',
  },
  'christian-st-thomas-evangelical': {
    same: 'Evangelical (St. Thomas); Evangelical (St Thomas); St Thomas Evangelical Church of India; S T E C I; STEC; Evangelical St Thomas; St Thomas Evangelicals; St. Thomas Evangelical; Evangelical - St Thomas; Evangelical Church (St Thomas); St Thomas (Evangelical); STECI Kerala',
  },
  'christian-evangelical': {
    same: 'Evangelicals; E C I; Believers Eastern; Believers Church; Believers Eastern Church; BEC; Gospel for Asia; Evangelical Mission',
  },
  'christian-methodist': {
    same: 'Methodists; Methodist Christian; Methodist (MCI); Methodist Church in India; Methodist Gujarat; Methodist Hyderabad; Methodist UP; Protestant Methodist; Protestant (Methodist); Methodist Protestant',
  },
  'christian-lutheran': {
    same: 'Lutheran (TELC); Lutheran (AELC); Lutheran (GELC); Lutheran (IELC); Lutheran TELC; Lutheran AELC; Lutheran IELC; Lutheran GELC; Lutherans; T E L C; A E L C; Lutheren; Andhra Lutheran; Andhra Evangelical Lutheran; Tamil Evangelical Lutheran; Gossner Evangelical Lutheran; NELC; Jeypore Lutheran; JELC; SALC; Lutharan; Lutheran Christian; ALC; Arcot Lutheran; Protestant Lutheran; Protestant (Lutheran); GEL Church; G E L',
  },
  'christian-baptist': {
    same: 'Baptist Christian; Baptist (Telugu); Baptist Telugu; STBC; CNBC; Baptist Naga; Naga Baptist; Garo Baptist; Samavesam of Telugu Baptist; Convention Baptist; NBCC; Baptist Andhra; Protestant Baptist; Protestant (Baptist); Ao Baptist; Bengal Baptist; Canadian Baptist',
  },
  'christian-presbyterian': {
    same: 'Presbyterians; Presbyterian Mizo; Mizo Presbyterian; Khasi Presbyterian; Presbyterian Church of India; Presbyterian (Mizo); Presbyterian Christian; Presbyterian Khasi',
  },
  'christian-basel-mission': {
    same: 'Basel Mission CSI; Basel Evangelical Mission; Basel Mission Mangalore; Basel Mission Malabar; Bassel Mission; B E M',
  },
  'christian-brethren': {
    same: 'Brethren Christian; Brethrens; Brothern; Bretheren; Brethren Kerala; Open Brethren; Brethren Believers; Brethren (Assembly); Verpadu Brethren; Brethern Assembly; Verpadu Sabha; Kerala Brethren; Brethren Sabha',
  },
  'christian-pentecostal': {
    same: 'Pentecostal Christian; Pentecostel; Pentecoste; Pentacostel; Pentecostals Kerala; Pentecostal (Independent); Pentecostal Independent; Pentecoast; Penticosthe; Penthacosth; Penthecoste; Penta; Pente; Pentecostal Believer; Pentecost Christian; Independent Pentecost; Pentecost Independent',
    more: 'Sharon; Sharon Pentecost; Sharon Fellowship Church; New India Church of God; WME; World Missionary Evangelism; Filadelfia Fellowship; Hebron Pentecost; Bethel; Apostolic; United Pentecostal; UPC; Oneness',
  },
  'christian-ipc': {
    same: 'I P C; IPC Pentecost; Pentecost IPC; Pentecostal IPC; IPC Pentecostal; IPC Christian; Pentecost (IPC); Pentecostal (IPC); IPC Kerala; IPC (Pentecost); IPC Hebron; IPC Believer',
  },
  'christian-assemblies-of-god': {
    same: 'A G; A O G; A.G. Church; AG Pentecost; Pentecost AG; Pentecost (AG); Pentecostal (AG); Pentecostal AG; Assemblies of God AG; Assembly of God Church; AG Christian; Assemblies of God (AG)',
  },
  'christian-church-of-god': {
    same: 'C O G; COG Pentecost; Church of God Pentecost; Church of God (Full Gospel); Church of God (India); Church of God Kerala; Pentecost Church of God; Pentecost (COG); Church of God Full Gospel in India; Full Gospel; Church of God Pentecostal',
  },
  'christian-the-pentecostal-mission': {
    same: 'T P M; C P M; TPM Pentecost; Pentecost TPM; Pentecost (TPM); Ceylon Pentecost; Ceylon Pentecost Mission; TPM Church; TPM Believer; Pentecostal TPM; CPM Pentecost; Pentecost Mission; Pentecostal (TPM)',
  },
  'christian-seventh-day-adventist': {
    same: 'S D A; Seventh-day; 7th Day; SDA Christian; Seventh Day Adventists Church; Sabbath; Adventists; SDA Church; Seventh Day Adventist (SDA); Seventh Day (SDA)',
  },
  'christian-salvation-army': {
    same: 'S Army; Salvationist; Rakshasainyam Salvation Army; Salvation Army Christian; Salvation Army Kerala; Salvation',
  },
  'christian-born-again': {
    same: 'Bornagain; Born-again; Born again believer; Born Again Christians; Believers; Saved Christian; Believer Born Again',
  },
  'christian-non-denominational': {
    same: 'Non denomination; Nondenominational; Interdenominational; No denomination; Any Christian; Independent Christian; Community church; Prayer fellowship',
  },
  'muslim-sunni-hanafi': {
    same: 'Sunni - Hanafi; Sunni (Hanafi); Hanafi (Sunni); Hanafi Muslim; Sunni Hanafee; Hanaphi; Hanfi Sunni; Sunni/Hanafi; Ahle Sunnat Hanafi; Hanafiya',
  },
  'muslim-sunni-shafi': {
    same: "Sunni - Shafi; Sunni (Shafi); Shafi (Sunni); Shafi'i; Shafi Muslim; Shafie Sunni; Sunni Shafie; Sunni/Shafi; Shafiee; Sunni (AP); Sunni (EK); Sunni AP; Sunni EK; AP; EK; Sunni - EK; Sunni - AP; Kanthapuram; Samastha Sunni; Sunni Samastha; Shaafi",
  },
  'muslim-sunni-ahl-e-hadith': {
    same: 'Ahle-Hadees; Ahle Hadees; Ahl e Hadith; Ahlehadees; Ahle-Hadith; Ahl-e-Hadees; Ahli Hadith; Mujahid KNM; KNM Mujahid; Salafi Muslim; Mujahid Muslim; Wisdom; Wisdom Mujahid; JAQH; Thowheed; Tauheed',
  },
  'muslim-sunni-deobandi': {
    same: 'Deobandi Sunni; Sunni Deobandi; Sunni - Deobandi; Sunni (Deobandi); Tablighi Jamaat; Tableegh; Devbandi Sunni; Tabligi',
  },
  'muslim-sunni-barelvi': {
    same: 'Barelvi Sunni; Sunni Barelvi; Sunni - Barelvi; Sunni (Barelvi); Sunni Barelwi; Barelvi Muslim; Ahle Sunnat Barelvi; Raza; Razvi; Sunni Razvi; Ahle Sunnat wal Jamaat',
  },
  'muslim-sunni-maliki': { same: 'Sunni Maliki; Sunni - Maliki; Maliki Sunni' },
  'muslim-sunni-hanbali': { same: 'Sunni Hanbali; Sunni - Hanbali; Hanbali Sunni; Hambali' },
  'muslim-sunni-other': {
    same: 'Sunni Islam; Suni; Sunnis; Muslim Sunni; Muslim - Sunni; Muslim (Sunni); Suni Muslim; Islam Sunni; Islam - Sunni',
    more: 'Jamaat; Jamaat-e-Islami; Jamaath; Jamaat Islami; Jamaathe Islami; Sufi; Sunni Jamaat; Ahle Quran',
  },
  'muslim-shia-ithna-ashari': {
    same: 'Shia - Ithna Ashari; Shia (Ithna Ashari); Ithnashari; Isna Ashri; Shia Ithna Asheri; Ashna Ashari; Shia Isna Ashri; Khoja Ithna Ashari; Shia Asna Ashari; Twelver Shia; Imamia; Shia Imami',
  },
  'muslim-shia-dawoodi-bohra': {
    same: 'Shia - Dawoodi Bohra; Shia (Dawoodi Bohra); Dawoodi Bohra Shia; Shia Bohra; Bohra Shia; Shia Dawoodi; Bohra (Shia)',
  },
  'muslim-shia-ismaili-khoja': {
    same: 'Shia Ismaili; Ismaili Shia; Shia Imami Ismaili; Ismaili Muslim; Nizari Ismaili; Aga Khan; Agakhani; Shia - Ismaili; Shia (Ismaili)',
  },
  'muslim-shia-other': {
    same: 'Shia Islam; Shias; Muslim Shia; Muslim - Shia; Muslim (Shia); Shiah; Shea; Sia Muslim',
  },
};
