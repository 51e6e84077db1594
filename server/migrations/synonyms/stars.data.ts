/** Stars of birth (nakshatra) by their names in Malayalam, Tamil, Telugu, Kannada, Hindi and their usual spellings. */
export const starWords = `
ashwini: അശ്വതി; Aswathi; Aswathy; Aswini; Ashwathi; Aswathi nakshatra; Ashvini; Aswati; Aswin; Ashwin; Asvini; Ashwini; Asvathi;
  Aswathy star; Asvani; Aswni; Ashwani; Ashwathy; Asuvathi
bharani: ഭരണി; Barani; Bharini; Apabharani; Bharany; Bharni; Bharani star; Paranee; Parani
krittika: കാർത്തിക; Karthika; Kartika; Krithika; Karthikai; Kritika; Kruthika; Karthiga; Krittikai; Kruttika; Karthigai; Krittika;
  Krithigai; Kritikai; Krithikai; Karthigei; Kruthigai; Krithiga; Karthikei; Kritthika; Krittikka; Karthikka; Kruttige;
  Kiruthigai; Kirthigai
rohini: രോഹിണി; Rogini; Rohni; Rohiny; Rohinee; Roohini; Rokini; Rohine
mrigashira: മകയിരം; മകയിര്യം; Makayiram; Mirugaseeridam; Mirugasiridam; Mirigasirisham; Mrigshira; Mrugshira; Mrigsheera; Mirugaseersham; Makayiryam; Makeeryam; Makiryam; Mrigasira; Mrigasirisham; Mrigashirsha; Mrugasira; Mirugaseerisham;
  Makeryam; Makaryam; Mrigasheersham; Mrigashirsa; Mrugashira; Mrigashira; Mrigasheersha; Mrigasirsha; Makayirium; Makairam;
  Makayeeram; Makiram; Mrugasheersha; Mrigashiras; Mirugasirisham; Mrugashiras; Mirugasirsham; Mrigaseersham; Mrugasirsha;
  Mrugashirsha; Mrig; Mrug; Mrugsirsha; Mrigsira; Mrigshirsha; Mruga
ardra: തിരുവാതിര; Thiruvathira; Thiruvathirai; Arudra; Aardra; Thiruvadhirai; Ardhra; Tiruvathira; Thiruvaathira; Thiruvadira; Thiruvadirai;
  Ardra; Aridra; Arudhra; Ardra star; Adra; Arthra; Aridhra; Thiruvadhira; Tiruvadirai; Tiruvathirai; Arudra nakshatra
punarvasu: പുണർതം; Punartham; Punarpoosam; Punarvas; Punardham; Punarpusam; Punarpootham; Punarthan; Punarvasu nakshatra; Punarvasu;
  Punarwasu; Punarvasi; Punarpusham; Punarphoosam; Punaratham; Punarthm; Punarutham; Punarvasam; Punarvasoo; Purnarvasu; Punarv;
  Punervasu
pushya: പൂയം; Pooyam; Poosam; Pushyam; Pushyami; Pusyam; Pushyami nakshatra; Pooyyam; Pushyamy; Pusam; Poyam; Pushya; Poosham;
  Pushyami star; Pushyamee; Pooyam star; Pusyami; Pushya nakshatra; Pushyama; Poosam star; Tishya; Pushpa
ashlesha: ആയില്യം; Ayilyam; Ayilliam; Ayillyam; Aslesha; Aslesh; Ayilyan; Aayilyam; Ashlesa; Aslesham; Ayiliam; Ayilyum; Ashlesha;
  Aslesh star; Aayilyam star; Ayiliyam; Ayilam; Aslesa; Ashlesh; Aayillyam; Aashlesha; Ayillam; Ayilyem
magha: മകം; Makam; Magham; Maham; Maka; Makha; Magam; Makham; Maagha; Makom; Magha; Magha star; Makhaa; Makam star; Magam star; Maghaa;
  Magha nakshatra; Magh
purva-phalguni: പൂരം; Pooram; Pubba; Poorva Phalguni; Purvaphalguni; Puram; Purva Falguni; Pubha; Pooraam; Purvapalguni; Poorva; Purva;
  Pubba star; Poorvaphalguna; Purvaphalguna; Pooram star; Poorva Phalgun; Hubba; Pubbha; Pooraphalguni; P Phalguni; P Fal;
  P Falguni; Purv Phalguni
uttara-phalguni: ഉത്രം; Uthram; Uthiram; Uttara; Uttaraphalguni; Utharam; Uttiram; Uttara Falguni; Uthara; Uthramm; Uttra; Uttram;
  Utharam star; Uthiram star; Uttara Phalguna; Uttarapalguni; Uttara Phalgun; Uthram star; Uthiraphalguni; Uthirum; Utraphalguni;
  U Phalguni; U Fal; U Falguni; Uttar Phalguni
hasta: അത്തം; Atham; Hastham; Hastam; Attham; Hast; Astham; Hastha; Atham nakshatra; Aatham; Hasta; Hasth; Atham star; Aththam; Hastaa;
  Athham
chitra: ചിത്തിര; ചിത്ര; Chithira; Chithra; Chitta; Chittirai; Chithirai; Chitira; Chithta; Citra; Chitthira; Chitha; Chitra; Chittha;
  Chithira star; Chittai; Chitrai; Chithrai
swati: ചോതി; Chothi; Chodhi; Swathi; Chothy; Choti; Swathy; Svati; Swaathi; Chodi; Chothi nakshatra; Swati; Swaati; Swati nakshatra;
  Svathi; Chothi star; Suvathi
vishakha: വിശാഖം; Vishakham; Visakham; Visakam; Visakha; Vishakam; Vishaka; Visakhan; Vishaakham; Visaka; Vaisakam; Vishakha; Visagam;
  Vishagam; Visakha star; Vishaakha; Vaisakha; Vishakhapattu; Visagham
anuradha: അനിഴം; Anizham; Anusham; Anizam; Anuradha nakshatra; Anilam; Anisham; Anoorada; Anusam; Anijham; Anilzham; Anuradha;
  Anuradha star; Anooradha; Anuradh; Anushm; Anizham star; Anuraadha; Aniyam
jyeshtha: തൃക്കേട്ട; കേട്ട; Thrikketta; Triketta; Kettai; Jyeshta; Thriketta; Trikketta; Jeshta; Jyestha; Ketta; Thrikkatta; Kettay; Jyesta; Jesta;
  Jyeshtha; Thrikketa; Jyeshte; Jesht; Jyesht; Thrikketta star; Trikketa; Jeshtha; Jyeshtta; Jestha; Jesta 1
mula: മൂലം; Moolam; Mulam; Moola; Mool; Muulam; Mul; Moolum; Muula; Mula; Moolam star; Moolaa; Moola nakshatra
purva-ashadha: പൂരാടം; Pooradam; Purvashada; Poorvashada; Purvashadha; Pooraadam; Puradam; Purva Ashada; Poorvashadha; Purvashaada;
  Pooraatam; Purva Ashadha; Poorvashaada; Poorvaashada; Pooradam star; Purvasada; Poorvasada; Poorvashad; Purvasadha; Poorvasadha;
  P Shada; P Ashada; P Ashadha; Purvshada; P Sadha
uttara-ashadha: ഉത്രാടം; Uthradam; Uttarashada; Uthiradam; Uttarashadha; Utharadam; Uttaradam; Uthraadam; Uttara Ashada; Uttradam;
  Uthirattam; Utradam; Uttara Ashadha; Utharashada; Uttarashaada; Uthradam star; Uttarasada; Uttarashad; Uttarasadha; Uttiradam;
  U Shada; U Ashada; U Ashadha; Uttarshada; U Sadha
shravana: തിരുവോണം; Thiruvonam; Sravana; Shravan; Thiruonam; Sravanam; Onam; Thiruvonam nakshatra; Sravan; Shravanam; Tiruvonam;
  Thiruvoonam; Shravana; Thiruvonam star; Thiruvnam; Shravana nakshatra; Thiruvonum
dhanishta: അവിട്ടം; Avittam; Avitam; Danishta; Dhanista; Avittom; Dhanishtha; Avitham; Dhanistha; Dhanshita; Avitom; Dhanishta;
  Dhanista star; Avittam star; Dhanishta nakshatra; Dhanish; Dhanisht; Avittum; Dhanishtta; Dhanishte; Dhanishtam
shatabhisha: ചതയം; Chathayam; Sadayam; Sathayam; Shatabhishak; Satabhisha; Chathyam; Sadhayam; Chatayam; Shathabhisha; Shatataraka;
  Sathabhisham; Satataraka; Shatabhisha; Satabisham; Shatabhisham; Shatabisha; Sathabhisha; Chathayam star; Shatatara;
  Satabhisham; Satabisha; Shatbhisha; Sathabisham; Shattarka; Satbhisha
purva-bhadrapada: പൂരുരുട്ടാതി; പൂരോരുട്ടാതി; Pooruruttathi; Pururuttathi; Poorattathi; Purvabhadra; Poorvabhadra; Pooruruttathy; Poororuttathi; Poorattadhi;
  Pururuttati; Poorvabhadrapada; Purvabhadrapada; Purattathi; Poorattadi; Pooruruttathi star; Pururutathi; Pooruttathi;
  Poorvabhadra star; Purvabhadrapad; Poorvabadra; Poorvabhadrapad; Pooratathi; Puratathi; Poorurutathi; P Bhadra; P Bhadrapada;
  P Bhadrapad
uttara-bhadrapada: ഉത്രട്ടാതി; ഉതൃട്ടാതി; Uthrattathi; Uthirattathi; Uttarabhadra; Uthruttathi; Uthrittathi; Uthirattadhi; Uthrattathy; Uttarabhadrapada;
  Uttrattathi; Uthratathi; Utrattathi; Uthrattathi star; Uttarattathi; Utharattathi; Uttarabhadrapad; Uttarabadra; Utthirattathi;
  Uttirattadi; Uthrattadhi; U Bhadra; U Bhadrapada; Uttar Bhadrapad; U Bhadrapad
revati: രേവതി; Revathi; Revathy; Raevathi; Revthi; Revati nakshatra; Rewati; Revati; Revathi star; Revathee; Rewathi; Revti;
  Revathi nakshatra`;
