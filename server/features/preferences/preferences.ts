export { findPreference } from './preferences.repository.ts';
export { presentPreference } from './preferences.presenter.ts';
export { readPreference } from './read-preference.ts';
