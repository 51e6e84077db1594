export { findPreference } from './preferences.repository.ts';
export { presentPreference } from './preferences.presenter.ts';
export { emptyPreference, type Preference } from './preferences.rules.ts';
