import { table } from '#server/platform/database/table.ts';

/** The person a member's account is about. */
export const profiles = table({
  accountId: 'integer',
  profileFor: 'text',
  gender: 'text',
  firstName: 'text',
  lastName: 'text',
  dateOfBirth: 'date',
  religion: 'text',
  community: 'text',
  profilePicture: 'text?',
  createdAt: 'timestamptz',
  updatedAt: 'timestamptz',
});
