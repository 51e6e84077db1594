import type { SynonymSeeds } from '../synonyms/synonym-seed.ts';

/** Cities abroad and the short forms of their airports, by the country. */
export const moreWorldCities: SynonymSeeds = {
  ae: {
    same: 'DXB; Dubai UAE; Sharjah UAE; Auh; Abu Dabi; Abu Dhabhi; Shj; Musaffah; Mussafah; Karama; Al Quoz; Jlt; Dubai Marina; Al Nahda; Al Barsha; Ruwais; UAE Dubai',
  },
  sa: {
    same: 'Saudi Arab; Riyadh Saudi; Ruh; Dmm; Dammam KSA; Jubail KSA; Al Jubail; Hafar Al Batin; Najran; Neom; Qassim; Al Hasa',
  },
  qa: { same: 'Doh; Wakra; Al Wakrah; Al Wakra; Dukhan' },
  kw: { same: 'Kwi; Jleeb; Fintas; Mahboula; Kuwait City; Salmiyah; Khaitan' },
  om: { same: 'Mct; Muscat Oman; Al Khuwair; Ghala' },
  bh: { same: 'Isa Town; Manamah' },
  gb: {
    same: 'B ham; Birmingham UK; Southall; Slough; Lhr; London UK; Wembley; East Ham; Eastham; Watford; Stoke on Trent; Plymouth; Exeter; Bournemouth; Norwich; Peterborough; Northampton; Ipswich',
  },
  us: {
    same: 'U S A; Dallas TX; San Francisco CA; Jersey City; Sfo; Jfk; Nj; California; Texas USA; Sacramento; Cupertino; Mountain View; Palo Alto; San Ramon; Bellevue; Redmond; Princeton; Salt Lake City USA; Tulsa; Omaha; Memphis; Louisville; Milwaukee; Rochester; Baltimore; Richmond VA; Alpharetta; Round Rock',
  },
  ca: {
    same: 'Kaneda; Canada PR; Brampton ON; Yyz; Ontario; Alberta; Saskatchewan; British Columbia; Guelph; Barrie; Burlington; Sudbury; Moncton; St Johns; New Brunswick; Nova Scotia; Surrey BC; Hamilton Ontario; Oshawa; Ajax',
  },
  au: {
    same: 'Melb Aus; Melb; Australia PR; Perth Australia; Syd; Bne; Newcastle NSW; Wollongong; Cairns; Townsville; Sunshine Coast; Blacktown; Point Cook; Tarneit',
  },
  nz: { same: 'Auckland NZ; Akl; Dunedin; Napier; Palmerston North; Queenstown NZ; Rotorua; Invercargill' },
  ie: { same: 'Dublin Ireland; Kilkenny; Sligo; Tralee; Drogheda; Athlone; Dundalk; Mullingar; Letterkenny' },
  de: { same: 'Muc; Heidelberg; Karlsruhe; Mannheim; Potsdam; Magdeburg; Darmstadt; Dortmund' },
  sg: { same: 'Spore; S pore; Singapur' },
  my: { same: 'Kul; KL Malaysia; Klang; Shah Alam; Malacca; Cyberjaya; Johor Baru' },
  tr: { same: 'Istanbul; Ankara; Turkiye; Turky' },
  cz: { same: 'Prague; Brno; Czech' },
  hu: { same: 'Budapest' },
  gr: { same: 'Athens' },
  ua: { same: 'Kiev; Kyiv' },
  az: { same: 'Baku' },
  ge: { same: 'Tbilisi; Georgia Tbilisi' },
  vn: { same: 'Hanoi; Ho Chi Minh; Ho Chi Minh City; Saigon' },
  kh: { same: 'Phnom Penh' },
  mm: { same: 'Yangon; Rangoon; Burma' },
  af: { same: 'Kabul' },
  iq: { same: 'Baghdad; Basra; Erbil' },
  ir: { same: 'Tehran; Teheran' },
  eg: { same: 'Cairo; Alexandria Egypt' },
  ly: { same: 'Tripoli; Benghazi' },
  et: { same: 'Addis Ababa' },
  gh: { same: 'Accra' },
  zm: { same: 'Lusaka' },
  mv: { same: 'Male Maldives' },
};
