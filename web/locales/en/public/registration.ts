import { defineTexts } from '#web/locales/define-texts.ts';

/** Texts of registering. */
const registration = {
  title: 'Registration',
  progress: 'Step {{step}} of 4',
  steps: { person: 'Profile', name: 'Name', faith: 'Faith', contact: 'Contact' },
  /** Follows the name of a step for screen readers. */
  stepDone: ', done',
  headings: {
    person: 'Who is this profile for?',
    name: '{{whose}} name and date of birth',
    faith: '{{whose}} religion and community',
    contact: 'Your contact details and password',
  },
  /** Whose name and faith are asked for. */
  whose: {
    nobody: 'The',
    'My Self': 'Your',
    'My Son': 'Your son’s',
    'My Daughter': 'Your daughter’s',
    'My Brother': 'Your brother’s',
    'My Sister': 'Your sister’s',
    'My Friend': 'Your friend’s',
    'My Relative': 'Your relative’s',
  },
  /** What was chosen on the landing page. */
  wishes: {
    kept: 'You are looking for: {{wishes}}. We will use this for your matches. You can change it later.',
    unknown: '“{{words}}” is not in our list. You can choose the community of the partner later.',
    ages: '{{from}} to {{to}} years',
    from: '{{from}} years or older',
    upTo: 'up to {{to}} years',
  },
  back: 'Back',
  legalAge: 'By law a bride must be at least {{bride}} and a groom at least {{groom}} years old.',
  profileForLabel: 'This profile is for',
  profileFor: {
    'My Self': 'Myself',
    'My Son': 'My Son',
    'My Daughter': 'My Daughter',
    'My Brother': 'My Brother',
    'My Sister': 'My Sister',
    'My Friend': 'My Friend',
    'My Relative': 'My Relative',
  },
  genderLabel: 'Gender',
  genderHint: 'Of the bride or groom',
  gender: { Male: 'Male', Female: 'Female' },
  implied: { Male: 'Gender: Male', Female: 'Gender: Female' },
  firstName: '{{whose}} first name',
  lastName: '{{whose}} last name',
  lastNameHint: 'You can also enter an initial or the house name.',
  dob: '{{whose}} date of birth',
  religion: 'Religion',
  community: 'Community',
  /** Where the list has the denominations of the religion, too. */
  group: 'Community or denomination',
  choose: 'Please choose',
  religionFirst: 'Choose the religion first, then the community.',
  communities: 'Communities',
  communityHint: 'Type the first letters, then choose. If it is not in the list, type it.',
  /** Where the list has the parts of the religion, too. */
  groupHints: {
    christian: 'Church or community. Type the first letters, then choose. If it is not in the list, type it.',
    muslim:
      'Sect, school of thought or community. Type the first letters, then choose. If it is not in the list, type it.',
    other:
      'Denomination, sect or community. Type the first letters, then choose. If it is not in the list, type it.',
  },
  communityKept: 'Not in our list. It is kept as you typed it.',
  communityLooking: 'Looking for similar names…',
  other: 'Other',
  ownReligion: 'Please type the religion',
  ownCommunity: 'Please type the community',
  contactLead:
    'Use your own e-mail address and mobile number: you sign in with them. The rest of the profile comes later.',
  email: 'E-mail address',
  emailMeant: 'Did you mean <address>{{address}}</address>? Tap to use it.',
  country: 'Country',
  countryOption: '{{country}} +{{code}}',
  india: 'India',
  unitedStates: 'United States',
  mobile: 'Mobile number',
  codeByEmail: 'We will send a code to this address.',
  mobileHint: '10 digits, for example 98765 43210',
  mobileHintAbroad: 'Without the country code',
  mobileOfOthers: 'For another country begin with + and its code.',
  password: 'Password',
  passwordHint: 'At least {{count}} characters, without the name, the e-mail address or the mobile number',
  confirmPassword: 'Confirm password',
  audienceLabel: 'Who may see your mobile number and e-mail address?',
  audienceHint:
    'This also covers the full date of birth and the parents’ names. Everyone else sees only the age. You can change this later.',
  audience: {
    accepted: 'Only after an accepted interest',
    acceptedHint: 'Families whose interest you accepted, or who accepted yours.',
    members: 'Any member',
    membersHint:
      'Any member can see them. Each member can open the contact details of a few people a day. All members see the full date of birth and the parents’ names.',
    nobody: 'Nobody',
    nobodyHint: 'You can still write to each other here.',
  },
  noAccount: 'Already registered?',
  signIn: 'Sign In',
  continue: 'Continue',
  submit: 'Register',
  notDating: 'This is a matrimonial service, not a dating one.',
  agree:
    'By registering you agree to the <terms>terms of use</terms> and the <privacy>privacy notice</privacy>. For complaints, contact our <grievance>grievance officer</grievance>.',
  newTabs: 'These links open in a new tab.',
  mend_one: 'Please check one answer.',
  mend_other: 'Please check {{count}} answers.',
  successTitle: 'Registration Successful!',
  oneStep: 'One step is left: verify your e-mail address.',
  failureTitle: 'Registration Failed',
  /** For a parent who registers a second child. */
  takenHint:
    'Is this another profile, for example of a second child? Each profile needs its own e-mail address and mobile number. You can also write to us.',
  signedIn: {
    title: 'You are signed in',
    member:
      'You are signed in as {{name}}, and have already registered. To register somebody else, log out first.',
    administrator: 'You are signed in as an administrator. To register somebody, log out first.',
    home: 'Go to the dashboard',
    leave: 'Log out',
  },
  code: {
    title: 'Verify your e-mail address',
    sentTo: 'We have sent a code to <address>{{address}}</address>.',
    sentDigits: 'We have sent a {{length}}-digit code to <address>{{address}}</address>.',
    changeAddress: 'Change the address',
    spam: 'It can take a minute. Please also check your spam folder.',
    email: 'E-mail address',
    label: 'Code from the mail',
    labelDigits: '{{length}}-digit code',
    submit: 'Verify e-mail address',
    failureTitle: 'The code was not accepted',
    invalid: 'Invalid OTP. The code is wrong or has expired. Please check it or get another one.',
    resend: 'Get another code',
    resendIn: 'You can ask for another code in <time/>',
    verifiedTitle: 'OTP Verification Successful!',
    verifiedText: 'Your e-mail has been verified successfully.',
    signIn: 'Sign In',
    needsScript: 'To sign in, please switch on JavaScript in your browser.',
  },
} as const;

export const useRegistrationTexts = defineTexts('registration', registration);
