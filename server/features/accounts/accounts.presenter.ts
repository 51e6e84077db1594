import { type SignedInPerson, role } from '#contract/accounts/session-data.ts';
import { pathOfPhoto } from '#server/features/photos/photos.ts';
import type { SignedInPersonRow } from './signed-in-person.repository.ts';

/** What a person's own session tells about them. An administrator's name is the e-mail address. */
export function presentPerson(person: SignedInPersonRow): SignedInPerson {
  return {
    user_id: person.id,
    email: person.email,
    name: person.firstName === null ? person.email : `${person.firstName} ${person.lastName ?? ''}`.trim(),
    role: role.parse(person.role),
    profile_pic: person.pictureToken === null ? null : pathOfPhoto(person.pictureToken),
  };
}
