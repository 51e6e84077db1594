/** Qualifications from the lowest to the highest; those with the same words before the dash are equally high. */
export const qualifications = `
  Below 10th, 10th, 12th, ITI/Diploma,
  Bachelor's – Arts, Bachelor's – Science, Bachelor's – Commerce, Bachelor's – Engineering, Bachelor's – Law,
  Bachelor's – Nursing, Bachelor's – Education, Bachelor's – Theology, Bachelor's – Other,
  Professional (CA/CS/ICWA), MBBS/BDS,
  Master's – Arts, Master's – Science, Master's – Commerce, Master's – Engineering, Master's – Law,
  Master's – Nursing, Master's – Education, Master's – Theology, Master's – Other,
  MD/MS, PhD`;

/** What people and files call them, by code. */
export const qualificationNames: Readonly<Record<string, string>> = {
  'below-10th': 'Primary school; Middle school',
  '10th': 'SSLC; SSC; Matriculation; High school; Class 10',
  '12th': 'HSC; Higher secondary; Intermediate; Plus two; +2; Class 12; PUC',
  'iti-diploma': 'ITI; Diploma; Polytechnic',
  'bachelors-arts': 'BA; B.A.; B.A; Bachelor of Arts',
  'bachelors-science': 'BSc; B.Sc.; B.Sc; BS; Bachelor of Science',
  'bachelors-commerce': 'BCom; B.Com.; B.Com; Bachelor of Commerce',
  'bachelors-engineering':
    'BE; B.E.; B.E; BTech; B.Tech.; B.Tech; Bachelor of Engineering; Bachelor of Technology',
  'bachelors-law': 'LLB; LL.B.; LL.B; Bachelor of Laws',
  'bachelors-nursing': 'BSc Nursing; B.Sc. Nursing; B.Sc Nursing',
  'bachelors-education': 'BEd; B.Ed.; B.Ed; Bachelor of Education',
  'bachelors-theology': 'BTh; B.Th.; B.Th; Bachelor of Theology',
  'bachelors-other': 'BBA; BCA; BPharm; B.Pharm.; BArch; B.Arch.; Graduate; Degree; Bachelor; Bachelors',
  professional: 'CA; CS; ICWA; CMA; Chartered accountancy',
  'mbbs-bds': 'MBBS; BDS',
  'masters-arts': 'MA; M.A.; M.A; Master of Arts',
  'masters-science': 'MSc; M.Sc.; M.Sc; Master of Science',
  'masters-commerce': 'MCom; M.Com.; M.Com; Master of Commerce',
  'masters-engineering': 'ME; M.E.; M.E; MTech; M.Tech.; M.Tech; Master of Technology',
  'masters-law': 'LLM; LL.M.; LL.M; Master of Laws',
  'masters-nursing': 'MSc Nursing; M.Sc. Nursing; M.Sc Nursing',
  'masters-education': 'MEd; M.Ed.; M.Ed; Master of Education',
  'masters-theology': 'MTh; M.Th.; M.Th; MDiv; Master of Theology; Master of Divinity',
  'masters-other': 'MBA; MCA; MSW; MPharm; M.Pharm.; Postgraduate; Post graduate; Master; Masters',
  'md-ms': 'MD; Doctor of Medicine; Master of Surgery',
  phd: 'Ph.D.; Ph.D; Doctorate',
};

export const workingWith =
  'Private company, Government/PSU, Defence/Police, Business, Self-employed, Church/Ministry, Not working, Student';

/** Bands of a year's income in lakhs of rupees, an open end last. */
export const incomeBands = [
  [0, 1],
  [1, 2],
  [2, 3],
  [3, 5],
  [5, 7.5],
  [7.5, 10],
  [10, 15],
  [15, 20],
  [20, 30],
  [30, 50],
  [50, 75],
  [75, 100],
] as const;
