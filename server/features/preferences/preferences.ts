export { findPreference } from './preferences.repository.ts';
export { presentPreference } from './preferences.presenter.ts';
export { showPreference } from './show-preference.ts';
export { readPreference } from './read-preference.ts';
