import { defineTexts } from '#web/locales/define-texts.ts';

/** Texts of the notices over the screens of a member, apart from those of the settings and of the guide, which few visits need. */
const notices = {
  failedTitle: 'This was not saved',
  audience: {
    title: 'Who may see your mobile number and e-mail address?',
    members:
      'At present any member may see them. All members see the full date of birth and the parents’ names.',
    accepted: 'At present they are shown only after an accepted interest.',
    nobody: 'At present no member sees them.',
    change: 'Choose',
    keep: 'Keep it as it is',
  },
  firstProfile: {
    title: 'Your first profile is not finished',
    text: 'You stopped at step {{step}} of {{count}}. A few more taps, and families can see who this profile is about.',
    /** Nobody who only looked around has stopped at a step. */
    begin: 'There are {{count}} short steps. A few taps, and families can see who this profile is about.',
    go: 'Continue',
    stop: 'Not now',
  },
};

export const useNoticesTexts = defineTexts('notices', notices);
