import type { Migration } from 'kysely/migration';
import * as accounts from './0001-accounts.ts';
import * as profiles from './0002-profiles.ts';
import * as publicSite from './0003-public-site.ts';
import * as choiceLists from './0004-choice-lists.ts';
import * as jobs from './0005-jobs.ts';
import * as moreChoiceLists from './0006-more-choice-lists.ts';
import * as wholeProfiles from './0007-whole-profiles.ts';
import * as photos from './0008-photos.ts';
import * as imports from './0009-imports.ts';
import * as preferenceIndexes from './0010-preference-indexes.ts';
import * as matching from './0011-matching.ts';
import * as search from './0012-search.ts';
import * as knownMembers from './0013-known-members.ts';
import * as connecting from './0014-connecting.ts';
import * as activityRank from './0015-activity-rank.ts';
import * as plainNames from './0016-plain-names.ts';
import * as administrators from './0017-administrators.ts';
import * as auditChain from './0018-audit-chain.ts';
import * as dashboard from './0019-dashboard.ts';
import * as enquiryDesk from './0020-enquiry-desk.ts';
import * as reviewQueue from './0021-review-queue.ts';
import * as reportCases from './0022-report-cases.ts';
import * as members from './0023-members.ts';
import * as siteSettings from './0024-site-settings.ts';
import * as administratorSignIns from './0025-administrator-sign-ins.ts';
import * as logos from './0026-logos.ts';
import * as payments from './0027-payments.ts';
import * as finance from './0028-finance.ts';
import * as gateway from './0029-gateway.ts';
import * as refundsPage from './0030-refunds-page.ts';
import * as keptOnReceipts from './0031-kept-on-receipts.ts';
import * as paymentSearch from './0032-payment-search.ts';
import * as paidLater from './0033-paid-later.ts';
import * as incomeByDay from './0034-income-by-day.ts';
import * as pictures from './0035-pictures.ts';
import * as memberReviews from './0036-member-reviews.ts';
import * as banners from './0037-banners.ts';
import * as stories from './0038-stories.ts';
import * as conversations from './0039-conversations.ts';
import * as push from './0040-push.ts';
import * as weeklyDigests from './0041-weekly-digests.ts';
import * as formerKeys from './0042-former-keys.ts';
import * as secondFactors from './0043-second-factors.ts';
import * as knownDevices from './0044-known-devices.ts';
import * as browsing from './0045-browsing.ts';
import * as chosenAudience from './0046-chosen-audience.ts';
import * as rememberedBrowsers from './0047-remembered-browsers.ts';
import * as provedMobiles from './0048-proved-mobiles.ts';
import * as ownCodes from './0049-own-codes.ts';
import * as undoneFactors from './0050-undone-factors.ts';
import * as listedPreferences from './0051-listed-preferences.ts';
import * as shownBeginnings from './0052-shown-beginnings.ts';
import * as namedBlocks from './0053-named-blocks.ts';
import * as expectedShares from './0054-expected-shares.ts';
import * as moreCommunities from './0056-more-communities.ts';
import * as denominationCriteria from './0057-denomination-criteria.ts';
import * as moreFacts from './0058-more-facts.ts';
import * as synonyms from './0059-synonyms.ts';
import * as recognisedColumns from './0060-recognised-columns.ts';
import * as invitedPhotos from './0061-invited-photos.ts';
import * as firstProfiles from './0062-first-profiles.ts';
import * as announcedMatches from './0063-announced-matches.ts';
import * as wantedMarks from './0064-wanted-marks.ts';
import * as firstWishes from './0065-first-wishes.ts';
import * as nativePlaces from './0066-native-places.ts';
import * as regionalWords from './0067-regional-words.ts';
import * as bureauWords from './0069-bureau-words.ts';
import * as registerWords from './0070-register-words.ts';
import * as drivingIndexes from './0071-driving-indexes.ts';
import * as numbersOfSheets from './0072-numbers-of-sheets.ts';
import * as rememberedSheets from './0073-remembered-sheets.ts';
import * as searchedGroups from './0074-searched-groups.ts';
import * as agesOfReligions from './0075-ages-of-religions.ts';
import * as ownNames from './0076-own-names.ts';
import * as weightOfReligion from './0077-weight-of-religion.ts';
import * as oneWordOfPlans from './0078-one-word-of-plans.ts';
import * as wordsUnderValues from './0079-words-under-values.ts';

