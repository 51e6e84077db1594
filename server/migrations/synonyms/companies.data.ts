import type { SynonymSeeds } from './synonym-seed.ts';

/** Occupations of companies, shops, media and ministry, by the part of their code that names the title. */
export const companyWords: SynonymSeeds = {
  'railway-employee': {
    same: `
      Railway; Railways; Indian Railways; Railway job; Southern Railway; TTE; Railway clerk; TTR; Railway staff; Indian Railway;
      Ticket examiner; Trackman`,
  },
  'postal-employee': {
    same: 'Postal; Postman; Post master; Postal assistant; GDS; India post; Post office; Postal department',
  },
  'gazetted-officer': {
    same: 'Class 1 officer; Block development officer; BDO; Group A officer; Class one officer',
  },
  'elected-representative': { same: 'Politician; Politics; Panchayat member; Ward member; MLA; Councillor' },
  'army-officer': {
    same: `
      Major; Captain Army; Army Captain; Lieutenant; Colonel; Officer Army; Lt Col; Major Army; Army Major; Officer in Indian Army`,
  },
  'navy-officer': { same: 'Naval officer; Lieutenant commander; Navy Lieutenant; Officer Navy' },
  'air-force-officer': {
    same: 'Squadron leader; Flight lieutenant; Flying officer; Wing commander; IAF officer',
  },
  soldier: {
    same: `
      Army; Indian Army; Military; Army man; Jawan; Army service; Hawildar; Havildar; Naik; Military service; Army jawan; Sepoy;
      Defence; Defence service; Subedar`,
  },
  sailor: { same: 'Navy; Indian Navy; Naval; Petty officer; Navy sailor' },
  airman: { same: 'Air Force; Indian Air Force; IAF; Sergeant IAF; Corporal' },
  'paramilitary-personnel': {
    same: 'CRPF; BSF; CISF; ITBP; SSB; Paramilitary; BSF jawan; CRPF jawan; Assam Rifles; CISF constable',
  },
  'police-officer': {
    same: `
      Police; SI; Sub inspector; Police inspector; ASI; Police SI; DySP; Circle inspector; SI of police; Sub Inspector of Police;
      Inspector of police; CI; DSP`,
  },
  'police-constable': {
    same: `
      Constable; CPO; Civil police officer; PC; Police PC; Head constable; Woman police constable; WCPO; Police man; SCPO`,
  },
  firefighter: { same: 'Fireman; Fire force; Fire and rescue officer; Fire service; Fire & rescue' },
  'security-officer': { same: 'Security supervisor; Chief security officer' },
  'security-guard': { same: 'Security; Security staff; Guard' },
  'chief-executive': { same: 'CEO; Managing director; MD company; MD; Founder; President; COO; CTO; CFO' },
  director: { same: 'Company director; Executive director' },
  'general-manager': { same: 'GM; AGM; DGM; Dy general manager; Assistant general manager' },
  'operations-manager': {
    same: 'Operations executive; Manager operations; Operation manager; Operations; Operations head',
  },
  'project-manager': {
    same: 'Project coordinator; Programme manager; Program manager; PM; Project executive',
  },
  'branch-manager': { same: 'Area manager; Assistant branch manager; Zonal manager' },
  'business-analyst': { same: 'Business analytics; Process analyst; Functional consultant' },
  'management-consultant': {
    same: 'Consultant; Consulting; Senior consultant; Strategy consultant; Associate consultant',
  },
  'human-resources-manager': {
    same: `
      HR; HR executive; HR manager; Human resource; HR officer; HR recruiter manager; HR generalist; Human resources;
      Sr HR executive; HR professional; HR assistant`,
  },
  recruiter: { same: 'HR recruiter; IT recruiter; Talent acquisition; Recruitment executive' },
  entrepreneur: {
    same: `
      Business; Businessman; Own business; Bussiness; Business owner; Family business; Self business; Startup founder;
      Industrialist; Entreprenuer; Buisness; Businesswoman; Self employed; Business (Own); Bussines; Proprietor`,
    more: `
      Textile business; Jewellery business; Export business; Rubber business; Hardware business; Business Gulf; Business Dubai;
      Timber business; Business (textiles)`,
  },
  'factory-manager': { same: 'Plant manager; Production manager; Factory head' },
  'supply-chain-manager': {
    same: `
      Logistics; Supply chain; Logistics executive; Purchase manager; Logistics manager; Procurement; Purchase officer;
      Logistics coordinator; Procurement engineer`,
  },
  'sales-executive': {
    same: `
      Sales; Sales officer; Sales rep; Sales representative; Sales man executive; Field sales; Sales engineer executive;
      Business development executive; BDE; Relationship manager; Relationship executive; Sales coordinator;
      Business development manager; BDM`,
  },
  'sales-manager': {
    same: 'Area sales manager; ASM; Regional sales manager; Sales head; Territory manager; Showroom manager',
  },
  'marketing-executive': { same: 'Marketing; Marketing rep; Marketing officer; Brand executive' },
  'marketing-manager': { same: 'Brand manager; Marketing head' },
  'digital-marketer': {
    same: `
      Digital marketing; SEO; Digital marketing executive; Social media manager; SEO analyst; Social media marketing`,
  },
  'medical-representative': { same: 'Medical rep; MR; Pharma sales; Med rep; Medical sales' },
  'public-relations-officer': { same: 'PRO; Public relations' },
  'real-estate-agent': { same: 'Real estate; Real estate business; Property dealer; Broker; Land broker' },
  shopkeeper: {
    same: `
      Shop; Shop owner; Provision store; Store owner; Own shop; Merchant; Stationery shop; Textile shop; Kirana shop;
      Bakery owner; Supermarket; Grocery shop; Petty shop; Shop own; Vyapari`,
  },
  'shop-assistant': {
    same: `
      Sales man; Sales girl; Saleswoman; Shop staff; Textile shop staff; Sales lady; Sales staff; Showroom staff; Salesman Gulf`,
  },
  'wholesale-trader': {
    same: 'Wholesale; Wholesaler; Wholesale business; Trader; Trading; Exporter; Import export',
  },
  'customer-support-executive': {
    same: `
      Customer care; Customer care executive; Customer service; CSE; Customer support; Customer relations;
      Customer service executive; Customer relation executive`,
  },
  journalist: {
    same: 'Reporter; Media; Press; Sub editor; News reporter; Press reporter; Media person; Journalism',
  },
  photographer: {
    same: `
      Photography; Videographer; Cameraman; Studio; Photo studio; Photographer and videographer; Cinematographer`,
  },
  musician: { same: 'Keyboardist; Music; Guitarist; Organist' },
  actor: { same: 'Actress; Film actor; Film artist; Artiste' },
  'graphic-designer': {
    same: `
      Designer; Graphics designer; Graphic design; DTP; UI designer; UX designer; UI UX designer; DTP operator`,
  },
  'fashion-designer': {
    same: 'Fashion designing; Fashion design; Costume designer; Boutique; Boutique owner',
  },
  'interior-designer': { same: 'Interior design; Interior designing; Interior; Interior decorator' },
  animator: { same: 'Animation; 3D artist; VFX artist; 3D animator; Multimedia' },
  'content-creator': { same: 'Youtuber; Vlogger; Content writer; Blogger; Influencer; Copywriter' },
  pastor: { same: 'Pastor ministry; Church pastor; Rev; Ministry; Reverend; Full time pastor' },
  evangelist: { same: 'Gospel worker; Evangelism; Gospel' },
  priest: { same: 'Achen; Vicar; Father (Priest); Orthodox priest' },
  imam: { same: 'Usthad; Ustad; Moulavi; Maulavi; Khatib; Musliyar; Maulvi; Khateeb' },
  'religious-teacher': {
    same: 'Madrasa teacher; Madrassa teacher; Sunday school teacher; Alim; Aalim; Madrasa',
  },
  pujari: { same: 'Poojari; Temple priest; Shanthi; Santhi; Melshanthi; Purohit; Archaka; Temple shanthi' },
  'social-worker': { same: 'NGO; MSW; Social work; NGO worker; Medical social worker; Social service' },
  'physical-trainer': {
    same: 'Gym trainer; Fitness trainer; Gym; Personal trainer; Gym instructor; Fitness coach; Gym owner',
  },
  'yoga-teacher': { same: 'Yoga instructor; Yoga trainer; Yoga' },
  sportsperson: { same: 'Cricketer; Footballer; Athlete; Sports; Sportsman; Sports quota' },
  'office-assistant': {
    same: `
      Office staff; Office; Office job; Office work; Office attendant; Office executive; Admin assistant; Admin; Admin executive;
      Office admin; Administrative assistant; Front office staff; Admin officer; Administrator; Office administrator;
      Administrative officer; Office Asst`,
  },
};
