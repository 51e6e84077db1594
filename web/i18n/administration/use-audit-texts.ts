import { auditEnglish, auditGroupsEnglish } from '#contract/locales/en-audit.ts';
import { audit } from '#web/locales/en/admin/audit.ts';
import { defineTexts } from '#web/i18n/define-texts.ts';

export const useAuditTexts = defineTexts('audit', audit);

/** What happened: `useAuditActionTexts()('member.erased')`. */
export const useAuditActionTexts = defineTexts('audit-actions', auditEnglish);

/** The parts of the administration: `useAuditGroupTexts()('members')`. */
export const useAuditGroupTexts = defineTexts('audit-groups', auditGroupsEnglish);
