/**
 * The communities and denominations that nearly all speak one language, by the codes of the choice lists. Where a name is at home in
 * several languages, such as Reddy or Roman Catholic, nothing is guessed.
 */
const speakers = {
  malayalam: `hindu-brahmin-namboodiri hindu-nair hindu-ezhava hindu-thiyya hindu-menon hindu-ezhuthachan hindu-dheevara
    hindu-kudumbi muslim-mappila christian-syrian-christian christian-knanaya christian-malankara-christian
    christian-latin-catholic-700 christian-latin-catholic-500 christian-latin-catholic-300 christian-cheramar christian-thiyya
    christian-syro-malabar christian-syro-malankara christian-knanaya-catholic christian-knanaya-jacobite christian-jacobite
    christian-malankara-orthodox christian-mar-thoma christian-chaldean-syrian christian-st-thomas-evangelical`,
  tamil: `hindu-brahmin-iyer hindu-brahmin-iyengar hindu-vanniyar hindu-gounder hindu-mudaliar hindu-chettiar hindu-nadar
    hindu-thevar-mukkulathor hindu-mutharaiyar hindu-vellalar muslim-lebbai muslim-maraicar christian-paravar christian-vellalar
    christian-vanniyar christian-udayar`,
  telugu: `hindu-brahmin-niyogi hindu-brahmin-vaidiki hindu-kamma hindu-kapu hindu-velama hindu-padmashali hindu-mudiraj hindu-gavara
    hindu-settibalija hindu-perika hindu-munnuru-kapu hindu-telaga hindu-andhra-raju muslim-dudekula christian-kamma christian-mala`,
  kannada: 'hindu-lingayat hindu-vokkaliga hindu-kuruba',
  tulu: 'hindu-bunt hindu-billava hindu-mogaveera hindu-devadiga hindu-kulal',
  kodava: 'hindu-kodava',
  beary: 'muslim-beary',
  konkani: 'hindu-daivadnya christian-goan christian-mangalorean',
  marathi: `hindu-brahmin-kokanastha hindu-maratha hindu-kunbi hindu-dhangar hindu-agri hindu-vanjari christian-east-indian
    buddhist-ambedkarite-neo-buddhist`,
  gujarati: 'hindu-patel-leva hindu-patel-kadva hindu-patel-other hindu-lohana',
  maithili: 'hindu-brahmin-maithil',
  kashmiri: 'hindu-brahmin-kashmiri-pandit muslim-kashmiri',
  sindhi: 'hindu-sindhi',
  bengali: `hindu-mahishya hindu-baidya hindu-sadgope hindu-gandhabanik hindu-subarnabanik hindu-aguri hindu-poundra-kshatriya
    muslim-bengali`,
  odia: 'hindu-karana hindu-khandayat hindu-chasa hindu-gudia',
  assamese: 'hindu-ahom hindu-kalita muslim-assamese',
  manipuri: 'hindu-manipuri-meitei',
  nepali: 'hindu-gurung hindu-chhetri',
  punjabi:
    'sikh-jat sikh-khatri sikh-arora sikh-ramgarhia sikh-saini sikh-ravidassia sikh-mazhabi sikh-ahluwalia',
};

/** The language of a community or denomination. */
export const tonguesOfFaith: ReadonlyMap<string, string> = new Map(
  Object.entries(speakers).flatMap(([tongue, codes]) =>
    codes.split(/\s+/).map((code): [string, string] => [code, tongue]),
  ),
);

/** The language of most people of a state of India, by the codes of the choice lists. States with no clear answer are left out. */
export const usualTongues: Readonly<Record<string, string>> = {
  'in-kerala': 'malayalam',
  'in-lakshadweep': 'malayalam',
  'in-tamil-nadu': 'tamil',
  'in-puducherry': 'tamil',
  'in-karnataka': 'kannada',
  'in-andhra-pradesh': 'telugu',
  'in-telangana': 'telugu',
  'in-maharashtra': 'marathi',
  'in-goa': 'konkani',
  'in-gujarat': 'gujarati',
  'in-rajasthan': 'hindi',
  'in-madhya-pradesh': 'hindi',
  'in-uttar-pradesh': 'hindi',
  'in-bihar': 'hindi',
  'in-haryana': 'hindi',
  'in-delhi': 'hindi',
  'in-uttarakhand': 'hindi',
  'in-himachal-pradesh': 'hindi',
  'in-chhattisgarh': 'hindi',
  'in-jharkhand': 'hindi',
  'in-punjab': 'punjabi',
  'in-west-bengal': 'bengali',
  'in-tripura': 'bengali',
  'in-odisha': 'odia',
  'in-assam': 'assamese',
};

/** The country that is proposed. */
export const usualCountry = 'in';
