/** What people put between the digits of a number, and how they write the country or trunk code of India. */
const separators = /[\s().-]/g;
const indianPrefix = /^(?:\+91|0091|91|0)(?=\d{10}$)/;

/** A mobile number as people write it (`+91 98470-12345`) in the form of the contract; other text unchanged. */
export function tidyMobile(text: string): string {
  const number = text.replaceAll(separators, '');
  return /^\+?\d+$/.test(number) ? number.replace(indianPrefix, '') : text;
}
