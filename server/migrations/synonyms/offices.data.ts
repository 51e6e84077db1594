import type { SynonymSeeds } from './synonym-seed.ts';

/** Occupations of learning, money, law, government and uniform, by the part of their code that names the title. */
export const officeWords: SynonymSeeds = {
  'medical-laboratory-technician': {
    same: `
      Lab technician; MLT; Medical lab technician; DMLT; Lab tech; Laboratory technologist; BMLT; Lab technologist;
      Lab technician hospital`,
    more: 'OT technician; Dialysis technician; Anaesthesia technician; Cath lab technician',
  },
  'dental-hygienist': { same: 'Dental assistant; Dental technician; Dental nurse' },
  'home-nurse': {
    same: `
      Care giver; Carer; Nursing assistant; Healthcare assistant; Care taker; Senior carer; Care assistant`,
  },
  counsellor: {
    same: `
      Counselor; Psychologist; Clinical psychologist; Counselling; School counsellor; Counseling psychologist`,
  },
  'school-teacher': {
    same: `
      Teacher; Teaching; School Tr; HS teacher; High school teacher; Govt teacher; Teacher govt; HSA; TGT; School master;
      Govt school teacher; CBSE teacher; Teacher (School); Teacher CBSE; Lady teacher; Tr`,
    more: `
      English teacher; Maths teacher; Science teacher; Computer teacher; Drawing teacher; Guest teacher; Hindi teacher;
      Arabic teacher; Urdu teacher; Physical education teacher; PT teacher; Aided school teacher; Teacher abroad;
      UP school teacher; UPSA; PET`,
  },
  'primary-teacher': {
    same: `
      Primary school teacher; LP teacher; LP school teacher; LPSA; PRT; LPST; Lower primary teacher; PD teacher`,
  },
  'pre-school-teacher': {
    same: `
      Nursery teacher; KG teacher; Montessori teacher; Play school teacher; Kindergarten teacher; Anganwadi teacher;
      Pre primary teacher; LKG teacher`,
  },
  'higher-secondary-teacher': {
    same: `
      HSST; PGT; Plus two teacher; HSS teacher; +2 teacher; Higher secondary school teacher; Junior lecturer; HSST junior;
      PG teacher`,
  },
  'special-educator': { same: 'Special teacher; Special education teacher; Special school teacher' },
  lecturer: {
    same: `
      Lecture; College lecturer; Guest lecturer; Lecturer college; Faculty; College teacher; Polytechnic lecturer;
      College faculty; Guest faculty; Nursing tutor; Lectuerer`,
  },
  'assistant-professor': {
    same: 'Asst professor; Asst. Prof; Assistant Prof; Associate professor; Assoc professor',
    more: 'Assistant professor govt; Assistant professor nursing',
  },
  professor: { same: 'Prof; College professor; Proffessor' },
  principal: { same: 'Head master; HM; Head mistress; Vice principal; School principal; Head teacher' },
  'private-tutor': {
    same: `
      Tuition teacher; Tutor; Tuition; Tution teacher; Home tutor; Online tutor; Tutoring; Tuition master`,
  },
  'sports-coach': { same: 'Coach; Cricket coach; Football coach' },
  librarian: { same: 'Library; Library assistant; Asst librarian' },
  scientist: {
    same: `
      ISRO scientist; Scientist ISRO; DRDO scientist; Research scientist; Scientific officer; Scientist B`,
    more: 'Scientist ISRO VSSC; Postdoctoral researcher; Post doc',
  },
  'research-scholar': {
    same: `
      Research; PhD scholar; PhD student; Research fellow; JRF; SRF; Research associate; Project fellow; Researcher;
      Doing research; Research assistant`,
  },
  chemist: { same: 'QC chemist; Analytical chemist; Production chemist' },
  'chartered-accountant': {
    same: 'CA; Practising CA; CA practice; FCA; Chartered accountancy; Charted accountant',
  },
  'cost-accountant': { same: 'CMA; ICWA' },
  'company-secretary': { same: 'CS; Company secretery' },
  accountant: {
    same: `
      Accounts; Accounts executive; Accounts manager; Sr accountant; Senior accountant; Account executive; Acountant;
      Accounts officer; Chief accountant; Accountent; Accounts dept; Finance executive; Accountant Gulf`,
    more: 'Junior accountant; Finance manager; Accountant Dubai; Accountant UAE',
  },
  auditor: {
    same: `
      Audit executive; Audit assistant; Internal auditor; Audit officer; Auditing; Article assistant; CA article`,
  },
  'tax-consultant': {
    same: 'Tax practitioner; GST practitioner; GST consultant; Tax analyst; Tax executive',
  },
  'financial-analyst': {
    same: 'Finance analyst; Equity analyst; Financial advisor; Financial consultant; Investment analyst',
  },
  'stock-broker': {
    same: 'Share broker; Stock trader; Share market; Trader stock; Share trader; Stock market',
  },
  'accounts-assistant': {
    same: 'Account assistant; Asst accountant; Assistant accountant; Accounts clerk; Billing',
  },
  'bank-manager': {
    same: `
      Manager bank; SBI manager; Asst manager bank; Assistant manager bank; Deputy manager bank; Bank branch manager;
      Assistant manager SBI; Bank Mgr`,
  },
  'bank-officer': {
    same: `
      Bank PO; PO bank; Probationary officer; Bank employee; Bank job; Bank; Bank staff; Officer bank; SBI officer;
      Working in bank; Bank PO SBI; Banker; Federal Bank officer; Bank officer scale 1`,
  },
  'bank-clerk': {
    same: 'Clerk bank; SBI clerk; Clerk in bank; Bank assistant; Bank associate; Customer associate',
  },
  'insurance-agent': { same: 'LIC agent; LIC; Insurance advisor; Insurance' },
  'insurance-officer': {
    same: `
      LIC officer; Insurance executive; Development officer LIC; LIC development officer; Insurance manager`,
  },
  cashier: { same: 'Cash counter; Cashier in shop' },
  advocate: {
    same: `
      Adv; Lawyer; Attorney; High court advocate; Advocate High Court; Vakil; Practising advocate; Practicing lawyer;
      Lawyer practice; Legal practitioner`,
  },
  judge: { same: 'Magistrate; Munsiff; Civil judge; District judge; Judicial magistrate; Munsif' },
  'legal-adviser': {
    same: `
      Legal advisor; Law officer; Legal officer; Legal manager; Legal executive; Legal consultant; Legal associate`,
  },
  'government-employee': {
    same: `
      Govt employee; Govt job; Govt service; Government job; Government service; Govt servant; Govt officer; Government officer;
      Gov employee; Government staff; Govt staff`,
    more: `
      LD clerk; LDC; UD clerk; UDC; Secretariat assistant; PSC job; Panchayat secretary; Central govt employee;
      State govt employee; PWD employee; Water authority; KSEB employee; Section officer; Village assistant; KSRTC employee;
      Clerk govt; SI excise; Excise officer; Court clerk; Health department; Lineman; KWA; Overseer; Junior assistant; ASO`,
  },
  'ias-officer': { same: 'IAS; Collector; District collector; Sub collector' },
  'ips-officer': { same: 'IPS' },
  'irs-officer': { same: 'IRS' },
  'revenue-officer': { same: 'Tahsildar; Tehsildar; RDO; Deputy tahsildar; Revenue dept' },
  'village-officer': {
    same: `
      VEO; VO; Village administrative officer; VAO; Talathi; Patwari; Lekhpal; Village extension officer`,
  },
  'tax-officer': {
    same: `
      Income tax officer; Income tax inspector; GST officer; Sales tax officer; Income tax dept; Income tax`,
  },
  'customs-officer': { same: 'Customs inspector; Customs; Customs dept' },
};
