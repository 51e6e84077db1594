/** How biodata write an education. A degree says more than the value. */
export const educationWords = `
below-10th: Primary school; Middle school; Below SSLC; Below matric; Under matric; Non matric; Illiterate; Uneducated | 5th; 6th;
  7th; 8th; 9th; 5th std; 7th std; 8th std; 9th std; 8th pass; 9th pass; VII; VIII; IX; Upper primary; SSLC failed; 10th failed;
  SSC failed; Below 10; 10th fail; SSLC fail; Up to 9th; Up to 8th; Primary; UP school; Not studied; Matric fail; SSLC not passed;
  Aathvi; Athvi; Aathvi pass; Athvin; Panchvi; 6th std; 7 pass; 8 pass; 9 pass; 7th pass; 5th pass; 8th class; 9th class;
  7th class; Std 8; Std 9; Non SSC; SSC fail; Non SSLC; Padhna likhna; Up to 7th; Up to 5th; 9th fail; 8th fail; 7th fail;
  9th failed; No formal education; No formal edu; Not educated; 4th std; Chauthi pass; Anpad; Anpadh
10th: SSLC; SSC; Matric; Matriculate; Matriculation; Madhyamik; High school; Secondary school; Class 10; Class X; X; Xth; X std;
  10; 10 std; 10th std; 10th pass; 10th standard; Tenth; SSLC passed; THSLC; HSLC; ICSE; AISSE; Metric; Metriculation; 10 pass;
  Xth pass; 10th class; Tenth pass; SSLC pass; Secondary; 10th only; Mat; High School pass; Matric pass; SSLC only; X pass;
  Metric pass; SSC passed; 10th passed; Std 10; Std X; Tenth std; Hayyr secondary 10th; High school 10th; Dasvi; Dahavi
12th: HSC; HSE; Higher secondary; Higher secondary school; Senior secondary; Intermediate; Inter; Plus two; Plus 2; +2; PDC;
  Pre degree; Class 12; Class XII; XII; XIIth; XII std; 12; 12 std; 12th std; 12th pass; 12th standard; Twelfth; PUC; 2nd PUC;
  PUC II; VHSE; VHSC; ISC; AISSCE; Junior college; 10+2; Plus two pass; +2 pass; 12 pass; PUC pass; Inter pass; Pre university;
  Pre-degree pass; 12th class; Intermediat; H S; HS pass; Higher Sec; XII pass; Plus Two only; Sr Secondary; Hr Sec; Hr Secondary;
  Intermediate pass; 2 PUC; 10+2 pass; +two; 2nd year PUC; Barahvi; Barhavi; XII passed; 12th passed; HSC pass; PUC 2; II PUC;
  Std 12; Bararvi; Baravi; Barvi; Plus 2 passed; +2 passed; Inter passed; HSC Science; HSC Commerce; HSC Arts | 12th science;
  12th commerce; 12th arts; Plus two science; Plus two commerce; Plus two humanities; Inter MPC; Inter BiPC; +2 science;
  +2 commerce; +2 humanities; 12th sci; PUC science; PUC commerce; Inter CEC; Inter HEC; Inter (Sci); FYJC; FYBA; FYBCom; FYBSc;
  SYBA; SYBCom; SYBSc; A level; A levels; High School Diploma; High school graduate USA; Jr College; HSC Vocational; 12th Comm;
  Sr Sec; Uchcha madhyamik; Uchho Madhyamik
iti-diploma: Diploma holder; Polytechnic diploma | ITI; ITC; Diploma; Polytechnic; Poly; Dip; DME; DCE; DEE; DECE; DCA; DMLT;
  D.Pharm; GNM; General nursing; General nursing and midwifery; ANM; JPHN; Diploma in nursing; Nursing diploma; TTC; D.Ed;
  D.El.Ed; BTC; JBT; ETE; NTT; PTC; Montessori; Hotel management diploma; DHM; Diploma in hotel management; Diploma mechanical;
  Diploma civil; Diploma electrical; Diploma in engineering; Diploma in mechanical engineering; Diploma in civil engineering;
  Diploma in electrical engineering; Diploma in computer applications; Diploma X-ray; Draughtsman civil; ITI electrician;
  ITI fitter; ITI welder; ITI mechanic; KGCE; KGTE; Lab technician course; DRT; DOTT; Certificate course; Vocational course;
  Fashion designing diploma; Diploma in fashion designing; Nautical diploma; Gen Nursing; General Nsg; Gen Nsg; GNM Nursing;
  Diplamo; Dipl; Diplom; Diploma Engg; Diploma in Engg; Diploma Mech; Dip Mech; Dip Civil; Dip EEE; Diploma EEE; Diploma ECE;
  DCE Civil; Poly diploma; Polytechnic diploma pass; ITI pass; D Pharma; Diploma Pharmacy; DCP; DCA pass; DTP course; HDC; JDC;
  Dip in Nursing; Dip in Engg; Diploma holder Mech; DMLT pass; DHMS; TTI; D T Ed; BSTC; NTT pass; PPTTC; JBT pass; D.Voc;
  Beautician course; Tailoring course; Computer diploma; Diploma Computer; Diploma in computer; Fire and safety diploma;
  Diploma in fire and safety; Diploma Automobile; Diploma in Hotel Mgmt; Diploma in Civil Engg; Diploma in Mech Engg;
  Diploma in Electrical Engg; Dip in Elect; CNA; Diploma nursing; ETT; D EEE; D Mech; D Civil; DAE; DIT; DCHN; DCSE; D Comp;
  Dip Radiography; Dip Computer; Dip Fashion Design; Dip in Mech; Dip in Interior Designing; Diploma Fashion;
  Hotel Management Dip; Dip Hotel Mgmt; ITI AC Mech; ITI Draughtsman; ITI Copa; Copa; ITI Diesel Mechanic; ITI MMV; MMV;
  Motor mechanic ITI; Dip Nursing; Dip MLT; Dip Agri; Diploma Agri; Diploma in Agriculture; Dip in Education; Montessori training;
  NTTC; Airport management diploma; Air hostess course; Cabin crew training; Fire & Safety; Safety diploma; Tally course; B Cabs;
  Polytech; Engineering diploma; DET; DRM; Dip Yoga; DTDM; D Ed SPL; Alim; Hafiz; Fazil; Moulvi course; D Pharmacy; Dip Engg;
  Diploma in Education; ANM Nursing; CPL; Commercial pilot licence; Pilot training; Animation course; Fashion Designing;
  Interior Designing; Interior Designing Diploma; Computer course; CCC; O level; Dip Comp; ADCA; Dip HM; MPHW; DOT; OT Technology;
  X Ray Technician course; Diploma Comp
bachelors-arts: | BA; Bachelor of Arts; BA Hons; BA English; BA Malayalam; BA Economics; BA History; BA Sociology; BA Hindi;
  BA Political Science; BFA; Bachelor of Fine Arts; BVA; BPA; BMus; Shastri; Afzal ul Ulama; BSW; Bachelor of Social Work; BJMC;
  BMC; BMM; BJ; B.Lit; BLitt; BDes; BFD; Bachelor of Design; BA pass; B A Eng; BA Lit; BA Eco; BA Pol Sci; BA Hons English;
  BA Geography; BA Tamil; BA Telugu; BA Kannada; BA Marathi; BA Bengali; BA Philosophy; BA Journalism; BA Psychology;
  BA Public Administration; BA Sanskrit; BA Arabic; BA Urdu; BA Music; BA Travel; BSW pass; Bachelors of Arts; BA Mass Comm;
  BA Mass Communication; BMMC; BA Prog; BA Hist; BA Soc; BA Politics; BA Comm English; BA Functional English; Bachelors in Arts;
  Bachelor in Arts; BA Honours; TYBA; Bachelors in Journalism
bachelors-science: | BSc; BS; Bachelor of Science; BSc Hons; BSc Maths; BSc Physics; BSc Chemistry; BSc Botany; BSc Zoology;
  BSc CS; BSc Computer Science; BSc IT; BSc Agriculture; BSc Agri; BSc MLT; BSc Biotechnology; BSc Microbiology;
  BSc Home Science; BSc Statistics; BSc Electronics; BSc Psychology; BSc Optometry; BSc Radiology;
  BSc Visual Communication; BSc Hotel Management; BSc Nautical Science; BSc Forestry;
  BFSc; BSc Fashion Technology; BSc Fashion Designing; BSc Chem; BSc Phy; BSc Mathematics; BSc Comp Sc; BSc Comp; BSc Computers;
  BSc Biochem; BSc Biochemistry; BSc Bio; BSc Zoo; BSc Bot; BSc Geology; BSc Food Tech; BSc Radiology Technology; BSc Imaging;
  BSc MIT; BSc OT; BSc Dialysis; BSc Cardiac; BSc Interior Design; BSc Animation; BSc Multimedia; BSc Catering; BSc Horticulture;
  BSc Forensic; BSc Data Science; BSc Life Science; BSc PCM; BSc BZC; BSc MPC; Bachelors of Science; BSc Fashion;
  BSc Fashion Design; BSc Physician Assistant; BCS; BSc (CS) CS; BSc Microbio; BSc IT CS; BSc Agri Hons; BSc Hotel Mgmt;
  BSc Vis Com; B Sc Ag; BSc Nautical; Bachelors in Science; Bachelors in Computer Science; Bachelor in Science; TYBSc
bachelors-commerce: | BCom; B Comm; Bachelor of Commerce; BCom Computer Applications; BCom with Computer Application;
  BCom Finance; BCom Cooperation; BCom Hons; BCom Taxation; BAF; BFM; BBI; BCom Banking; Bcom pass; BCom Coop; BCom CA; BCom Comp;
  BCom Computers; BCom Travel; BCom PA; BCom Corporate; Bachelors of Commerce; BCom Gen; BCom General; BCom IT; BCom Accounts;
  BCom Marketing; B Com with Tally; BCom Tally; BCom Coop Tally; Bachelors in Commerce; Bachelor in Commerce; TYBCom; BBI Banking
bachelors-engineering: Engineering; Engineering graduate; Engineering degree; Graduate engineer | BE; BTech; Btec;
  Bachelor of Engineering; Bachelor of Technology; BE Mech; BE Mechanical; BE Civil; BE CSE; BE ECE; BE EEE; BE IT;
  BE Computer Science; BTech CSE; BTech ECE; BTech EEE; BTech IT; BTech Civil; BTech Mech; BTech Mechanical;
  BTech Computer Science; BTech Electronics; BTech Electrical; BSc Engg; BSc Engineering; AMIE; B.Engg; BS Engineering;
  Engineer degree; BTech Comp Sc; BTech CS; BE CS; BTech Comp; BTech AI; BTech Chemical; BTech Biotech; BTech Biotechnology;
  BTech Food Technology; BTech Aeronautical; BE EIE; BE Auto; BTech Automobile; BTech Mining; BTech Petroleum; BTech Textile;
  BTech Agri Engg; BTech EIE; BE Aeronautical; BE E&C; BE E&E; BTech E&C; BE Electronics; BE Electrical; BTech Marine; BE Marine;
  Engg; Engg graduate; Bachelor of Engg; Bachelors in Engineering; B.Tech Civil Engg; BTech Mech Engg; B S (Engg); BTech Lateral;
  BE Comp; BE ENTC; BE E TC; BE E&TC; BE Chem; BE Chem Engg; BE Comp Sci; BE Instrumentation; BE Mech Engg; Enginering; BE Elec;
  BE Prod; BE Production; Bachelor in Engineering; Bachelors in Technology; BE Computers; BE Comps; BTech CSE AIML
bachelors-law: Law degree; Law graduate; Bachelor of Legislative Law | LLB; BL; Bachelor of Laws; Bachelor of Law; BA LLB;
  BBA LLB; BCom LLB; LLB Hons; 5 year LLB; 3 year LLB; BA BL; BCom BL; BBA BL; BSc LLB; BSc BL; Law; Law graduate LLB; LL.B 3 yrs;
  LL.B 5 yrs; BA BL Hons; BSL LLB; BSL; Vakil; Bachelors in Law; Bachelor in Law; JD
bachelors-nursing: | BSc Nursing; BSN; BSc N; Bachelor of Nursing; Bachelor of Science in Nursing; Post Basic BSc Nursing;
  Post Basic Nursing; PBBSc Nursing; P.B.B.Sc; BSc Nurse; Nursing degree; Nursing graduate; Nursing; Nurse course; RN; RNRM;
  BSc Nursing Hons; B Sc Nsg; Post BSc Nsg; Post BSc Nursing; Post Basic; Post Basic BSc; Post Basic BSc Nsg; PC BSc Nursing; Nsg;
  BN; BSc Nursing pass; Nursing BSc; Bsc Nrsg; Basic BSc Nursing; BSc Nurs; Bachelors in Nursing; Bachelor in Nursing; RN BSN
bachelors-education: | BEd; Bachelor of Education; BA BEd; BSc BEd; BCom BEd; BPEd; BPE; Bachelor of Physical Education; BElEd;
  Special BEd; LT; BPEd pass; M.A. TTC; B.Ed Special; BEd pass; Int BEd; Bachelors in Education; Bachelor in Education; BEd CTET;
  B Ed TET
bachelors-theology: | BTh; BD; Bachelor of Theology; Bachelor of Divinity; Theology; Theology degree; BMin; GTh; Dip Theology
bachelors-other: Graduate; Graduation; Degree; Any degree; Degree holder; UG; Under graduate; Bachelor; Bachelors;
  Bachelor degree; Bachelor's degree; College | BBA; BBM; BMS; BBS; BCA; Bachelor of Computer Applications;
  Bachelor of Business Administration; BHM; BHMCT; BTTM; BPharm; Bachelor of Pharmacy; BArch; Bachelor of Architecture; BPlan;
  BLISc; B.Lib; BLib Sc; BVoc; BAMS; BHMS; BUMS; BSMS; BNYS; BPT; BOT; BASLP; BMLT; B.Optom; Bachelor of Physiotherapy; BVSc; BVSc and AH; Veterinary degree; Ayurveda degree;
  Homeopathy degree; Pharm.D; Doctor of Pharmacy; Architecture; Interior design degree; BStat; B.Agri; BPharma;
  Bachelor of Hotel Management; BHMS pass; BAMS pass; BBA Aviation; BBA LSCM; BBA Logistics; BPT pass; BNYS pass; BMLT pass;
  BLISc pass; Degree pass; Degree completed; Grad; UG degree; BTTM pass; BTS; BTA; Aviation degree; BSc BCA; Pharma D; BBA HR;
  BBA Finance; BCA pass; Hotel Mgmt; Hotel Management; Hotel management degree; BHMCT pass; BUMS pass; BSMS pass; BOT pass;
  Graduate (any); Any graduate; B Pharmacy; BPTh; Graduvate; Graduvation; Graguate; Gradute; Graduated; Degre;
  Degree completed any; Snatak; BHA; B Design; BID; B Optometry; BVSC AH; B Sc Optom; BHMCTT; BEMS; Double degree;
  Double graduate; BIM; NIFT; B Planning; BAFM; B Tourism; BHMS Hons; Bachelors in Physiotherapy; Bachelors in Design;
  Bachelors in Management; Bachelors in Pharmacy; Associates degree
professional: Professional degree; Professional course; Professional; CA/CS/ICWA | CA; Chartered accountant;
  Chartered accountancy; CA completed; CA qualified; FCA; ACA; CS; ACS; FCS; Company secretary; ICWA; ICWAI; CMA; ACMA;
  Cost accountant; Cost and management accountant; CPA; ACCA; CIMA; CFA; Actuarial science; BCom and CA; CA pass;
  C A Final passed; B.Com ACA; BCom CA final; CA (Final); CMA qualified; CMA Final; ICWA pass; CS qualified; ACS qualified; CA/CS;
  BCom ACCA; BCom CMA; BCom CS; CMA (US); ACMA qualified; Company Secretaryship; CWA; BCom ICWA; Company Secy; Company Secy ICSI;
  CS ICSI; Actuary; ICAI; CA complete; CS complete; CFA charter; Chartered Acct; CA Passed; CS Final; ICMA; ICAI CA;
  Cost Accountancy
mbbs-bds: Medicine; Medical degree; Medical graduate; Dental; Dental surgery | MBBS; MBBS House surgeon; BDS;
  Bachelor of Dental Surgery; Dentistry; Doctor degree; MBBS doctor; MBBS pass; BDS pass; MBBS (Russia); MBBS China; MBBS abroad
masters-arts: | MA; Master of Arts; MA English; MA Malayalam; MA Economics; MA History; MA Sociology; MA Hindi; MA Psychology;
  MA Political Science; MFA; Master of Fine Arts; MMus; MA Tamil; MA Telugu; MA Music; MJMC; MCJ; MA Journalism; MPhil Arts; MDes;
  MA BEd; MA Eng; MA Eco; MA Pol Sci; MA Lit; MA Hist; MA Public Administration; MA Sanskrit; MA Urdu; MA Arabic; MA Bengali;
  MA Marathi; MA Kannada; MA Gujarati; MA Geography; MA Philosophy; MA Social Work; MA Mass Communication; Masters in Arts;
  MA Mass Comm; MA Hindi pass; MA Eng Lit; MA HRM; MA SET; MA NET; MA (Pub Adm); MA Visual Communication; Acharya;
  Acharya Sanskrit; MA MPhil; MA Socio; MA Yoga; Masters in English; Masters in Psychology; Masters in Economics
masters-science: | MSc; Master of Science; MS CS; MS IT; MS Computer Science; MS in Computer Science; MSc Maths; MSc Physics;
  MSc Chemistry; MSc Botany; MSc Zoology; MSc CS; MSc Computer Science; MSc IT; MSc Biotechnology; MSc Microbiology;
  MSc Biochemistry; MSc Statistics; MSc Agriculture; MSc MLT; MSc Psychology; MSc Electronics; MSc Data Science;
  MSc Food Science; MSc Geology; MSc Environmental Science; MStat; MPH; Master of Public Health; MSc BEd;
  MSc Chem; MSc Phy; MSc Mathematics; MSc Comp Sc; MSc Comp; MSc Bio; MSc Zoo; MSc Bot; MSc Food; MSc Food Technology;
  MSc Nutrition; MSc Home Science; MSc Agri; MSc Bioinformatics; MSc AI; MSc Counselling; MSc Applied Psychology;
  Masters in Science; MSc Radiology; MSc Optometry; MSc Visual Communication; MSc Software Engineering; MSc Life Science;
  MSc Organic Chemistry; MSc Analytical Chemistry; MSc NET; MSc Economics; MSc Management; MSc Finance; MSc Physics NET;
  MSc IT pass; MSc (Maths) SET; MCS; MSc Micro; MSc Biotech; MSc Env; MSc Agri Sci; Masters in Computer Science; MS CS USA;
  Masters in Data Science; Masters in IT; MS Information Systems
masters-commerce: | MCom; M Comm; Master of Commerce; MCom Finance; MFC; MFT; MIB; MCom and BEd; MCom BEd; MCom pass; MCom CA;
  MCom Coop; MCom NET; Masters in Commerce; MCom B Com; MCom Accounts; PG MCom; MCom (Fin); Master in Commerce
masters-engineering: | ME; MTech; Mtec; Master of Technology; Master of Engineering; MTech CSE; MTech VLSI; MTech Structural;
  ME CSE; ME Structural; MS Engineering; MS in Engineering; M.Engg; MTech Mechanical; MTech Civil; ME Civil; ME Mechanical; MEng;
  MTech CS; MTech Comp Sc; MTech ECE; MTech Thermal; MTech Power; MTech Machine Design; MTech Transportation; MTech IT; MTech AI;
  ME Structures; ME VLSI; ME Thermal; MS USA; MS US; MS in US; MS Comp Sc USA; MS USA Comp Sc; MS in CS USA; MS UK Engg;
  MS in USA; MS Abroad; MS Data Science; MTech Data Science; MS Engg; MS Mechanical; MS Electrical; MS Civil; MS in Mechanical;
  MS Germany; MTech Power Electronics; MTech Communication; MTech Geotech; MTech Env; MS Software Engineering; MS BITS;
  Masters in Engineering; Masters in Technology; Masters in Mechanical
masters-law: | LLM; ML; Master of Laws; Master of Law; LLM Hons; ML pass; LLB LLM; Masters in Law; Master in Law
masters-nursing: | MSc Nursing; MSN; MSc N; Master of Nursing; Master of Science in Nursing; MPhil Nursing; MSc Nurse; M Sc Nsg;
  MSc Nsg pass; MSc Nursing MSN; Nursing MSc; MSc Nursing Pead; MSc Nrsg; Masters in Nursing
masters-education: | MEd; Master of Education; MPEd; MPES; MA MEd; MSc MEd; MA Education; MEd Special; MEd pass; BEd MEd;
  MA B.Ed M.Ed; M Ed SET
masters-theology: | MTh; MDiv; Master of Theology; Master of Divinity; STL; STM; Th M
masters-other: PG; Post graduate; Post graduation; PG degree; Master; Masters; Master degree; Master's degree | MBA; MBA Finance;
  MBA HR; MBA Marketing; MBA Hospital Administration; MBA IT; MBA Systems; EMBA; Executive MBA; Master of Business Administration;
  PGDM; PGDBM; PGDCA; PG diploma; PGD; PGP; MMS; MHA; MHRM; MHM; MTTM; MCA; Master of Computer Applications; MSW;
  Master of Social Work; MPharm; Master of Pharmacy; MPT; Master of Physiotherapy; MPT pass; MASLP; MArch; MPlan; MLISc; M.Lib; MLib Sc; MVSc; MPhil; Master of Philosophy;
  BTech MBA; BE MBA; MTM; MPA; MFM; MBA pass; MBA HR & Marketing; MBA HR/Mktg; MBA Fin; MBA Mktg; MBA Operations;
  MBA International Business; MBA IB; MBA Healthcare; MBA HA; MBA Business Analytics; MBA Supply Chain; MBA LSCM; MPharma;
  MHA pass; PG pass; Post grad; PGDM Marketing; PGDM Finance; PGDHM; PGDCA pass; BTech + MBA; MHRM pass; MBA Aviation;
  MBA Tourism; MTA; MTTM pass; MCA pass; MSW HR; MSW Medical & Psychiatric; MBA Banking; MBA UK; MBA USA; MIS; MCM; MLIS; M Optom;
  Snatakottar; PG completed; PG Dip; Post graduation completed; MBA Fin & HR; MPM; MIRPM; Masters in Business;
  Masters in Management; Masters in Business Administration; Masters in Pharmacy; Masters in Public Health;
  Masters in Social Work; MA MPhil English
md-ms: Medical PG; PG medical; Medical post graduate | MD; Doctor of Medicine; Master of Surgery; MS Ortho; MS General Surgery;
  MS Ophthalmology; MS ENT; MD Pediatrics; MD Paediatrics; MD Gynaecology; MD Anaesthesia; MD General Medicine; MBBS MD; MBBS MS;
  MBBS and MD; MBBS DGO; MBBS DNB; DNB; DM; MCh; MDS; BDS MDS; Master of Dental Surgery; MD Ayurveda; BAMS MD; MRCP; MRCS; FRCS;
  FRCP; MDS Ortho; MDS Prostho; MD Gen Med; MD Gen Medicine; MD Radiology; MD Ayur; MD Ayurveda pass; MS Gen Surgery; MS Gynae;
  MS OG; MD OG; MD Paed; MD DM; MBBS DCH; MBBS DA; MBBS DLO; MBBS DMRD; MD Homeo; MD Homoeo; DNB Ortho; DNB Medicine; MDS pass;
  MD Dermatology; MD DVL; MD Psychiatry; MD Pathology; MD Physician; MS Opthal; MD (Russia); MBBS MD Paed; MS Ophthal; MD Derma;
  MD Anesthesia; MD Path; MD Micro; Dip NB; DCH; DGO; MD Homeopathy; MD Hom; MS Ayu; MD Gynaec; MBBS MD Medicine
phd: Doctorate; Doctoral degree; Doctor of Philosophy; Phd holder; PHD completed | D.Phil; DSc; D.Litt; MPhil PhD; Post doc;
  Post doctoral; Doctor of Science; Ph D Chemistry; PhD Physics; PhD English; PhD awarded; Doctorate PhD; Ph.D (Sc);
  PhD in Chemistry; Post Doctorate; PDF; PhD NET; PhD Engg`;
