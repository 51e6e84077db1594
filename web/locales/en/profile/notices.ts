/** Texts of the notices over the screens of a member, apart from those of the settings and of the guide, which few visits need. */
export const notices = {
  failedTitle: 'This was not saved',
  audience: {
    title: 'Who may see your mobile number and e-mail?',
    members:
      'At present members with contact views may see them, and the profile shows the full date of birth and the parents’ names.',
    accepted: 'At present they are shown only after an accepted interest.',
    nobody: 'At present they are shown to no member.',
    change: 'Choose',
    keep: 'Keep it as it is',
  },
  firstProfile: {
    title: 'Your first profile is not finished',
    text: 'You stopped at step {{step}} of {{count}}. A few more taps, and families can see who this profile is about.',
    go: 'Continue',
    stop: 'Not now',
  },
};
