import { z } from 'zod';
import { wireMapper } from '#contract/fields/wire.ts';
import { criterionNames, type CriterionName, formNameOf } from './preference.criteria.ts';

const names = criterionNames.map((name) => [name, `pp_${formNameOf(name)}`]);

/** The plain names of the criteria and their names in answers. The save form omits the prefix. */
export const preferenceWireNames = {
  // One name for each criterion; `fromEntries` knows keys as strings alone.
  ...(Object.fromEntries(names) as {
    [Name in CriterionName]: `pp_${ReturnType<typeof formNameOf<Name>>}`;
  }),
  mustHave: 'pp_must_have',
} as const;
type WireName = (typeof preferenceWireNames)[keyof typeof preferenceWireNames];

export const preferenceMapper = wireMapper(preferenceWireNames);

const text = z.string().nullable();
const texts = Object.values(preferenceWireNames).map((name) => [name, text]);

/**
 * A partner preference. Null is not stated; ranges read `25-32`, `25-` or `-32`; sets are separated by commas. `pp_must_have`
 * are the criteria that a partner has to meet, by their names without the prefix.
 */
export const preferenceWire = z.object(
  // One text for each name; `fromEntries` knows keys as strings alone.
  Object.fromEntries(texts) as Record<WireName, typeof text>,
);
export type PreferenceWire = z.infer<typeof preferenceWire>;