/** All steps, in order. A step that has run anywhere is never changed: mend it by another one. */
export const migrations: Record<string, Migration> = {
  '0001-accounts': accounts,
  '0002-profiles': profiles,
  '0003-public-site': publicSite,
  '0004-choice-lists': choiceLists,
  '0005-jobs': jobs,
  '0006-more-choice-lists': moreChoiceLists,
  '0007-whole-profiles': wholeProfiles,
  '0008-photos': photos,
  '0009-imports': imports,
  '0010-preference-indexes': preferenceIndexes,
  '0011-matching': matching,
  '0012-search': search,
  '0013-known-members': knownMembers,
  '0014-connecting': connecting,
  '0015-activity-rank': activityRank,
  '0016-plain-names': plainNames,
  '0017-administrators': administrators,
  '0018-audit-chain': auditChain,
  '0019-dashboard': dashboard,
  '0020-enquiry-desk': enquiryDesk,
  '0021-review-queue': reviewQueue,
  '0022-report-cases': reportCases,
  '0023-members': members,
  '0024-site-settings': siteSettings,
  '0025-administrator-sign-ins': administratorSignIns,
  '0026-logos': logos,
  '0027-payments': payments,
  '0028-finance': finance,
  '0029-gateway': gateway,
  '0030-refunds-page': refundsPage,
  '0031-kept-on-receipts': keptOnReceipts,
  '0032-payment-search': paymentSearch,
  '0033-paid-later': paidLater,
  '0034-income-by-day': incomeByDay,
  '0035-pictures': pictures,
  '0036-member-reviews': memberReviews,
  '0037-banners': banners,
  '0038-stories': stories,
  '0039-conversations': conversations,
  '0040-push': push,
  '0041-weekly-digests': weeklyDigests,
  '0042-former-keys': formerKeys,
  '0043-second-factors': secondFactors,
  '0044-known-devices': knownDevices,
  '0045-browsing': browsing,
  '0046-chosen-audience': chosenAudience,
  '0047-remembered-browsers': rememberedBrowsers,
  '0048-proved-mobiles': provedMobiles,
  '0049-own-codes': ownCodes,
  '0050-undone-factors': undoneFactors,
  '0051-listed-preferences': listedPreferences,
  '0052-shown-beginnings': shownBeginnings,
  '0053-named-blocks': namedBlocks,
  '0054-expected-shares': expectedShares,
  '0056-more-communities': moreCommunities,
  '0057-denomination-criteria': denominationCriteria,
  '0058-more-facts': moreFacts,
  '0059-synonyms': synonyms,
  '0060-recognised-columns': recognisedColumns,
  '0061-invited-photos': invitedPhotos,
  '0062-first-profiles': firstProfiles,
  '0063-announced-matches': announcedMatches,
  '0064-wanted-marks': wantedMarks,
  '0065-first-wishes': firstWishes,
  '0066-native-places': nativePlaces,
  '0067-regional-words': regionalWords,
  '0069-bureau-words': bureauWords,
  '0070-register-words': registerWords,
  '0071-driving-indexes': drivingIndexes,
  '0072-numbers-of-sheets': numbersOfSheets,
  '0073-remembered-sheets': rememberedSheets,
  '0074-searched-groups': searchedGroups,
  '0075-ages-of-religions': agesOfReligions,
  '0076-own-names': ownNames,
  '0077-weight-of-religion': weightOfReligion,
  '0078-one-word-of-plans': oneWordOfPlans,
  '0079-words-under-values': wordsUnderValues,
};
