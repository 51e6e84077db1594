import type { FieldMapping, Mapping } from '#contract/imports/mapping.fields.ts';

/** Headers, separated by commas. */
function headers(text: string): string[] {
  return text.split(',').map((header) => header.trim());
}

const textOf = (columns: string): FieldMapping => ({ columns: headers(columns), converter: 'text' });
const choiceOf = (columns: string, synonyms: Record<string, string> = {}): FieldMapping => ({
  columns: headers(columns),
  converter: 'choice',
  synonyms,
});
const listOf = (columns: string): FieldMapping => ({ columns: headers(columns), converter: 'list' });
const countOf = (columns: string): FieldMapping => ({ columns: headers(columns), converter: 'count' });

const wholeName =
  'Name, Full name, Candidate name, Name of candidate, Bride name, Groom name, Name of bride, Name of groom';
const male = { m: 'Male', male: 'Male', man: 'Male', boy: 'Male', groom: 'Male', bridegroom: 'Male' };
const female = {
  f: 'Female',
  female: 'Female',
  woman: 'Female',
  girl: 'Female',
  bride: 'Female',
  lady: 'Female',
};

/** The usual Indian sheet of biodata: the day before the month in dates, bare salaries in rupees a year. */
export const biodataMapping: Mapping = {
  fields: {
    row_id: textOf(
      'Profile ID, Profile no, Profile number, Reg no, Registration no, Registration number, Member ID, Biodata no',
    ),
    created_by: choiceOf('Profile for, Profile created by, Created by, Profile created for', {
      self: 'My Self',
      'my self': 'My Self',
      myself: 'My Self',
      son: 'My Son',
      daughter: 'My Daughter',
      brother: 'My Brother',
      sister: 'My Sister',
      friend: 'My Friend',
      relative: 'My Relative',
      parent: '',
      parents: '',
      father: '',
      mother: '',
    }),
    gender: choiceOf('Gender, Sex, Bride/Groom, Bride or groom, Looking for groom or bride', {
      ...male,
      ...female,
    }),
    name: textOf(wholeName),
    firstname: textOf('First name, Given name, Forename'),
    lastname: textOf('Last name, Surname, Family name'),
    dob: {
      columns: headers(
        'Date of birth, DOB, Birth date, Birthdate, Born, Date of birth (dd/mm/yyyy), DOB (dd/mm/yyyy)',
      ),
      converter: 'date',
      order: 'day_first',
    },
    age: { columns: headers('Age, Age in years, Age (years)'), converter: 'age' },
    marital_status: choiceOf('Marital status, Maritial status, Married status', {
      unmarried: 'Never married',
      single: 'Never married',
      'never married': 'Never married',
      bachelor: 'Never married',
      spinster: 'Never married',
      divorcee: 'Divorced',
      divorced: 'Divorced',
      widow: 'Widowed',
      widower: 'Widowed',
      separated: 'Awaiting divorce',
      annulled: 'Annulled',
    }),
    children: choiceOf('Children, No of children, Kids', { no: 'None', nil: 'None', '0': 'None' }),
    height: {
      columns: headers('Height, Ht, Height (cm), Height in cm, Height (ft), Height in feet'),
      converter: 'height',
      unit: 'any',
    },
    disability: choiceOf('Disability, Physical status, Physically challenged, Special case', {
      no: 'None',
      nil: 'None',
      normal: 'None',
    }),
    religion: choiceOf('Religion, Faith', {
      rc: 'Christian',
      catholic: 'Christian',
      'roman catholic': 'Christian',
      protestant: 'Christian',
      csi: 'Christian',
      islam: 'Muslim',
      hinduism: 'Hindu',
      christianity: 'Christian',
    }),
    community: choiceOf('Community, Caste, Cast, Jati, Caste/Community'),
    sub_community: textOf('Sub community, Subcaste, Sub caste, Sub-caste, Subsect'),
    denomination: choiceOf('Denomination, Sect, Church, Church denomination'),
    gotra: textOf('Gotra, Gothra, Gothram, Gotram'),
    mother_tongue: choiceOf('Mother tongue, Mothertongue, Native language, Language'),
    languages: listOf('Languages known, Languages spoken, Languages, Known languages'),
    father: textOf("Father's name, Father, Name of father, Father name"),
    mother: textOf("Mother's name, Mother, Name of mother, Mother name"),
    no_of_sisters: countOf('Sisters, No of sisters, Number of sisters, Sister'),
    no_of_brothers: countOf('Brothers, No of brothers, Number of brothers, Brother'),
    financial_status: choiceOf('Financial status, Family status, Economic status', {
      'middle class': 'Middle',
      'upper middle class': 'Upper middle',
      'lower middle class': 'Lower middle',
      rich: 'Affluent',
    }),
    family_type: choiceOf('Family type, Type of family', {
      'joint family': 'Joint',
      'nuclear family': 'Nuclear',
    }),
    family_values: choiceOf('Family values, Family value, Values'),
    country: choiceOf('Country, Country living in, Residing country, Country of residence'),
    state: choiceOf('State, Residing state, State living in'),
    district: choiceOf('District, Dist, Residing district'),
    city: textOf('City, Town, Place, Native place, Location, City/Town, Residing city, Village'),
    zip: textOf('PIN, Pincode, Pin code, ZIP, Zip code, Postal code'),
    relocate: choiceOf('Willing to relocate, Relocate, Relocation', { yes: 'Anywhere' }),
    qualification: choiceOf(
      'Qualification, Education, Educational qualification, Highest qualification, Degree',
    ),
    college: textOf('College, University, Institution, College/University, College name'),
    working_with: choiceOf('Working with, Employed in, Employment type, Employment, Sector', {
      private: 'Private company',
      'private sector': 'Private company',
      government: 'Government/PSU',
      govt: 'Government/PSU',
      psu: 'Government/PSU',
      'self employed': 'Self-employed',
      'not employed': 'Not working',
      unemployed: 'Not working',
    }),
    profession_area: choiceOf('Profession area, Profession, Field of work, Industry'),
    working_as: choiceOf('Working as, Occupation, Job, Designation, Work, Job title'),
    employer_name: textOf(
      'Employer, Company, Company name, Employer name, Organisation, Organization, Working in',
    ),
    annual_income: {
      columns: headers(
        'Annual income, Income, Salary, Annual salary, CTC, Package, Income per annum, Annual income (Rs)',
      ),
      converter: 'income',
      unit: 'rupees',
      per: 'year',
    },
    diet: choiceOf('Diet, Food, Food habits, Eating habits, Food habit', {
      vegetarian: 'Veg',
      'pure veg': 'Veg',
      'non vegetarian': 'Non Veg',
      'non-vegetarian': 'Non Veg',
      'non-veg': 'Non Veg',
      nonveg: 'Non Veg',
      eggitarian: 'Eggetarian',
    }),
    hobbies: listOf('Hobbies, Interests, Hobbies and interests, Hobby'),
    about: textOf('About, About me, About myself, About the candidate'),
    email: {
      columns: headers('E-mail, Email, Email ID, Mail, Mail ID, E-mail address, Email address'),
      converter: 'email',
    },
    mobile: {
      columns: headers(
        'Mobile, Mobile no, Mobile number, Phone, Phone no, Phone number, Contact, Contact no, Contact number, WhatsApp, WhatsApp number',
      ),
      converter: 'phone',
    },
  },
  refuse: [{ column: 'Marital status', values: ['married'] }],
};
