import { readColumns } from '#contract/imports/fit-mapping.ts';
import {
  importFields,
  type FieldMapping,
  type ImportField,
  type Mapping,
} from '#contract/imports/mapping.fields.ts';

/** The headers of the usual Indian sheet of biodata, by field, separated by commas. A field without any is found by its own name. */
export const usualHeaders: Partial<Record<ImportField, string>> = {
  row_id:
    'Profile ID, Profile no, Profile number, Reg no, Registration no, Registration number, Member ID, Biodata no',
  serial_no: 'Sl No, Sl, S No, Serial no, Serial number, Sr No',
  photo_file:
    'Photo, Photos, Photo file, Photo files, Photo file name, Photo name, Image, Images, Image file, Picture, Pictures',
  created_by:
    'Profile for, Profile created by, Created by, Profile created for, Profile by, Profile managed by, Managed by, Profile posted by, Posted by, Profile registered by, Registered by, By, Relationship with candidate, Relation with candidate, Relation to candidate',
  gender: 'Gender, Sex, Bride/Groom, Bride or groom, Looking for groom or bride',
  name: 'Name, Full name, Candidate name, Name of candidate, Bride name, Groom name, Name of bride, Name of groom',
  firstname: 'First name, Given name, Forename',
  lastname: 'Last name, Surname, Family name',
  dob: 'Date of birth, DOB, Birth date, Birthdate, Born, Date of birth (dd/mm/yyyy), DOB (dd/mm/yyyy)',
  age: 'Age, Age in years, Age (years)',
  marital_status: 'Marital status, Maritial status, Married status',
  children: 'Children, No of children, Kids',
  height: 'Height, Ht, Height (cm), Height in cm, Height (ft), Height in feet',
  disability: 'Disability, Physical status, Physically challenged, Special case',
  religion: 'Religion, Faith',
  community: 'Community, Caste, Cast, Jati, Caste/Community',
  sub_community: 'Sub community, Subcaste, Sub caste, Sub-caste, Subsect',
  denomination: 'Denomination, Sect, Church, Church denomination',
  gotra: 'Gotra, Gothra, Gothram, Gotram',
  star: 'Star, Nakshatra, Nakshathra, Nakshatram, Birth star, Star (nakshatra), Janma nakshatra',
  mother_tongue: 'Mother tongue, Mothertongue, Native language, Language',
  languages: 'Languages known, Languages spoken, Languages, Known languages',
  father: "Father's name, Father, Name of father, Father name",
  mother: "Mother's name, Mother, Name of mother, Mother name",
  no_of_sisters: 'Sisters, No of sisters, Number of sisters, Sister',
  no_of_brothers: 'Brothers, No of brothers, Number of brothers, Brother',
  financial_status: 'Financial status, Family status, Economic status',
  family_type: 'Family type, Type of family',
  family_values: 'Family values, Family value, Values',
  country: 'Country, Country living in, Residing country, Country of residence',
  state: 'State, Residing state, State living in',
  district: 'District, Dist, Residing district',
  city: 'City, Town, Place, Location, City/Town, Residing city, Village',
  native_place: 'Native place, Native, Native town, Hometown, Place of origin',
  zip: 'PIN, Pincode, Pin code, ZIP, Zip code, Postal code',
  relocate: 'Willing to relocate, Relocate, Relocation',
  qualification: 'Qualification, Education, Educational qualification, Highest qualification, Degree',
  college: 'College, University, Institution, College/University, College name',
  working_with: 'Working with, Employed in, Employment type, Employment, Sector',
  profession_area: 'Profession area, Profession, Field of work, Industry',
  working_as: 'Working as, Occupation, Job, Designation, Work, Job title',
  employer_name: 'Employer, Company, Company name, Employer name, Organisation, Organization, Working in',
  annual_income:
    'Annual income, Income, Salary, Annual salary, CTC, Package, Income per annum, Annual income (Rs)',
  diet: 'Diet, Food, Food habits, Eating habits, Food habit',
  hobbies: 'Hobbies, Interests, Hobbies and interests, Hobby',
  about: 'About, About me, About myself, About the candidate',
  email: 'E-mail, Email, Email ID, Mail, Mail ID, E-mail address, Email address',
  mobile:
    'Mobile, Mobile no, Mobile number, Phone, Phone no, Phone number, Contact, Contact no, Contact number, WhatsApp, WhatsApp number',
};

/** No sheet says whether an income is private. */
const leftOut: readonly ImportField[] = ['is_private'];

// The keys of a literal are exactly its fields. The remarks about a row are in this order.
const fields = [...new Set([...(Object.keys(usualHeaders) as ImportField[]), ...importFields])].filter(
  (field) => !leftOut.includes(field),
);

/** The usual Indian sheet of biodata: the day before the month in dates, bare salaries in rupees a year. */
export const biodataMapping: Mapping = {
  fields: Object.fromEntries(fields.map((field) => [field, readField(field)])),
  refuse: [{ column: 'Marital status', values: ['married'] }],
};

function readField(field: ImportField): FieldMapping {
  const columns = (usualHeaders[field] ?? field).split(',').map((header) => header.trim());
  return readColumns(field, columns);
}
