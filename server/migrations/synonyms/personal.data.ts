import type { SynonymSeeds } from './synonym-seed.ts';

/** Languages by their names in other languages, former names and usual misspellings. */
export const motherTongueWords: SynonymSeeds = {
  assamese: { same: 'Asamiya; Axomiya; Asomiya; Assami; Assamees; Asamese' },
  bengali: { same: 'Bangla; Bangali; Bengoli; Bengalee; Banglaa' },
  bodo: { same: 'Boro; Bodo language' },
  gujarati: { same: 'Gujrati; Gujarathi; Gujerati; Gujrathi' },
  hindi: { same: 'Hindhi; Hindustani; Hindee; Khari Boli' },
  kannada: { same: 'Canarese; Kannadam; Kanada; Kannad; Kannadiga; Kanarese' },
  kashmiri: { same: 'Koshur; Kashmeri' },
  konkani: { same: 'Konkni; Konkany; Kongani; GSB Konkani; Konkanni; Catholic Konkani' },
  maithili: { same: 'Mythili; Maithali; Mithila' },
  malayalam: {
    same: `
      Malyalam; Malayalm; Malayali; Malayalee; Malaylam; Mal; Malayalam language; Malayalum; Malyali; Malayaalam; Mallu`,
  },
  manipuri: { same: 'Meitei; Meiteilon; Meithei; Metei' },
  marathi: { same: 'Marati; Marathy; Maharashtrian; Marathee; Marthi; Maratti' },
  nepali: { same: 'Nepalese; Gorkhali; Nepalee; Gurkhali' },
  odia: { same: 'Oriya; Odiya; Uriya; Oria; Oriyan' },
  punjabi: { same: 'Panjabi; Punjabhi; Gurmukhi; Punjaabi; Panjaabi; Punjaby' },
  sanskrit: { same: 'Samskritam; Samskrit; Sanskrith; Samskrutham' },
  santali: { same: 'Santhali; Santal; Santhal' },
  sindhi: { same: 'Sindi; Sindhee' },
  tamil: { same: 'Tamizh; Thamizh; Tamilian; Tamill; Thamil; Tamiz' },
  telugu: { same: 'Telegu; Telgu; Telungu; Thelugu; Telagu; Thelungu' },
  urdu: { same: 'Urudu; Urdhu; Dakhni Urdu; Dakhni; Deccani Urdu' },
  tulu: { same: 'Tuluva; Thulu; Tullu' },
  kodava: { same: 'Kodagu; Coorgi; Kodava Takk; Kodavathakk; Coorg' },
  bhojpuri: { same: 'Bhojpuriya; Bojpuri' },
  magahi: { same: 'Magadhi; Maghi' },
  chhattisgarhi: { same: 'Chattisgarhi; Chhatisgarhi; Chattisgadi' },
  rajasthani: { same: 'Rajastani; Rajasthni' },
  marwari: { same: 'Marvadi; Marwadi; Marvari' },
  haryanvi: { same: 'Hariyanvi; Haryanavi; Hariyani' },
  garhwali: { same: 'Gadhwali; Garwali; Garhwal' },
  kumaoni: { same: 'Kumauni; Kumoani' },
  pahari: { same: 'Himachali; Pahadi; Himachali Pahari' },
  bundeli: { same: 'Bundelkhandi; Bundelakhandi' },
  kutchi: { same: 'Kachchi; Kachhi; Cutchi; Kuchchi' },
  saurashtra: { same: 'Sourashtra; Sowrashtra; Saurashtrian' },
  badaga: { same: 'Badagu; Badugu' },
  beary: { same: 'Byari; Beary Bashe; Bearys' },
  kurukh: { same: 'Oraon; Uraon; Kurux' },
  kokborok: { same: 'Tripuri' },
  mizo: { same: 'Lushai; Mizo tawng' },
  english: { same: 'Eng; Englsh; Inglish' },
  arabic: { same: 'Arabi; Arab' },
};

