/** Religions. A denomination in the column of the religion says more than the religion; it is kept as the denomination. */
export const religionWords = `
hindu: Hinduism; Hindhu; Hindus; Sanatan; Sanatan Dharma; Sanatana Dharma; Hindu religion; H; Hin; Hndu; Hindoo; Hidu; Hinu; Hind;
  Hindhoo; Hindu dharmam; Sanatani; Hindu dharma; Sanatan Dharm; Hindu OC; Hindu SC; Hindu BC
muslim: Islam; Islamic; Muslims; Moslem; Mohammedan; Mohamedan; Musalman; Mussalman; Muslim religion; M; Mus; Muslm; Musl; Mulim;
  Islaam; Mohammadan; Muhammadan; Muslim community; Isl; Msl | Sunni; Shia; Shiya
christian: Christianity; Christians; Christan; Cristian; Chirstian; Xian; Xtian; Isai; Christian religion; Nasrani; C; Chr; X; Xn;
  Xstian; Christn; Chrstian; Cristn; Christ; Xtn; Chn Christian; Kristian; Khristi; Kristu | RC; Catholic; Roman Catholic;
  Latin Catholic; LC; RCLC; RCSC; RC Syrian; Syrian Catholic; Syro Malabar; Syro Malankara; Malankara Catholic; Protestant; CSI;
  CNI; Orthodox; Orthodox Syrian; Jacobite; Marthoma; Marthomite; Pentecost; Pentecostal; Knanaya; Brethren; Baptist; Methodist;
  Lutheran; IPC; Salvation Army; SDA; Born Again
sikh: Sikhism; Sikhs; Sardarni; Khalsa; Punjabi Sikh; Sik; Sikkh; Sardar; Sikha; Sikh Dharam; Sardarji; Amritdhari; Keshdhari;
  Sikhi; Gursikh
jain: Jainism; Jains; Jaina; Jn; Jainn
buddhist: Buddhism; Buddhists; Budhist; Bauddh; Boudh; Buddha; Neo Buddhist; Bouddha; Boudha; Bauddha; Baudh; Buddist; Nav Boudha;
  Navbouddha; Navbauddha; Neo Bauddha; Navayana; Nava Bauddha; Neo-Buddhism
parsi: Parsee; Zoroastrianism; Irani; Parsis; Parsi; Zoroastrian; Zarthosti
jewish: Jew; Jews; Judaism; Yehudi
bahai: Baha'i faith; Bahaism
tribal: Sarnaism; Sarna Dharam; Adivasi; Tribal religion; Animist; Tribal; Sarna
none: None; Nil; Atheist; Atheism; Agnostic; Non religious; Not religious; Religionless; No caste no religion; Humanist;
  Rationalist; Secular; Irreligious`;

