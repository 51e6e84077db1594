import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile';
import type { ValidationKey } from '#contract/calls/messages.ts';

/** What is wrong with a mobile number by the rules of its country. Ten digits are an Indian one. */
export function checkMobile(mobile: string): ValidationKey | undefined {
  if (/^\d{10}$/.test(mobile)) return /^[6-9]/.test(mobile) ? undefined : 'validation.mobile';
  return parsePhoneNumberFromString(mobile)?.isValid() === true ? undefined : 'validation.mobile_of_country';
}
