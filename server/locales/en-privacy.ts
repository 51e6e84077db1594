/**
 * The privacy notice, after the Digital Personal Data Protection Act, 2023. What it says about storing is what the
 * product does; change both together. Keeping registrations for a year follows the advisory of 6 June 2016.
 */
export const privacyPage = [
  'This notice says which personal data {site} has of you, why, for how long, and what you can ask of us. It is written for the Digital Personal Data Protection Act, 2023, under which {site} is responsible for your data (the “data fiduciary”).',

  '## What we collect',
  '- Your account: e-mail address, mobile number, and your password, of which we keep only a scrambled form that cannot be read back.',
  '- Your profile: name, gender, date of birth, religion, community, for whom the profile is made, and everything else that you write about yourself, your family and the partner you look for, including photos.',
  '- Your registration: network address, date and time, kind of browser, and the version of the terms you were shown.',
  '- Your use: sessions with network address, browser and time; what you send to other members; what you pay for.',
  '- Your enquiries: name, e-mail address, phone number and message.',
  'We use no advertising and no third-party tracking. The browser keeps what is needed to stay signed in and to remember your language and colour scheme.',

  '## Why we use it',
  '- To show your profile to other members and to suggest people who fit what you and they look for.',
  '- To help you contact each other, when both of you wish it.',
  '- To verify that an e-mail address or mobile number is yours, and to send you codes and notices about your account.',
  '- To prevent fraud and misuse, and to answer enquiries and complaints.',
  '- To do what the law requires of us.',
  'We use your data for nothing else. We use religion, community, income and health for matching only if you chose to state them.',

  '## Your consent',
  'We use your data because you consent to it when you register or fill in your profile. You may withdraw your consent at any time, as easily as you gave it: delete what you no longer want to state, or delete your account in Settings, under “Delete account”. What we did with the data before stays lawful. Services that need the data will stop.',
  'If you make a profile for somebody else, you confirm that this person knows of it, has seen this notice, and consents.',

  '## Who sees it',
  '- Members see your profile. Your e-mail address and mobile number are shown only to the members you choose in Settings, never to visitors.',
  '- A success story about you and your partner can be read by everyone, with your names and the photo. We ask both of you by mail first, and either of you can take it down at any time.',
  '- Nobody but you and our administrators sees what you mark as private.',
  '- Companies that work for us (for hosting, mail, text messages or payment) get only the data that they need, under a contract.',
  '- If you let a device announce new messages, the browser maker’s service delivers the alert, without a name or a word of the message. We keep the address of your browser there until you switch this off or log out.',
  '- Authorities get data only when the law requires it.',
  'We never sell personal data.',

  '## How long we keep it',
  '- An account whose e-mail address was never verified is removed after 7 days.',
  '- Codes expire after 10 minutes, and we remove them within days. Sessions end after 30 days without use.',
  '- Your account and profile are kept until you delete the account.',
  '- Who viewed whose profile is kept for 30 days, and your notifications for 90 days. Mails that wait to be sent are kept for two days.',
  '- Enquiries and our answers to them are removed two years after the last message.',
  '- What members report to us about each other is kept, without names once an account is erased, so that we can act on fraud and misuse.',
  '- When we ban somebody, we keep scrambled forms of the e-mail address, mobile number and photos, so that they cannot open another account. Nothing can be read back from these.',
  '- If you complain without being a member, we keep your contact details for a year after our decision.',
  '- The record of your registration (network address, date and time) is kept for one year after the account is deactivated or deleted, for security and because the authorities ask it of matrimonial websites.',
  '- Data that another law requires, such as records of payments, is kept as long as that law says.',

  '## How we protect it',
  'Passwords, codes and session keys are stored only in scrambled form, and administrators’ changes to accounts are recorded. If your data falls into the wrong hands, we will tell you and the Data Protection Board of India.',

  '## Your rights',
  '- Access: a summary of your personal data, what we do with it, and with whom it was shared.',
  '- Correction, completion and updating. Most of it you can do yourself in your profile.',
  '- Erasure, unless a law requires us to keep something.',
  '- Withdrawal of consent at any time.',
  '- A person of your choice who uses these rights for you if you die or cannot act.',
  '- An answer to your complaint. If it does not satisfy you, you may complain to the Data Protection Board of India.',
  'For any of these, write from your registered address to {grievanceEmail}. You may ask in English or in any language of the Eighth Schedule to the Constitution of India.',

  '## Children',
  'This service is for people of marriageable age: at least {legalAgeBride} for a bride and {legalAgeGroom} for a groom. We do not knowingly keep the data of anybody below 18. If you believe that a child’s profile is here, tell us, and we will remove it.',

  '## Changes',
  'When this notice changes in something that matters to you, we will tell you before, and ask for your consent again where it is needed.',

  '## Contact',
  '- {site}, {publicUrl}',
  '- For questions about your data: {grievanceOfficer}',
  '- E-mail: {grievanceEmail}',
  '- Address: {address}',
] as const;
