import { z } from 'zod';
import { role } from '../accounts/sessions.ts';
import { wireMapper } from '#contract/fields/wire.ts';

export const accountStatuses = ['active', 'inactive'] as const;

/** A member as administrators see them in the list. */
export const userWire = z.object({
  u_id: z.number().int(),
  u_firstname: z.string(),
  u_lastname: z.string(),
  u_gender: z.string(),
  u_dob: z.string(),
  u_religion: z.string(),
  u_community: z.string(),
  u_sub_community: z.string().nullable(),
  u_denomination: z.string().nullable(),
  u_profile_for: z.string(),
  u_profile_pic: z.string().nullable(),
  u_email: z.string(),
  u_mobile: z.string().nullable(),
  u_mobile_verified: z.boolean(),
  u_role: role,
  u_status: z.enum(accountStatuses),
  u_email_verified: z.boolean(),
  /** Whether the owner has still to finish the registration: the e-mail, masked, is then the name, and the other facts are empty. */
  u_is_incomplete: z.boolean(),
  u_created_at: z.iso.datetime(),
});

export const userMapper = wireMapper({
  id: 'u_id',
  firstName: 'u_firstname',
  lastName: 'u_lastname',
  gender: 'u_gender',
  dateOfBirth: 'u_dob',
  religion: 'u_religion',
  community: 'u_community',
  subCommunity: 'u_sub_community',
  denomination: 'u_denomination',
  profileFor: 'u_profile_for',
  profilePicture: 'u_profile_pic',
  email: 'u_email',
  mobile: 'u_mobile',
  isMobileVerified: 'u_mobile_verified',
  role: 'u_role',
  status: 'u_status',
  isEmailVerified: 'u_email_verified',
  isIncomplete: 'u_is_incomplete',
  createdAt: 'u_created_at',
});
