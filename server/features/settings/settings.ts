export { findMemberSettings, type MemberSettings } from './read-settings.ts';
