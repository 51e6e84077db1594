/** The codes of states in the goods and services tax of India: the first two digits of a GSTIN, and a place of supply. */
const gstStates = {
  '01': 'Jammu and Kashmir',
  '02': 'Himachal Pradesh',
  '03': 'Punjab',
  '04': 'Chandigarh',
  '05': 'Uttarakhand',
  '06': 'Haryana',
  '07': 'Delhi',
  '08': 'Rajasthan',
  '09': 'Uttar Pradesh',
  '10': 'Bihar',
  '11': 'Sikkim',
  '12': 'Arunachal Pradesh',
  '13': 'Nagaland',
  '14': 'Manipur',
  '15': 'Mizoram',
  '16': 'Tripura',
  '17': 'Meghalaya',
  '18': 'Assam',
  '19': 'West Bengal',
  '20': 'Jharkhand',
  '21': 'Odisha',
  '22': 'Chhattisgarh',
  '23': 'Madhya Pradesh',
  '24': 'Gujarat',
  '26': 'Dadra and Nagar Haveli and Daman and Diu',
  '27': 'Maharashtra',
  '29': 'Karnataka',
  '30': 'Goa',
  '31': 'Lakshadweep',
  '32': 'Kerala',
  '33': 'Tamil Nadu',
  '34': 'Puducherry',
  '35': 'Andaman and Nicobar Islands',
  '36': 'Telangana',
  '37': 'Andhra Pradesh',
  '38': 'Ladakh',
  '97': 'Other territory',
} as const;

const names = new Map(Object.entries(gstStates));

/** The codes in the order of their names, for a list to choose from. */
export const gstStateCodes: readonly string[] = [...names]
  .toSorted(([, one], [, other]) => one.localeCompare(other))
  .map(([code]) => code);

/** The name of a state; undefined for an unknown code. */
export function nameOfGstState(code: string): string | undefined {
  return names.get(code);
}

/** The territories without a legislature, whose share of the tax has another name. */
const unionTerritories = new Set(['04', '26', '31', '35', '38', '97']);

export function isUnionTerritory(code: string): boolean {
  return unionTerritories.has(code);
}

/** The state in which a GSTIN is registered. */
export function stateOfGstin(gstin: string): string {
  return gstin.slice(0, 2);
}

/** State, PAN of the business, number of the registration in the state, `Z`, and a check character. */
const gstinPattern = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[\dA-Z]$/;
const characters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Whether a text is a GSTIN of a known state with the right check character. */
export function isGstin(text: string): boolean {
  return gstinPattern.test(text) && names.has(stateOfGstin(text)) && text.endsWith(checkCharacterOf(text));
}

/** The 15th character of a GSTIN: the digits of the weighted values in base 36, summed up. */
function checkCharacterOf(gstin: string): string {
  const sums = Array.from(gstin.slice(0, 14), (character, index) => {
    const product = characters.indexOf(character) * (index % 2 === 0 ? 1 : 2);
    return Math.floor(product / 36) + (product % 36);
  });
  const total = sums.reduce((sum, one) => sum + one, 0);
  return characters.charAt((36 - (total % 36)) % 36);
}

/** Whether tax is stated without the number of the registration for it. */
export function isTaxUnregistered({ gstRate, gstin }: { gstRate: number; gstin: string }): boolean {
  return gstRate > 0 && gstin === '';
}
