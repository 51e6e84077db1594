import type { SynonymSeeds } from './synonym-seed.ts';

/** Occupations of travel, transport, fields, crafts and homes, by the part of their code that names the title. */
export const tradeWords: SynonymSeeds = {
  clerk: { same: 'Clerical; Clerk cum; Clark; Clerical staff; Junior clerk; Senior clerk; Head clerk' },
  'personal-assistant': { same: 'PA; Executive assistant; PA to MD; Executive secretary' },
  receptionist: { same: 'Reception; Front office; Front desk; Receptionist hospital' },
  'data-entry-operator': {
    same: `
      Data entry; DEO; Computer operator; DTP data entry; Data operator; Computer assistant; Akshaya; Akshaya centre`,
  },
  'call-centre-executive': {
    same: `
      BPO; Call centre; Call center; Telecaller; BPO executive; Call center executive; Process associate; BPO employee;
      Tele calling; Medical coder; Medical coding; Medical transcriptionist; Process executive`,
  },
  'store-keeper': { same: 'Store incharge; Store manager; Warehouse; Warehouse keeper; Stores' },
  'travel-agent': {
    same: 'Travels; Tours and travels; Travel agency; Ticketing; Travel consultant; Travel agency owner',
  },
  'hotel-manager': {
    same: `
      Hotel management; Restaurant manager; Hotel; F&B manager; Hotel staff; Hotel supervisor; Catering manager`,
  },
  chef: { same: 'Commis chef; Sous chef; Head chef; Chef de partie; Executive chef; Cheff; Pastry chef' },
  cook: { same: 'Hotel cook; Kitchen; Cooking' },
  caterer: { same: 'Catering; Catering business; Catering service' },
  'restaurant-owner': {
    same: 'Hotel business; Hotel owner; Restaurant; Restaurant business; Cafe owner; Own hotel',
  },
  waiter: { same: 'Hotel waiter; Steward; Captain hotel; Waitress; Restaurant captain' },
  'front-office-executive': { same: 'Guest relation executive; Guest relations; GRE' },
  'cabin-crew': {
    same: 'Air hostess; Flight attendant; Cabin crew member; Flight steward; Ground staff; Airport staff',
  },
  beautician: {
    same: 'Beauty parlour; Beauty parlor; Beauty care; Parlour; Beauty parlour owner; Cosmetologist',
  },
  barber: { same: 'Hair cutting; Saloon; Barber shop; Salon owner' },
  pilot: { same: 'Commercial pilot; Airline pilot; Captain pilot; Co-pilot; First officer' },
  'merchant-navy-officer': {
    same: `
      Merchant navy; Third officer; Second officer; Chief officer; Deck officer; Ship captain; Merchant Navy (2nd officer);
      Deck cadet; 2nd officer; 3rd officer`,
  },
  'ship-engineer': {
    same: 'Marine engineer; Merchant navy engineer; 3rd engineer; Second engineer; 4th engineer; Marine engg',
  },
  seafarer: { same: 'Seaman; Ship job; Shipping; Ship; Seamen; Cruise ship; Offshore' },
  'loco-pilot': { same: 'Train driver; Assistant loco pilot; ALP' },
  'station-master': { same: 'Railway station master; SM railway' },
  'bus-driver': { same: 'KSRTC driver; Driver KSRTC; Bus driver KSRTC; Driver bus' },
  'lorry-driver': {
    same: `
      Heavy driver; Truck driver; Lorry; Heavy vehicle driver; Trailer driver; Tipper driver; Driver heavy`,
  },
  'taxi-driver': {
    same: `
      Driver; Car driver; Cab driver; Taxi; Uber driver; House driver; Light driver; Driver Gulf; Driving; Ola driver; Own taxi;
      Private driver; Light vehicle driver; Family driver`,
  },
  'auto-rickshaw-driver': { same: 'Auto driver; Auto; Auto rickshaw; Rickshaw driver' },
  'delivery-executive': {
    same: 'Delivery boy; Swiggy; Zomato; Delivery; Courier; Delivery partner; Courier boy; Delivery agent',
  },
  'crane-operator': { same: 'JCB operator; Excavator operator; JCB; JCB driver; Crane' },
  'bus-conductor': { same: 'Conductor; KSRTC conductor' },
  farmer: {
    same: `
      Agriculture; Farming; Agriculturist; Agri; Krishi; Cultivation; Agriculturalist; Kisan; Kheti; Farmer (own land);
      Agricultural work; Agriculture work`,
  },
  planter: {
    same: `
      Rubber planter; Estate; Estate owner; Plantation; Rubber; Tea estate; Coffee planter; Cardamom planter; Rubber plantation`,
  },
  fisherman: { same: 'Fishing; Fish business; Fishing boat' },
  'agricultural-officer': { same: 'Agriculture officer; Krishi officer; Agriculture assistant' },
  'forest-officer': {
    same: 'Forest guard; Beat forest officer; Forester; Forest dept; Ranger; BFO; Range officer',
  },
  'building-contractor': {
    same: `
      Contractor; Civil contractor; Builder; Construction; Construction business; PWD contractor; Builders; Electrical contractor`,
  },
  mason: {
    same: `
      Masonry; Mesthiri; Mistri; Construction worker; Maistry; Tiles work; Tiles worker; Tile work; Mason work`,
  },
  carpenter: { same: 'Carpentry; Wood work; Asari work; Carpenter work; Furniture work' },
  plumber: {
    same: 'Plumbing; Plumber work; Electrician and plumber; Plumbing work; Electrical and plumbing',
  },
  electrician: {
    same: `
      Electrical work; Wireman; Wiring; Electrical works; Electrician Gulf; Wiring work; Electrical technician; Electrician work`,
  },
  welder: { same: 'Welding; Fabricator; Welding work; Fabrication; Welder Gulf; Welding workshop' },
  mechanic: {
    same: `
      Workshop; Auto mechanic; Bike mechanic; Automobile mechanic; Two wheeler mechanic; Car mechanic; Diesel mechanic;
      Vehicle mechanic; Own workshop; Automobile technician; Workshop owner`,
  },
  'painter-of-buildings': {
    same: 'Painting work; Painting; Building painter; House painter; Spray painter; Wall painter',
  },
  'air-conditioning-technician': {
    same: 'AC mechanic; AC technician; HVAC technician; Refrigeration mechanic; AC & refrigeration',
  },
  'electronics-technician': {
    same: `
      TV mechanic; Electronics mechanic; CCTV technician; CCTV; Electronic technician; Instrument technician`,
  },
  'mobile-phone-technician': {
    same: `
      Mobile technician; Mobile shop; Mobile repair; Mobile service; Mobile phone technician shop; Mobile shop owner`,
  },
  tailor: { same: 'Tailoring; Stitching; Tailoring shop; Tailor shop; Tailoring work' },
  goldsmith: { same: 'Gold work; Jewellery work; Jewellery; Jeweller; Jewellery shop; Gold worker' },
  weaver: { same: 'Weaving; Handloom; Handloom weaver; Handloom worker' },
  printer: { same: 'Printing press; Press work; Offset printing; Printing' },
  baker: { same: 'Bakery; Bakery worker; Cake maker; Cake artist' },
  'machine-operator': {
    same: 'CNC operator; Operator; Machinist; CNC; CNC programmer; CNC machine operator; Lathe operator',
  },
  'plant-operator': {
    same: `
      Process operator; Operator plant; Refinery operator; Chemical plant operator; Oil field; Oil and gas operator`,
  },
  'assembly-worker': {
    same: `
      Factory worker; Company worker; Factory; Factory work; Company work; Mill worker; Company employee; Company staff`,
  },
  'production-supervisor': {
    same: `
      Factory supervisor; Production in charge; Production supervisor company; Production executive; Shift in charge`,
  },
  homemaker: { same: 'House wife; House maker; At home; Household; Housework; Home; HW' },
  labourer: {
    same: `
      Coolie; Cooly; Labour; Labor; Daily wages; Daily labour; Helper; Daily wage; Load man; Loading; Headload worker;
      Loading worker; Coolie work; Kooli; Worker; Labourer (daily wages)`,
  },
  gardener: { same: 'Gardening; Nursery garden; Mali gardener' },
  cleaner: { same: 'Cleaning; Sweeper; Housekeeping; Cleaning staff; Sanitation worker; Housekeeping staff' },
  watchman: { same: 'Night watchman' },
  'office-helper': {
    same: 'Peon; Office boy; Attender; Office peon; Last grade; Peon govt; Last grade servant',
  },
  'domestic-worker': { same: 'House maid; Maid; House help; Servant' },
};
