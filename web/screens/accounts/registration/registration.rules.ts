import { ageOn } from '#contract/fields/age.ts';
import type { ValidationKey } from '#contract/calls/messages.ts';
import { firstBirthYear } from '#web/parts/forms/date-parts.rules.ts';

export type LegalAges = { legal_age_bride: number; legal_age_groom: number };

/** Returns what is wrong with an existing date of birth, by the server's own rule; all dates as `YYYY-MM-DD`. */
export function checkDateOfBirth(
  { dob, gender }: { dob: string; gender: string },
  { today, ages }: { today: string; ages: LegalAges },
): ValidationKey | undefined {
  if (dob > today) return 'validation.dob';
  return ageOn(dob, today) < legalAgeOf(gender, ages) ? 'validation.below_legal_age' : undefined;
}

/** The years of birth that are offered: from that of the youngest bride or groom on, beside which most were born. */
export function listBirthYears(
  gender: string,
  { today, ages }: { today: string; ages: LegalAges },
): string[] {
  const latest = Number(today.slice(0, 4)) - legalAgeOf(gender, ages);
  return Array.from({ length: latest - firstBirthYear + 1 }, (_, index) => String(latest - index));
}

/** Before the gender is known it is the lower of the two ages. */
function legalAgeOf(gender: string, ages: LegalAges): number {
  if (gender === 'Female') return ages.legal_age_bride;
  if (gender === 'Male') return ages.legal_age_groom;
  return Math.min(ages.legal_age_bride, ages.legal_age_groom);
}
