/** What the server says of the settings of the site. */
export const siteEnglish = {
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

  'outcome.page_published': 'The page is published.',
  'outcome.site_changed': 'The settings are saved. Visitors see them within seconds.',
  'outcome.logo_changed': 'The logo is saved. Visitors see it within seconds.',
  'outcome.logo_removed': 'The logo is removed.',

  'problem.logo_not_supported':
    'A logo must be a PNG, JPEG or WebP file. SVG and other files cannot be used.',
} as const;
