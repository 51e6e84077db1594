/** What the server says about imports and invitations. `row.…` is said about one row of a sheet. */
export const importsEnglish = {
  'validation.unknown_word': 'This word is not among those to be decided. Please look at the list again.',
  'validation.consent': 'Your consent is needed to become a member',

  'outcome.sheet_received': 'The file was read. Please look at the columns.',
  'outcome.photos_received': 'The photos are being prepared. You can leave this page and come back.',
  'outcome.check_begun': 'Every row is being tried. Nothing is changed yet.',
  'outcome.import_begun': 'The import is running. You can leave this page and come back.',
  'outcome.import_stopped': 'The import is stopped. What was imported stays.',
  'outcome.import_removed': 'The import and its file are deleted.',
  'outcome.mapping_saved': 'The mapping is saved.',
  'outcome.mapping_removed': 'The mapping is removed.',
  'outcome.invitations_ordered': 'The invitations will leave one after the other.',
  'outcome.invitation_claimed': 'Welcome! Your profile is yours now.',
  'outcome.invitation_erased': 'Everything we held about this person is erased.',
  'outcome.people_removing': 'The people are being removed.',
  'outcome.invitation_declined': 'Everything we held about you is erased.',

  'problem.sheet_not_understood':
    'This file could not be read as a sheet. Please choose a CSV or XLSX file whose first row names the columns.',
  'problem.sheet_too_big':
    'This sheet is too big: at most 2,00,000 rows, 200 columns and 5,000 characters in a cell; an XLSX file at most 64 MB when unpacked. Please save a part of it, or save it as CSV.',
  'problem.photos_not_understood':
    'This file could not be read as a ZIP of photos. Please choose a ZIP with JPEG, PNG or WebP files.',
  'problem.photos_too_big':
    'This ZIP is too big: at most 200 MB, 5,000 files, and 1 GB when unpacked. Please bring it in parts.',
  'problem.import_not_done':
    'Please import the rows first. The photos find their people by the numbers of the rows.',
  'problem.import_is_running': 'This import is running. Stop it first, or wait until it is done.',
  'problem.import_not_running': 'This import is not running.',
  'problem.import_not_checked': 'Please check the rows first.',
  'problem.import_words_open':
    'The sheet has words that no list knows. Please decide first what each of them means.',
  'problem.import_file_gone': 'The file of this import is no longer kept. Please bring it again.',
  'problem.mapping_is_built_in': 'This mapping is built in. Please save yours under another name.',

  'row.empty': 'The row says nothing in the columns that are used',
  'row.repeated_header': 'The row repeats the header',
  'row.no_person': 'The row is a note, a line of totals or only a number',
  'row.too_many_cells': 'The row has more cells than the header has names; perhaps a comma without quotes',
  'row.name_missing': 'The name is missing',
  'row.gender_missing': 'The gender is missing',
  'row.gender_unknown': 'The gender was not understood',
  'row.below_legal_age': 'The person has not reached the legal age for marriage yet',
  'row.impossible_age': 'The age or date of birth is not possible',
  'row.not_free': 'The person is not free to marry',
  'row.not_looking': 'A note says that the person is no longer looking',
  'row.read_as': 'Spelling corrected',
  'row.read_more': 'Guessed: the list has no closer value',
  'row.other_name': 'Matched with another name of the community; the word of the sheet stays on the profile',
  'row.lives_at_work':
    'The work is abroad: the person lives there, and the address in India is taken as the family’s',
  'row.more_numbers': 'A profile has one mobile number, so further ones are not kept',
  'row.beside_name': 'Left out of the name',
  'row.converted_currency': 'Converted from another currency at a fixed rate',
  'row.monthly_income': 'Read as the income of a month: it is small for a year',
  'row.yearly_income': 'Read as the income of a year: it is large for a month',
  'row.income_of_lakhs': 'Read as lakhs a year: it is small for rupees',
  'row.height_of_feet': 'Read as feet and inches, as the other heights of the column',
  'row.height_of_inches': 'Read as inches: only two digits',
  'row.left_beside': 'Left out beside the value',
  'row.no_field': 'Left out: a profile has no field for it',
  'row.no_place': 'Left out: this is not a place',
  'row.siblings_total':
    'Left out: it says how many brothers and sisters there are together, and not how many of each',
  'row.siblings_married': 'Left out, as a profile counts only brothers and sisters',
  'row.number_of_family': 'The number of the family is kept as the mobile number of the profile',
  'row.number_of_parents':
    'The number of the parents is kept as the mobile number of the profile, which is read as one that they look after',
  'row.already_member': 'This e-mail or mobile number already belongs to a member',
  'row.already_invited': 'This person has already been brought by another import',
  'row.declined': 'This person has declined an invitation and is not brought back',
  'row.claimed': 'This person has claimed the invitation and is already a member',
  'row.twice': 'The same person is in an earlier row of this file',
  'row.not_understood': 'Left out: the value was not understood',
  'row.unknown_word': 'No list knows this word, so it was left out',
  'row.no_date': 'Left out: this is not a date of birth that we can read',
  'row.no_age': 'Left out: this is not an age in years',
  'row.no_height': 'Left out: this is not a height that we can read',
  'row.no_income': 'Left out: this is not an income that we can read',
  'row.no_email': 'Left out: this is not an e-mail address',
  'row.no_mobile': 'Left out: there is no mobile number in it',
  'row.landline': 'Left out: this is a landline number',
  'row.rounded_number': 'Left out: the spreadsheet has rounded the number',
  'row.birth_from_age':
    'Only an age is given: the year of birth is estimated, and the person is asked to confirm it',
  'row.birth_from_year':
    'Only a year or month is given: the first day of it is taken, and the person is asked to confirm it',

  'as.row.not_looking': 'The column “{{as}}” says “{{written}}”: the person is no longer looking',
  'as.row.twice': 'The same person is in an earlier row of this file, in row {{as}}',
  'as.row.read_as': 'Spelling corrected: the sheet says “{{written}}”, we read “{{as}}”',
  'as.row.read_more': 'Guessed: the sheet says “{{written}}”, we read “{{as}}”',
  'as.row.lives_at_work':
    'The work is abroad, so the person lives there: {{as}}. The address “{{written}}” is taken as the family’s',
  'as.row.more_numbers': 'A profile has one mobile number, so this is not kept: {{as}}',
  'as.row.number_of_family':
    'By its column “{{as}}” this is the number of the family; it is kept as the mobile number of the profile',
  'as.row.number_of_parents':
    'By its column “{{as}}” this is the number of the parents; it is kept as the mobile number of the profile, which is read as one that they look after',
  'as.row.other_name': '“{{written}}” stays on the profile, and is matched as “{{as}}”',

  'mend.row.empty': 'Fill the row, or delete it.',
  'mend.row.no_person': 'Nothing to do: it is not a person. You may delete the row.',
  'mend.row.repeated_header': 'Nothing to do: it is not a person. You may delete the row.',
  'mend.row.too_many_cells': 'Put cells that contain a comma into quotes, or save the sheet as XLSX.',
  'mend.row.name_missing': 'Write the name of the person.',
  'mend.row.gender_missing': 'Write Male or Female, in a column “Gender” if there is none yet.',
  'mend.row.gender_unknown': 'Write Male or Female.',
  'mend.row.below_legal_age': 'Check the date of birth. Somebody who is too young cannot be brought.',
  'mend.row.impossible_age': 'Write the date of birth as 15-03-1995.',
  'mend.row.not_free': 'Nothing to do, if it is true. Otherwise correct the marital status.',
  'mend.row.not_looking': 'Nothing to do, if it is true. Otherwise correct that column.',
  'mend.row.read_as': 'Nothing to do, if it is right. Otherwise correct the cell.',
  'mend.row.read_more':
    'Nothing to do, if it is right. Otherwise choose another value for this word, or correct the cell.',
  'mend.row.other_name':
    'Nothing to do, if it is right. Otherwise choose another value for this word, or keep it as own words.',
  'mend.row.lives_at_work':
    'Nothing to do, if it is right. Otherwise write where the person lives in a column “Present place”.',
  'mend.row.more_numbers': 'Nothing to do. Put the number first by which the person is reached best.',
  'mend.row.beside_name': 'Nothing to do. Move it to its own column, if it is to be kept.',
  'mend.row.converted_currency': 'Nothing to do. Write the sum in rupees, if it should be another one.',
  'mend.row.monthly_income': 'Nothing to do, if it is one of a month. Otherwise write “p.a.” behind the sum.',
  'mend.row.yearly_income': 'Nothing to do, if it is one of a year. Otherwise write “p.m.” behind the sum.',
  'mend.row.income_of_lakhs':
    'Nothing to do, if it is right. Otherwise write the sum in rupees, such as 4,80,000.',
  'mend.row.height_of_feet': 'Nothing to do, if it is right. Otherwise write the height as 5\'4" or 163 cm.',
  'mend.row.height_of_inches':
    'Nothing to do, if it is right. Otherwise write the height as 5\'4" or 163 cm.',
  'mend.row.left_beside': 'Nothing to do. Write it in a column of its own, if it is to be kept.',
  'mend.row.no_field': 'Nothing to do. The family can say it in the words about the person.',
  'mend.row.no_place': 'Write the place where the person or the family lives, or leave the cell empty.',
  'mend.row.siblings_total': 'Write it as “1 brother, 2 sisters”.',
  'mend.row.siblings_married': 'Nothing to do. The family can say it in the words about the person.',
  'mend.row.number_of_family':
    'Nothing to do. Write the person’s own number in a column “Mobile”, if it is to be used.',
  'mend.row.number_of_parents':
    'Nothing to do. Write the person’s own number in a column “Mobile”, and who looks after the profile in a column “Profile created by”, if it is another person.',
  'mend.row.already_member':
    'Nothing to do: the person has a profile. If the address belongs to somebody else, correct it.',
  'mend.row.already_invited': 'Nothing to do: the person was brought before, from another sheet.',
  'mend.row.declined': 'Nothing to do. Please take the person out of your sheet.',
  'mend.row.claimed': 'Nothing to do: the person looks after the profile now.',
  'mend.row.twice': 'Delete the row, or give this person another number, e-mail or mobile number.',
  'mend.row.not_understood': 'Write it in another way, or leave the cell empty.',
  'mend.row.no_date': 'Write the date of birth as 15-03-1995.',
  'mend.row.no_age': 'Write the age as a number, such as 28.',
  'mend.row.no_height': 'Write the height as 5\'4" or 163 cm.',
  'mend.row.no_income': 'Write the income in rupees a year, such as 4,50,000 or 6 LPA.',
  'mend.row.no_email': 'Write one address, such as asha@example.com.',
  'mend.row.no_mobile': 'Write ten digits, such as 98470 12345.',
  'mend.row.landline': 'Write a mobile number, such as 98470 12345.',
  'mend.row.rounded_number': 'Format the column as text in the spreadsheet, and write all ten digits.',
  'mend.row.birth_from_age': 'Write the date of birth, if you know it.',
  'mend.row.birth_from_year': 'Write the whole date of birth, if you know it.',

  'photo.no_image': 'Skipped: this file is not a photo: its name does not end in .jpg, .png or .webp',
  'photo.without_row':
    'No row of this import has this number. Rename the file to the number of the row, such as 12.jpg',
  'photo.too_many': 'This person already has five photos',
  'photo.ambiguous': 'Several rows have this number. Give each person a number of their own',
  'photo.answered': 'The person has answered the invitation meanwhile',
  'photo.lost': 'The file was removed before it was read. Please bring it again',

  'row.failed': 'This import ended by an error of the server. Please start it again.',
} as const;
