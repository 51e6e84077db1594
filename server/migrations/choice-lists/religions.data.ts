/** The religions of a fresh database, in the order in which they are offered: code and label. */
export const religions = {
  hindu: 'Hindu',
  muslim: 'Muslim',
  christian: 'Christian',
  sikh: 'Sikh',
  jain: 'Jain',
  buddhist: 'Buddhist',
  parsi: 'Parsi/Zoroastrian',
  jewish: 'Jewish',
  bahai: 'Baháʼí',
  tribal: 'Tribal/Sarna',
  none: 'No religion',
} as const;
