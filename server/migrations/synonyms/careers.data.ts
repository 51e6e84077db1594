import type { SynonymSeeds } from './synonym-seed.ts';

/** Kinds of employers. */
export const workingWithWords: SynonymSeeds = {
  'private-company': {
    same: `
      Private; Private sector; Pvt; Pvt Ltd; Private job; Pvt job; Pvt sector; Private firm; Private service; Private limited;
      Private employee; Private Ltd; Pvt company; Pvt. Ltd. company`,
    more: `
      MNC; Corporate; IT company; Private bank; Private hospital; Private school; Company; Salaried; Job; NGO;
      Multinational company; Multinational`,
  },
  'government-psu': {
    same: `
      Government; Govt; Gov; Govt job; Government job; Govt service; Government service; PSU; Public sector; Govt sector;
      Government sector; Govt employee; Public sector undertaking; Govt/PSU; Sarkari; Goverment; Govt servant; Government servant;
      Government employee`,
    more: `
      Central govt; Central government; State govt; State government; Semi govt; Quasi govt; Govt school; Aided school; Railway;
      Railways; Indian Railway; Indian Railways; KSEB; KSRTC; Bank PSU; Nationalised bank; Nationalized bank; Public sector bank;
      Govt hospital; Aided; Central PSU; State PSU; BSNL; ISRO; LIC; Govt bank; Co-operative bank; Govt college`,
  },
  'defence-police': {
    same: `
      Defence; Defense; Defence services; Police; Armed forces; Military; Police dept; Police department; Armed force`,
    more: `
      Army; Indian Army; Navy; Indian Navy; Air Force; Indian Air Force; IAF; CRPF; BSF; CISF; ITBP; Merchant Navy; Kerala Police;
      Paramilitary; SSB; Assam Rifles; Coast Guard; Delhi Police`,
  },
  business: {
    same: `
      Own business; Business man; Bussiness; Family business; Bussines; Buisness; Trader; Business owner; Busines; Businesswoman;
      Doing business`,
    more: `
      Merchant; Shop owner; Partner in firm; Entrepreneur; Own shop; Contractor; Export business; Textile business`,
  },
  'self-employed': {
    same: 'Self employment; Self; Freelancer; Freelance; Own work; Self employee',
    more: `
      Daily wages; Agriculture; Farming; Consultant; Practice; Own practice; Private practice; Own clinic; Coolie; Gig worker`,
  },
  'church-ministry': {
    same: `
      Church; Ministry; Full time ministry; Gospel work; God’s work; Mission; Fulltime minister; Church work`,
    more: 'Pastor; Evangelist; Missionary',
  },
  'not-working': {
    same: `
      Not employed; Unemployed; Nil; None; No job; No; At home; House wife; Home maker; Jobless; Not working now; Nothing;
      Household; Household work; No work; Not employed now; Looking for job; Job seeking; Searching job; Currently not working;
      Housework`,
    more: `
      Job trying; Preparing for PSC; Preparing for exams; PSC coaching; UPSC aspirant; Retired; Preparing for govt exam`,
  },
  student: {
    same: 'Studying; Students; Study; Still studying; Pursuing studies; Student now',
    more: `
      Final year student; Doing PhD; Doing PG; Doing MBA; House surgency; Internship; Intern; Trainee; Higher studies;
      Studying abroad; Pursuing PG`,
  },
};

/** Areas of work. */
export const professionAreaWords: SynonymSeeds = {
  'information-technology': {
    same: `
      IT; Software; IT/Software; IT field; IT sector; Information tech; Computers; Computer; IT industry; Software field;
      IT & ITES; Tech; ITES; Software Industry`,
  },
  'engineering-and-architecture': {
    same: `
      Engineering; Engineer; Engineers; Architecture; Engg; Engineering field; Technical; Core engineering`,
  },
  medicine: { same: 'Medical; Medical field; Doctors; Medical profession; Physician; Medical doctor' },
  'nursing-and-health-care': {
    same: `
      Nursing; Nursing field; Health care; Health; Paramedical; Health sector; Hospital; Allied health; Pharmacy`,
  },
  education: {
    same: `
      Teaching; Teachers; Academic; Academics; Educational; Education field; Education sector; Teaching field;
      Teaching profession; Education & Training; Academia; School; College`,
  },
  'science-and-research': { same: 'Science; Research; R&D; Research and development; Scientific research' },
  'accounting-and-finance': {
    same: `
      Accounts; Accounting; Finance; Accountancy; Finance & Accounts; Financial services; Audit; Taxation`,
  },
  'banking-and-insurance': {
    same: `
      Bank; Banking; Insurance; Banks; Banking sector; Bank sector; Banking & Finance; Banking field; Bank job`,
  },
  law: { same: 'Legal; Judiciary; Law field; Legal field; Legal profession; Law & Legal; Lawyers' },
  'government-and-civil-services': {
    same: `
      Government; Govt; Civil services; Civil service; Administration; Administrative; Govt service; Government service;
      Public administration; Civil services IAS; UPSC`,
  },
  'defence-and-security': {
    same: `
      Defence; Defense; Police; Security; Armed forces; Military; Army; Navy; Air Force; Defence field; Uniformed services`,
  },
  'management-and-consulting': {
    same: `
      Management; Consulting; Consultancy; HR; Human resources; Administration and management; Corporate management; Managerial;
      Human resource`,
  },
  'sales-and-marketing': {
    same: `
      Sales; Marketing; Sales/Marketing; Retail; Marketing field; Sales field; Trading; Trade; Business development`,
  },
  'media-and-arts': {
    same: `
      Media; Arts; Film; Cinema; Journalism; Media & Entertainment; Entertainment; Designing; Design; Creative; Art;
      Film industry; Advertising`,
  },
  'religion-and-social-work': {
    same: 'Social work; Religious; Ministry; NGO; Social service; Church ministry; Gospel',
  },
  sports: { same: 'Sport; Sports field; Fitness; Athletics' },
  'office-work': {
    same: `
      Office; Clerical; Office job; BPO; KPO; Administration office; Back office; Secretarial; Call centre; BPO/KPO`,
  },
  'hotels-and-travel': {
    same: `
      Hotel; Hotels; Hospitality; Travel; Tourism; Hotel industry; Hotel field; Travel & Tourism; Hotel management; Airlines;
      Aviation; Hospitality field; Restaurant; Catering`,
  },
  'beauty-and-personal-care': { same: 'Beauty; Beauty parlour; Beauty care; Salon; Parlour' },
  transport: { same: 'Shipping; Merchant navy; Logistics; Transportation; Marine; Driving; Merchant marine' },
  'agriculture-and-fisheries': {
    same: 'Agriculture; Farming; Fisheries; Agri; Agricultural; Fishing; Krishi; Plantation',
  },
  'construction-and-repair': {
    same: `
      Construction; Building; Civil construction; Repair; Construction field; Automobile; Interior works; Automobile field`,
  },
  'crafts-and-food-making': {
    same: 'Crafts; Tailoring; Jewellery; Handicrafts; Craft; Food industry; Textile',
  },
  'factories-and-plants': {
    same: 'Factory; Manufacturing; Production; Industry; Industrial; Plant; Manufacturing field; Oil & Gas',
  },
  'household-and-manual-work': {
    same: 'Household; Manual work; Coolie; Labour; House wife; Labour work; Daily wage',
  },
};
