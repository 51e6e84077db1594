/** What the server says about imports and invitations. `row.…` is said about one row of a sheet. */
export const importsEnglish = {
  'validation.consent': 'Your consent is needed to become a member',

  'outcome.sheet_received': 'The file was read. Please look at the columns.',
  'outcome.check_begun': 'Every row is being tried. Nothing is changed yet.',
  'outcome.import_begun': 'The rows are being taken. You can leave this page and come back.',
  'outcome.import_stopped': 'The import is stopped. What was taken stays.',
  'outcome.import_removed': 'The import and its file are forgotten.',
  'outcome.mapping_saved': 'The mapping is saved.',
  'outcome.mapping_removed': 'The mapping is removed.',
  'outcome.invitations_ordered': 'The invitations will leave one after the other.',
  'outcome.invitation_claimed': 'Welcome! Your profile is yours now.',
  'outcome.invitation_erased': 'Everything we held about this person is erased.',
  'outcome.invitation_declined': 'Everything we held about you is erased.',

  'problem.sheet_not_understood':
    'This file could not be read as a sheet. Please choose a CSV or XLSX file whose first row names the columns.',
  'problem.sheet_too_big':
    'This sheet is too big: at most 200 000 rows, 200 columns and 5 000 characters in a cell; an XLSX file at most 64 MB when unpacked. Please save a part of it, or save it as CSV.',
  'problem.import_is_running': 'This import is running. Stop it first, or wait until it is done.',
  'problem.import_not_running': 'This import is not running.',
  'problem.import_not_checked': 'Please check the rows first.',
  'problem.import_file_gone': 'The file of this import is no longer kept. Please bring it again.',
  'problem.mapping_is_built_in': 'This mapping is built in. Please save yours under another name.',

  'row.empty': 'The row says nothing that the mapping looks at',
  'row.too_many_cells': 'The row has more cells than the header has names; perhaps a comma without quotes',
  'row.gender_missing': 'The gender is missing or was not understood',
  'row.below_legal_age': 'The person has not reached the legal age for marriage yet',
  'row.impossible_age': 'The age or date of birth is not possible',
  'row.not_free': 'The person is not free to marry',
  'row.already_member': 'This e-mail or mobile number belongs to a member already',
  'row.already_invited': 'This person was brought by another import already',
  'row.declined': 'This person has declined an invitation and is not brought back',
  'row.claimed': 'This person has claimed the invitation and is a member already',
  'row.twice': 'The same person stands in an earlier row of this file',
  'row.not_understood': 'Left out: the value was not understood',
  'row.failed': 'This import ended by an error of the server. Please start it again.',
} as const;
