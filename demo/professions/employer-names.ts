import { words } from '../words.ts';

/** The first half of invented employers' names. */
export const employerNames =
  words(`Kaveri, Sunrise, Bluepeak, Meridian, Himalaya, Nilgiri, Coral, Trinity, Navjeevan, Marigold, Silverline, Banyan,
  Lotus, Monsoon, Deccan, Godavari, Ganga, Vindhya, Sahyadri, Konark, Pearl, Orchid, Jasmine, Evergreen, Horizon, Zenith, Aurora, Sagar, Kalpataru,
  Amrit, Jyoti, Shakti, Pragati, Udaya, Sangam, Malabar, Coromandel, Northstar, Greenfield, Riverside, Highland, Sterling, Pioneer, Unity, Crescent`);

/** The second half, by area of work. */
export const employerKinds: Readonly<Record<string, readonly string[]>> = {
  'Information technology': words('Software, Technologies, Systems, Infotech, Digital, Labs, Data Services'),
  'Engineering and architecture': words(
    'Engineering, Constructions, Motors, Industries, Infra, Steel, Designs',
  ),
  Medicine: words('Hospital, Clinic, Medical Centre, Multispeciality Hospital'),
  'Nursing and health care': words('Hospital, Medical Centre, Diagnostics, Health Care, Pharmacy'),
  Education: words('Public School, Higher Secondary School, College, Academy, Vidyalaya'),
  'Science and research': words('Biotech, Research Centre, Laboratories, Pharma'),
  'Accounting and finance': words('Associates, Consultants, Finance, Capital, & Co.'),
  'Banking and insurance': words('Bank, Co-operative Bank, Insurance, Finance'),
  'Management and consulting': words('Group, Consulting, Enterprises, Holdings, Solutions'),
  'Sales and marketing': words('Traders, Agencies, Retail, Enterprises, Distributors, Stores'),
  'Media and arts': words('Media, Studios, Publications, Communications'),
  'Hotels and travel': words('Hotels, Residency, Resorts, Travels'),
  Transport: words('Logistics, Shipping, Travels, Transports'),
};
export const anyEmployerKinds = words('Enterprises, Industries, Services, Works');

/** Public employers; `{state}` is where they are. */
export const publicEmployers: Readonly<Record<string, readonly string[]>> = {
  Education: ['Government of {state}', 'Kendriya Vidyalaya', 'State University'],
  'Nursing and health care': ['{state} Health Services', 'District Hospital', 'Government Medical College'],
  Medicine: ['{state} Health Services', 'District Hospital', 'Employees’ State Insurance'],
  'Banking and insurance': ['A public sector bank', 'State Co-operative Bank', 'A public insurance company'],
  'Defence and security': [
    'Indian Army',
    'Indian Navy',
    'Indian Air Force',
    '{state} Police',
    'Border Security Force',
  ],
  Transport: ['{state} Road Transport', 'Indian Railways'],
};
export const anyPublicEmployers = [
  'Government of {state}',
  'Central Government',
  'Indian Railways',
  'A public sector company',
];