export const personalWords: Readonly<Record<string, SynonymSeeds>> = {
  marital_status: {
    'never-married': {
      same: `
        Unmarried; Single; Bachelor; Spinster; Not married; Never been married; Fresh; Maiden; First marriage; Avivahit;
        Unmarrried; Unmaried`,
    },
    'awaiting-divorce': {
      same: `
        Separated; Seperated; Divorce pending; Divorce in process; Divorce case pending; Legally separated; Awaiting for divorce;
        Divorce applied; Living separately; Judicially separated`,
    },
    divorced: {
      same: `
        Divorcee; Divorce; Devorced; Divorsed; Mutual divorce; Legally divorced; Talaq; Divorcy; Second marriage divorced;
        Diverced`,
    },
    widowed: { same: 'Widow; Widower; Vidhwa; Vidhur; Widow/Widower; Wife expired; Husband expired; Widdow' },
    annulled: {
      same: 'Annulment; Marriage annulled; Anulled; Nullified; Nullity; Marriage nullified; Church annulled',
    },
  },
  children: {
    none: {
      same: `
        No; Nil; 0; Zero; No children; No child; No kids; Without children; No issues; Issueless; NIL children`,
    },
    'living-together': {
      same: `
        Yes living together; Living with me; With me; Children with me; Yes with me; Yes living with me; Staying together`,
    },
    'living-apart': {
      same: `
        Not living with me; Yes not living together; With mother; With father; With ex wife; With ex husband; Not with me;
        With grandparents`,
    },
  },
  diet: {
    veg: {
      same: `
        Vegetarian; Pure veg; Pure vegetarian; Vegeterian; V; Vegitarian; Veggie; Shakahari; Strict veg; Strictly vegetarian;
        Only veg; Vegetarion; Lacto vegetarian`,
    },
    'non-veg': {
      same: `
        Non vegetarian; NV; Non vegeterian; Non vegitarian; Mamsahari; Both; Non vegeterain; Veg and non veg; Meat eater`,
    },
    eggetarian: {
      same: `
        Eggitarian; Egg; Eggarian; Veg with egg; Eggiterian; Eats egg; Ovo vegetarian; Egg eater; Veg + egg; Egg only; Eggatarian`,
    },
    'occasionally-non-veg': {
      same: `
        Occasional non veg; Sometimes non veg; Occasionally non vegetarian; Rarely non veg; Occasional; Semi veg; Flexitarian`,
    },
    vegan: { same: 'Pure vegan; Plant based' },
    jain: { same: 'Jain food; Jain veg; Jain vegetarian; No onion no garlic; Without onion garlic' },
  },
  disability: {
    none: {
      same: `
        No; Nil; Normal; Not applicable; No disability; None of these; Healthy; Physically fit; Fit; Physically normal;
        Physically and mentally normal`,
    },
    locomotor: {
      same: `
        Physically challenged; Physically handicapped; Handicapped; Orthopaedically handicapped; PH; Ortho; Polio; Leg disability;
        Differently abled; Physically disabled; Hand disability; PwD locomotor; Limb`,
    },
    visual: { same: 'Blind; Visually impaired; Visually challenged; Low vision; Partially blind' },
    hearing: { same: 'Deaf; Hearing impaired; Hard of hearing; Hearing loss' },
    speech: { same: 'Dumb; Speech impaired; Mute; Stammering' },
    multiple: { same: 'Deaf and dumb; Deaf & mute; Multiple disabilities' },
    intellectual: { same: 'Mentally challenged; Learning disability; Mentally retarded; Slow learner' },
    'chronic-illness': { same: 'Diabetic; Heart patient; Kidney patient; Asthma; Epilepsy; Sugar patient' },
  },
  relocate: {
    anywhere: {
      same: 'Yes; Willing; Ready to relocate; Any place; Willing to relocate; Open to relocate',
    },
    'within-the-country': {
      same: 'Within India; Inside India; India only; In India; Anywhere in India; Within country',
    },
    'within-the-state': {
      same: 'Within Kerala; Same state; Kerala only; Within state; Inside the state; In Kerala',
    },
    'abroad-only': { same: 'Abroad; Only abroad; Foreign; Gulf; Overseas; Willing to go abroad' },
    no: { same: 'Not willing; Not interested; Not ready; Native place only; N' },
    'not-decided': { same: 'Undecided; May be; Depends; Will decide later; Can discuss' },
  },
  financial_status: {
    'lower-middle': {
      same: 'Lower middle class; Low income; Poor; Below average; LMC; Lower class; Economically weak; BPL',
    },
    middle: {
      same: `
        Middle class; Middle class family; Average; MC; Medium; Normal family; Moderate income; Mid class; Average family;
        Ordinary`,
    },
    'upper-middle': {
      same: `
        Upper middle class; Upper middle class family; UMC; Well settled; Good; Financially good; High middle class; Well off;
        Sound`,
    },
    affluent: {
      same: 'Rich; Wealthy; High class; Upper class; Elite; Very rich; Well to do; HNI; Rich family; Richest',
    },
  },
  family_type: {
    nuclear: {
      same: 'Nuclear family; Small family; Nuclar; Separate family; Single family; Neuclear; Nucleus',
    },
    joint: {
      same: 'Joint family; Extended family; Big family; Undivided family; Joined family; Combined family',
    },
  },
  family_values: {
    orthodox: { same: 'Very orthodox; Strict; Very religious; Deeply religious; God fearing' },
    traditional: { same: 'Tradition; Traditional family; Conservative; Religious; Traditional values' },
    moderate: {
      same: 'Moderate family; Medium values; Modern traditional; Balanced; Semi modern; Moderate values',
    },
    liberal: {
      same: 'Modern; Broad minded; Open minded; Progressive; Liberal values; Ultra modern; Cosmopolitan',
    },
  },
};
