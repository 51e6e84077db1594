/**
 * The short lists about a person: names in other languages, former names, short forms and usual misspellings. Behind the bar are words that
 * say it in a column of a file alone, as names of people do.
 */
export const personalWords = {
  mother_tongue: `
assamese: Asamiya; Axomiya; Asomiya; Assami; Assamees; Asamese; Ass; Asm; Assm; Oxomiya; Ahomiya
bengali: Bangla; Bangali; Bengoli; Bengalee; Banglaa; Ben; Beng; Bng; Bong; Bangal; Bangla language
bodo: Boro; Bodo language
gujarati: Gujrati; Gujarathi; Gujerati; Gujrathi; Guj; Gujr; Gujj; Gujarti; Guju; Kathiawadi; Kathiyawadi
hindi: Hindhi; Hindustani; Hindee; Khari Boli; Hin; Hnd; Hindy; Hidni; Hind
kannada: Canarese; Kannadam; Kanada; Kannad; Kannadiga; Kanarese; Kan; Kann; Knd; Knda; Kanad; Kanna; Kanadam; Kannda
kashmiri: Koshur; Kashmeri; Kashmeeri
konkani: Konkni; Konkany; Kongani; GSB Konkani; Konkanni; Catholic Konkani; Kon; Konk; Kok; Konkanni language
maithili: Mythili; Maithali; Mithila; Mai; Mth; Methili
malayalam: Malyalam; Malayalm; Malayali; Malayalee; Malaylam; Mal; Malayalam language; Malayalum; Malyali; Malayaalam; Mallu; Ml;
  Mlm; Mala; Mly; Malay; Mallayalam; Maalayalam; M’yalam; Malylm; Mlym
manipuri: Meitei; Meiteilon; Meithei; Metei
marathi: Marati; Marathy; Maharashtrian; Marathee; Marthi; Maratti; Mar; Mrt; Mara; Mrathi; Marahti
nepali: Nepalese; Gorkhali; Nepalee; Gurkhali; Nep; Npl
odia: Oriya; Odiya; Uriya; Oria; Oriyan; Od; Ori; Ory; Odiaa; Odissi; Udia
punjabi: Panjabi; Punjabhi; Gurmukhi; Punjaabi; Panjaabi; Punjaby; Pun; Punj; Pnb; Punjbi; Panj; Pbi; Panjabi boli; Pnjbi;
  Multani; Malwai; Majhi Punjabi; Doabi; Pothohari
sanskrit: Samskritam; Samskrit; Sanskrith; Samskrutham
santali: Santhali; Santal; Santhal
sindhi: Sindi; Sindhee; Sin; Snd; Sindhii; Siraiki
tamil: Tamizh; Thamizh; Tamilian; Tamill; Thamil; Tamiz; Tam; Tml; Taml; Tmil; Tamizhl; Tamiil
telugu: Telegu; Telgu; Telungu; Thelugu; Telagu; Thelungu; Tel; Tlg; Telug; Tlgu; Teligu; Telgue
urdu: Urudu; Urdhu; Dakhni Urdu; Dakhni; Deccani Urdu; Ur; Urd; Udru; Urduu; Deccani; Dakkhani; Hyderabadi Urdu
tulu: Tuluva; Thulu; Tullu; Tul; Tulu language
kodava: Kodagu; Coorgi; Kodava Takk; Kodavathakk; Coorg
bhojpuri: Bhojpuriya; Bojpuri; Bhoj
magahi: Magadhi; Maghi
chhattisgarhi: Chattisgarhi; Chhatisgarhi; Chattisgadi
rajasthani: Rajastani; Rajasthni
marwari: Marvadi; Marwadi; Marvari; Marw; Mwr; Marvari language; Marwari Hindi
haryanvi: Hariyanvi; Haryanavi; Hariyani; Hry
garhwali: Gadhwali; Garwali; Garhwal
kumaoni: Kumauni; Kumoani
pahari: Himachali; Pahadi; Himachali Pahari
bundeli: Bundelkhandi; Bundelakhandi
kutchi: Kachchi; Kachhi; Cutchi; Kuchchi; Kachchhi
saurashtra: Sourashtra; Sowrashtra; Saurashtrian
badaga: Badagu; Badugu
beary: Byari; Beary Bashe; Bearys
kurukh: Oraon; Uraon; Kurux
mizo: Lushai; Mizo tawng
kokborok: Tripuri
english: Eng; Englsh; Inglish; En; Engl
arabic: Arabi; Arab`,
  marital_status: `
never-married: Unmarried; Single; Bachelor; Spinster; Not married; Never been married; First marriage; Avivahit; Unmarrried;
  Unmaried; UM; N M; NVM; 1st marriage; First time; Ist marriage; First marriage only; Unmarid; Unmrd; Unmrrd; Umarried;
  Single never married; Kunwara; Kunwari; Avivahita; അവിവാഹിത; അവിവാഹിതൻ; Avivahita ladki; Kunvara; Kunvari; Kuanra; Kuanri; Abibahita; Obibahito;
  Aviavahit; Bin byahi; Gair shadishuda; Nikah nahi hua; Un marrd; Un marr; Unmar; Not yet married; Kuwara; Kuwari; Kuvara;
  Kuvari; Avivahit ladki; Single boy; Single girl; Fresh marriage; 1st mrg; I marriage; Never marr; Nvr married; Bachlor;
  Bachelor boy; Kalyanam aagatha; Kalyanam kazhinjilla; Kalyanam kazhinjittilla; Kalyanam kazhichittilla; Engagement broken; Roka broken; Sagai tuti; Engagement cancelled; Pelli kaledu; Pelli kaaledu;
  Madhuve agilla; Avivaahit; Lagna zale nahi | Kumar; Kumari; Kanya; Kumarika; Kanni; Kanya kumari; Virgin; Maiden; Brahmachari;
  Fresh; Fresher; First; 1st; Never
awaiting-divorce: Separated; Seperated; Divorce pending; Divorce in process; Divorce case pending; Legally separated;
  Awaiting for divorce; Divorce applied; Living separately; Judicially separated; Seprd; Sep; Separtd; Divorce filed; Div pending;
  Divorce in progress; Case pending; Div applied; Divorce under process; Awaiting; Div case going on; Divorce process; Seperation;
  Separation; Divorce case going on; Div in process; Divorce case chal raha hai; Talaq case chal raha hai;
  Separated case in court; Alag rehte hain; Talaq ki prakriya; Awaiting div; Div awaiting; Case pending divorce; Under divorce;
  Filed for divorce; Divorce case; Nullity pending; Court case; Divorce awaited; Living separate; Sepd
divorced: Divorcee; Divorce; Devorced; Divorsed; Mutual divorce; Legally divorced; Talaq; Divorcy; Second marriage divorced;
  Diverced; Div; Divd; Dvd; Divcd; Dv; Legal divorce; Innocent divorcee; Innocent divorce; Issueless divorcee; Divorcee issueless;
  Mutual consent divorce; Divorced legally; Short married divorced; Diversed; Khula; Talaqshuda; Divorcy case over;
  2nd marriage div; Talaq ho gaya; Talakshuda issueless; Chhoota chheda; Talak; Talaqyafta; Parityakta; Ghatasphotit; Ghatasphot;
  Divorcee no kids; Divorcee with kids; Div no issue; Div with child; Talakshuda; Talaaq; Divorci; Divrcd; Legaly divorced;
  Legally divorcd; Chhutachheda; Vivahamochanam; Vivahamochitha; Vivahamochithan; Vivahamochita; വിവാഹമോചിത; വിവാഹമോചിതൻ; വിവാഹമോചനം; Vivakarathu; Faragat; Chhutta chheda; Ghatsphotit; Ghatasfotit; Viha chheda;
  Chuta cheda; Short married; Nominal marriage; Divorcee no issue; Divorcee no child; Divorced no kids; Vidakulu;
  Vivaha vichchhedana; Married once divorced
widowed: W; വിധവ; വിഭാര്യൻ; Vibharyan; Widow; Widower; Vidhwa; Vidhur; Widow/Widower; Wife expired; Husband expired; Widdow; Wid; Wdr; Wdw; Wdwr; Vidhava;
  Widowd; Widower issueless; Late wife; Late husband; Spouse expired; Wife died; Husband died; Vidhva issueless; Vidhur issueless;
  Bidhaba; Bidhoba; Bewah; Randwa; Patni ka dehant; Pati ka dehant; Vidhva; Vidhavaa; Vithavai; Rand; Bewa; Widow no kids;
  Widow with kids; Husband late; Wife late; Vidhuran; Widow no issue; Vitantu; Vidhura; Vidhurudu
annulled: Annulment; Marriage annulled; Anulled; Nullified; Nullity; Marriage nullified; Church annulled; Annul; Anul; Annuled;
  Annulled by church; Nullified by church; Nulled; Marriage cancelled; Nullified marriage; Null and void`,
  children: `
none: No; Nil; 0; Zero; No children; No child; No kids; Without children; No issues; Issueless; NIL children; No issue; W/o issue;
  W/o children; Nill; Childless; No child from first marriage
living-together: Yes living together; Living with me; With me; Children with me; Yes with me; Yes living with me;
  Staying together; Child with me; Son with me; Daughter with me; Living together with me
living-apart: Not living with me; Yes not living together; With mother; With father; With ex wife; With ex husband; Not with me;
  With grandparents; Child with mother; Child with father; Son with mother; Daughter with mother; Child not with me; With ex
has-children: Has a child; Has child; Has one child; Has kids; Has a kid; Have children; Have kids; Yes; Yes has children`,
  diet: `
veg: Vegetarian; Pure veg; Pure vegetarian; Vegeterian; V; Vegitarian; Veggie; Shakahari; Strict veg; Strictly vegetarian;
  Only veg; Vegetarion; Lacto vegetarian; Vg; Vegi; Vegt; Vegetrian; Vegitrian; Vegetaran; Pure vegeterian; Brahmin veg; Saiva;
  Saivam; Shuddh shakahari; Vegiterian; Strictly veg; Niramish; Nirameesh; Niramisha; Vaishnu; Vaishno; Vaishnav bhojan;
  Shakahari only; Sakahari; Saakahari; Swaminarayan; Satvik; Sattvik; No onion garlic; Veg pure; Marakari; Marakkari; Saivam only;
  Shakahaar; Vegge; Pure vegi; Veg. only; Shakahaari; Sasyahari; Sasyahara; Veggi; Shudh shakahari; Vaishnav veg; Swaminarayan veg
non-veg: Non vegetarian; NV; Non vegeterian; Non vegitarian; Mamsahari; Non vegeterain; Veg and non veg; Meat eater; Non;
  N veg; Non vegi; Non-vg; Asaivam; Mansahari; Non Veg and Veg; Veg/Non veg; Veg or Non veg; Eats all;
  Mix; Mixed; Mach mangsho khai; Mach mangsho; Machh mangsho; Amish; Aamish; Amisha; Masahari; Maansahari; Gosht; Fish meat ok;
  Non veg except beef; NV except beef; Chicken only; Fish only; Fish eater; Maamsahari; Non veg all; NV ok; Fish and chicken;
  Veg NV; N veg ok; Both; Both types; Both kinds; Dono; Rendum; Donhi; Banne; Both veg and non veg; Both veg nonveg; Mamsahara; Mansahar; Mamsaharam; Misra ahar; V NV
eggetarian: Eggitarian; Egg; Eggarian; Veg with egg; Eggiterian; Eats egg; Ovo vegetarian; Egg eater; Veg + egg; Egg only;
  Eggatarian; Egg eaters; Eggs; Eggtarian; Egg only veg; Eggs ok; Egg taken; Veg but egg; Veg with eggs; Egg veg; Eggeterian;
  Eggitarion; Veg plus eggs; Anda khate hain; Veg but takes egg; Veg (eats egg); Only egg; Eats eggs; Takes egg; Veg takes egg;
  Veg and egg; Egg ok; Veg plus egg; Ovo veg; Ova vegetarian; Andahari; Egg eater veg; Eggetrian; Veg eggs
occasionally-non-veg: Occasional non veg; Sometimes non veg; Occasionally non vegetarian; Rarely non veg; Occasional; Semi veg;
  Flexitarian; Occ N V; Occ non veg; Occl non veg; Occassionally non veg; Ocassionally non veg; Occasionally NV; Sometimes NV;
  Rarely NV; Occasional NV; Non veg occasionally; NV occasionally; Non veg rarely; Veg mostly; Mostly veg; Non veg outside;
  Occasionally Veg/Non veg; Occasional non vegetarian; Occ; Nonveg occ; Nonveg occasional; Kabhi kabhi non veg; NV occ
vegan: Pure vegan; Plant based
jain: Jain food; Jain veg; Jain vegetarian; No onion no garlic; Without onion garlic; No root vegetables; Jain food only;
  Jain diet only; Kandmool nahi; Chauvihar; Jain diet; Jain strict`,
  disability: `
none: No; Nil; Normal; Not applicable; No disability; None of these; Healthy; Physically fit; Fit; Physically normal;
  Physically and mentally normal
locomotor: Physically challenged; Physically handicapped; Handicapped; Orthopaedically handicapped; PH; Ortho; Polio;
  Leg disability; Differently abled; Physically disabled; Hand disability; PwD locomotor; Limb
visual: Blind; Visually impaired; Visually challenged; Low vision; Partially blind
hearing: Deaf; Hearing impaired; Hard of hearing; Hearing loss
speech: Dumb; Speech impaired; Mute; Stammering
intellectual: Mentally challenged; Learning disability; Mentally retarded; Slow learner
chronic-illness: Diabetic; Heart patient; Kidney patient; Asthma; Epilepsy; Sugar patient
multiple: Deaf and dumb; Deaf & mute; Multiple disabilities`,
  relocate: `
anywhere: Yes; Willing; Ready to relocate; Any place; Willing to relocate; Open to relocate
within-the-country: Within India; Inside India; India only; In India; Anywhere in India; Within country
within-the-state: Within Kerala; Same state; Kerala only; Within state; Inside the state; In Kerala
abroad-only: Abroad; Only abroad; Foreign; Gulf; Overseas; Willing to go abroad
no: Not willing; Not interested; Not ready; Native place only; N
not-decided: Undecided; May be; Depends; Will decide later; Can discuss`,
  family_type: `
nuclear: Nuclear family; Small family; Nuclar; Separate family; Single family; Neuclear; Nucleus; N; Nuc; Nucl; Nuclear fam;
  Nuclear type; Nuclear house; Indep; Independent; Independent family; Neuclear family; Nuclair; Nuc fly; Nuclear fly;
  Ekal parivar; Ekal pariwar; Ekak parivar; Unitary; Unitary family; Vibhakt; Vibhakt kutumb; Separate; Living separately;
  Nuklear; Small; Chhota parivar; Small nuclear; Anu kudumbam
joint: Joint family; Extended family; Big family; Undivided family; Joined family; Combined family; J; Jt; Jnt; Jont; Joint fam;
  Joint type; Joint house; Combined; Large joint; Kootukudumbam; Tharavad; Jt fly; Jt family; Jnt fly; Jnt family;
  Sanyukt pariwar; Samyukt parivar; Joutho poribar; Jt fam; Extended; Ekatra; Ekatra kutumb; Sanyukt; Sanyukt parivar;
  Joint hindu family; HUF; Big joint family; Undivided; Joint famly; Sayukta kutumb`,
  family_values: `
orthodox: Very orthodox; Strict; Very religious; Deeply religious; God fearing; Orthdx; Ortho; Strict orthodox; Orthodox family;
  Spiritual; Kattar; Purane vichar; Rudhivadi; Orthodox parivar; Orthodx; Conservative family; Aacharam; Religious family;
  God fearing family; Deeni; Deendar
traditional: Tradition; Traditional family; Conservative; Religious; Traditional values; Trad; Traditnl; Cultured;
  Cultured family; Traditional type; Old values; Sanskari parivar; Sanskari traditional parivar; Paramparik; Paramparik parivar;
  Sanskari pariwar; Sanskari; Sanskari family; Cultured traditional; Homely; Samskara; Values based; Paramparagat
moderate: Moderate family; Medium values; Modern traditional; Balanced; Semi modern; Moderate values; Mod; Moderately traditional;
  Simple; Simple family; Middle values; Modern yet traditional; Mix of both
liberal: Modern; Broad minded; Open minded; Progressive; Liberal values; Ultra modern; Cosmopolitan; Lib; Forward;
  Forward thinking; Modern outlook; Modern family; Khule vichar; Liberal parivar; Adhunik; Adhunik parivar; Liberal family;
  Modern values; Modern minded; Modern outlook liberal`,
  financial_status: `
lower-middle: Lower middle class; Low income; Poor; Below average; LMC; Lower class; Economically weak; BPL; Lower mid;
  Low middle; Lower mc; Low; Poor family; Below middle; Lower Middle family; Lower-middle-class family; Nimn madhyam varg;
  Lower mid class fly; Weak; Garib; LM class; L middle; Lower mid class; Simple poor family; Low middle class; EWS family
middle: Middle class; Avg; Avrg; Avg family; Averg; Avg class; Middle class family; Average; MC; Medium; Normal family; Moderate income; Mid class; Average family;
  Ordinary; Mid; Midle; Middl; Midd; Middle cls; Middle fam; Mddle class; Middle family; Madhyam vargiya; Middle class fly;
  Mid class fly; Madhyam parivar; M class; Madhyam; Madhyam varg; Mdl class; Ordinary family; Medium class; Medium family
upper-middle: Upper middle class; Upper middle class family; UMC; Well settled; Good; Financially good; High middle class;
  Well off; Sound; Upper mid; Upper mc; Upr middle; Upper Middle family; High middle; Higher middle class; Higher middle;
  Uppr middle; Upper mid class fly; Upper middle class fly; Uchch madhyam varg; Uppr mid class; Upper mid class; U middle;
  UM class; Upper mid class family; Decent; Decent family; Sound family; Economically sound; Financially sound;
  Well settled family; Settled family; Good family
affluent: Rich; Wealthy; High class; Upper class; Elite; Very rich; Well to do; HNI; Rich family; Richest; Very well off;
  Wealthy family; Business class; High society; Very affluent; Well to do family; Rich and affluent; HIG; Elite family; High;
  High class family; High class business family; Sampann parivar; Dhani parivar; Crorepati; HNI family; Upper class family;
  Business family rich; Affluent family; High status; High status family; Ameer; Aristocratic; Very well off family;
  Zamindar family; Landlord family`,
} as const;
