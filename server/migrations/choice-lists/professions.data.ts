/**
 * Areas of work with the titles that families know. The areas follow the sub-divisions of India's National
 * Classification of Occupations 2015, with its numbers, in everyday words.
 */
export const professions: Readonly<Record<string, string>> = {
  // 25, 35
  'Information technology': `
    Software engineer, Software architect, Web developer, Mobile app developer, Test engineer, Data analyst,
    Data scientist, Database administrator, System administrator, Network engineer, Cyber security specialist,
    Cloud engineer, Product manager, IT project manager, IT support specialist`,
  // 21, 31
  'Engineering and architecture': `
    Civil engineer, Mechanical engineer, Electrical engineer, Electronics engineer, Chemical engineer,
    Industrial engineer, Aeronautical engineer, Mining engineer, Environmental engineer, Architect,
    Town planner, Surveyor, Draughtsperson, Site supervisor, Quality controller, Laboratory technician`,
  // 221, 225, 226
  Medicine: `
    Doctor, Surgeon, Paediatrician, Gynaecologist, Psychiatrist, Dentist, Ayurvedic doctor, Homoeopathic doctor,
    Unani doctor, Siddha doctor, Veterinary doctor, Medical officer`,
  // 222, 32, 53
  'Nursing and health care': `
    Staff nurse, Nursing officer, Midwife, Health worker, Pharmacist, Physiotherapist, Occupational therapist,
    Speech therapist, Optometrist, Dietician, Radiographer, Medical laboratory technician, Dental hygienist,
    Home nurse, Counsellor`,
  // 23
  Education: `
    School teacher, Primary teacher, Pre-school teacher, Higher secondary teacher, Special educator, Lecturer,
    Assistant professor, Professor, Principal, Private tutor, Music teacher, Dance teacher, Sports coach,
    Vocational trainer, Librarian`,
  // 211–213
  'Science and research': `
    Scientist, Research scholar, Physicist, Chemist, Biologist, Microbiologist, Biotechnologist, Geologist,
    Mathematician, Statistician, Agricultural scientist, Meteorologist`,
  // 241, 331, 431
  'Accounting and finance': `
    Chartered accountant, Cost accountant, Company secretary, Accountant, Auditor, Tax consultant,
    Financial analyst, Investment banker, Stock broker, Economist, Accounts assistant`,
  // 1346, 3312, 3321, 421
  'Banking and insurance': `
    Bank manager, Bank officer, Bank clerk, Loan officer, Cashier, Insurance agent, Insurance officer, Actuary`,
  // 261
  Law: 'Advocate, Judge, Legal adviser, Public prosecutor, Notary, Law clerk, Paralegal',
  // 111, 335
  'Government and civil services': `
    IAS officer, IPS officer, IFS officer, IRS officer, State civil servant, Gazetted officer,
    Government employee, Village officer, Revenue officer, Tax officer, Customs officer, Railway employee,
    Postal employee, Elected representative`,
  // 01–03, 541
  'Defence and security': `
    Army officer, Navy officer, Air Force officer, Soldier, Sailor, Airman, Coast Guard, Paramilitary personnel,
    Police officer, Police constable, Firefighter, Security officer, Security guard, Prison officer`,
  // 11–14, 242
  'Management and consulting': `
    Chief executive, Director, General manager, Operations manager, Project manager, Branch manager,
    Business analyst, Management consultant, Human resources manager, Recruiter, Entrepreneur, Factory manager,
    Supply chain manager`,
  // 243, 332, 333, 52
  'Sales and marketing': `
    Sales executive, Sales manager, Marketing executive, Marketing manager, Digital marketer, Medical representative,
    Public relations officer, Real estate agent, Shopkeeper, Shop assistant, Wholesale trader, Distributor,
    Event manager, Customer support executive`,
  // 264, 265, 343
  'Media and arts': `
    Journalist, Editor, Author, Translator, Actor, Film director, Musician, Singer, Dancer, Painter, Photographer,
    Graphic designer, Fashion designer, Interior designer, Animator, Video editor, Radio jockey, News reader,
    Content creator`,
  // 2635, 2636, 341
  'Religion and social work': `
    Pastor, Priest, Evangelist, Missionary, Imam, Pujari, Granthi, Religious teacher, Social worker,
    Community organiser, Charity worker, Astrologer`,
  // 342
  Sports: 'Sportsperson, Physical trainer, Yoga teacher, Umpire, Sports official',
  // 41–44
  'Office work': `
    Office assistant, Clerk, Secretary, Personal assistant, Receptionist, Data entry operator, Typist,
    Call centre executive, Store keeper, Travel clerk, Legal clerk,
    Document writer`,
  // 141, 511, 512, 513
  'Hotels and travel': `
    Hotel manager, Chef, Cook, Caterer, Restaurant owner, Waiter, Front office executive, Travel agent,
    Tour guide, Cabin crew`,
  // 514
  'Beauty and personal care': 'Beautician, Hairdresser, Barber, Make-up artist, Mehndi artist, Spa therapist',
  // 315, 83
  Transport: `
    Pilot, Air traffic controller, Merchant navy officer, Ship engineer, Seafarer, Loco pilot, Station master,
    Bus driver, Lorry driver, Taxi driver, Auto-rickshaw driver, Delivery executive, Crane operator, Bus conductor`,
  // 61–63
  'Agriculture and fisheries': `
    Farmer, Planter, Dairy farmer, Poultry farmer, Fisherman, Horticulturist, Agricultural officer, Forest officer,
    Beekeeper`,
  // 71, 72, 74
  'Construction and repair': `
    Building contractor, Mason, Carpenter, Plumber, Electrician, Welder, Fitter, Turner, Mechanic, Painter of buildings,
    Air-conditioning technician, Electronics technician, Mobile phone technician, Lift technician`,
  // 73, 75
  'Crafts and food making': `
    Tailor, Weaver, Embroiderer, Goldsmith, Potter, Wood carver, Printer, Baker, Sweet maker, Leather worker,
    Furniture maker`,
  // 81, 82
  'Factories and plants': `
    Machine operator, Plant operator, Assembly worker, Textile mill worker, Production supervisor, Boiler operator,
    Packer`,
  // 91–96
  'Household and manual work': `
    Homemaker, Domestic worker, Cleaner, Gardener, Labourer, Watchman, Office helper, Street vendor`,
};
