/** Occupations of money, law, government, uniform, companies and offices. */
export const officeWords = `
accounting-and-finance-chartered-accountant: CA; Practising CA; CA practice; FCA; Chartered accountancy; Charted accountant
accounting-and-finance-cost-accountant: CMA; ICWA
accounting-and-finance-company-secretary: CS; Company secretery
accounting-and-finance-accountant: Accounts; Accounts executive; Accounts manager; Sr accountant; Senior accountant;
  Account executive; Acountant; Accounts officer; Chief accountant; Accountent; Accounts dept; Finance executive; Accountant Gulf
  | Junior accountant; Finance manager; Accountant Dubai; Accountant UAE
accounting-and-finance-auditor: Audit executive; Audit assistant; Internal auditor; Audit officer; Auditing; Article assistant;
  CA article
accounting-and-finance-tax-consultant: Tax practitioner; GST practitioner; GST consultant; Tax analyst; Tax executive
accounting-and-finance-financial-analyst: Finance analyst; Equity analyst; Financial advisor; Financial consultant;
  Investment analyst
accounting-and-finance-stock-broker: Share broker; Stock trader; Share market; Trader stock; Share trader; Stock market
accounting-and-finance-accounts-assistant: Account assistant; Asst accountant; Assistant accountant; Accounts clerk; Billing
banking-and-insurance-bank-manager: Manager bank; SBI manager; Asst manager bank; Assistant manager bank; Deputy manager bank;
  Bank branch manager; Assistant manager SBI; Bank Mgr
banking-and-insurance-bank-officer: Bank PO; PO bank; Probationary officer; Bank employee; Bank job; Bank; Bank staff;
  Officer bank; SBI officer; Working in bank; Bank PO SBI; Banker; Federal Bank officer; Bank officer scale 1
banking-and-insurance-bank-clerk: Clerk bank; SBI clerk; Clerk in bank; Bank assistant; Bank associate; Customer associate
banking-and-insurance-cashier: Cash counter; Cashier in shop
banking-and-insurance-insurance-agent: LIC agent; LIC; Insurance advisor; Insurance
banking-and-insurance-insurance-officer: LIC officer; Insurance executive; Development officer LIC; LIC development officer;
  Insurance manager
law-advocate: Adv; Lawyer; Attorney; High court advocate; Advocate High Court; Vakil; Practising advocate; Practicing lawyer;
  Lawyer practice; Legal practitioner
law-judge: Magistrate; Munsiff; Civil judge; District judge; Judicial magistrate; Munsif
law-legal-adviser: Legal advisor; Law officer; Legal officer; Legal manager; Legal executive; Legal consultant; Legal associate
government-and-civil-services-ias-officer: IAS; Collector; District collector; Sub collector
government-and-civil-services-ips-officer: IPS
government-and-civil-services-irs-officer: IRS
government-and-civil-services-gazetted-officer: Class 1 officer; Block development officer; BDO; Group A officer;
  Class one officer
government-and-civil-services-government-employee: Govt employee; Govt job; Central govt; State govt; Central government; State government; Govt; Central govt service; State govt service; Govt service; Government job; Government service;
  Govt servant; Govt officer; Government officer; Gov employee; Government staff; Govt staff | LD clerk; LDC; UD clerk; UDC;
  Secretariat assistant; PSC job; Panchayat secretary; Central govt employee; State govt employee; PWD employee; Water authority;
  KSEB employee; Section officer; Village assistant; KSRTC employee; Clerk govt; SI excise; Excise officer; Court clerk;
  Health department; Lineman; KWA; Overseer; Junior assistant; ASO
government-and-civil-services-village-officer: VEO; VO; Village administrative officer; VAO; Talathi; Patwari; Lekhpal;
  Village extension officer
government-and-civil-services-revenue-officer: Tahsildar; Tehsildar; RDO; Deputy tahsildar; Revenue dept
government-and-civil-services-tax-officer: Income tax officer; Income tax inspector; GST officer; Sales tax officer;
  Income tax dept; Income tax
government-and-civil-services-customs-officer: Customs inspector; Customs; Customs dept
government-and-civil-services-railway-employee: Railway; Railways; Indian Railways; Railway job; Southern Railway; TTE;
  Railway clerk; TTR; Railway staff; Indian Railway; Ticket examiner; Trackman
government-and-civil-services-postal-employee: Postal; Postman; Post master; Postal assistant; GDS; India post; Post office;
  Postal department
government-and-civil-services-elected-representative: Politician; Politics; Panchayat member; Ward member; MLA; Councillor
defence-and-security-army-officer: Major; Captain Army; Army Captain; Lieutenant; Colonel; Officer Army; Lt Col; Major Army;
  Army Major; Officer in Indian Army
defence-and-security-navy-officer: Naval officer; Lieutenant commander; Navy Lieutenant; Officer Navy
defence-and-security-air-force-officer: Squadron leader; Flight lieutenant; Flying officer; Wing commander; IAF officer
defence-and-security-soldier: Army; Indian Army; Military; Army man; Jawan; Army service; Hawildar; Havildar; Naik;
  Military service; Army jawan; Sepoy; Defence; Defence service; Subedar
defence-and-security-sailor: Navy; Indian Navy; Naval; Petty officer; Navy sailor
defence-and-security-airman: Air Force; Indian Air Force; IAF; Sergeant IAF; Corporal
defence-and-security-paramilitary-personnel: CRPF; BSF; CISF; ITBP; SSB; Paramilitary; BSF jawan; CRPF jawan; Assam Rifles;
  CISF constable
defence-and-security-police-officer: Police; SI; Sub inspector; Police inspector; ASI; Police SI; DySP; Circle inspector;
  SI of police; Sub Inspector of Police; Inspector of police; CI; DSP
defence-and-security-police-constable: Constable; CPO; Civil police officer; PC; Police PC; Head constable;
  Woman police constable; WCPO; Police man; SCPO
defence-and-security-firefighter: Fireman; Fire force; Fire and rescue officer; Fire service; Fire & rescue
defence-and-security-security-officer: Security supervisor; Chief security officer
defence-and-security-security-guard: Security; Security staff; Guard
management-and-consulting-chief-executive: CEO; Managing director; MD company; MD; Founder; President; COO; CTO; CFO
management-and-consulting-director: Company director; Executive director
management-and-consulting-general-manager: GM; AGM; DGM; Dy general manager; Assistant general manager
management-and-consulting-operations-manager: Operations executive; Manager operations; Operation manager; Operations;
  Operations head
management-and-consulting-project-manager: Project coordinator; Programme manager; Program manager; PM; Project executive
management-and-consulting-branch-manager: Area manager; Assistant branch manager; Zonal manager
management-and-consulting-business-analyst: Business analytics; Process analyst; Functional consultant
management-and-consulting-management-consultant: Consultant; Consulting; Senior consultant; Strategy consultant;
  Associate consultant
management-and-consulting-human-resources-manager: HR; HR executive; HR manager; Human resource; HR officer; HR recruiter manager;
  HR generalist; Human resources; Sr HR executive; HR professional; HR assistant
management-and-consulting-recruiter: HR recruiter; IT recruiter; Talent acquisition; Recruitment executive
management-and-consulting-entrepreneur: Business; Businessman; Own business; Bussiness; Business owner; Family business;
  Self business; Startup founder; Industrialist; Entreprenuer; Buisness; Businesswoman; Self employed; Business (Own); Bussines;
  Proprietor | Textile business; Jewellery business; Export business; Rubber business; Hardware business; Business Gulf;
  Business Dubai; Timber business; Business (textiles)
management-and-consulting-factory-manager: Plant manager; Production manager; Factory head
management-and-consulting-supply-chain-manager: Logistics; Supply chain; Logistics executive; Purchase manager; Logistics manager;
  Procurement; Purchase officer; Logistics coordinator; Procurement engineer
sales-and-marketing-sales-executive: Sales; Sales officer; Sales rep; Sales representative; Sales man executive; Field sales;
  Sales engineer executive; Business development executive; BDE; Relationship manager; Relationship executive; Sales coordinator;
  Business development manager; BDM
sales-and-marketing-sales-manager: Area sales manager; ASM; Regional sales manager; Sales head; Territory manager;
  Showroom manager
sales-and-marketing-marketing-executive: Marketing; Marketing rep; Marketing officer; Brand executive
sales-and-marketing-marketing-manager: Brand manager; Marketing head
sales-and-marketing-digital-marketer: Digital marketing; SEO; Digital marketing executive; Social media manager; SEO analyst;
  Social media marketing
sales-and-marketing-medical-representative: Medical rep; MR; Pharma sales; Med rep; Medical sales
sales-and-marketing-public-relations-officer: PRO; Public relations
sales-and-marketing-real-estate-agent: Real estate; Real estate business; Property dealer; Broker; Land broker
sales-and-marketing-shopkeeper: Shop; Shop owner; Provision store; Store owner; Own shop; Merchant; Stationery shop; Textile shop;
  Kirana shop; Bakery owner; Supermarket; Grocery shop; Petty shop; Shop own; Vyapari; Mobile shop; Mobile shop owner; Mobile phone shop
sales-and-marketing-shop-assistant: Sales man; Sales girl; Saleswoman; Shop staff; Textile shop staff; Sales lady; Sales staff;
  Showroom staff; Salesman Gulf
sales-and-marketing-wholesale-trader: Wholesale; Wholesaler; Wholesale business; Trader; Trading; Exporter; Import export
sales-and-marketing-customer-support-executive: Customer care; Customer care executive; Customer service; CSE; Customer support;
  Customer relations; Customer service executive; Customer relation executive
office-work-office-assistant: Office staff; Office; Office job; Office work; Office attendant; Office executive; Admin assistant;
  Admin; Admin executive; Office admin; Administrative assistant; Front office staff; Admin officer; Administrator;
  Office administrator; Administrative officer; Office Asst
office-work-clerk: Clerical; Clerk cum; Clark; Clerical staff; Junior clerk; Senior clerk; Head clerk
office-work-personal-assistant: PA; Executive assistant; PA to MD; Executive secretary
office-work-receptionist: Reception; Front office; Front desk; Receptionist hospital
office-work-data-entry-operator: Data entry; DEO; Computer operator; DTP data entry; Data operator; Computer assistant; Akshaya;
  Akshaya centre
office-work-call-centre-executive: BPO; Call centre; Call center; Telecaller; BPO executive; Call center executive;
  Process associate; BPO employee; Tele calling; Medical coder; Medical coding; Medical transcriptionist; Process executive
office-work-store-keeper: Store incharge; Store manager; Warehouse; Warehouse keeper; Stores
office-work-document-writer: Aadharam ezhuthu; Adharam writer; Aadharam; Deed writer; Document writing; Stamp vendor; Bond writer;
  Petition writer; Dasthavej lekhak`;
