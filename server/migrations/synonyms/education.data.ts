import type { SynonymSeeds } from './synonym-seed.ts';

/** How biodata write an education. A degree says more than the value, so the person's own words are kept beside it. */
export const educationWords: SynonymSeeds = {
  'below-10th': {
    same: `
      Primary school; Middle school; Below SSLC; Below matric; Under matric; Non matric; Illiterate; Uneducated`,
    more: `
      5th; 6th; 7th; 8th; 9th; 5th std; 7th std; 8th std; 9th std; 8th pass; 9th pass; VII; VIII; IX; Upper primary`,
  },
  '10th': {
    same: `
      SSLC; SSC; Matric; Matriculate; Matriculation; Madhyamik; High school; Secondary school; Class 10; Class X; X; Xth; X std;
      10; 10 std; 10th std; 10th pass; 10th standard; Tenth; SSLC passed; THSLC; HSLC; ICSE; AISSE`,
  },
  '12th': {
    same: `
      HSC; HSE; Higher secondary; Higher secondary school; Senior secondary; Intermediate; Inter; Plus two; Plus 2; +2; PDC;
      Pre degree; Class 12; Class XII; XII; XIIth; XII std; 12; 12 std; 12th std; 12th pass; 12th standard; Twelfth; PUC; 2nd PUC;
      PUC II; VHSE; VHSC; ISC; AISSCE; Junior college; 10+2`,
    more: `
      12th science; 12th commerce; 12th arts; Plus two science; Plus two commerce; Plus two humanities; Inter MPC; Inter BiPC`,
  },
  'iti-diploma': {
    same: 'Diploma holder; Polytechnic diploma',
    more: `
      ITI; ITC; Diploma; Polytechnic; Poly; Dip; DME; DCE; DEE; DECE; DCA; DMLT; D.Pharm; GNM; General nursing;
      General nursing and midwifery; ANM; JPHN; Diploma in nursing; Nursing diploma; TTC; D.Ed; D.El.Ed; BTC; JBT; ETE; NTT; PTC;
      Montessori; Hotel management diploma; DHM; Diploma in hotel management; Diploma mechanical; Diploma civil;
      Diploma electrical; Diploma in engineering; Diploma in mechanical engineering; Diploma in civil engineering;
      Diploma in electrical engineering; Diploma in computer applications; Diploma X-ray; Draughtsman civil; ITI electrician;
      ITI fitter; ITI welder; ITI mechanic; KGCE; KGTE; Lab technician course; DRT; DOTT; Certificate course; Vocational course;
      Fashion designing diploma; Diploma in fashion designing; Nautical diploma`,
  },
  'bachelors-arts': {
    more: `
      BA; Bachelor of Arts; BA Hons; BA English; BA Malayalam; BA Economics; BA History; BA Sociology; BA Hindi;
      BA Political Science; BFA; Bachelor of Fine Arts; BVA; BPA; BMus; Shastri; Afzal ul Ulama; BSW; Bachelor of Social Work;
      BJMC; BMC; BMM; BJ; B.Lit; BLitt; BDes; BFD; Bachelor of Design`,
  },
  'bachelors-science': {
    more: `
      BSc; BS; Bachelor of Science; BSc Hons; BSc Maths; BSc Physics; BSc Chemistry; BSc Botany; BSc Zoology; BSc CS;
      BSc Computer Science; BSc IT; BSc Agriculture; BSc Agri; BSc MLT; BMLT; BSc Biotechnology; BSc Microbiology;
      BSc Home Science; BSc Statistics; BSc Electronics; BSc Psychology; BSc Optometry; B.Optom; BSc Radiology;
      BSc Visual Communication; BSc Hotel Management; BSc Nautical Science; BPT; BOT; BASLP; Bachelor of Physiotherapy;
      BSc Forestry; BFSc; BSc Fashion Technology; BSc Fashion Designing`,
  },
  'bachelors-commerce': {
    more: `
      BCom; B Comm; Bachelor of Commerce; BCom Computer Applications; BCom with Computer Application; BCom Finance;
      BCom Cooperation; BCom Hons; BCom Taxation; BAF; BFM; BBI; BCom Banking`,
  },
  'bachelors-engineering': {
    same: 'Engineering; Engineering graduate; Engineering degree; Graduate engineer',
    more: `
      BE; BTech; Btec; Bachelor of Engineering; Bachelor of Technology; BE Mech; BE Mechanical; BE Civil; BE CSE; BE ECE; BE EEE;
      BE IT; BE Computer Science; BTech CSE; BTech ECE; BTech EEE; BTech IT; BTech Civil; BTech Mech; BTech Mechanical;
      BTech Computer Science; BTech Electronics; BTech Electrical; BSc Engg; BSc Engineering; AMIE; B.Engg; BS Engineering;
      Engineer degree`,
  },
  'bachelors-law': {
    same: 'Law degree; Law graduate; Bachelor of Legislative Law',
    more: `
      LLB; BL; Bachelor of Laws; Bachelor of Law; BA LLB; BBA LLB; BCom LLB; LLB Hons; 5 year LLB; 3 year LLB`,
  },
  'bachelors-nursing': {
    more: `
      BSc Nursing; BSN; BSc N; Bachelor of Nursing; Bachelor of Science in Nursing; Post Basic BSc Nursing; Post Basic Nursing;
      PBBSc Nursing; P.B.B.Sc; BSc Nurse; Nursing degree; Nursing graduate; Nursing; Nurse course; RN; RNRM; BSc Nursing Hons`,
  },
  'bachelors-education': {
    more: `
      BEd; Bachelor of Education; BA BEd; BSc BEd; BCom BEd; BPEd; BPE; Bachelor of Physical Education; BElEd; Special BEd; LT`,
  },
  'bachelors-theology': {
    more: 'BTh; BD; Bachelor of Theology; Bachelor of Divinity; Theology; Theology degree; BMin; GTh',
  },
  'bachelors-other': {
    same: `
      Graduate; Graduation; Degree; Any degree; Degree holder; UG; Under graduate; Bachelor; Bachelors; Bachelor degree;
      Bachelor's degree; College`,
    more: `
      BBA; BBM; BMS; BBS; BCA; Bachelor of Computer Applications; Bachelor of Business Administration; BHM; BHMCT; BTTM; BPharm;
      Bachelor of Pharmacy; BArch; Bachelor of Architecture; BPlan; BLISc; B.Lib; BLib Sc; BVoc; BAMS; BHMS; BUMS; BSMS; BNYS;
      BVSc; BVSc and AH; Veterinary degree; Ayurveda degree; Homeopathy degree; Pharm.D; Doctor of Pharmacy; Architecture;
      Interior design degree; BStat; B.Agri`,
  },
  professional: {
    same: 'Professional degree; Professional course',
    more: `
      CA; Chartered accountant; Chartered accountancy; CA completed; CA qualified; FCA; ACA; CS; ACS; FCS; Company secretary;
      ICWA; ICWAI; CMA; ACMA; Cost accountant; Cost and management accountant; CPA; ACCA; CIMA; CFA; Actuarial science;
      BCom and CA`,
  },
  'mbbs-bds': {
    same: 'Medicine; Medical degree; Medical graduate; Dental; Dental surgery',
    more: 'MBBS; MBBS House surgeon; BDS; Bachelor of Dental Surgery; Dentistry; Doctor degree; MBBS doctor',
  },
  'masters-arts': {
    more: `
      MA; Master of Arts; MA English; MA Malayalam; MA Economics; MA History; MA Sociology; MA Hindi; MA Psychology;
      MA Political Science; MFA; Master of Fine Arts; MMus; MA Tamil; MA Telugu; MA Music; MJMC; MCJ; MA Journalism; MPhil Arts;
      MDes`,
  },
  'masters-science': {
    more: `
      MSc; Master of Science; MS CS; MS IT; MS Computer Science; MS in Computer Science; MSc Maths; MSc Physics; MSc Chemistry;
      MSc Botany; MSc Zoology; MSc CS; MSc Computer Science; MSc IT; MSc Biotechnology; MSc Microbiology; MSc Biochemistry;
      MSc Statistics; MSc Agriculture; MSc MLT; MSc Psychology; MSc Electronics; MSc Data Science; MPT; Master of Physiotherapy;
      MSc Food Science; MSc Geology; MSc Environmental Science; MStat; MPH; Master of Public Health`,
  },
  'masters-commerce': {
    more: 'MCom; M Comm; Master of Commerce; MCom Finance; MFC; MFT; MIB; MCom and BEd',
  },
  'masters-engineering': {
    more: `
      ME; MTech; Mtec; Master of Technology; Master of Engineering; MTech CSE; MTech VLSI; MTech Structural; ME CSE;
      ME Structural; MS Engineering; MS in Engineering; M.Engg; MTech Mechanical; MTech Civil; ME Civil; ME Mechanical; MEng`,
  },
  'masters-law': { more: 'LLM; ML; Master of Laws; Master of Law; LLM Hons' },
  'masters-nursing': {
    more: `
      MSc Nursing; MSN; MSc N; Master of Nursing; Master of Science in Nursing; MPhil Nursing; MSc Nurse`,
  },
  'masters-education': {
    more: `
      MEd; Master of Education; MPEd; MPES; MA BEd; MSc BEd; MCom BEd; MA MEd; MSc MEd; MA Education; MEd Special`,
  },
  'masters-theology': { more: 'MTh; MDiv; Master of Theology; Master of Divinity; STL; STM' },
  'masters-other': {
    same: "PG; Post graduate; Post graduation; PG degree; Master; Masters; Master degree; Master's degree",
    more: `
      MBA; MBA Finance; MBA HR; MBA Marketing; MBA Hospital Administration; MBA IT; MBA Systems; EMBA; Executive MBA;
      Master of Business Administration; PGDM; PGDBM; PGDCA; PG diploma; PGD; PGP; MMS; MHA; MHRM; MHM; MTTM; MCA;
      Master of Computer Applications; MSW; Master of Social Work; MPharm; Master of Pharmacy; MArch; MPlan; MLISc; M.Lib;
      MLib Sc; MVSc; MPhil; Master of Philosophy; BTech MBA; BE MBA; MTM; MPA; MFM`,
  },
  'md-ms': {
    same: 'Medical PG; PG medical; Medical post graduate',
    more: `
      MD; Doctor of Medicine; Master of Surgery; MS Ortho; MS General Surgery; MS Ophthalmology; MS ENT; MD Pediatrics;
      MD Paediatrics; MD Gynaecology; MD Anaesthesia; MD General Medicine; MBBS MD; MBBS MS; MBBS and MD; MBBS DGO; MBBS DNB; DNB;
      DM; MCh; MDS; BDS MDS; Master of Dental Surgery; MD Ayurveda; BAMS MD; MRCP; MRCS; FRCS; FRCP`,
  },
  phd: {
    same: 'Doctorate; Doctoral degree; Doctor of Philosophy; Phd holder; PHD completed',
    more: 'D.Phil; DSc; D.Litt; MPhil PhD; Post doc; Post doctoral; Doctor of Science',
  },
};
