import { changePassword } from './accounts/change-password.ts';
import { forgotPassword } from './accounts/forgot-password.ts';
import { login } from './accounts/login.ts';
import { logout } from './accounts/logout.ts';
import { register } from './accounts/register.ts';
import { resetPassword } from './accounts/reset-password.ts';
import { sendOtp } from './accounts/send-otp.ts';
import { showSession } from './accounts/show-session.ts';
import { verifyOtp } from './accounts/verify-otp.ts';
import { listOutbox } from './administration/list-outbox.ts';
import { listUsers } from './administration/list-users.ts';
import { readOutboxMail } from './administration/read-outbox-mail.ts';
import { switchUser } from './administration/switch-user.ts';
import { listBanners } from './banners/list-banners.ts';
import { addChoice } from './choices/add-choice.ts';
import { listChoiceValues } from './choices/list-choice-values.ts';
import { listChoices } from './choices/list-choices.ts';
import { renameChoice } from './choices/rename-choice.ts';
import { reorderChoices } from './choices/reorder-choices.ts';
import { switchChoice } from './choices/switch-choice.ts';
import type { Endpoint } from './endpoint.ts';
import { listEnquiries } from './enquiries/list-enquiries.ts';
import { sendEnquiry } from './enquiries/send-enquiry.ts';
import { cropPhoto } from './photos/crop-photo.ts';
import { uploadPhoto } from './photos/upload-photo.ts';
import { showProfile } from './profiles/show-profile.ts';
import { updateProfile } from './profiles/update-profile.ts';
import { countFitting } from './preferences/count-fitting.ts';
import { showPreference } from './preferences/show-preference.ts';
import { suggestPreference } from './preferences/suggest-preference.ts';
import { updatePreference } from './preferences/update-preference.ts';
import { checkImport } from './imports/check-import.ts';
import { claimInvitation } from './imports/claim-invitation.ts';
import { declineInvitation } from './imports/decline-invitation.ts';
import { downloadProblems } from './imports/download-problems.ts';
import { eraseInvitation } from './imports/erase-invitation.ts';
import { linkInvitation } from './imports/link-invitation.ts';
import { listImportRows } from './imports/list-import-rows.ts';
import { listImports } from './imports/list-imports.ts';
import { listInvitations } from './imports/list-invitations.ts';
import { listMappings } from './imports/list-mappings.ts';
import { removeImport } from './imports/remove-import.ts';
import { removeMapping } from './imports/remove-mapping.ts';
import { saveMapping } from './imports/save-mapping.ts';
import { sendInvitations } from './imports/send-invitations.ts';
import { showImport } from './imports/show-import.ts';
import { showInvitation } from './imports/show-invitation.ts';
import { startImport } from './imports/start-import.ts';
import { stopImport } from './imports/stop-import.ts';
import { uploadImport } from './imports/upload-import.ts';
import { summariseReviews } from './reviews/summarise-reviews.ts';
import { showPage } from './site/show-page.ts';
import { showSite } from './site/show-site.ts';
import { listStories } from './stories/list-stories.ts';
import { countInterests } from './interests/count-interests.ts';
import { listMatches } from './matches/list-matches.ts';
import { listMoreMatches } from './matches/list-more-matches.ts';
import { listTodaysMatches } from './matches/list-todays-matches.ts';
import { searchMembers } from './matches/search-members.ts';
import { listNotifications } from './notifications/list-notifications.ts';
import { readNotifications } from './notifications/read-notifications.ts';
import { listSimilar } from './partners/list-similar.ts';
import { showPartner } from './partners/show-partner.ts';
import { changeSavedSearch } from './searches/change-saved-search.ts';
import { listSavedSearches } from './searches/list-saved-searches.ts';
import { removeSavedSearch } from './searches/remove-saved-search.ts';
import { saveSearch } from './searches/save-search.ts';
import { stopAlert } from './searches/stop-alert.ts';
import { listShortlist } from './shortlist/list-shortlist.ts';
import { toggleShortlist } from './shortlist/toggle-shortlist.ts';
import { listVisits } from './visits/list-visits.ts';
import { endSessions } from './accounts/end-sessions.ts';
import { listSessions } from './accounts/list-sessions.ts';
import { listContacts } from './contacts/list-contacts.ts';
import { showContactAllowance } from './contacts/show-contact-allowance.ts';
import { viewContact } from './contacts/view-contact.ts';
import { answerInterest } from './interests/answer-interest.ts';
import { listInterests } from './interests/list-interests.ts';
import { sendInterest } from './interests/send-interest.ts';
import { stopMails } from './notifications/stop-mails.ts';
import { listPlans } from './plans/list-plans.ts';
import { showMyPlan } from './plans/show-my-plan.ts';
import { deleteAccount } from './privacy/delete-account.ts';
import { downloadExport } from './privacy/download-export.ts';
import { keepAccount } from './privacy/keep-account.ts';
import { requestExport } from './privacy/request-export.ts';
import { sendDeletionCode } from './privacy/send-deletion-code.ts';
import { showExport } from './privacy/show-export.ts';
import { blockMember } from './safety/block-member.ts';
import { listBlocked } from './safety/list-blocked.ts';
import { listReports } from './safety/list-reports.ts';
import { reportMember } from './safety/report-member.ts';
import { unblockMember } from './safety/unblock-member.ts';
import { showSettings } from './settings/show-settings.ts';
import { updateSettings } from './settings/update-settings.ts';

/** Every call of the product. The API document, the access matrix and the fuzz test walk this list. */
export const endpoints: readonly Endpoint[] = [
  register,
  verifyOtp,
  sendOtp,
  forgotPassword,
  resetPassword,
  login,
  logout,
  changePassword,
  showSession,
  showProfile,
  updateProfile,
  uploadPhoto,
  cropPhoto,
  sendEnquiry,
  listEnquiries,
  listBanners,
  listStories,
  summariseReviews,
  showSite,
  showPage,
  listChoices,
  listChoiceValues,
  addChoice,
  renameChoice,
  reorderChoices,
  switchChoice,
  showPreference,
  updatePreference,
  countFitting,
  suggestPreference,
  countInterests,
  listMatches,
  listMoreMatches,
  listTodaysMatches,
  searchMembers,
  listNotifications,
  readNotifications,
  listSimilar,
  showPartner,
  changeSavedSearch,
  listSavedSearches,
  removeSavedSearch,
  saveSearch,
  stopAlert,
  listShortlist,
  toggleShortlist,
  listVisits,
  endSessions,
  listSessions,
  listContacts,
  showContactAllowance,
  viewContact,
  answerInterest,
  listInterests,
  sendInterest,
  stopMails,
  listPlans,
  showMyPlan,
  deleteAccount,
  downloadExport,
  keepAccount,
  requestExport,
  sendDeletionCode,
  showExport,
  blockMember,
  listBlocked,
  listReports,
  reportMember,
  unblockMember,
  showSettings,
  updateSettings,
  listUsers,
  switchUser,
  listOutbox,
  readOutboxMail,
  uploadImport,
  listImports,
  showImport,
  checkImport,
  startImport,
  stopImport,
  removeImport,
  listImportRows,
  downloadProblems,
  listMappings,
  saveMapping,
  removeMapping,
  sendInvitations,
  listInvitations,
  linkInvitation,
  eraseInvitation,
  showInvitation,
  claimInvitation,
  declineInvitation,
];
