import { describe, expect, it } from 'vitest';
import { sendEnquiry } from '#contract/enquiries/enquiries.ts';
import { writePhone } from '#contract/fields/mobile-number.ts';
import { writeEnquiry } from './enquiry.rules.ts';

describe('the phone number of an enquiry', () => {
  it('is the country code, a space, then the number', () => {
    expect(writePhone('+91', '9876543210')).toBe('+91 9876543210');
  });

  it('accepts numbers as people write and paste them', () => {
    expect(writePhone('+91', '+91 98765-43210')).toBe('+91 9876543210');
    expect(writePhone('+1', '(555) 010.0199')).toBe('+1 5550100199');
  });

  it('returns what is no number unchanged, so that the contract refuses it', () => {
    const enquiry = writeEnquiry({
      name: 'Asha',
      email: 'asha@example.org',
      countryCode: '+91',
      number: 'soon',
      message: 'Hello',
    });
    const answer = sendEnquiry.input.safeParse(enquiry);
    expect(answer.error?.issues.map(({ path }) => path[0])).toEqual(['phone']);
  });
});
