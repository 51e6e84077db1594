import type { SynonymSeeds } from '../synonyms/synonym-seed.ts';

/** Further ways of writing an education. A degree says more than the value. */
export const moreEducationWords: SynonymSeeds = {
  'below-10th': {
    more: 'SSLC failed; 10th failed; SSC failed; Below 10; 10th fail; SSLC fail; Up to 9th; Up to 8th; Primary; UP school; Not studied; Matric fail; SSLC not passed',
  },
  '10th': {
    same: 'Metric; Metriculation; 10 pass; Xth pass; 10th class; Tenth pass; SSLC pass; Secondary; 10th only; Mat; High School pass; Matric pass; SSLC only; X pass; 10 th; Highschool',
  },
  '12th': {
    same: `
      Plus two pass; +2 pass; 12 pass; PUC pass; Inter pass; Pre university; Pre-degree pass; 12th class; Intermediat; H S; HS; HS pass; Higher Sec;
      XII pass; 12 th; PreDegree; Plus Two only; Sr Secondary; Hr Sec; Hr Secondary; Intermediate pass; 2 PUC; P U C; P D C; 10+2 pass; +two; Plustwo; 2nd year PUC`,
    more: '+2 science; +2 commerce; +2 humanities; 12th sci; PUC science; PUC commerce; Inter CEC; Inter HEC; Inter (Sci)',
  },
  'iti-diploma': {
    more: `
      Gen Nursing; G N M; General Nsg; Gen Nsg; GNM Nursing; Diplamo; Dipl; Diplom; Diploma Engg; Diploma in Engg; Diploma Mech; Dip Mech; Dip Civil; Dip EEE;
      Diploma EEE; Diploma ECE; DCE Civil; Poly diploma; Polytechnic diploma pass; I T C; I T I; ITI pass; D Pharma; DPharma; Diploma Pharmacy; DCP; DCA pass; DTP course; HDC;
      JDC; Dip in Nursing; Dip in Engg; Diploma holder Mech; DMLT pass; DHMS; T T C; TTI; D T Ed; DTEd; D T Ed.; D Ed; BSTC; NTT pass; PPTTC; JBT pass; D.Voc;
      Beautician course; Tailoring course; Computer diploma; Diploma Computer; Diploma in computer; Fire and safety diploma; Diploma in fire and safety;
      Diploma Automobile; Diploma in Hotel Mgmt; Diploma in Civil Engg; Diploma in Mech Engg; Diploma in Electrical Engg; Dip in Elect; CNA; Dip (Mech); Diploma nursing`,
  },
  'bachelors-arts': {
    more: 'B A; BA pass; B A Eng; BA Lit; BA Eco; BA Pol Sci; BA Hons English; B.A.(Hons); BA Geography; BA Tamil; BA Telugu; BA Kannada; BA Marathi; BA Bengali; BA Philosophy; BA Journalism; BA Psychology; BA Public Administration; BA Sanskrit; BA Arabic; BA Urdu; BA Music; BA Travel; BSW pass; B A (Eng); Bachelors of Arts; BA Mass Comm; BA Mass Communication; BMMC',
  },
  'bachelors-science': {
    more: `
      B Sc; BSc Chem; BSc Phy; BSc Mathematics; BSc Comp Sc; BSc Comp; BSc Computers; BSc Biochem; BSc Biochemistry; BSc Bio; BSc Zoo; BSc Bot; BSc Geology; BSc Food Tech;
      BSc Radiology Technology; BSc Imaging; BSc MIT; BSc OT; BSc Dialysis; BSc Cardiac; BSc Interior Design; BSc Animation; BSc Multimedia; BSc Catering; BSc Horticulture;
      BSc Forensic; BSc Data Science; BSc Life Science; BSc PCM; BSc BZC; BSc MPC; Bachelors of Science; BSc Fashion; BSc Fashion Design; BSc Physician Assistant`,
  },
  'bachelors-commerce': {
    more: 'B Com; Bcom pass; BCom Coop; BCom CA; BCom Comp; BCom Computers; BCom Travel; BCom PA; BCom Corporate; Bachelors of Commerce; BCom (CA); BCom Gen; BCom General; BCom IT; B.com Hons; BCom Accounts; BCom Marketing',
  },
  'bachelors-engineering': {
    more: `
      B E; B Tech; BTech Comp Sc; BTech CS; BE CS; BTech Comp; BTech AI; BTech Chemical; BTech Biotech; BTech Biotechnology; BTech Food Technology; BTech Aeronautical; BE EIE; BE Auto;
      BTech Automobile; BTech Mining; BTech Petroleum; BTech Textile; BTech Agri Engg; BTech EIE; BE Aeronautical; BE E&C; BE E&E; BTech E&C; BE Electronics; BE Electrical;
      BTech Marine; BE Marine; B Engg; Engg; Engg graduate; Bachelor of Engg; Bachelors in Engineering; B.Tech Civil Engg; BTech Mech Engg; B S (Engg); BE(Mech); BTech Lateral; BTech (CSE)`,
  },
  'bachelors-law': {
    more: 'B L; LL B; BA BL; BCom BL; BBA BL; BSc LLB; BSc BL; B.A., LL.B; Law; Law graduate LLB; BALLB; BBALLB; LL.B 3 yrs; LL.B 5 yrs; B.Com LLB',
  },
  'bachelors-nursing': {
    more: `
      B Sc Nsg; BSc Nsg; B Sc N; Post BSc Nsg; Post BSc Nursing; Post Basic; PB BSc; PBBSc; PB BSc Nursing; Post Basic BSc; Post Basic BSc Nsg; PC BSc Nursing; BSc(N); Nsg;
      BN; B Sc Nurse; BSc Nursing pass; Nursing BSc; Bsc Nrsg; BSc (Nursing); Basic BSc Nursing; BSc Nurs`,
  },
  'bachelors-education': {
    more: 'B Ed; BA B Ed; BSc B Ed; B.A.,B.Ed; B.Com B.Ed; BPEd pass; B P Ed; M.A. TTC; B.Ed Special; BA Bed; BSc Bed; BEd pass; Int BEd; BCom Bed',
  },
  'bachelors-other': {
    more: `
      B B A; B C A; B Pharm; BPharma; B Pharma; Bachelor of Hotel Management; BHMS pass; BAMS pass; B H M; BBA Aviation; BBA LSCM; BBA Logistics; B Arch; BVSc & AH; BPT pass; B.P.T; BNYS pass;
      B.Voc; BMLT pass; B Lib; BLISc pass; Degree pass; Degree completed; Grad; UG degree; Bachelors degree; B.B.M; BTTM pass; BTS; BTA; Aviation degree; BSc BCA; B.Plan; Pharma D;
      Pharm D; BBA HR; BBA Finance; BCA pass; Hotel Mgmt; Hotel Management; Hotel management degree; BHMCT pass; BUMS pass; BSMS pass; BOT pass; Graduate (any); Any graduate`,
  },
  professional: {
    more: 'C A; CA pass; C A Final passed; B.Com ACA; BCom CA final; CA (Final); CMA qualified; CMA Final; ICWA pass; CS qualified; ACS qualified; CA/CS; BCom ACCA; BCom CMA; BCom CS; CMA (US); C S; ACMA qualified; Company Secretaryship; CWA; BCom ICWA; F C A; A C A',
  },
  'mbbs-bds': {
    more: 'M B B S; B D S; MBBS pass; BDS pass; MBBS (Russia); MBBS China; MBBS abroad; M.B.B.S',
  },
  'masters-arts': {
    more: 'M A; MA Eng; MA Eco; MA Pol Sci; MA Lit; MA Hist; MA Public Administration; MA Sanskrit; MA Urdu; MA Arabic; MA Bengali; MA Marathi; MA Kannada; MA Gujarati; MA Geography; MA Philosophy; MA Social Work; MA Mass Communication; Masters in Arts; MA Mass Comm; MA Hindi pass; MA (Eng); MA Eng Lit; MA HRM; MA SET; MA NET; MA (Pub Adm); MA Visual Communication',
  },
  'masters-science': {
    more: `
      M Sc; MSc Chem; MSc Phy; MSc Mathematics; MSc Comp Sc; MSc Comp; MSc Bio; MSc Zoo; MSc Zoology; MSc Bot; MSc Food; MSc Food Technology; MSc Nutrition; MSc Home Science; MSc Agri; MSc Bioinformatics; MSc AI;
      MSc Counselling; MSc Applied Psychology; Masters in Science; MSc Radiology; MSc Optometry; MSc Visual Communication; MSc Software Engineering; MSc Life Science; MSc Organic Chemistry;
      MSc Analytical Chemistry; MSc NET; MSc Economics; MSc Management; MSc Finance; MPT pass; MSc Physics NET; MSc IT pass; MSc (Maths) SET; MASLP`,
  },
  'masters-commerce': {
    more: 'M Com; MCom pass; MCom CA; MCom Coop; MCom NET; Masters in Commerce; MCom B Com; MCom Accounts; PG MCom; MCom (Fin)',
  },
  'masters-engineering': {
    more: `
      M E; M Tech; MTech CS; MTech Comp Sc; MTech ECE; MTech Thermal; MTech Power; MTech Machine Design; MTech Transportation; MTech IT; MTech AI; ME Structures; ME VLSI; ME Thermal;
      MS USA; MS US; MS in US; MS (USA); MS Comp Sc USA; MS USA Comp Sc; MS in CS USA; MS UK Engg; MS in USA; MS Abroad; MS Data Science; MTech Data Science; MS Engg; MS Mechanical; MS Electrical;
      MS Civil; MS in Mechanical; MS Germany; MS (Germany); MTech Power Electronics; MTech Communication; MTech Geotech; MTech Env; MS Software Engineering; MS BITS; MTech (CSE); Masters in Engineering; M Engg; M.S (US)`,
  },
  'masters-nursing': {
    more: 'M Sc Nsg; MSc Nsg; M Sc N; MSc(N); MSc (Nursing); MSc Nsg pass; MSc Nursing MSN; Nursing MSc; MSc Nursing Pead; MSc Nrsg',
  },
  'masters-education': { more: 'M Ed; MEd pass; M P Ed; BEd MEd; MA B.Ed M.Ed; M Ed SET' },
  'masters-law': { more: 'L L M; LL M; ML pass; LLB LLM' },
  'masters-other': {
    more: `
      M B A; M C A; MBA pass; MBA HR & Marketing; MBA HR/Mktg; MBA Fin; MBA Mktg; MBA Operations; MBA International Business; MBA IB; MBA Healthcare; MBA HA; MBA Business Analytics; MBA Supply Chain;
      MBA LSCM; M Pharm; MPharma; M Pharma; M S W; MHA pass; PG pass; P G; Post grad; Post Grad.; PGDM Marketing; PGDM Finance; PGDHM; PGDCA pass; BTech + MBA; B Tech MBA; M Arch; M Phil; Masters degree;
      MHRM pass; MBA Aviation; MBA Tourism; MTA; MTTM pass; M.Plan; MCA pass; MSW HR; MSW Medical & Psychiatric; MBA (HR); MBA Banking; MBA UK; MBA USA; MIS`,
  },
  'md-ms': {
    more: 'M D; M D S; MDS Ortho; MDS Prostho; MD Gen Med; MD Gen Medicine; MD Radiology; MD Ayur; MD Ayurveda pass; MS Gen Surgery; MS Gynae; MS OG; MD OG; MD Paed; MD DM; MBBS DCH; MBBS DA; MBBS DLO; MBBS DMRD; MBBS, MD; MD Homeo; MD Homoeo; DNB Ortho; DNB Medicine; MDS pass; MD Dermatology; MD DVL; MD Psychiatry; MD Pathology; MD Physician; MS Opthal; MD (Russia)',
  },
  phd: {
    more: 'P HD; Ph D Chemistry; PhD Physics; PhD English; PhD awarded; Doctorate PhD; MPhil, PhD; Ph.D (Sc); PhD in Chemistry; Post Doctorate; PDF; PhD NET',
  },
};
