import { defineTexts } from '#web/locales/define-texts.ts';

/** Texts of the dialog that reports a member. */
const report = {
  title: 'Report {{name}}',
  titleFormer: 'Report this member',
  lead: 'Only our team reads this. {{name}} does not see who wrote it.',
  leadFormer: 'Only our team reads this. Nobody else sees who wrote it.',
  messages: 'The last {{most}} messages of this conversation are sent with your report.',
  reason: 'What is wrong?',
  choose: 'Please choose',
  reasons: {
    fake_profile: 'This is not a real person',
    wrong_information: 'Facts in the profile are wrong',
    abusive_message: 'Rude or threatening messages',
    asks_for_money: 'Asks for money',
    already_married: 'Is already married',
    stolen_photo: 'Uses somebody else’s photo',
    intimate_picture: 'Shows an intimate picture',
    impersonation: 'Pretends to be me or somebody I know',
    underage: 'Is too young',
    other: 'Something else',
  },
  text: 'What happened?',
  alsoBlock: 'Block {{name}} as well',
  alsoBlockHint: 'You will not see each other any more. You can unblock them in Settings.',
  submit: 'Send the report',
  successTitle: 'Thank you for telling us',
  successText: 'Your report has the number {{ticket}}. Please quote it when you write to us about it.',
  failureTitle: 'The report was not sent',
} as const;

export const useReportTexts = defineTexts('report', report);
