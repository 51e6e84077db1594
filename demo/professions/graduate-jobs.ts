import { listJobs, type Job } from './job.ts';

export const tracks = [
  'engineering',
  'computing',
  'science',
  'arts',
  'commerce',
  'law',
  'nursing',
  'teaching',
  'theology',
  'medicine',
  'accountancy',
  'pharmacy',
] as const;
/** What a person studied. */
export type Track = (typeof tracks)[number];

/** Work after a first degree, by what was studied. */
export const graduateJobs: Readonly<Record<Track, readonly Job[]>> = {
  engineering:
    listJobs(`Software engineer|IT|P|10|26, Web developer|IT|P|7|5, Test engineer|IT|P|7.5|6, Data analyst|IT|P|8|4, Civil engineer|eng|P|5.5|8, Mechanical engineer|eng|P|6|9,
    Electrical engineer|eng|P|6|6, Electronics engineer|eng|P|6.5|4, Quality controller|eng|P|5|3, Network engineer|IT|P|7|3, Cloud engineer|IT|P|12|3, Bank officer|bank|G|8.5|3,
    Government employee|gov|G|7.5|4, Entrepreneur|man|B|14|3, Operations manager|man|P|11|2, Architect|eng|P|7|2, Merchant navy officer|move|P|16|2, Army officer|def|D|13|1`),
  computing:
    listJobs(`Software engineer|IT|P|8|24, Web developer|IT|P|6|12, Mobile app developer|IT|P|8|6, Test engineer|IT|P|6|6, IT support specialist|IT|P|4.5|8, System administrator|IT|P|5.5|5,
    Data analyst|IT|P|7|5, Graphic designer|art|P|4.5|3, Digital marketer|sale|P|5|4, Database administrator|IT|P|7|2`),
  science:
    listJobs(`Medical laboratory technician|care|P|3.2|6, School teacher|edu|P|3.6|10, Medical representative|sale|P|4.8|7, Laboratory technician|eng|P|3.6|6, Quality controller|eng|P|4.4|5,
    Bank clerk|bank|G|5.5|5, Data analyst|IT|P|5.5|4, Government employee|gov|G|6|6, Sales executive|sale|P|4|4, Horticulturist|farm|S|4|2, Agricultural officer|farm|G|7|3, Dietician|care|P|3.6|2, Optometrist|care|P|3.8|2, Microbiologist|sci|P|4.5|2`),
  arts: listJobs(`School teacher|edu|P|3.2|9, Office assistant|off|P|2.6|6, Customer support executive|sale|P|3.2|7, Sales executive|sale|P|3.6|7, Human resources manager|man|P|6|4, Journalist|art|P|4.5|4,
    Content creator|art|S|4.5|4, Graphic designer|art|P|4.2|5, Social worker|rel|P|3.4|4, Government employee|gov|G|5.5|6, Police constable|def|D|4.8|3, Shopkeeper|sale|B|5|5, Event manager|sale|B|5.5|2,
    Fashion designer|art|S|4.8|3, Cabin crew|hotel|P|6|2, Hotel manager|hotel|P|5|3, Photographer|art|S|4|2, Yoga teacher|sport|S|3.5|2, Translator|art|S|4|1`),
  commerce:
    listJobs(`Accountant|acc|P|4|20, Accounts assistant|acc|P|3|10, Bank officer|bank|G|8|8, Bank clerk|bank|G|5.5|6, Sales manager|sale|P|6.5|5, Shopkeeper|sale|B|6|8, Wholesale trader|sale|B|10|7,
    Entrepreneur|man|B|11|6, Tax consultant|acc|S|6|4, Insurance agent|bank|S|4.5|4, Customer support executive|sale|P|3.4|5, Human resources manager|man|P|6|3, Financial analyst|acc|P|7|4, Clerk|off|G|4.5|3, Distributor|sale|B|12|3`),
  law: listJobs(
    'Advocate|law|S|6|30, Legal adviser|law|P|8|10, Public prosecutor|law|G|9|2, Notary|law|S|5|2',
  ),
  nursing: listJobs(
    'Staff nurse|care|P|3.6|26, Nursing officer|care|G|7|10, Midwife|care|G|4|2, Health worker|care|G|3|2',
  ),
  teaching: listJobs(
    `School teacher|edu|P|3.6|24, School teacher|edu|G|6.5|10, Primary teacher|edu|P|3|10, Primary teacher|edu|G|5.5|6, Special educator|edu|P|3.6|2, Private tutor|edu|S|3|4`,
  ),
  theology: listJobs(
    'Pastor|rel|C|3|14, Missionary|rel|C|2.4|4, Evangelist|rel|C|2.4|3, Counsellor|care|C|3|3, Religious teacher|rel|C|2.6|3',
  ),
  medicine: listJobs(
    'Doctor|med|P|10|14, Medical officer|med|G|12|8, Dentist|med|S|7|7, Ayurvedic doctor|med|S|6|4, Homoeopathic doctor|med|S|5|3, Veterinary doctor|med|G|9|1',
  ),
  accountancy: listJobs(
    'Chartered accountant|acc|P|12|16, Chartered accountant|acc|S|13|7, Company secretary|acc|P|8|3, Cost accountant|acc|P|8|3, Auditor|acc|P|9|4',
  ),
  pharmacy: listJobs(
    'Pharmacist|care|P|3.6|14, Pharmacist|care|B|6|4, Medical representative|sale|P|5|5, Quality controller|eng|P|5|4',
  ),
};

