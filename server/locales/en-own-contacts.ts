/** Mails about changes of the own e-mail address and mobile number. */
export const ownContactsEnglish = {
  emailCodeSubject: 'Your code for your new {site} e-mail address',
  emailCodeHeading: 'Confirm your new e-mail address',
  emailCodeText:
    'Enter this code to use this address for your account. It is valid for {minutes} minutes and works once.',
  emailChangedSubject: 'Your {site} e-mail address was changed',
  emailChangedHeading: 'Your e-mail address was changed',
  emailChangedText:
    'Your account has a new e-mail address, {contact}, from now on. We no longer write to this one.',
  emailUndoText:
    'If this was not you, you can undo it until {date}. Your account will then use this address again, all devices will be logged out, and you will choose a new password.',
  emailUndoButton: 'Undo the change',
  emailUndoClosing: 'If it was you, there is nothing to do. If you need help, write to {support}.',
  newEmailHeading: 'This is your e-mail address now',
  newEmailText:
    'From now on you sign in to {site} with this address, and our mails will come here. Your other devices were logged out.',
  newEmailClosing:
    'For seven days you can undo the change from your old address. Questions? Write to {support}.',
  emailUndoneSubject: 'The change of your {site} e-mail address was undone',
  emailUndoneHeading: 'Your old e-mail address is back',
  emailUndoneText:
    'The change of the e-mail address was undone with the link in our mail to the old address. The old address is in use again. All devices were logged out.',
  emailUndoneNext:
    'Please choose a new password with “Forgot password” and the old address. Then look at your mobile number in the settings.',
  emailUndoneClosing: 'If you do not know why this was done, write to {support}.',
  mobileChangedSubject: 'Your {site} mobile number was changed',
  mobileChangedHeading: 'Your mobile number was changed',
  mobileChangedText: 'The mobile number of your account was changed or removed just now.',
  mobileChangedClosing:
    'If this was not you, choose a new password at once, look at your number in the settings, and write to {support}.',
  emailInUseSubject: 'This address already has a {site} account',
  emailInUseHeading: 'You already have an account with this address',
  emailInUseText:
    'Somebody, perhaps you, wanted to use this address for another account of {site}. An address belongs to one account, so nothing was changed.',
  emailInUseClosing:
    'If it was you, sign in with this address. If it was not you, there is nothing to do: we do not say to anybody that it is registered.',
} as const;
