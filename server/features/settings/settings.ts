export {
  announceMemberChange,
  changeNotificationChannels,
  findMemberSettings,
  listMemberSettings,
} from './member-settings.ts';
export { allShowVisits } from './settings.repository.ts';
