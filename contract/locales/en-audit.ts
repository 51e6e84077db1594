import type { AuditAction } from '#contract/administration/audit.choices.ts';

/** What happened, as the audit log says it on the screen and in its export. */
export const auditEnglish = {
  'member.activated': 'Switched a member on',
  'member.deactivated': 'Switched a member off',
  'member.contact_viewed': 'Looked at the contact details of a member',
  'member.note_added': 'Wrote a note about a member',
  'member.signed_out': 'Signed a member out everywhere',
  'member.code_sent': 'Sent a member a new code',
  'member.correction_requested': 'Requested a correction of contact details',
  'member.erasure_requested': 'Requested the erasure of a member',
  'member.erasure_cancelled': 'Cancelled the erasure of a member',
  'member.erased': 'Erased a member',
  'member.exported': 'Exported members',
  'batch.started': 'Began an action on many members',
  'batch.undone': 'Undid an action on many members',

  'review.approved': 'Approved a profile or photo',
  'review.rejected': 'Rejected a profile or photo',
  'review.held': 'Held a profile or photo back',

  'import.uploaded': 'Uploaded a sheet to import',
  'import.checked': 'Checked an import',
  'import.started': 'Started an import',
  'import.stopped': 'Stopped an import',
  'import.removed': 'Removed an import',
  'import.downloaded': 'Downloaded the problems of an import',
  'mapping.saved': 'Saved a mapping of columns',
  'mapping.removed': 'Removed a mapping of columns',
  'invitations.ordered': 'Had invitations sent',
  'invitation.linked': 'Made a new invitation link',
  'invitation.erased': 'Erased an invited person',

  'enquiry.answered': 'Answered an enquiry by mail',
  'enquiry.reply_resent': 'Had the mail of an enquiry sent again',
  'enquiry.received': 'Added what a visitor wrote back',
  'enquiry.updated': 'Changed the state, the note or the person in charge of an enquiry',
  'enquiries.exported': 'Exported enquiries',

  'choice.added': 'Added a value to a choice list',
  'choice.renamed': 'Renamed a value of a choice list',
  'choice.reordered': 'Reordered a choice list',
  'choice.retired': 'Retired a value of a choice list',
  'choice.restored': 'Restored a value of a choice list',

  'site.changed': 'Changed a site setting',
  'site.page_published': 'Published a version of a legal page',

  'administrator.created': 'Made an administrator',
  'administrator.invited': 'Invited an administrator',
  'administrator.invitation_withdrawn': 'Withdrew an invitation of an administrator',
  'administrator.joined': 'Became an administrator',
  'administrator.updated': 'Changed an administrator',
  'administrator.removed': 'Removed an administrator',
  'second_factor.turned_on': 'Turned on the second factor',
  'second_factor.recovery_code_used': 'Signed in with a recovery code',
  'second_factor.codes_renewed': 'Renewed the recovery codes',
  'second_factor.reset': 'Reset the second factor of an administrator',

  'jobs.retried': 'Retried failed background work',

  'audit.exported': 'Exported the audit log',
} as const satisfies Record<AuditAction, string>;
