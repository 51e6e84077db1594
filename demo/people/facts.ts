/** The facts of a profile, values of choice lists as labels. */
export type Facts = {
  profileFor: string;
  gender: string;
  firstName: string;
  lastName: string;
  dateOfBirth: string;
  religion: string;
  community: string;
} & OptionalFacts;

type Text = string | null;

/** What a profile may leave open. */
export type OptionalFacts = {
  subCommunity: Text;
  denomination: Text;
  gotra: Text;
  star: Text;
  maritalStatus: Text;
  children: Text;
  height: number | null;
  disability: Text;
  motherTongue: Text;
  languages: string[] | null;
  father: Text;
  mother: Text;
  sisters: number | null;
  brothers: number | null;
  financialStatus: Text;
  familyType: Text;
  familyValues: Text;
  country: Text;
  state: Text;
  district: Text;
  city: Text;
  nativePlace: Text;
  zip: Text;
  relocate: Text;
  qualification: Text;
  qualificationDetail: Text;
  college: Text;
  workingWith: Text;
  professionArea: Text;
  workingAs: Text;
  occupationDetail: Text;
  employerName: Text;
  annualIncome: Text;
  isIncomePrivate: boolean;
  diet: Text;
  hobbies: string[] | null;
  about: Text;
};
