/**
 * What is wrong with a field or a photo, in English: the words of the specification's validation section, and those of our own rules. The
 * web loads these sentences with its forms; all others of this folder come from the server.
 */
export const formsEnglish = {
  // Fields of all kinds
  'validation.required': 'This field is required',
  'validation.wrong_type': 'This value is not valid',
  'validation.cursor': 'Load the list again',
  'validation.too_long': 'This text is too long',
  'validation.unusual_characters': 'Remove hidden or control characters',
  'validation.choice': 'Choose one of the listed values',
  'validation.file': 'Choose a file',
  'validation.file_too_large': 'A file can be at most {limit} MB. Choose a smaller one',
  'validation.file_not_expected': 'No file is needed here',
  'validation.too_many_files': 'Too many files',
  'validation.number': 'Enter a whole number within the limits',
  'validation.no_comma': 'Leave out the comma',
  'validation.too_many': 'Choose fewer values',
  'validation.income': 'Enter rupees a year as a number or a range, such as 750000 or 500000-750000',
  'validation.range': 'Enter a range such as 25-32, the smaller number first',
  'validation.says_nothing': 'This value cannot be a preference. Choose another value, or leave it blank',
  'validation.photo': 'Choose a photo',
  'validation.crop': 'Choose a part inside the photo',
  'validation.too_many_photos': 'A profile can have a profile photo and four more photos',
  'validation.date': 'Choose a valid date',
  'validation.id': 'Enter a valid number',
  'validation.email_or_mobile_required': 'E-mail or mobile number is required',
  'validation.email_or_mobile': 'Enter a valid e-mail or 10-digit mobile number',
  'validation.email_for_code':
    'This site sends no text messages. Enter your e-mail address, and we will send the code by mail',
  'validation.country_codes': 'Enter country codes such as +91, +971',
  'validation.text_country':
    'We send no text messages to numbers of this country. Enter your e-mail address, and we will send the code by mail',
  'validation.password_required': 'Enter the password',
  'validation.profile_for': 'Please select profile type',
  'validation.gender': 'Please select gender',
  'validation.gender_of_relation': 'The gender does not fit who the profile is for. Check both',
  'validation.first_name': 'First name is required',
  'validation.last_name': 'Last name is required',
  'validation.name_address': 'Write the name alone, without an address or a number',
  'validation.dob': 'Enter a valid DOB (YYYY-MM-DD)',
  'validation.below_legal_age': 'By law, a person of this age cannot marry yet. Check the date of birth',
  'validation.religion': 'Religion is required',
  'validation.community': 'Community is required',
  'validation.email_required': 'Enter your e-mail address',
  'validation.email': 'Enter a valid e-mail',
  'validation.mobile': 'Enter a valid 10-digit mobile number',
  'validation.mobile_of_country': 'Enter a valid mobile number of this country',
  'validation.password_length': 'Password must be at least 6 characters',
  'validation.password_too_long': 'Password must be at most 128 characters',
  'validation.password_common': 'This password is too easy to guess. Choose another one',
  'validation.password_own_word':
    'Choose a password without the name, e-mail address or mobile number of the profile, and without the name of this site',
  'validation.passwords_differ': 'Passwords do not match',
  'validation.current_password': 'The current password is wrong',
  'validation.code': 'Enter all digits of the code',
  'validation.name': 'Enter a name',
  'validation.phone_required': 'Enter your phone number',
  'validation.phone_country': 'Begin the phone number with its country code, such as +91',
  'validation.phone': 'Enter a valid phone number',
  'validation.changed_elsewhere': 'This was changed in another window or on another device',
  'validation.message': 'Enter a message',
  'validation.label': 'Enter a label',
  'validation.label_comma': 'A label cannot contain a comma, because sets of values are separated by commas',
  'validation.label_taken': 'This label is already in the list, perhaps among the retired values',
  'validation.synonym_marks': 'Write at least one letter or number',
  'validation.synonym_label': 'A value of the list already has this name, so it needs no synonym',
  'validation.synonym_taken': 'This word is already a synonym of the list',
  'validation.label_parent': 'Choose the value that this one belongs to',
  'validation.language': 'Enter the code of a language other than English, such as hi or ta',
  'validation.choice_list': 'Choose one of the lists',

  // Administrators
  'validation.role': 'Choose a role',
  'validation.reason_text': 'Enter a reason',

  // Banners
  'validation.language_code': 'Enter the code of a language, such as en, hi or ta',
  'validation.share': 'Enter a number from 0 to 1',
  'validation.banner_link':
    'Enter an address that begins with https://, or a path of this site such as /subscription',
  'validation.banner_until': 'The last day cannot be before the first',
  'validation.banner_alternative':
    'Describe the image. It has a link, and the description says where the link leads',

  // Connecting
  'validation.reason': 'Choose a reason',
  'validation.report_text': 'Tell us what happened',

  // Conversations
  'validation.message_too_long': 'A message may have at most 2,000 characters',

  // Enquiries
  'validation.assignee': 'Choose an administrator who may answer enquiries',

  // Imports
  'validation.unknown_word': 'This word does not need a decision any more. Load the list again',
  'validation.consent': 'Your consent is needed to become a member',

  // Members
  'validation.note': 'Write the note',
  'validation.one_fact': 'Choose a gender or enter a date of birth',
  'validation.one_contact': 'Enter either an e-mail address or a mobile number',

  // Payments
  'validation.bank_reference':
    'Enter the bank reference number: 12 digits, called UTR or UPI reference in your app',
  'validation.plan_name': 'Enter a name',
  'validation.plan_name_taken': 'Another offered plan has this name',
  'validation.plan_price': 'Enter whole rupees, from 0 to 10,00,000',
  'validation.plan_feature': 'Enter a feature, or remove its line',

  // Push
  'validation.push_service': 'The push service of this browser is not known here',
  'validation.push_keys': 'The keys of this browser could not be read',

  // Reconciliation
  'validation.period': 'The last day cannot be before the first, and must be within 400 days of it',

  // Reports
  'validation.decision_reason': 'Enter a reason',
  'validation.until': 'Choose a day in the future',
  'validation.about': 'Tell us which profile you mean',
  'validation.phone_loose': 'Enter a phone number, or leave this blank',

  // Reviews
  'validation.stars': 'Choose one to five stars',
  'validation.review_text': 'Write a few words',

  // Second factor
  'validation.second_factor_code': 'Enter the 6 digits, or a recovery code of 10 characters',
  'validation.passkey': 'We could not read the answer of the passkey',
  'validation.passkey_name': 'Enter a name for the passkey',
  'validation.password_too_short': 'Password must be at least {count} characters',
  'validation.password_breached': 'This password was stolen from another site. Choose another one',

  // Site
  'validation.time_zone': 'Enter a time zone such as Asia/Kolkata',
  'validation.currency': 'Enter the three-letter code of a currency with two decimals, such as INR',
  'validation.member_id_prefix': 'Enter 2 to 6 letters from A to Z',
  'validation.colour': 'Enter a colour such as #8E1F4B',
  'validation.accent_contrast': 'Text in this colour is hard to read. Choose a darker colour',
  'validation.secure_address': 'Enter an address that begins with https://',
  'validation.upi_address': 'Enter a UPI address such as name@bank',
  'validation.gstin': 'Check the 15 letters and digits of the GSTIN. One of them is wrong',
  'validation.gstin_missing': 'A tax rate needs a GSTIN. Enter it, or set the rate to 0',
  'validation.service_code': 'Enter the 6 digits of the code',
  'validation.version_taken': 'A version with this name already exists',
  'validation.logo_small': 'A logo must be at least 128 pixels wide or high. Choose a larger one',
  'validation.logo_shape':
    'A logo must be at most eight times as wide as high, and at most three times as high as wide',
  'validation.logo_blank': 'There is nothing to see in this picture',

  // Stories
  'validation.story_bride_id': 'Enter the member ID of the bride',
  'validation.story_groom_id': 'Enter the member ID of the groom',
  'validation.wedding_date': 'Enter the date of the wedding',
  'validation.story': 'Write the story',
  'validation.story_agreement': 'Write who agreed, how and when',
  'validation.story_consent': 'Without this consent we cannot show the story',

  // Problems of photos
  'problem.not_an_image': 'This file is not a photo that we can use. Please choose a JPG or PNG file.',
  'problem.heic_not_readable':
    'HEIC photos cannot be used here. Please save the photo as JPEG and choose it again.',
  'problem.photo_too_large': 'A photo can be at most 10 MB. Please choose a smaller one.',
  'problem.too_many_pixels': 'This photo has more than 40 megapixels. Please choose a smaller one.',
  'problem.animated_photo': 'Animated photos cannot be used. Please choose a still photo.',
  'problem.broken_photo': 'This photo is damaged or was cut off. Please choose another one.',
} as const;
