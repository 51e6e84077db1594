/**
 * The user agreement. It says what India's advisory on the functioning of matrimonial websites (6 June 2016) and
 * rule 3(1) of the Information Technology (Intermediary Guidelines and Digital Media Ethics Code) Rules, 2021 ask for.
 */
export const termsPage = [
  'These terms are the agreement between you and {site}. By registering you accept them. Please read them together with the privacy notice.',
  'Version {termsVersion} of these terms.',

  '## What this service is for',
  '{site} is strictly for people who are looking for a life partner, and for the families who help them. It is a matrimonial website, not a dating website, and must not be used to post obscene material.',
  'By registering you confirm that you, or the person whose profile you make, truly intend to marry.',
  'We introduce people to each other. We arrange no marriage, take part in no agreement between families, and cannot promise that you will find a partner.',

  '## Who may register',
  '- A bride must be at least {legalAgeBride} years old, and a groom at least {legalAgeGroom}.',
  '- The person must be free to marry under the law that applies to them. Somebody whose divorce is not final must say so in the profile.',
  '- Each person has one profile only.',
  '- You may make a profile for a son, daughter, brother, sister, other relative or friend only with that person’s knowledge and consent. The person who makes the profile is responsible for it.',

  '## Your account',
  '- What you write about yourself must be true, complete and up to date, especially age, marital status, religion, education, profession, income and health where you state them.',
  '- Photos must be recent and show the person of the profile.',
  '- Keep your password and codes to yourself. We will never ask you for them.',
  '- Tell us at once if you believe that somebody else uses your account.',

  '## What is not allowed',
  'You must not publish, send or share anything on this service that',
  '- belongs to somebody else without a right to it, or breaks a copyright or trademark;',
  '- is obscene, pornographic, harms a child, violates another person’s privacy (including the privacy of the body), or insults or harasses anybody, including because of gender;',
  '- is defamatory, hateful, or sets people against each other because of religion, caste or origin;',
  '- deceives or misleads, or impersonates another person, including by altered or artificially made pictures;',
  '- encourages gambling or money laundering, advertises anything, or asks for money;',
  '- asks for or offers dowry: giving, taking and demanding dowry are crimes under the Dowry Prohibition Act, 1961;',
  '- contains a virus, or disturbs or copies the service with a program;',
  '- threatens the unity, security or public order of India, or breaks any law that is in force.',
  'We may remove such material, limit or close the account, and tell the authorities where the law requires it.',

  '## Your safety',
  'Unless a profile expressly says what was verified, we have not verified what a member states. A verified e-mail address or mobile number shows only that the member can be reached there. Please check every fact yourself, with your family, before you decide.',
  '- Never send money, gifts or bank details to somebody you met here, whatever the reason given. Such requests are the most common sign of fraud.',
  '- Meet for the first time in a public place, and tell your family where you are.',
  '- Do not share intimate pictures or identity documents.',
  '- Report anybody who behaves suspiciously to us, and to the police: the national cyber crime helpline is 1930, and the portal is cybercrime.gov.in.',

  '## Contact details of other members',
  'Contact details that you see here may be used only to speak about a marriage with that member or family. You must not pass them on, collect them, or use them after you were asked to stop.',

  '## Plans and payments',
  'Registration is free. What a paid plan includes, what it costs and how long it lasts is shown before you pay, and applies for the whole term that you paid for. You can read how you pay, and when you get your money back, on the page “Payments and refunds”. Your rights under the Consumer Protection Act, 2019 are not limited by these terms.',

  '## What we are responsible for',
  'We keep the service running with reasonable care. As an intermediary we do not write what members publish, and we are responsible for it only as far as the law says. Nothing here limits what we owe you by law.',

  '## Deleting your account',
  'You may delete your account at any time: in Settings, under “Delete account”. We may suspend or close an account that breaks these terms or the law; where it is possible we will tell you the reason first. The privacy notice says what we keep afterwards, and how long.',

  '## Changes',
  'When these terms change, their version changes, the new text appears on this page, and we will tell members of changes that matter to them.',

  '## Law',
  'The law of India applies. Please write to us before you go to court: the grievance page says how and how soon you get an answer.',

  '## Who we are',
  '- {site}, {publicUrl}',
  '- E-mail: {supportEmail}',
  '- Phone: {supportPhone}',
  '- Address: {address}',
] as const;
