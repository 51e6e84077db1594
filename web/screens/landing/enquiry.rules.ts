export type EnquiryDraft = {
  name: string;
  email: string;
  /** With its plus sign: `+91`. */
  countryCode: string;
  number: string;
  message: string;
};

/**
 * The phone number as the service accepts it: country code, a space, then the digits. People write numbers with spaces,
 * brackets and dashes, and paste them with the country code.
 */
export function writePhone(countryCode: string, number: string): string {
  const plain = number.replaceAll(/[\s().\-/]/g, '');
  const local = plain.startsWith(countryCode) ? plain.slice(countryCode.length) : plain;
  return `${countryCode} ${local}`;
}

/** The draft as the input of the endpoint. */
export function writeEnquiry({ name, email, countryCode, number, message }: EnquiryDraft) {
  return { name, email, phone: writePhone(countryCode, number), message };
}
