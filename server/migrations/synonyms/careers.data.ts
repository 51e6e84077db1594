/** Kinds of employers. */
export const workingWithWords = `
private-company: Private; Private sector; Pvt; Pvt Ltd; Private job; Pvt job; Pvt sector; Private firm; Private service;
  Private limited; Private employee; Private Ltd; Pvt company; Pvt. Ltd. company; Pvt ltd job; Pvt co; Pvt comp; Pvt concern;
  Pvt ltd co; Private concern; Private naukri; Pvt naukri; Pvt nokri; Private nokri; Khajgi nokri; Pvt co job; P Ltd;
  Pvt employee; Private company job; Pvt works; Private work; Pvt service; Limited company | MNC; Corporate; IT company;
  Private bank; Private hospital; Private school; Company; Salaried; Job; NGO; Multinational company; Multinational
government-psu: Government; Govt; Gov; Govt job; Government job; Govt service; Government service; PSU; Public sector;
  Govt sector; Government sector; Govt employee; Public sector undertaking; Govt/PSU; Sarkari; Goverment; Govt servant;
  Government servant; Government employee; Sarkari karmchari; State Govt employee; Central Govt employee; Sarkari service;
  Sarkari naukri; Sarkari nokri; Sarkari job; Govt emp; Govt employ; Central Govt job; State Govt job; State Govt emp;
  Central Govt emp; C Govt; Govt naukri; Govt nokri; Govt servent; Govt sarvent; Govt serv; Public servant; Rajya sarkar;
  Kendra sarkar; Civil services; Govt undertaking; CPSU; PSU job; Govt bank job | Central govt; Central government; State govt;
  State government; Semi govt; Quasi govt; Govt school; Aided school; Railway; Railways; Indian Railway; Indian Railways; KSEB;
  KSRTC; Bank PSU; Nationalised bank; Nationalized bank; Public sector bank; Govt hospital; Aided; Central PSU; State PSU; BSNL;
  ISRO; LIC; Govt bank; Co-operative bank; Govt college
defence-police: Defence; Defense; Defence services; Police; Armed forces; Military; Police dept; Police department; Armed force;
  Defense services; Fauj; Fauji; Army man; Pattalam; Defence job; Police job; Military service; Forces | Army; Indian Army; Navy;
  Indian Navy; Air Force; Indian Air Force; IAF; CRPF; BSF; CISF; ITBP; Merchant Navy; Kerala Police; Paramilitary; SSB;
  Assam Rifles; Coast Guard; Delhi Police
business: Own business; Business man; Bussiness; Family business; Bussines; Buisness; Trader; Business owner; Busines;
  Businesswoman; Doing business; Apna karobar; Karobar; Byapar; Vyapaar; Bizness own; Own biz family; Vanijya; Own biz; Biz;
  Self biz; Self business; Vyapar; Vyaparam; Dhandho; Dhanda; Vepaar; Bijness; Bizness; Own bussiness; Own buss; Udyog;
  Thozhil own; Own shop business; Family biz | Merchant; Shop owner; Partner in firm; Entrepreneur; Own shop; Contractor;
  Export business; Textile business
self-employed: Self employment; Self; Freelancer; Freelance; Own work; Self employee; Self emp; Self empl; Self employ;
  Swayam rozgar; Own profession; Private practise; Freelancing; Self work | Daily wages; Agriculture; Farming; Consultant;
  Practice; Own practice; Private practice; Own clinic; Coolie; Gig worker
church-ministry: Church; Ministry; Full time ministry; Gospel work; God’s work; Mission; Fulltime minister; Church work | Pastor;
  Evangelist; Missionary
not-working: Not employed; Unemployed; Nil; None; No job; No; At home; House wife; Home maker; Jobless; Not working now; Nothing;
  Household; Household work; No work; Not employed now; Looking for job; Job seeking; Searching job; Currently not working;
  Housework; Ghar par; Gharelu; Kuch nahi; Kuchh nahi; Not doing job; Homely girl; UPSC ki taiyari; Job ki talash; Nil job;
  Not emp; Un emp; Not going for job; Preparing exams; Homely no job | Job trying; Preparing for PSC; Preparing for exams;
  PSC coaching; UPSC aspirant; Retired; Preparing for govt exam
student: Studying; Students; Study; Still studying; Pursuing studies; Student now; Std; Studing; Stdying; Study going on;
  College student; Padhai | Final year student; Doing PhD; Doing PG; Doing MBA; House surgency; Internship; Intern; Trainee;
  Higher studies; Studying abroad; Pursuing PG`;

