import { z } from 'zod';
import { profileForm } from '../profiles/profile-form.ts';
import { says } from '../messages.ts';

/**
 * What a sheet may tell beside the profile: how to reach the person, the whole name in one cell (split where first and last
 * name are not told), the age (where no date of birth is told), and what names the row in the sheet's own counting.
 */
const besideProfile = ['email', 'mobile', 'name', 'age', 'row_id'] as const;

// The keys of a literal are exactly its names.
const profileFields = Object.keys(profileForm.shape) as (keyof typeof profileForm.shape)[];

/** Everything a column of a sheet can be mapped to: the fields of the profile's save form, under their names, and some more. */
export const importFields = [...profileFields, ...besideProfile] as const;
export type ImportField = (typeof importFields)[number];

export const importField = z.enum(importFields, says('validation.choice'));
