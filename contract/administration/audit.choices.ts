/**
 * Every action that the audit log records, by the part of the administration it belongs to. A new action gets a name here
 * (`<noun>.<what happened>`) and a sentence in contract/locales/en-audit.ts; then `recordAction` takes it, and the screen, its
 * filter and the export show it. A name that entries have is never changed or removed.
 */
export const auditActions = {
  review: ['review.approved', 'review.rejected', 'review.held'],
  members: [
    'member.activated',
    'member.deactivated',
    'member.contact_viewed',
    'member.note_added',
    'member.signed_out',
    'member.code_sent',
    'member.second_factor_removed',
    'member.correction_requested',
    'member.person_corrected',
    'member.erasure_requested',
    'member.erasure_cancelled',
    'member.erased',
    'member.exported',
    'batch.started',
    'batch.undone',
  ],
  reports: [
    'report.dismissed',
    'report.warned',
    'report.hidden',
    'report.suspended',
    'report.banned',
    'report.lifted',
    'report.reopened',
    'report.claimed',
    'report.released',
    'report.identified',
    'report.contact_viewed',
    'report.messages_read',
    'picture.hidden',
    'picture.shown',
  ],
  imports: [
    'import.uploaded',
    'import.checked',
    'import.words_decided',
    'import.started',
    'import.stopped',
    'import.finished',
    'import.removed',
    'import.downloaded',
    'import.photos',
    'mapping.removed',
    'invitations.ordered',
    'invitation.linked',
    'invitation.erased',
    'invitations.removed',
  ],
  enquiries: [
    'enquiry.answered',
    'enquiry.reply_resent',
    'enquiry.received',
    'enquiry.updated',
    'enquiries.exported',
  ],
  stories: [
    'story.approved',
    'story.rejected',
    'story.reopened',
    'story.deleted',
    'story.restored',
    'story.asked',
    'story.edited',
    'story.moved',
  ],
  reviews: ['member_review.published', 'member_review.rejected', 'member_review.answered'],
  choices: [
    'choice.added',
    'choice.renamed',
    'choice.reordered',
    'choice.retired',
    'choice.restored',
    'synonym.added',
    'synonym.changed',
    'synonym.removed',
  ],
  banners: [
    'banner.added',
    'banner.edited',
    'banner.moved',
    'banner.activated',
    'banner.deactivated',
    'banner.deleted',
  ],
  payments: [
    'plan.added',
    'plan.updated',
    'plan.deleted',
    'plan.retired',
    'plan.restored',
    'plan.reordered',
    'plan.assigned',
    'plan.withdrawn',
    'payment.confirmed',
    'payment.rejected',
    'payment.refunded',
    'payments.exported',
    'statement.uploaded',
  ],
  site: ['site.changed', 'site.page_published', 'site.logo_changed', 'site.logo_removed'],
  administrators: [
    'administrator.created',
    'administrator.invited',
    'administrator.invitation_withdrawn',
    'administrator.joined',
    'administrator.updated',
    'administrator.removed',
    'second_factor.turned_on',
    'second_factor.removed',
    'second_factor.passkey_added',
    'second_factor.passkey_removed',
    'second_factor.recovery_code_used',
    'second_factor.codes_renewed',
    'second_factor.reset',
  ],
  jobs: ['jobs.retried'],
  outbox: ['outbox.mail_read'],
  audit: ['audit.exported'],
} as const;

export type AuditGroup = keyof typeof auditActions;
export type AuditAction = (typeof auditActions)[AuditGroup][number];

// The keys of an object literal are exactly those of its type.
export const auditGroups = Object.keys(auditActions) as AuditGroup[];

/** The actions of one part of the administration. */
export function actionsOf(group: AuditGroup): readonly AuditAction[] {
  return auditActions[group];
}

const knownActions: ReadonlySet<string> = new Set(auditGroups.flatMap(actionsOf));

/** Whether a stored name is one of the actions; an entry of another version of the product may have another one. */
export function isAuditAction(name: string): name is AuditAction {
  return knownActions.has(name);
}