/** Areas of work. */
export const professionAreaWords = `
information-technology: IT; Software; IT/Software; IT field; IT sector; Information tech; Computers; Computer; IT industry;
  Software field; IT & ITES; Tech; ITES; Software Industry
engineering-and-architecture: Engineering; Engineer; Engineers; Architecture; Engg; Engineering field; Technical; Core engineering
medicine: Medical; Medical field; Doctors; Medical profession; Physician; Medical doctor
nursing-and-health-care: Nursing; Nursing field; Health care; Health; Paramedical; Health sector; Hospital; Allied health;
  Pharmacy
education: Teaching; Teachers; Academic; Academics; Educational; Education field; Education sector; Teaching field;
  Teaching profession; Education & Training; Academia; School; College
science-and-research: Science; Research; R&D; Research and development; Scientific research
accounting-and-finance: Accounts; Accounting; Finance; Accountancy; Finance & Accounts; Financial services; Audit; Taxation
banking-and-insurance: Bank; Banking; Insurance; Banks; Banking sector; Bank sector; Banking & Finance; Banking field; Bank job
law: Legal; Judiciary; Law field; Legal field; Legal profession; Law & Legal; Lawyers
government-and-civil-services: Government; Govt; Civil services; Civil service; Administration; Administrative; Govt service;
  Government service; Public administration; Civil services IAS; UPSC
defence-and-security: Defence; Defense; Police; Security; Armed forces; Military; Army; Navy; Air Force; Defence field;
  Uniformed services
management-and-consulting: Management; Consulting; Consultancy; HR; Human resources; Administration and management;
  Corporate management; Managerial; Human resource
sales-and-marketing: Sales; Marketing; Sales/Marketing; Retail; Marketing field; Sales field; Trading; Trade; Business development
media-and-arts: Media; Arts; Film; Cinema; Journalism; Media & Entertainment; Entertainment; Designing; Design; Creative; Art;
  Film industry; Advertising
religion-and-social-work: Social work; Religious; Ministry; NGO; Social service; Church ministry; Gospel
sports: Sport; Sports field; Fitness; Athletics
office-work: Office; Clerical; Office job; BPO; KPO; Administration office; Back office; Secretarial; Call centre; BPO/KPO
hotels-and-travel: Hotel; Hotels; Hospitality; Travel; Tourism; Hotel industry; Hotel field; Travel & Tourism; Hotel management;
  Airlines; Aviation; Hospitality field; Restaurant; Catering
beauty-and-personal-care: Beauty; Beauty parlour; Beauty care; Salon; Parlour
transport: Shipping; Merchant navy; Logistics; Transportation; Marine; Driving; Merchant marine
agriculture-and-fisheries: Agriculture; Farming; Fisheries; Agri; Agricultural; Fishing; Krishi; Plantation
construction-and-repair: Construction; Building; Civil construction; Repair; Construction field; Automobile; Interior works;
  Automobile field
crafts-and-food-making: Crafts; Tailoring; Jewellery; Handicrafts; Craft; Food industry; Textile
factories-and-plants: Factory; Manufacturing; Production; Industry; Industrial; Plant; Manufacturing field; Oil & Gas
household-and-manual-work: Household; Manual work; Coolie; Labour; House wife; Labour work; Daily wage`;
