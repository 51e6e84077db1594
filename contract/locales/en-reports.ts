/** What the server says of reports as cases, of complaints, and of accounts that are restricted by them. */
export const reportsEnglish = {
  'outcome.report_decided': 'Report decided',
  'outcome.report_reopened': 'Report reopened',
  'outcome.member_reinstated': 'Member reinstated',
  'outcome.complaint_received': 'Thank you. We have received your complaint.',

  'problem.too_many_complaints':
    'You have sent many complaints today. Please write to the grievance officer.',
  'problem.report_decided': 'This report has already been decided.',
  'problem.report_open': 'This report is open.',
  'problem.report_without_member': 'No member has been chosen for this report, or the account was deleted.',
  'problem.nothing_to_lift': 'Nobody is hidden, suspended or banned by this report at present.',
  'problem.account_suspended':
    'This account is suspended until {until}. We have sent you the reason by mail. To appeal, write to {grievance}.',
  'problem.account_banned':
    'This account was closed by our team. We have sent you the reason by mail. To appeal, write to {grievance}.',
  'problem.account_restricted':
    'A report has suspended or banned this member. Reinstate the member in the report first.',
  'problem.picture_under_review':
    'Our team has to look at this photo before it can be used. Please choose another one for now.',
  'problem.hidden_by_administrators':
    'Our team has hidden your profile. We have sent you the reason by mail.',
} as const;
