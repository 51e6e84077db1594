/**
 * The grievance page. Rule 3(2) of the Information Technology (Intermediary Guidelines and Digital Media Ethics Code)
 * Rules, 2021: acknowledged within 24 hours; resolved within 15 days, which the amendment of February 2026 shortened to
 * 7 days and, for some content, to hours. Rule 3A: appeal to the Grievance Appellate Committee within 30 days.
 */
export const grievancePage = [
  'If anything on {site} harms, worries or annoys you, please tell us. You need not be a member to complain, and complaining costs nothing.',

  '## Grievance officer',
  'Complaints go to our grievance officer.',
  '- Name: {grievanceOfficer}',
  '- E-mail: {grievanceEmail}',
  '- Phone: {supportPhone}',
  '- Address: {address}',

  '## How to complain',
  'Use the form at the end of this page, or write to {grievanceEmail}, and tell us',
  '- your name, and how we can reach you;',
  '- what it is about: the member ID or the address of the page, a description, and a screenshot if you have one;',
  '- what you wish us to do.',

  '## How soon you get an answer',
  '- The grievance officer acknowledges your complaint within 24 hours.',
  '- The complaint is resolved within 7 days of its receipt.',
  '- Complaints about obscene, harassing, misleading or otherwise unlawful content are resolved sooner: reports of intimate pictures and of impersonation within 2 hours, of somebody who asks for money within 24 hours.',
  '- Pictures that show a person’s private parts, nudity or sexual acts, and profiles that impersonate a person, are removed without delay once the person, or another person on their behalf, tells us.',
  'We will tell you the result and the reasons.',

  '## Fraud, threats and emergencies',
  '- In danger, call the police: 112.',
  '- Report online fraud at once to the national cyber crime helpline 1930 or at cybercrime.gov.in; the sooner, the better the chance to stop a payment.',
  '- The women’s helpline is 181.',

  '## Your personal data',
  'Write to the same address to see, correct or erase your personal data or to withdraw your consent. If our answer does not satisfy you, you may complain to the Data Protection Board of India.',

  '## If you disagree with our decision',
  'You may appeal to the Grievance Appellate Committee at gac.gov.in within 30 days of our answer, and you may go to court.',
] as const;
