import type { PartnerWire } from '#contract/partners/partner.wire.ts';
import { spokenOf } from '#web/parts/partner-cards/card-facts.rules.ts';

type Family = Pick<PartnerWire, 'u_family_type' | 'u_no_brothers' | 'u_no_sisters'>;

/** A part of the line about the family. */
export type FamilyPart =
  | { kind: 'familyType'; type: string }
  | { kind: 'brothers' | 'sisters'; count: number }
  | { kind: 'onlyChild' };

/** Returns what is stated of a family: its type, and how many brothers and sisters there are. */
export function familyPartsOf({ u_family_type, u_no_brothers, u_no_sisters }: Family): FamilyPart[] {
  const type = spokenOf(u_family_type);
  const parts: FamilyPart[] = type === undefined ? [] : [{ kind: 'familyType', type }];
  if (u_no_brothers === 0 && u_no_sisters === 0) return [...parts, { kind: 'onlyChild' }];
  const brothers = u_no_brothers ?? 0;
  const sisters = u_no_sisters ?? 0;
  if (brothers > 0) parts.push({ kind: 'brothers', count: brothers });
  if (sisters > 0) parts.push({ kind: 'sisters', count: sisters });
  return parts;
}
