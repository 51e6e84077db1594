import { accountEndpoints } from './accounts/account-endpoints.ts';
import { passkeyEndpoints } from './accounts/passkeys.ts';
import { secondFactorEndpoints } from './accounts/second-factor.ts';
import {
  acceptAdministratorInvitation,
  inviteAdministrator,
  listAdministrators,
  removeAdministrator,
  resetSecondFactor,
  showAdministratorInvitation,
  updateAdministrator,
} from './administration/administrators.ts';
import { exportAudit, listAudit } from './administration/audit.ts';
import { listJobs, retryJobs } from './administration/jobs.ts';
import { listOutbox, readOutboxMail } from './administration/outbox.ts';
import { listUsers, switchUser } from './administration/users.ts';
import { listBatches, previewBatch, startBatch, undoBatch } from './members/batches.ts';
import { confirmContact, correctContact, correctPerson } from './members/corrections.ts';
import { exportUsers } from './members/export.ts';
import {
  addNote,
  listNotes,
  removeSecondFactor,
  resendCode,
  searchUsers,
  showContact,
  showUser,
  signOutUser,
} from './members/members.ts';
import { cancelErasure, confirmErasure, requestErasure } from './privacy/erasure.ts';
import { bannerEndpoints } from './banners/banner-editing.ts';
import { choiceEndpoints } from './choices/choice-endpoints.ts';
import { showDashboard } from './dashboard/dashboard.ts';
import { showStatistics } from './dashboard/statistics.ts';
import type { Endpoint } from '#contract/calls/endpoint.ts';
import {
  addReceived,
  exportEnquiries,
  listAssignees,
  listEnquiries,
  replyToEnquiry,
  resendReply,
  sendEnquiry,
  showEnquiry,
  updateEnquiry,
} from './enquiries/enquiries.ts';
import { cropPhoto, uploadPhoto } from './photos/photos.ts';
import { showProfile, updateProfile } from './profiles/own-profile.ts';
import {
  countFitting,
  countReach,
  showPreference,
  suggestPreference,
  updatePreference,
} from './preferences/own-preference.ts';
import { importEndpoints } from './imports/import-endpoints.ts';
import { reviewEndpoints } from './reviews/review-endpoints.ts';
import { removeLogo, uploadLogo } from './site/logo.ts';
import { publishPage, showPageVersions } from './site/page-versions.ts';
import { showSiteSettings, updateSiteSettings } from './site/site-editing.ts';
import { showPage, showSite } from './site/site.ts';
import { storyEndpoints } from './stories/story-review.ts';
import {
  answerInterest,
  countInterests,
  listInterests,
  sendInterest,
  showInterest,
} from './interests/interests.ts';
import { listMatches, listMoreMatches, listTodaysMatches } from './matches/matches.ts';
import { searchMembers } from './matches/search-members.ts';
import { claimReview, decideReview, listReview, releaseReview } from './moderation/review.ts';
import { listSimilar, showCard, showPartner } from './partners/partners.ts';
import {
  changeSavedSearch,
  listSavedSearches,
  removeSavedSearch,
  saveSearch,
} from './searches/saved-searches.ts';
import { stopAlert } from './searches/stop-alert.ts';
import { listShortlist, toggleShortlist } from './shortlist/shortlist.ts';
import { listVisits } from './partners/list-visits.ts';
import { listContacts, showContactAllowance, viewContact } from './contacts/contacts.ts';
import { notificationEndpoints } from './notifications/notification-endpoints.ts';
import { listSubscriptions } from './members/subscriptions.ts';
import { conversationEndpoints } from './conversations/conversation-endpoints.ts';
import { paymentEndpoints } from './payments/payment-endpoints.ts';
import { listPlans, showMyPlan } from './plans/plans.ts';
import { cancelDeletion, deleteAccount, sendDeletionCode } from './privacy/account-deletion.ts';
import { downloadExport, requestExport, showExport } from './privacy/data-export.ts';
import { blockMember, listBlocked, unblockMember } from './safety/blocks.ts';
import { addComplaint } from './safety/complaints.ts';
import {
  banMember,
  claimReport,
  decideReport,
  hidePicture,
  identifyMember,
  liftRestriction,
  reopenReport,
  showComplainant,
  showReport,
  showReportedMessages,
} from './safety/report-cases.ts';
import { listReports, reportMember } from './safety/reports.ts';
import { showSettings, updateSettings } from './settings/settings.ts';

/** Every call of the product. The API document, the access matrix and the fuzz test walk this list. */
export const endpoints: readonly Endpoint[] = [
  ...accountEndpoints,
  showProfile,
  updateProfile,
  uploadPhoto,
  cropPhoto,
  sendEnquiry,
  listEnquiries,
  showEnquiry,
  listAssignees,
  updateEnquiry,
  replyToEnquiry,
  addReceived,
  resendReply,
  exportEnquiries,
  ...storyEndpoints,
  showSite,
  showPage,
  showSiteSettings,
  updateSiteSettings,
  uploadLogo,
  removeLogo,
  showPageVersions,
  publishPage,
  ...choiceEndpoints,
  showPreference,
  updatePreference,
  countFitting,
  countReach,
  suggestPreference,
  countInterests,
  listMatches,
  listMoreMatches,
  listTodaysMatches,
  searchMembers,
  ...notificationEndpoints,
  listSimilar,
  showPartner,
  showCard,
  changeSavedSearch,
  listSavedSearches,
  removeSavedSearch,
  saveSearch,
  stopAlert,
  listShortlist,
  toggleShortlist,
  listVisits,
  listContacts,
  showContactAllowance,
  viewContact,
  answerInterest,
  listInterests,
  showInterest,
  sendInterest,
  listPlans,
  showMyPlan,
  deleteAccount,
  downloadExport,
  cancelDeletion,
  requestExport,
  sendDeletionCode,
  showExport,
  blockMember,
  listBlocked,
  listReports,
  showReport,
  claimReport,
  decideReport,
  banMember,
  liftRestriction,
  reopenReport,
  identifyMember,
  hidePicture,
  showComplainant,
  showReportedMessages,
  addComplaint,
  reportMember,
  unblockMember,
  showSettings,
  updateSettings,
  acceptAdministratorInvitation,
  inviteAdministrator,
  listAdministrators,
  removeAdministrator,
  showAdministratorInvitation,
  updateAdministrator,
  resetSecondFactor,
  showDashboard,
  showStatistics,
  listUsers,
  switchUser,
  searchUsers,
  showUser,
  showContact,
  addNote,
  listSubscriptions,
  listNotes,
  resendCode,
  signOutUser,
  removeSecondFactor,
  correctContact,
  correctPerson,
  confirmContact,
  requestErasure,
  confirmErasure,
  cancelErasure,
  exportUsers,
  previewBatch,
  startBatch,
  listBatches,
  undoBatch,
  listOutbox,
  readOutboxMail,
  listAudit,
  exportAudit,
  listJobs,
  retryJobs,
  ...importEndpoints,
  listReview,
  claimReview,
  releaseReview,
  decideReview,
  ...conversationEndpoints,
  ...paymentEndpoints,
  ...bannerEndpoints,
  ...reviewEndpoints,
  ...secondFactorEndpoints,
  ...passkeyEndpoints,
];
