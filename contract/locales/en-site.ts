/** What the server says of the settings of the site. */
export const siteEnglish = {
  'validation.time_zone': 'Enter a time zone such as Asia/Kolkata',
  'validation.currency': 'Enter the three letters of a currency, such as INR',
  'validation.member_id_prefix': 'Enter 2 to 6 letters from A to Z',
  'validation.colour': 'Enter a colour such as #8E1F4B',
  'validation.accent_contrast': 'Text could not be read well in this colour. Choose a darker one',
  'validation.secure_address': 'Enter an address that begins with https://',

  'validation.version_taken': 'There is a version of this name already',

  'outcome.page_published': 'The page is published.',
  'outcome.site_changed': 'The settings are saved. Visitors see them within seconds.',
} as const;
