import { listPasskeys } from '#contract/accounts/passkeys.ts';
import { listSessions } from '#contract/accounts/sessions.ts';
import { listAdministrators } from '#contract/administration/administrators.ts';
import { listAudit } from '#contract/administration/audit.ts';
import { listJobs } from '#contract/administration/jobs.ts';
import { listOutbox, readOutboxMail } from '#contract/administration/outbox.ts';
import { listAllBanners } from '#contract/banners/banner-editing.ts';
import { listChoiceValues } from '#contract/choices/choice-editing.ts';
import { listSynonyms } from '#contract/choices/synonyms.ts';
import { showDashboard } from '#contract/dashboard/dashboard.ts';
import { showStatistics } from '#contract/dashboard/statistics.ts';
import { listImportWords } from '#contract/imports/import-words.ts';
import { listImports, showImport } from '#contract/imports/imports.ts';
import { listInvitations } from '#contract/imports/invitations.ts';
import { listReview } from '#contract/moderation/review.ts';
import { showPageVersions } from '#contract/site/page-versions.ts';
import { showSiteSettings } from '#contract/site/site-editing.ts';
import { answerAdministratorDashboard } from '../administration/dashboard-answers.ts';
import { aBanner } from '../administration/open-banners.ts';
import { anAdministrator } from '../administration/wire-administrator.ts';
import { anAuditEntry } from '../administration/wire-audit.ts';
import { aChoiceValue, answerSynonyms, mba } from '../administration/wire-choice.ts';
import { answerCheckedImport, checkedImport } from '../administration/wire-import.ts';
import { failing, resting } from '../administration/wire-job.ts';
import { aPageWithVersions, aSite } from '../administration/wire-site.ts';
import type { FakeServer } from '../support/fake-server.ts';
import { onePage } from '../support/people-pages.ts';
import { aMailWire } from '../support/wire-mail.ts';
import { type KnownScreen, longWord } from './known-screen.ts';
import { settingsScreens } from './settings-screens.ts';

const at = '2026-03-01T09:00:00Z';
const mail = aMailWire({ ob_to: `${longWord}@example.org` });
const banners = [
  aBanner({ b_alt: { en: 'Flower'.repeat(40) }, b_link: `https://example.org/${'x'.repeat(300)}` }),
  aBanner({ b_id: 3, b_status: 'inactive', b_state: 'inactive' }),
  aBanner({ b_id: 4, b_state: 'scheduled', b_from: '2040-03-03' }),
  aBanner({ b_id: 5, b_state: 'ended', b_until: '2020-01-31' }),
];
const invitation = {
  iv_id: 1,
  iv_import_id: 3,
  iv_state: 'invited',
  iv_number: longWord,
  iv_name: longWord,
  iv_age: 28,
  iv_place: longWord,
  iv_is_sending: false,
  iv_email: `${longWord}@example.org`,
  iv_mobile: null,
  iv_created_at: at,
  iv_invited_at: at,
  iv_expires_at: at,
} as const;

const answerMails = (server: FakeServer, mails = [mail]) => {
  server.answer(listOutbox, onePage(mails));
  server.answer(readOutboxMail, { data: mail });
};
const answerAudit = (server: FakeServer, entries = [anAuditEntry()]) =>
  server.answer(listAudit, { ...onePage(entries), administrators: [] });
const answerSite = (server: FakeServer) => {
  server.answer(showSiteSettings, { data: aSite() });
  server.answer(showPageVersions, { data: aPageWithVersions() });
};
const answerOwnSignIn = (server: FakeServer) => {
  settingsScreens['/settings?section=security']?.answer?.(server);
  settingsScreens['/settings?section=sessions']?.answer?.(server);
};

/** The screens of administrators about the site itself. */
export const siteScreens: Readonly<Record<string, KnownScreen>> = {
  '/admin-dashboard': {
    answer: answerAdministratorDashboard,
    shows: '1,23,456',
    needs: [showDashboard, showStatistics],
  },
  '/admin-profile': {
    answer: (server) => {
      server.answer(listReview, { ...onePage([], 1), waiting: 3, held: 0, oldest_at: at });
      server.answer(listAdministrators, { data: [anAdministrator()], invitations: [] });
    },
    shows: '3 profiles and photos are waiting for approval.',
    needs: [listAdministrators],
  },
  '/admin-sign-in': {
    answer: answerOwnSignIn,
    shows: 'Chrome on Linux',
    needs: [listPasskeys, listSessions],
  },
  '/admin-audit': {
    answer: answerAudit,
    shows: 'Deactivated a member',
    needs: [listAudit],
    empty: [(server) => answerAudit(server, []), 'No actions yet'],
  },
  '/admin-jobs': {
    answer: (server) => server.answer(listJobs, { data: [failing, resting] }),
    shows: 'Send codes',
    needs: [listJobs],
  },
  '/admin-outbox': {
    answer: answerMails,
    shows: mail.ob_subject,
    needs: [listOutbox],
    empty: [(server) => answerMails(server, []), 'The outbox is empty'],
  },
  '/admin-outbox?mail=a-mail': { answer: answerMails, shows: mail.ob_to },
  '/admin-choices': {
    answer: (server) =>
      server.answer(listChoiceValues, { data: [aChoiceValue(longWord), aChoiceValue('Jain')] }),
    shows: longWord,
    needs: [listChoiceValues],
    empty: [(server) => server.answer(listChoiceValues, { data: [] }), 'There are no values here yet'],
  },
  '/admin-choices/synonyms?list=qualification': {
    answer: (server) => answerSynonyms(server, [mba]),
    shows: 'Shown beside the value',
    needs: [listSynonyms],
    empty: [(server) => answerSynonyms(server), 'There are no synonyms here yet'],
  },
  '/admin-import': {
    answer: (server) =>
      server.answer(listImports, onePage([{ ...checkedImport, im_file_name: `${longWord}.csv` }])),
    shows: longWord,
    needs: [listImports],
  },
  '/admin-import/new': { shows: 'Import biodata' },
  '/admin-import/3': {
    answer: answerCheckedImport,
    shows: 'B.Teck',
    needs: [showImport, listImportWords],
  },
  '/admin-import/invitations': {
    answer: (server) => {
      server.answer(listImports, onePage([checkedImport]));
      server.answer(listInvitations, onePage([invitation]));
    },
    shows: longWord,
    needs: [listInvitations],
  },
  '/banner-settings': {
    answer: (server) => server.answer(listAllBanners, { data: banners }),
    shows: 'Banner 1 of 1',
    needs: [listAllBanners],
    empty: [(server) => server.answer(listAllBanners, { data: [] }), 'No banner is shown now'],
  },
  '/admin-site': { answer: answerSite, shows: 'Accent colour', needs: [showSiteSettings] },
  '/admin-site?section=contacts': { answer: answerSite, shows: 'Support e-mail' },
  '/admin-site?section=limits': { answer: answerSite, shows: 'Interests per day' },
  '/admin-site?section=plans': { answer: answerSite, shows: 'UPI address of the payee' },
  '/admin-site?section=privacy': { answer: answerSite, shows: 'Only after an accepted interest' },
  '/admin-site?section=pages': {
    answer: answerSite,
    shows: 'Welcome to InTandem.',
    needs: [showPageVersions],
  },
};