/** Work after a second degree, by what was studied; what is missing is as after the first. */
export const masterJobs: Readonly<Partial<Record<Track, readonly Job[]>>> = {
  engineering:
    listJobs(`Software architect|IT|P|20|5, Software engineer|IT|P|13|14, Data scientist|IT|P|16|6, Product manager|IT|P|22|4, IT project manager|IT|P|18|5, Assistant professor|edu|P|6|6,
    Management consultant|man|P|18|3, Business analyst|man|P|12|4, Project manager|man|P|15|4, Scientist|sci|G|14|2, Town planner|eng|G|9|1, IAS officer|gov|G|15|0.5`),
  computing: listJobs(
    'Software engineer|IT|P|10|16, Data scientist|IT|P|14|5, Cyber security specialist|IT|P|11|3, Web developer|IT|P|8|5, Lecturer|edu|P|5|3, IT project manager|IT|P|15|3',
  ),
  science:
    listJobs(`Higher secondary teacher|edu|G|8|7, Higher secondary teacher|edu|P|4.5|6, Lecturer|edu|P|5|6, Research scholar|sci|G|4.5|6, Biotechnologist|sci|P|6|3, Chemist|sci|P|6|4, Microbiologist|sci|P|5.5|3,
    Data scientist|IT|P|12|3, Statistician|sci|G|8|1, Bank officer|bank|G|8.5|4, Scientist|sci|G|12|2`),
  arts: listJobs(`Human resources manager|man|P|7|9, Lecturer|edu|P|5|7, Assistant professor|edu|G|9|4, Social worker|rel|P|4.5|5, Marketing manager|sale|P|10|7, Journalist|art|P|6|3, Editor|art|P|6.5|2,
    Counsellor|care|P|4.5|4, State civil servant|gov|G|10|2, Business analyst|man|P|11|4, Branch manager|man|P|10|3, Librarian|edu|G|6|1, IAS officer|gov|G|15|0.5`),
  commerce:
    listJobs(`Financial analyst|acc|P|9|8, Bank manager|bank|P|12|7, Marketing manager|sale|P|10|7, Business analyst|man|P|12|5, Accountant|acc|P|6|8, Lecturer|edu|P|5|3, Investment banker|acc|P|22|2,
    Entrepreneur|man|B|16|5, Supply chain manager|man|P|11|3, Operations manager|man|P|12|3, Loan officer|bank|P|7|2`),
  law: listJobs(
    'Advocate|law|S|8|14, Legal adviser|law|P|12|10, Judge|law|G|16|2, Assistant professor|edu|P|7|2',
  ),
  nursing: listJobs('Nursing officer|care|G|8|10, Lecturer|edu|P|5|6, Staff nurse|care|P|5|8'),
  teaching: listJobs(
    'Higher secondary teacher|edu|G|8|10, Higher secondary teacher|edu|P|5|10, Principal|edu|P|8|3, Lecturer|edu|P|5.5|5',
  ),
  medicine: listJobs(
    'Doctor|med|P|22|8, Surgeon|med|P|30|5, Paediatrician|med|P|24|4, Gynaecologist|med|P|26|4, Psychiatrist|med|P|22|2, Medical officer|med|G|18|3',
  ),
  pharmacy: listJobs(
    'Pharmacist|care|P|5|5, Assistant professor|edu|P|5.5|4, Research scholar|sci|P|5|3, Quality controller|eng|P|7|4',
  ),
};

/** Work after a doctorate, whatever it was in. */
export const doctorJobs = listJobs(
  'Assistant professor|edu|G|11|12, Assistant professor|edu|P|8|8, Professor|edu|G|16|3, Scientist|sci|G|14|5, Scientist|sci|P|16|4, Research scholar|sci|G|6|3',
);
