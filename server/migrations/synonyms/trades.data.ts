/** Occupations of media, ministry, sports, travel, transport, fields, crafts and homes. */
export const tradeWords = `
media-and-arts-journalist: Reporter; Media; Press; Sub editor; News reporter; Press reporter; Media person; Journalism
media-and-arts-actor: Actress; Film actor; Film artist; Artiste
media-and-arts-musician: Keyboardist; Music; Guitarist; Organist
media-and-arts-photographer: Photography; Videographer; Cameraman; Studio; Photo studio; Photographer and videographer;
  Cinematographer
media-and-arts-graphic-designer: Designer; Graphics designer; Graphic design; DTP; UI designer; UX designer; UI UX designer;
  DTP operator
media-and-arts-fashion-designer: Fashion designing; Fashion design; Costume designer; Boutique; Boutique owner
media-and-arts-interior-designer: Interior design; Interior designing; Interior; Interior decorator
media-and-arts-animator: Animation; 3D artist; VFX artist; 3D animator; Multimedia
media-and-arts-content-creator: Youtuber; Vlogger; Content writer; Blogger; Influencer; Copywriter
religion-and-social-work-pastor: Pastor ministry; Church pastor; Rev; Ministry; Reverend; Full time pastor
religion-and-social-work-priest: Achen; Vicar; Father (Priest); Orthodox priest
religion-and-social-work-evangelist: Gospel worker; Evangelism; Gospel
religion-and-social-work-imam: Usthad; Ustad; Moulavi; Maulavi; Khatib; Musliyar; Maulvi; Khateeb
religion-and-social-work-pujari: Poojari; Temple priest; Shanthi; Santhi; Melshanthi; Purohit; Archaka; Temple shanthi
religion-and-social-work-religious-teacher: Madrasa teacher; Madrassa teacher; Sunday school teacher; Alim; Aalim; Madrasa
religion-and-social-work-social-worker: NGO; MSW; Social work; NGO worker; Medical social worker; Social service
religion-and-social-work-astrologer: Jyothishi; Jyotishi; Jyotish; Jyothishan; Astrology; Josiyar; Josier; Jyotsi; Jothidar;
  Jothidam; Vastu consultant; Vaastu consultant; Astro; Joshi (astrologer); Kaniyan (astrologer)
sports-sportsperson: Cricketer; Footballer; Athlete; Sports; Sportsman; Sports quota
sports-physical-trainer: Gym trainer; Fitness trainer; Gym; Personal trainer; Gym instructor; Fitness coach; Gym owner
sports-yoga-teacher: Yoga instructor; Yoga trainer; Yoga
hotels-and-travel-hotel-manager: Hotel management; Restaurant manager; Hotel; F&B manager; Hotel staff; Hotel supervisor;
  Catering manager
hotels-and-travel-chef: Commis chef; Sous chef; Head chef; Chef de partie; Executive chef; Cheff; Pastry chef
hotels-and-travel-cook: Hotel cook; Kitchen; Cooking
hotels-and-travel-caterer: Catering; Catering business; Catering service
hotels-and-travel-restaurant-owner: Hotel business; Hotel owner; Restaurant; Restaurant business; Cafe owner; Own hotel
hotels-and-travel-waiter: Hotel waiter; Steward; Captain hotel; Waitress; Restaurant captain
hotels-and-travel-front-office-executive: Guest relation executive; Guest relations; GRE
hotels-and-travel-travel-agent: Travels; Tours and travels; Travel agency; Ticketing; Travel consultant; Travel agency owner
hotels-and-travel-cabin-crew: Air hostess; Flight attendant; Cabin crew member; Flight steward; Ground staff; Airport staff
beauty-and-personal-care-beautician: Beauty parlour; Beauty parlor; Beauty care; Parlour; Beauty parlour owner; Cosmetologist
beauty-and-personal-care-barber: Hair cutting; Saloon; Barber shop; Salon owner
transport-pilot: Commercial pilot; Airline pilot; Captain pilot; Co-pilot; First officer
transport-merchant-navy-officer: Merchant navy; Third officer; Second officer; Chief officer; Deck officer; Ship captain;
  Merchant Navy (2nd officer); Deck cadet; 2nd officer; 3rd officer
transport-ship-engineer: Marine engineer; Merchant navy engineer; 3rd engineer; Second engineer; 4th engineer; Marine engg
transport-seafarer: Seaman; Ship job; Shipping; Ship; Seamen; Cruise ship; Offshore
transport-loco-pilot: Train driver; Assistant loco pilot; ALP
transport-station-master: Railway station master; SM railway
transport-bus-driver: KSRTC driver; Driver KSRTC; Bus driver KSRTC; Driver bus
transport-lorry-driver: Heavy driver; Truck driver; Lorry; Heavy vehicle driver; Trailer driver; Tipper driver; Driver heavy
transport-taxi-driver: Driver; Car driver; Cab driver; Taxi; Uber driver; House driver; Light driver; Driver Gulf; Driving;
  Ola driver; Own taxi; Private driver; Light vehicle driver; Family driver
transport-auto-rickshaw-driver: Auto driver; Auto; Auto rickshaw; Rickshaw driver
transport-delivery-executive: Delivery boy; Swiggy; Zomato; Delivery; Courier; Delivery partner; Courier boy; Delivery agent
transport-crane-operator: JCB operator; Excavator operator; JCB; JCB driver; Crane
transport-bus-conductor: Conductor; KSRTC conductor
agriculture-and-fisheries-farmer: Agriculture; Farming; Agriculturist; Agri; Krishi; Cultivation; Agriculturalist; Kisan; Kheti;
  Farmer (own land); Agricultural work; Agriculture work
agriculture-and-fisheries-planter: Rubber planter; Estate; Estate owner; Plantation; Rubber; Tea estate; Coffee planter;
  Cardamom planter; Rubber plantation
agriculture-and-fisheries-fisherman: Fishing; Fish business; Fishing boat
agriculture-and-fisheries-agricultural-officer: Agriculture officer; Krishi officer; Agriculture assistant
agriculture-and-fisheries-forest-officer: Forest guard; Beat forest officer; Forester; Forest dept; Ranger; BFO; Range officer
construction-and-repair-building-contractor: Contractor; Civil contractor; Builder; Construction; Construction business;
  PWD contractor; Builders; Electrical contractor
construction-and-repair-mason: Masonry; Mesthiri; Mistri; Construction worker; Maistry; Tiles work; Tiles worker; Tile work;
  Mason work
construction-and-repair-carpenter: Carpentry; Wood work; Asari work; Carpenter work; Furniture work
construction-and-repair-plumber: Plumbing; Plumber work; Electrician and plumber; Plumbing work; Electrical and plumbing
construction-and-repair-electrician: Electrical work; Wireman; Wiring; Electrical works; Electrician Gulf; Wiring work;
  Electrical technician; Electrician work
construction-and-repair-welder: Welding; Fabricator; Welding work; Fabrication; Welder Gulf; Welding workshop
construction-and-repair-mechanic: Workshop; Auto mechanic; Bike mechanic; Automobile mechanic; Two wheeler mechanic; Car mechanic;
  Diesel mechanic; Vehicle mechanic; Own workshop; Automobile technician; Workshop owner
construction-and-repair-painter-of-buildings: Painting work; Painting; Building painter; House painter; Spray painter;
  Wall painter
construction-and-repair-air-conditioning-technician: AC mechanic; AC technician; HVAC technician; Refrigeration mechanic;
  AC & refrigeration
construction-and-repair-electronics-technician: TV mechanic; Electronics mechanic; CCTV technician; CCTV; Electronic technician;
  Instrument technician
construction-and-repair-mobile-phone-technician: Mobile technician; Mobile repair; Mobile service;
  Mobile phone technician shop
crafts-and-food-making-tailor: Tailoring; Stitching; Tailoring shop; Tailor shop; Tailoring work
crafts-and-food-making-weaver: Weaving; Handloom; Handloom weaver; Handloom worker
crafts-and-food-making-goldsmith: Gold work; Jewellery work; Jewellery; Jeweller; Jewellery shop; Gold worker
crafts-and-food-making-printer: Printing press; Press work; Offset printing; Printing
crafts-and-food-making-baker: Bakery; Bakery worker; Cake maker; Cake artist
factories-and-plants-machine-operator: CNC operator; Operator; Machinist; CNC; CNC programmer; CNC machine operator;
  Lathe operator
factories-and-plants-plant-operator: Process operator; Operator plant; Refinery operator; Chemical plant operator; Oil field;
  Oil and gas operator
factories-and-plants-assembly-worker: Factory worker; Company worker; Factory; Factory work; Company work; Mill worker;
  Company employee; Company staff
factories-and-plants-production-supervisor: Factory supervisor; Production in charge; Production supervisor company;
  Production executive; Shift in charge
household-and-manual-work-homemaker: House wife; House maker; At home; Household; Housework; Home; HW
household-and-manual-work-domestic-worker: House maid; Maid; House help; Servant
household-and-manual-work-cleaner: Cleaning; Sweeper; Housekeeping; Cleaning staff; Sanitation worker; Housekeeping staff
household-and-manual-work-gardener: Gardening; Nursery garden; Mali gardener
household-and-manual-work-labourer: Coolie; Cooly; Labour; Labor; Daily wages; Daily labour; Helper; Daily wage; Load man;
  Loading; Headload worker; Loading worker; Coolie work; Kooli; Worker; Labourer (daily wages) | Rubber tapping; Rubber tapper; Tapping; Tapper
household-and-manual-work-watchman: Night watchman
household-and-manual-work-office-helper: Peon; Office boy; Attender; Office peon; Last grade; Peon govt; Last grade servant`;
