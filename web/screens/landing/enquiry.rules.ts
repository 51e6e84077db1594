import { writePhone } from '#contract/fields/mobile-number.ts';

export type EnquiryDraft = {
  name: string;
  email: string;
  /** With its plus sign: `+91`. */
  countryCode: string;
  number: string;
  message: string;
};

/** The draft as the input of the endpoint. */
export function writeEnquiry({ name, email, countryCode, number, message }: EnquiryDraft) {
  return { name, email, phone: writePhone(countryCode, number), message };
}
