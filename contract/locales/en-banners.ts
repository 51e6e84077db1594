/** What the server says of banners. */
export const bannersEnglish = {
  'validation.language_code': 'Enter the code of a language, such as en, hi or ta',
  'validation.share': 'Enter a number from 0 to 1',
  'validation.banner_link':
    'Enter an address that begins with https://, or a path of this site such as /subscription',
  'validation.banner_until': 'The last day cannot be before the first',
  'validation.banner_alternative':
    'Describe the image. It has a link, and the description says where the link leads',

  'outcome.banner_added': 'The banner has been uploaded successfully.',
  'outcome.banner_deleted': 'Banner deleted successfully.',
  'outcome.banner_switched': 'Banner status updated successfully.',
  'outcome.banner_edited': 'The banner is saved.',
  'outcome.banner_moved': 'The banner is moved.',

  'problem.banner_not_found': 'This banner no longer exists. Another administrator may have deleted it.',
  'problem.banner_edited':
    'Another administrator changed this banner in the meantime. Look at it and try again.',
  'problem.too_many_banners': 'There are 20 banners already. Delete one before you add another.',
} as const;
