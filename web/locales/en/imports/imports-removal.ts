/** Texts of undoing an import. */
export const importsRemoval = {
  open: 'Remove the imported people',
  title: 'Remove the imported people?',
  going_one:
    '{{number}} person who has not claimed the profile is erased, with photos and link. The link stops working.',
  going_other:
    '{{number}} people who have not claimed their profile are erased, with photos and links. The links stop working.',
  before_one: '{{number}} of them came with an earlier sheet before, and goes too.',
  before_other: '{{number}} of them came with an earlier sheet before, and go too.',
  staying_one: '{{number}} person is a member now and stays.',
  staying_other: '{{number}} people are members now and stay.',
  nobodyStays: 'Nobody of this import is a member yet, so nobody stays.',
  again: 'You can bring the sheet again afterwards.',
  confirm_one: 'Yes, remove {{number}} person',
  confirm_other: 'Yes, remove {{number}} people',
  running: 'The people are being removed …',
  first: 'To remove the people as well, press “Remove the imported people” first.',
} as const;
