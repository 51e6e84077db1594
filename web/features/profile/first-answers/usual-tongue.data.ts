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