/** Denominations and sects, with the short names of Kerala. */
export const denominationWords = `
christian-roman-catholic: RC; RCLC; LC; Latin; Latin Catholic; Latin Catholics; Latin rite; Latin RC; RC Latin; Catholic Latin;
  Latin Christian; Roman Latin Catholic; LCRC; Latin RC Christian; RC Latin Catholic; Latin Rite Catholic; Catholic RC;
  RC Christian; RC Roman Catholic; Catholic Christian; RC Catholic; Latin Cath; Roman Cath | RC Kamma; RC East Indian;
  RC Vellalar; RC Konkani; Roman Catholic; Catholic; Catholics; Roman; Anglo Latin; Konkani Catholic; Mangalorean Catholic;
  Goan Catholic; East Indian Catholic; Goan RC; RC Mangalorean; Mangalorean RC; Mangalore Catholic; Mangaluru Catholic;
  Konkani RC; RC Tamil; Tamil RC; RC Nadar; Nadar RC; RC Telugu; Telugu RC; Adi Dravidar RC; RC Goan; East Indian RC;
  Vasai Catholic; Paravar RC; RC Vanniyar; RC Udayar; RC Reddy; Latin Nadar; Anglo Indian RC; Mukkuvar RC; Latin Catholic 500;
  Latin Catholic 700; Bettiah Catholic; Ranchi Catholic; Adivasi Catholic; Tribal Catholic
christian-syro-malabar: Syro; Siro; Syro Malabar Catholic; Syro Malabar Church; Siro Malabar; Syro Malbar; SMC; SMCC; RCSC; RCS; RC Syrian;
  RC Syrian Christian; RC Syro Malabar; Roman Catholic Syro Malabar; Syrian Catholic; Syrian RC; Syro Catholic; Catholic Syrian;
  Roman Catholic Syrian Christian; Syrian Roman Catholic; Malabar Catholic; RCSC Kerala; SM; SMC Catholic; Syro Malabar RC;
  Siro Malabar Catholic; Syrian Catholic (RCSC); RC Syrian Catholic; Syrian Catholic RC; Syro Malabaar; Syro Malabar Rite;
  Syro Malabar Kerala; Syrian Christian RC; RCS Kerala; Syrian Catholic Kerala; RCSC Syro Malabar; Catholic Syro; SM Catholic;
  Syro Mal; Syr Catholic | Chaldeo Malabar
christian-syro-malankara: Malankara Catholic; Syro Malankara Catholic; Malankara Syrian Catholic; RCMC; SMKC; RC Malankara;
  Malankara RC; MCC; Reethu; Malankara Reeth; MSC; SMKC Catholic; Malankara Catholic (MSC); Siro Malankara; MCSC;
  Malankara Syrian Catholics; Malankara Rite; Syro Malankara RC; Malankara Reethu; Reethu Catholic; MC; RC Malankara Catholic;
  Malankara Catholics; Malankara Catholic Church; SMCC Malankara
christian-knanaya-catholic: Knanaya RC; RC Knanaya; Kna Catholic; Kottayam Knanaya; Knanaya Catholics; Canaanite Catholic; KC;
  Kna RC; Syro Malabar (Knanaya); Knanaya Syro Malabar; KCC; Knanaya Kottayam; Kottayam Diocese; Knanaya Catholic Kerala;
  Kananaya Catholic
christian-knanaya-jacobite: Knanaya Jacobites; Jacobite Knanaya; Knanaya Syrian; Knanaya Orthodox; Kna Jacobite;
  Chingavanam Knanaya; Knanaya Jacobite Syrian; Kananaya Jacobite; Knanaya Syrian Jacobite; Knanaya Syriac
christian-jacobite: Jacobite Syrian; Jacobite Syrian Christian; Jacobites; Jacobite Church; Syriac Orthodox; Syrian Jacobite;
  Jacobaya; Yacobite; Yakobaya; Jacobite Orthodox; JSC; Malankara Jacobite; Patriarch; Patriarch side; Jacobite; Jacobite Syrians;
  Jacobite Kerala; Jacobit; Jacobites Syrian; Yakkobaya; Yakkoba; Yakobite; Jacob; JSOC; Jacobite Syrian Orthodox;
  Syriac Jacobite; Jacobite Christian; Jacobite Suriyani; MJSO
christian-malankara-orthodox: Orthodox; Orthodox Syrian; Orthodox Syrian Christian; Orthodox Christian; Malankara Orthodox Syrian;
  Malankara Orthodox Syrian Church; MOSC; IOC; Indian Orthodox; Syrian Orthodox; OSC; Orthodox Church; Bava side;
  Malankara Syrian Orthodox; Orthodox Syrians; Orthodox Kerala; Orthdox; Malankara Orthodox Syrian Christian;
  Malankara Orthodox Church; IOC Kerala; Syrian Christian Orthodox; Orthodox Malankara; Orthodox Suriyani; Catholicate;
  Malankara Syrian; MOC; Orthodox Syrian Kerala; Orthodox Christian Kerala; Malankara Orthodox Syrians
christian-mar-thoma: Mar Thomite; Marthomites; Marthoma Syrian; MTC; Marthoma Church; Marthoma Christian;
  Marthoma Syrian Christian; MarThomaa; M T; M.T. Church; Marthoma Kerala; Mar Thomma; Mar Thoma Syrian Church; Mathoma; Martoma;
  Marthoma Suriyani; M T Syrian; Marthomite Syrian
christian-chaldean-syrian: Chaldean; Chaldian; Chaldean Syrian Church; Assyrian; Assyrian Church of the East; Church of the East;
  Surai; Nestorian; Chaldean Syrian (Tcr); Chaldean (Thrissur); Chaldean Trichur; Chaldean Syrian Trichur; Kaldaya;
  Kaldaya Suriyani; Chaldeans; Chaldean Syrian Thrissur; Chaldean Christian; Church of East; Surayi
christian-csi: Church of South India; CSI Christian; CSI Church; South India Church; CSI Protestant; CSI Protestants;
  Protestant CSI; Church of S India | CSI Syrian Christian; CSI Kerala; CSI Tamil; CSI Telugu; CSI Malayalam; CSI Karnataka;
  CSI Andhra; CSI Nadar; CSI Syrian; CSI Madhya Kerala; CSI South Kerala; CSI Nadar Christian; Nadar CSI; CSI Vellalar;
  CSI East Kerala; CSI South Kerala Diocese; CSI North Kerala; CSI Kanyakumari; CSI Tirunelveli; CSI Dornakal; CSI Medak;
  CSI Mala; CSI Dalit; CSI Adi Dravidar; SIUC; LMS; CSI MKD; Adi Dravidar CSI
christian-cni: Church of North India; CNI Church; CNI Protestant; Church of N India; Protestant CNI; CNI Christian;
  CNI North India
christian-cms-anglican: CMS; Anglican; Anglican Church; Church of England; Church Missionary Society; Episcopal; CMS Anglicans;
  Anglicans; Anglican CMS; Church of England Anglican; CMS Kerala; Anglican Church of India; Traditional Anglican
christian-st-thomas-evangelical: St Thomas Evangelical Church; STECI; Evangelical Church; St. Thomas Evangelical Church of India;
  Saint Thomas Evangelical; Evangelical (St. Thomas); STEC; St Thomas Evangelicals; Evangelical Church (St Thomas); STECI Kerala
christian-evangelical: Evangelical Christian; ECI; Evangelical Church of India; Evangelist Church; Evangelicals;
  Believers Eastern; Believers Church; Believers Eastern Church; BEC; Gospel for Asia; Evangelical Mission
christian-methodist: Methodist Church; MCI; Wesleyan; Methodists; Methodist Christian; Methodist (MCI); Methodist Church in India;
  Methodist Gujarat; Methodist Hyderabad; Methodist UP; Protestant Methodist; Methodist Protestant
christian-lutheran: Lutheran Church; IELC; TELC; Gossner; GELC; AELC; UELCI; Lutheran (TELC); Lutheran (AELC); Lutheran (GELC);
  Lutheran (IELC); Lutherans; Lutheren; Andhra Lutheran; Andhra Evangelical Lutheran; Tamil Evangelical Lutheran;
  Gossner Evangelical Lutheran; NELC; Jeypore Lutheran; JELC; SALC; Lutharan; Lutheran Christian; ALC; Arcot Lutheran;
  Protestant Lutheran; GEL Church; G E L; AELC Lutheran; Luthern; Luthran
christian-baptist: Baptist Church; Baptists; CBCNC; Andhra Baptist; Telugu Baptist; Baptist Christian; Baptist (Telugu); STBC;
  CNBC; Baptist Naga; Naga Baptist; Garo Baptist; Samavesam of Telugu Baptist; Convention Baptist; NBCC; Baptist Andhra;
  Protestant Baptist; Ao Baptist; Bengal Baptist; Canadian Baptist
christian-presbyterian: Presbyterian Church; PCI; Reformed; Presbyterians; Presbyterian Mizo; Mizo Presbyterian;
  Khasi Presbyterian; Presbyterian Church of India; Presbyterian Christian; Presbyterian Khasi
christian-basel-mission: Basel; Basel Mission Church; BEM; Basel Mission CSI; Basel Evangelical Mission; Basel Mission Mangalore;
  Basel Mission Malabar; Bassel Mission
christian-brethren: Brethren Assembly; Brethern; Brotheren; Plymouth Brethren; Brethren Church; Verpadu; Verpaadu sabha;
  Brethren Christian; Brethrens; Brothern; Bretheren; Brethren Kerala; Open Brethren; Brethren Believers; Verpadu Brethren;
  Brethern Assembly; Verpadu Sabha; Kerala Brethren; Brethren Sabha
christian-pentecostal: Pentecost; Pentecostals; Pentacost; Pentacostal; Penthecost; Penthecosthu; Pentecostal Church; Penticostal;
  Penticost; Penthakosth; Pentecostal Christian; Pentecostel; Pentecoste; Pentacostel; Pentecostals Kerala;
  Pentecostal (Independent); Pentecoast; Penticosthe; Penthacosth; Penthecoste; Penta; Pente; Pentecostal Believer;
  Pentecost Christian; Independent Pentecost; Pentecost Independent; Pentecosth; Penthacost; Pentecosta; Pendecost
  | Sharon Fellowship; New India Church; NICOG; Filadelfia; Philadelphia Church; Sharon; Sharon Pentecost;
  Sharon Fellowship Church; New India Church of God; WME; World Missionary Evangelism; Filadelfia Fellowship; Hebron Pentecost;
  Bethel; Apostolic; United Pentecostal; UPC; Oneness
christian-ipc: India Pentecostal Church; Indian Pentecostal Church; India Pentecostal Church of God; Indian Pentecost; IPC Church;
  IPC Pentecost; Pentecost IPC; Pentecostal IPC; IPC Pentecostal; IPC Christian; IPC Kerala; IPC Hebron; IPC Believer
christian-assemblies-of-god: AG; AOG; Assembly of God; Assemblies of God Church; AG Church; AG Pentecost; Pentecost AG;
  Pentecostal (AG); Assemblies of God AG; Assembly of God Church; AG Christian; Assemblies; Assembly God
christian-church-of-god: COG; Church of God in India; Church of God Full Gospel; CGI; COG Pentecost; Church of God Pentecost;
  Church of God (India); Church of God Kerala; Pentecost Church of God; Pentecost (COG); Church of God Full Gospel in India;
  Full Gospel; Church of God Pentecostal
christian-the-pentecostal-mission: TPM; Pentecostal Mission; Ceylon Pentecostal Mission; CPM; TPM Pentecost; Pentecost TPM;
  Ceylon Pentecost; Ceylon Pentecost Mission; TPM Church; TPM Believer; Pentecostal TPM; CPM Pentecost; Pentecost Mission
christian-seventh-day-adventist: SDA; Seventh Day; Adventist; 7th day Adventist; Seventh Day Adventists; 7th Day; SDA Christian;
  Seventh Day Adventists Church; Sabbath; Adventists; SDA Church; Seventh Day Adventist (SDA); Seventh Day (SDA)
christian-salvation-army: Salvation Army Church; The Salvation Army; Rakshasainyam; TSA; S Army; Salvationist;
  Rakshasainyam Salvation Army; Salvation Army Christian; Salvation Army Kerala; Salvation
christian-born-again: Born again Christian; Reborn; Saved; Believer; Spirit filled; Born again believer; Born Again Christians;
  Believers; Saved Christian; Believer Born Again
christian-non-denominational: Independent; Independent church; Fellowship; Inter denominational; Non denomination;
  No denomination; Any Christian; Independent Christian; Community church; Prayer fellowship
muslim-sunni-hanafi: Hanafi; Hanfi; Hanafee; Hanafi Sunni; Sunni Hanfi; Hanafi Muslim; Sunni Hanafee; Hanaphi; Hanfi Sunni;
  Ahle Sunnat Hanafi; Hanafiya
muslim-sunni-shafi: Shafi; Shafii; Shafie; Shafi Sunni; Sunni Shafii; Samastha; EK Sunni; AP Sunni; Shafi Muslim; Shafie Sunni;
  Sunni Shafie; Shafiee; Sunni (AP); Sunni (EK); AP; EK; Kanthapuram; Samastha Sunni; Sunni Samastha; Shaafi
muslim-sunni-maliki: Maliki; Maliki Sunni
muslim-sunni-hanbali: Hanbali; Hanbali Sunni; Hambali
muslim-sunni-ahl-e-hadith: Ahle Hadith; Ahl e Hadees; Salafi; Mujahid; Wahhabi; Wahabi; KNM; Ahl-i-Hadith; Mujahid KNM;
  KNM Mujahid; Salafi Muslim; Mujahid Muslim; Wisdom; Wisdom Mujahid; JAQH; Thowheed; Tauheed
muslim-sunni-deobandi: Deobandi; Devbandi; Deoband; Tablighi; Tabligh; Deobandi Sunni; Tablighi Jamaat; Tableegh; Devbandi Sunni;
  Tabligi
muslim-sunni-barelvi: Barelvi; Bareilvi; Barelwi; Bareli; Ahle Sunnat; Barelvi Sunni; Sunni Barelwi; Barelvi Muslim;
  Ahle Sunnat Barelvi; Raza; Razvi; Sunni Razvi; Ahle Sunnat wal Jamaat
muslim-sunni-other: Sunni; Sunni Muslim; Sunnie; Sunny; Sunni Islam; Suni; Sunnis; Muslim Sunni; Suni Muslim; Islam Sunni
  | Jamaat e Islami; JIH; Sunni Sufi; Jamaat; Jamaath; Jamaat Islami; Jamaathe Islami; Sufi; Sunni Jamaat; Ahle Quran
muslim-shia-ithna-ashari: Ithna Ashari; Isna Ashari; Twelver; Asna Ashari; Ithna Asheri; Shia Isna Ashari; Ithnashari; Isna Ashri;
  Shia Ithna Asheri; Ashna Ashari; Shia Isna Ashri; Khoja Ithna Ashari; Shia Asna Ashari; Twelver Shia; Imamia; Shia Imami
muslim-shia-dawoodi-bohra: Dawoodi Bohra; Dawoodi; Daudi Bohra; Dawoodi Bohra Shia; Shia Bohra; Bohra Shia; Shia Dawoodi | Bohra;
  Bohri; Vohra
muslim-shia-ismaili-khoja: Ismaili; Aga Khani; Nizari; Khoja Ismaili; Ismailia; Shia – Ismaili; Ismaili Shia; Shia Imami Ismaili;
  Ismaili Muslim; Nizari Ismaili; Aga Khan | Khoja
muslim-shia-zaidi: Zaidi; Zaydi
muslim-shia-other: Shia; Shiya; Shia Muslim; Shiite; Shia Islam; Shias; Muslim Shia; Shiah; Shea; Sia Muslim`;
