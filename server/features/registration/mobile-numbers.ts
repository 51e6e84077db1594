import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile';
import { fieldProblem } from '#server/platform/problem.ts';

/**
 * Throws invalid_input on `mobile` for a number (E.164) that its country has not. Indian numbers have the documented rule alone,
 * ten digits, which the contract checks.
 */
export function requireMobileNumber(mobile: string): void {
  if (mobile.startsWith('+91')) return;
  const isValid = parsePhoneNumberFromString(mobile)?.isValid() === true;
  if (!isValid) throw fieldProblem('mobile', 'validation.mobile_of_country');
}
