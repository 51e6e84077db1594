import type { SynonymSeeds } from '../synonyms/synonym-seed.ts';

/** What registers of bureaus write about people and families, by the list. */
export const bureauPeopleWords: Readonly<Record<string, SynonymSeeds>> = {
  religion: {
    hindu: { same: 'Hindhoo; Hindu dharmam; Sanatani; Hindu dharma' },
    christian: { same: 'Xtn; Chn Christian; Kristian; Khristi; Kristu' },
    muslim: { same: 'Muslim community; Isl; Msl' },
    buddhist: { same: 'Nav Bauddha; Neo Bauddha; Navayana; Nava Bauddha; Neo-Buddhism' },
    sikh: { same: 'Sikh Dharam; Sardarji; Amritdhari; Keshdhari' },
    parsi: { same: 'Zoroastrian; Zarthosti' },
  },
  marital_status: {
    'never-married': {
      same: `
        Avivahita ladki; Kunvara; Kunvari; Kuanra; Kuanri; Kumar; Abibahita; Obibahito; Aviavahit; Bin byahi; Gair shadishuda; Nikah nahi hua; Un marrd; Un marr; Un mrd; Unmar; Not married; Not yet married; Kuwara; Kuwari; Kunwari; Kuvara; Kuvari; Avivahit ladki; Brahmachari; Single boy;
        Single girl; Fresh; Fresh marriage; Fresher; First marriage; 1st mrg; I marriage; Never marr; Nvr married; Bachlor; Bachelor boy; Kanni; Kalyanam aagatha`,
    },
    'awaiting-divorce': {
      same: 'Divorce case chal raha hai; Talaq case chal raha hai; Separated case in court; Alag rehte hain; Talaq ki prakriya; Awaiting div; Div awaiting; Case pending divorce; Divorce pending; Under divorce; Divorce applied; Filed for divorce; Divorce case; Nullity pending; Court case; Divorce awaited; Living separately; Living separate; Sepd',
    },
    divorced: {
      same: 'Talaq shuda; Talaq ho gaya; Talakshuda issueless; Chhoota chheda; Talak; Talaqyafta; Parityakta; Ghatasphotit; Ghatasphot; Divorcee no kids; Divorcee (no kids); Divorcee with kids; Div no issue; Div with child; Talakshuda; Talaaq; Divorci; Divrcd; Legaly divorced; Legally divorcd; Chhutachheda; Vivahamochanam; Vivakarathu; Faragat; Chhutta chheda; Divorcee issue less',
    },
    widowed: {
      same: 'Vidhva issueless; Vidhur issueless; Bidhaba; Bidhoba; Bewah; Randwa; Patni ka dehant; Pati ka dehant; Vidhur; Vidhva; Vidhavaa; Vithavai; Rand; Bewa; Widow no kids; Widow with kids; Husband late; Wife late; Husband expired; Wife expired; Vidhuran; Vidhwa',
    },
    annulled: { same: 'Marriage annulled; Annulment; Marriage cancelled; Nullified marriage; Null and void' },
  },
  mother_tongue: {
    punjabi: { same: 'Pbi; Gurmukhi; Panjabi boli; Pnjbi' },
    assamese: { same: 'Axomiya; Asamiya; Oxomiya; Ahomiya; Asomiya' },
    odia: { same: 'Oriya; Odiya; Uriya' },
    marwari: { same: 'Marwadi; Marvadi; Marwari Hindi' },
    bengali: { same: 'Bangla; Bangali; Bengoli' },
    bhojpuri: { same: 'Bhojpuriya; Bhoj' },
    maithili: { same: 'Maithali; Methili' },
    haryanvi: { same: 'Hariyanvi; Haryanavi; Hry' },
    kashmiri: { same: 'Koshur; Kashmeeri' },
    manipuri: { same: 'Meitei; Meiteilon' },
    bodo: { same: 'Boro' },
    santali: { same: 'Santhali; Santhal' },
  },
  diet: {
    veg: {
      same: 'Niramish; Nirameesh; Niramisha; Vaishnu; Vaishno; Vaishnav bhojan; Shakahari only; Sakahari; Saakahari; Swaminarayan; Satvik; Sattvik; No onion garlic; Veg pure; Shakahari; Marakari; Marakkari; Saivam only; Shakahaar; Vegge; Pure vegi; Veg. only',
    },
    'non-veg': {
      same: 'Mach mangsho khai; Mach mangsho; Machh mangsho; Amish; Aamish; Amisha; Masahari; Maansahari; Meat eater; Gosht; Fish meat ok; Non veg except beef; NV except beef; Chicken only; Fish only; Fish eater; Maamsahari; Mamsahari; Mansahari; Non veg all; NV ok; Fish and chicken; Veg NV; N veg ok; Nveg',
    },
    eggetarian: {
      same: 'Veg + egg; Veg plus eggs; Anda khate hain; Veg but takes egg; Veg (eats egg); Veg eats egg; Only egg; Egg only; Eats eggs; Takes egg; Veg takes egg; Veg and egg; Eggarian; Egg ok; Veg plus egg; Ovo veg; Ova vegetarian; Andahari; Egg eater veg',
    },
    jain: { same: 'Jain vegetarian; No root vegetables; Jain food only; Jain diet only' },
    'occasionally-non-veg': {
      same: 'Nonveg occ; Non veg occ; Nonveg occasional; Kabhi kabhi non veg; Kabhi kabhi nonveg; NV occ',
    },
  },
  family_type: {
    nuclear: {
      same: 'Nuc fly; Nuclear fly; Ekal parivar; Ekal pariwar; Ekak parivar; Unitary; Unitary family; Vibhakt; Vibhakt kutumb; Separate; Separate family; Living separately; Nuklear; Small; Chhota parivar; Small nuclear; Anu kudumbam',
    },
    joint: {
      same: 'Jt fly; Jt family; Jnt fly; Jnt family; Sanyukt pariwar; Samyukt parivar; Joutho poribar; Jt fam; Extended; Extended family; Ekatra; Ekatra kutumb; Sanyukt; Sanyukt parivar; Joint hindu family; HUF; Big joint family; Kootu kudumbam; Undivided; Joint famly; Sayukta kutumb',
    },
  },
  family_values: {
    orthodox: {
      same: 'Kattar; Purane vichar; Rudhivadi; Orthodox parivar; Very orthodox; Orthodx; Conservative; Conservative family; Aacharam; Religious; Religious family; God fearing family; Deeni; Deendar',
    },
    traditional: {
      same: 'Sanskari parivar; Sanskari traditional parivar; Paramparik; Paramparik parivar; Sanskari pariwar; Traditional family; Sanskari; Sanskari family; Cultured traditional; Homely; Samskara; Values based; Paramparagat',
    },
    moderate: {
      same: 'Moderate family; Balanced; Moderate values; Middle values; Semi modern; Modern yet traditional; Mix of both',
    },
    liberal: {
      same: 'Khule vichar; Liberal parivar; Adhunik; Adhunik parivar; Liberal family; Modern; Modern values; Broad minded; Open minded; Progressive; Modern minded; Modern outlook liberal',
    },
  },
  financial_status: {
    'lower-middle': {
      same: 'Nimn madhyam varg; Lower mid class fly; Lower middle class family; Economically weak; Poor; Weak; Below average; Garib; LM class; L middle; Lower mid class; Simple poor family; Low income; Low middle class; EWS family',
    },
    middle: {
      same: 'Madhyam vargiya; Middle class fly; Mid class fly; Madhyam parivar; Middle class family; M class; Madhyam; Madhyam varg; Mdl class; Mid class; Average family; Ordinary family; Middleclass; Medium class; Medium family',
    },
    'upper-middle': {
      same: 'Upper mid class fly; Upper middle class fly; Uchch madhyam varg; Upper middle class family; Uppr mid class; Upper mid class; U middle; UM class; Upper mid class family; Decent; Decent family; Sound family; Economically sound; Financially sound; Well settled family; Settled family; Good family',
    },
    affluent: {
      same: 'High class; High class family; High class business family; Sampann parivar; Elite family; Dhani parivar; Rich family; Very rich; Crorepati; HNI family; Upper class family; Business family rich; Affluent family; High status; High status family; Ameer; Aristocratic; Wealthy; Very well off family; Zamindar family; Landlord family',
    },
  },
  working_with: {
    'private-company': {
      same: 'Pvt ltd job; Pvt co; Pvt comp; Pvt concern; Pvt ltd co; Pvt Ltd company; Private concern; Private naukri; Pvt naukri; Pvt nokri; Private nokri; Khajgi nokri; Pvt co job; P Ltd; Pvt employee; Private company job; Pvt works; Private work; Pvt service; Limited company',
    },
    'government-psu': {
      same: 'Sarkari; Sarkari karmchari; Govt Servant; State Govt employee; Central Govt employee; Sarkari service; Sarkari naukri; Sarkari nokri; Sarkari job; Govt emp; Govt employ; Central Govt; Central Govt job; State Govt; State Govt job; State Govt emp; Central Govt emp; C Govt; Govt naukri; Govt nokri; Govt servent; Govt sarvent; Govt serv; Public servant; Rajya sarkar; Kendra sarkar; Civil services; Govt undertaking; CPSU; PSU job; Govt bank job',
    },
    'defence-police': {
      same: 'Defense services; Fauj; Fauji; Army man; Pattalam; Defence job; Police job; Military service; Forces',
    },
    business: {
      same: 'Apna karobar; Karobar; Byapar; Vyapaar; Family Business; Bizness own; Own biz family; Vanijya; Own biz; Biz; Self biz; Self business; Vyapar; Vyaparam; Dhandho; Dhanda; Vepaar; Bijness; Bizness; Own bussiness; Own buss; Udyog; Thozhil own; Own shop business; Family biz',
    },
    'self-employed': {
      same: 'Self emp; Self empl; Self employ; Swayam rozgar; Own profession; Private practise; Freelancing; Self work',
    },
    'not-working': {
      same: 'Ghar par; Gharelu; House-hold; Household; Kuch nahi; Kuchh nahi; Not doing job; Homely girl; UPSC ki taiyari; Job ki talash; No job; No work; Nil job; Jobless; At home; Not emp; Un emp; Not going for job; Searching job; Preparing exams; Homely no job; House work',
    },
    student: {
      same: 'Std; Studing; Stdying; Study going on; Higher studies; Pursuing studies; College student; Padhai',
    },
  },
  qualification: {
    'below-10th': {
      more: 'Aathvi; Athvi; Aathvi pass; Athvin; Panchvi; Non-matric; Under matric; 8th std; 9th std; 7th std; 5th std; 6th std; 7 pass; 8 pass; 9 pass; 7th pass; 8th pass; 9th pass; 5th pass; VIII; IX; VII; 8th class; 9th class; 7th class; Std 8; Std 9; Non SSC; SSC fail; Non SSLC; Padhna likhna; Primary school; Up to 7th; Up to 5th',
    },
    '10th': {
      same: 'Madhyamik; Matriculate; Metric pass; HSLC; 10th std; X std; SSLC passed; S S L C; S S C; SSC passed; 10th passed; Xth; Class 10; Class X; Std 10; Std X; Tenth std; Hayyr secondary 10th; High school 10th; Matric; Dasvi; Dahavi',
    },
    '12th': {
      same: 'Barahvi; Barhavi; Inter; 12th std; XII std; XII passed; 12th passed; HSC pass; H S C; PUC II; PUC 2; II PUC; 2nd PUC; Class 12; Class XII; Std 12; Bararvi; Baravi; Barvi; Plus-two; Plus 2 passed; HSE; VHSE; VHSC; +2 passed; 10+2; Intermediate; Inter passed; P.D.C; Pre degree; 12th Arts; 12th Commerce; 12th Science; HSC Science; HSC Commerce; HSC Arts; Junior college',
    },
    'iti-diploma': {
      more: `
        ETT; NTT; BTC; D El Ed; JBT; DOTT; D EEE; DEEE; D.EEE; DECE; D ECE; D Mech; D Civil; DAE; DIT; DCHN; DCSE; D Comp; Dip Radiography; Dip Computer; Dip Fashion Design; Dip in Mech; Dip in Interior Designing; Diploma Fashion; Hotel Management Dip;
        Dip Hotel Mgmt; Diploma in Hotel Management; I T I Fitter; ITI Electrician; ITI AC Mech; ITI Welder; ITI Draughtsman; ITI Copa; Copa; ITI Diesel Mechanic; ITI MMV; MMV; Motor mechanic ITI;
        Dip Nursing; Dip MLT; D MLT; Dip Agri; Diploma Agri; Diploma in Agriculture; Dip in Education; Montessori; Montessori training; NTTC; Airport management diploma; Air hostess course; Cabin crew training;
        Fire & Safety; Safety diploma; Tally course; Nursing diploma; B Cabs; Poly; Polytech; Polytechnic diploma; Engineering diploma; Dip; DET; DRM; Dip Yoga; DTDM; D Ed SPL; Alim; Hafiz; Fazil; Moulvi course`,
    },
    'bachelors-science': {
      more: 'BCS; B C S; BSc (CS) CS; BSc Microbio; BSc IT CS; BSc Agri Hons; BSc Hotel Mgmt; BSc Vis Com; B Sc Ag; BSc AG; BSc Viscom; BSc Nautical; BSc Nautical Science',
    },
    'bachelors-commerce': {
      more: 'B Com with Tally; BCom with Tally; BCom Tally; BCom Co operation; B Com Co operation; BCom Coop Tally; BAF; BBI; B Com Hons; BCom CS; Bcom cooperation',
    },
    'bachelors-arts': {
      more: 'BA Pass; B A Pass; BA Prog; Shastri; BA Hist; BA Soc; BA Politics; BFA; B F A; BVA; B Mus; BA Music; BA Urdu; BA Malayalam; BA Hindi; BJMC; BMM; BA Mass Comm; BA Comm English; BA Functional English; BSW',
    },
    'bachelors-engineering': {
      more: 'BE Comp; BE IT; BE ENTC; BE E TC; BE E&TC; B E (E&TC); BE Chem; BE Chem Engg; BE Comp Sci; BE Instrumentation; BTech Mechanical; B Tech Mech; AMIE; BE Mech Engg; Btech; B tec; Enginering; BE Elec; BE Prod; BE Production',
    },
    'bachelors-other': {
      more: 'B Pharmacy; BPharmacy; BPTh; Degree holder; Graduvate; Graduvation; Graguate; Gradute; Graduation; Graduated; Degre; Bachelor degree; Any degree; Degree completed any; Snatak; BMS; BHA; BTTM; B Des; BDes; B Design; BID; B Optom; Boptom; B Optometry; B V Sc; BVSC AH; B.H.M; B Sc Optom; BHMCTT; BA MS; B H M S; B A M S; B U M S; BEMS; Double degree; Double graduate; BFSc; B F Sc',
    },
    'masters-science': { more: 'MCS; M C S; MSc Micro; MSc Biotech; MSc Env; MSc Agri Sci; M Sc IT; MSc CS' },
    'masters-arts': {
      more: 'Acharya; Acharya Sanskrit; MA MPhil; M Phil; MA Mass Comm; MA Malayalam; MA Eng Lit; MA Socio; MA Sociology; MA Psychology; MA Hindi; MA History; MA Tamil; MA Telugu; MFA; M F A; MJMC; MA Yoga; MA Music',
    },
    'masters-other': {
      more: 'MCM; M C M; MMS; M M S; M L I Sc; MLISc; MLIS; MPT; M P T; M Optom; MHRM; MPH; M P H; Snatakottar; PG completed; PG diploma; PG Dip; PGDBM; Post graduation completed; MBA (Fin); MBA (Mktg); MBA Fin & HR; M Des; MDes; MVSc; M V Sc',
    },
    'masters-theology': { more: 'M Div; MDiv; M Th; MTh; Master of Divinity; M.Th.; Th M' },
    'bachelors-theology': {
      more: 'B D; B Th; BTh; B.D; Bachelor of Divinity; G Th; GTh; Dip Theology; Bachelor of Theology',
    },
    'md-ms': {
      more: 'MBBS MD; MBBS MS; MBBS DNB; DNB; MD Paed; MDS Ortho; MBBS MD Paed; BDS MDS; MS ENT; MS Ophthal; MD Derma; MD Anaesthesia; MD Anesthesia; MD Psychiatry; MD Path; MD Micro; M Ch; Dip NB',
    },
    'bachelors-law': { more: 'BCom LLB; BA BL Hons; BSL LLB; BSL; Law degree; Vakil; LLB Hons' },
    professional: {
      more: 'Company Secy; Company Secy ICSI; CS ICSI; CA CS; CA qualified; CMA; ACS; Actuary; ICAI; CA complete; CS complete; Chartered Accountant; Company Secretary; CFA charter',
    },
  },
};
