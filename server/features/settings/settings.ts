export {
  announceIfConnected,
  announceMemberChange,
  changeNotificationChannels,
  findMemberSettings,
  listMemberSettings,
  storeFirstAudience,
} from './member-settings.ts';
export { allShowVisits, choseMail } from './settings.repository.ts';
