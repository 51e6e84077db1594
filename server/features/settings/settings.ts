export {
  announceMemberChange,
  changeNotificationChannels,
  findMemberSettings,
  listMemberSettings,
} from './member-settings.ts';
