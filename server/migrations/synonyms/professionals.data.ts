import type { SynonymSeeds } from './synonym-seed.ts';

/** Occupations of computing, engineering, health and schools, by the part of their code that names the title. What says more is kept beside the value. */
export const professionalWords: SynonymSeeds = {
  'software-engineer': {
    same: `
      Software engg; Software developer; Software Engr; Software; Software professional; SW engineer; Programmer; Soft engineer;
      Software Engeneer; IT engineer; Computer engineer; Software programmer; Software eng; Application developer`,
    more: `
      Java developer; Senior software engineer; Sr software engineer; Sr. Software Engr; SSE; SDE; SDE 2; Tech lead;
      Technical lead; Team lead; Team leader; Full stack developer; Python developer; Backend developer; Lead engineer;
      Software associate; System engineer; Systems engineer; Associate software engineer; Embedded engineer; PHP developer;
      .Net developer; Dot net developer; SAP consultant; Module lead; DevOps engineer; Software analyst; Member technical staff;
      Salesforce developer; Senior Associate IT; Programmer analyst; Technical architect; IT professional; IT employee; IT job;
      Working in IT; Computer programmer`,
  },
  'software-architect': {
    same: 'Solution architect; Solutions architect; IT architect; Technology architect',
  },
  'web-developer': {
    same: 'Web designer; Website developer; Frontend developer; Web programmer; UI developer',
    more: 'React developer; Wordpress developer; UI UX developer',
  },
  'mobile-app-developer': {
    same: 'Android developer; iOS developer; App developer; Mobile developer; Flutter developer',
  },
  'test-engineer': {
    same: `
      Software tester; QA engineer; Tester; Testing engineer; QA; Quality analyst; Test analyst; QA analyst;
      Software test engineer; Automation tester; SDET`,
  },
  'data-analyst': { same: 'Data analytics; MIS executive; BI analyst; MIS analyst' },
  'data-scientist': {
    same: 'ML engineer; AI engineer; Machine learning engineer; Data science; Data engineer',
  },
  'database-administrator': { same: 'DBA; Database admin; Oracle DBA; SQL developer' },
  'system-administrator': {
    same: `
      System admin; Sys admin; IT administrator; IT admin; Server administrator; Linux admin; Systems administrator`,
  },
  'network-engineer': {
    same: `
      Network admin; Network administrator; Networking; Hardware engineer; Hardware and networking; Networking engineer`,
  },
  'cyber-security-specialist': {
    same: `
      Cyber security; Cyber security analyst; Information security analyst; Ethical hacker; Security analyst;
      Cybersecurity engineer`,
  },
  'cloud-engineer': {
    same: 'AWS engineer; Azure engineer; Cloud architect; Cloud developer; Cloud consultant',
  },
  'product-manager': { same: 'Product owner; Product management' },
  'it-project-manager': {
    same: 'Scrum master; IT manager; Software project manager; Delivery manager; Project lead',
  },
  'it-support-specialist': {
    same: `
      IT support; Desktop support engineer; Technical support; Tech support; Technical support engineer; Desktop engineer;
      IT support engineer; Service desk; IT technician; Helpdesk`,
  },
  'civil-engineer': {
    same: 'Civil engg; Engineer civil; Civil; Civil Er; Site engineer; Structural engineer',
    more: `
      Assistant engineer PWD; AE PWD; Junior engineer; Project engineer civil; Planning engineer; Quantity surveyor; QS; AE; JE`,
  },
  'mechanical-engineer': {
    same: 'Mechanical engg; Engineer mechanical; Mech engineer; Mech engr; Mechanical; Mech engg',
    more: `
      Design engineer; Production engineer; Maintenance engineer; Service engineer; HVAC engineer; Automobile engineer;
      Piping engineer; Project engineer; QC engineer; Process engineer; Sales engineer`,
  },
  'electrical-engineer': {
    same: 'Electrical engg; Engineer electrical; EB engineer; Elec engineer; Electrical',
    more: 'Sub engineer KSEB; Power engineer; AE KSEB; Lineman engineer',
  },
  'electronics-engineer': {
    same: `
      Electronics; Electronics engg; Telecom engineer; Instrumentation engineer; VLSI engineer;
      Electronics and communication engineer; ECE engineer`,
    more: 'RF engineer; Biomedical engineer; Instrument engineer; Hardware design engineer',
  },
  'chemical-engineer': { same: 'Chemical engg; Petroleum engineer; Process chemical engineer' },
  'aeronautical-engineer': {
    same: 'Aircraft engineer; Aerospace engineer; Aircraft maintenance engineer; AME; Aeronautical',
  },
  'environmental-engineer': {
    same: `
      Safety officer; Fire and safety; Safety engineer; HSE officer; Fire & safety officer; HSE engineer`,
  },
  architect: { same: 'Architecture; Architect designer; Ar.; Architects; Landscape architect' },
  draughtsperson: {
    same: 'Draughtsman; Draftsman; CAD operator; CAD designer; Auto CAD; Autocad draftsman; Draftsman civil',
  },
  'site-supervisor': { same: 'Civil supervisor; Supervisor; Site incharge; Foreman' },
  'quality-controller': {
    same: 'Quality control; QC; QC inspector; Quality engineer; Quality inspector; QA QC',
  },
  'laboratory-technician': { same: 'Lab assistant; Laboratory assistant; Lab analyst' },
  doctor: {
    same: 'Dr; Physician; General physician; MBBS doctor; Medical doctor; Medical practitioner; Doctors',
    more: `
      Junior doctor; Duty doctor; Resident doctor; Cardiologist; Neurologist; Dermatologist; Radiologist; Anaesthetist;
      Anesthetist; Junior resident; Senior resident; House surgeon; Consultant doctor; Ophthalmologist; Medical intern;
      Doctor (MD); Pathologist; Oncologist; ENT; RMO; GP; General practitioner; Casualty medical officer`,
  },
  surgeon: {
    same: 'General surgeon; Ortho surgeon; Orthopaedic surgeon; Orthopedic surgeon; Assistant surgeon',
    more: 'Neurosurgeon; Plastic surgeon; Ortho',
  },
  paediatrician: { same: 'Pediatrician; Child specialist; Paediatrics' },
  gynaecologist: { same: 'Gynecologist; Gynaec; Gynec; Lady doctor; Obstetrician' },
  psychiatrist: { same: 'Psychiatry; Psychiatric doctor' },
  dentist: {
    same: 'Dental doctor; Dental surgeon; Dr dental; BDS doctor; Dentist doctor; Dental; Orthodontist',
  },
  'ayurvedic-doctor': {
    same: `
      Ayurveda doctor; BAMS doctor; Ayurvedic physician; Ayurvedic; Vaidyan; Doctor Ayurveda; Dr (Ayurveda); Ayurveda physician`,
  },
  'homoeopathic-doctor': {
    same: `
      Homeopathic doctor; Homeo doctor; Homoeo doctor; Homeopathy doctor; BHMS doctor; Homoeopathy; Homeopath; Doctor Homeo`,
  },
  'veterinary-doctor': { same: 'Vet; Veterinary surgeon; Veterinarian; Vet doctor; Veterinary' },
  'medical-officer': { same: 'MO; Govt doctor; Government doctor; PHC doctor; Civil surgeon' },
  'staff-nurse': {
    same: `
      Nurse; Staff nurse govt; Nurses; Registered nurse; RN; Nursing; Sister nurse; Staff Nurse RN; Male nurse; Nursing staff; S/N`,
    more: `
      Nurse UK; Nurse in UK; ICU nurse; Dialysis nurse; Nurse Kuwait; Nurse Ireland; Nurse Gulf; Nurse MOH; Nurse abroad;
      Nurse NHS; OT nurse; Head nurse; Charge nurse; Scrub nurse; Nurse practitioner; Nurse educator`,
  },
  'nursing-officer': {
    same: 'Nursing officer AIIMS; AIIMS nurse; Nursing superintendent; Nursing supervisor',
  },
  midwife: { same: 'ANM; JPHN; JPH nurse' },
  'health-worker': {
    same: `
      Health inspector; ASHA worker; Junior health inspector; JHI; Public health worker; Anganwadi worker`,
  },
  pharmacist: {
    same: `
      Pharmacy; Medical shop; Chemist and druggist; Pharmasist; Medical store; Pharmacist govt; Medical shop owner`,
  },
  physiotherapist: { same: 'Physio; Physiotherapy; Physical therapist' },
  'speech-therapist': {
    same: 'Speech pathologist; Audiologist; Speech language pathologist; Speech and hearing',
  },
  optometrist: { same: 'Optician; Eye technician; Optometry; Ophthalmic assistant' },
  dietician: { same: 'Nutritionist; Dietitian; Diet consultant' },
  radiographer: {
    same: `
      X-ray technician; Radiology technician; Radiologic technologist; CT technician; MRI technician; Radiographer technician`,
  },
};
