/** What the server says of banners. */
export const bannersEnglish = {
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
