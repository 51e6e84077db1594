export { createProfile, type RegisteredPerson, requireLegalAge } from './create-profile.ts';
export { correctPerson } from './correct-person.ts';
export { readPreference } from './own-preference.ts';
export { changeIncomePrivacy, showProfile } from './own-profile.ts';
export { listChanged } from './profile-review.rules.ts';
export { presentFacts, presentPreference } from './profiles.presenter.ts';
export { findPreference, findProfile, lockProfile, type Profile } from './profiles.repository.ts';
export {
  checkDateOfBirth,
  type LegalAges,
  readFacts,
  type ResolveText,
  type StoredFacts,
} from './profiles.rules.ts';
export { readReview } from './read-review.ts';
export { decideProfile } from './save-profile.ts';
