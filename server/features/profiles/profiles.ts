export { createProfile, type RegisteredPerson, requireLegalAge } from './create-profile.ts';
export { readPreference } from './own-preference.ts';
export { changeIncomePrivacy, showProfile } from './own-profile.ts';
export { presentFacts, presentPreference } from './profiles.presenter.ts';
export { findPreference, findProfile } from './profiles.repository.ts';
export {
  checkDateOfBirth,
  type LegalAges,
  readFacts,
  type ResolveText,
  type StoredFacts,
} from './profiles.rules.ts';
