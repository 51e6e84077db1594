export {
  announceIfConnected,
  announceMemberChange,
  changeNotificationChannels,
  findMemberSettings,
  listMemberSettings,
} from './member-settings.ts';
export { allShowVisits, choseMail } from './settings.repository.ts';
