import { auditEnglish, auditGroupsEnglish } from '#contract/locales/en-audit.ts';
import { defineTexts } from '#web/locales/define-texts.ts';

/** Texts of the audit log. What happened is said by contract/locales/en-audit.ts. */
const audit = {
  title: 'Audit log',
  lead: 'Every action of an administrator, and of the person who runs the server. Nothing here can be changed or removed.',
  searchLabel: 'Search by action, subject or reason',
  caption: 'Actions of administrators',
  group: 'Part',
  groupAll: 'All parts',
  administrator: 'Administrator',
  everybody: 'All administrators',
  commandLine: 'Person who runs the server',
  about: 'About: {{subject}}',
  remove: 'Remove: {{filter}}',
  from: 'From',
  to: 'Until',
  clear: 'Clear the filters',
  when: 'When',
  who: 'Who',
  what: 'What',
  changed: 'What changed',
  where: 'From',
  removed: 'Administrator {{id}}, removed',
  subjectMail: 'Mail of {{time}}',
  subjectAdministrator: 'Administrator {{id}}',
  reason: 'Reason: {{reason}}',
  nothing: 'No details',
  field: '{{name}}:',
  became: 'changed to',
  empty: 'empty',
  yes: 'yes',
  no: 'no',
  moreFields_one: '{{count}} more field',
  moreFields_other: '{{count}} more fields',
  fewerFields: 'Show less',
  unknownDevice: 'Unknown browser',
  device: '{{browser}} on {{system}}',
  onServer: 'On the server',
  emptyTitle: 'No actions yet',
  emptyText: 'Everything an administrator does is listed here.',
  noneTitle: 'Nothing fits these filters',
  noneText: 'Choose other days, another part, or all administrators.',
} as const;

export const useAuditTexts = defineTexts('audit', audit);

/** What happened: `useAuditActionTexts()('member.erased')`. */
export const useAuditActionTexts = defineTexts('audit-actions', auditEnglish);

/** The parts of the administration: `useAuditGroupTexts()('members')`. */
export const useAuditGroupTexts = defineTexts('audit-groups', auditGroupsEnglish);
