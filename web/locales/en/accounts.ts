import { defineTexts } from '#web/locales/define-texts.ts';

/** Texts of the accounts screens. */
export const accounts = {
  fields: {
    emailOrMobile: 'E-mail or mobile number',
    email: 'E-mail address',
    mobile: 'Mobile number',
    mobileHint: '10 digits, for example 98765 43210',
    password: 'Password',
    newPassword: 'New Password',
    newPasswordPlaceholder: 'Enter your new password',
    newPasswordHint:
      'At least {{count}} characters, without the name, the e-mail address or the mobile number',
  },
  signIn: {
    title: 'Sign In',
    lead: 'Welcome back. It is good to see you.',
    submit: 'Sign In',
    withCode: 'Login with OTP',
    withPasskey: 'Sign in with a passkey',
    forgot: 'Forgot password?',
    newHere: 'New here?',
    create: 'Create account',
    failureTitle: 'Login failed',
  },
  keep: {
    label: 'Keep me signed in',
    hint: 'You will not need your password on this phone or computer. Leave unticked on a shared phone or computer.',
  },
  finish: {
    title: 'Finish your registration',
    why: 'This e-mail address was registered before, but not finished. Please enter your details again.',
    submit: 'Finish',
    leave: 'Log out',
    failureTitle: 'Registration Failed',
  },
  code: {
    label: '{{length}}-digit code',
    digit: 'Digit {{number}} of {{length}}',
    sentTo: 'We have sent a {{length}}-digit code to <address>{{address}}</address>.',
    sentIfKnown:
      'If <address>{{address}}</address> is registered with us, we have sent it a {{length}}-digit code.',
    nothingCame: 'It can take a minute. If nothing comes, check your spam folder and the address above.',
    changeAddress: 'Change the address',
    spam: 'It can take a minute. Please also check your spam folder.',
    resendIn: 'You can ask for another code in <time/>',
    resend: 'Resend OTP',
    sentTitle: 'OTP Sent Successfully!',
    sentText:
      'If {{address}} is registered with us, we have sent it a {{length}}-digit code. If nothing comes, check the address.',
    sendFailed: 'OTP Sending Failed',
    invalidTitle: 'Invalid OTP',
    invalidText: 'The code is wrong or has expired. Please check it or ask for a new one.',
    accepted: 'The code is right. One moment…',
    verifyFailed: 'The code was not accepted',
    verifiedTitle: 'OTP Verification Successful!',
    verifiedText: 'Your e-mail has been verified successfully.',
    send: 'Send a code',
    verify: 'Check the code',
    waitFor: 'You can try again in <time/>',
    backToSignIn: 'Back to sign in',
  },
  otp: {
    title: 'Login with OTP',
    lead: 'We will send you a code. You do not need a password.',
  },
  link: {
    title: 'Sign in on this device?',
    text: 'This link is from a mail with a code. It signs you in without typing the code.',
    button: 'Sign in',
    failed: 'You are not signed in',
    doneTitle: 'You are signed in',
    doneText: 'Your page opens in a moment.',
    goneTitle: 'This link no longer works',
    goneText:
      'It works once, for an hour, and only the link in the newest mail works. Please sign in, or request another code.',
    signIn: 'Sign in another way',
  },
  forgot: {
    title: 'Forgot password',
    lead: 'Enter the e-mail address of your account. We will send you a code to choose a new password.',
    leadOrMobile:
      'Enter the e-mail address or mobile number of your account. We will send you a code to choose a new password.',
    submit: 'Reset password',
    successTitle: 'Password Changed!',
    successText: 'Your password has been updated successfully.',
    failureTitle: 'Change Failed!',
    failureText: 'Unable to change your password. Please try again.',
  },
  verify: {
    title: 'Verify your e-mail address',
    lead: 'Enter the e-mail address you registered with. We will send you a new code.',
    submit: 'Verify e-mail address',
    registered: 'Registration Successful!',
    oneStep: 'One step is left: verify your e-mail address.',
  },
  changePassword: {
    title: 'Change password',
    submit: 'Change Password',
    successTitle: 'Password Changed!',
    successText: 'Your password has been updated successfully.',
    failureTitle: 'Change Failed!',
    failureText: 'Unable to change your password. Please try again.',
    errorTitle: 'Error!',
  },
  logout: {
    title: 'Are you sure?',
    text: 'You will be logged out of your account.',
    confirm: 'Yes, Logout',
    done: 'You are logged out.',
    onlyHere:
      'You are logged out in this browser. You may still be signed in on our server. When you are online, please sign in and log out again.',
  },
} as const;

export const useAccountsTexts = defineTexts('accounts', accounts);
