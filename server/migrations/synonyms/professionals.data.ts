/** Occupations of computing, engineering, health, schools and science. What says more is kept beside the value. */
export const professionalWords = `
information-technology-software-engineer: Software engg; Software developer; Software Engr; Software; Software professional;
  SW engineer; Programmer; Soft engineer; Software Engeneer; IT engineer; Computer engineer; Software programmer; Software eng;
  Application developer | Java developer; Senior software engineer; Sr software engineer; Sr. Software Engr; SSE; SDE; SDE 2;
  Tech lead; Technical lead; Team lead; Team leader; Full stack developer; Python developer; Backend developer; Lead engineer;
  Software associate; System engineer; Systems engineer; Associate software engineer; Embedded engineer; PHP developer;
  .Net developer; Dot net developer; SAP consultant; Module lead; DevOps engineer; Software analyst; Member technical staff;
  Salesforce developer; Senior Associate IT; Programmer analyst; Technical architect; IT professional; IT employee; IT job;
  Working in IT; Computer programmer
information-technology-software-architect: Solution architect; Solutions architect; IT architect; Technology architect
information-technology-web-developer: Web designer; Website developer; Frontend developer; Web programmer; UI developer
  | React developer; Wordpress developer; UI UX developer
information-technology-mobile-app-developer: Android developer; iOS developer; App developer; Mobile developer; Flutter developer
information-technology-test-engineer: Software tester; QA engineer; Tester; Testing engineer; QA; Quality analyst; Test analyst;
  QA analyst; Software test engineer; Automation tester; SDET
information-technology-data-analyst: Data analytics; MIS executive; BI analyst; MIS analyst
information-technology-data-scientist: ML engineer; AI engineer; Machine learning engineer; Data science; Data engineer
information-technology-database-administrator: DBA; Database admin; Oracle DBA; SQL developer
information-technology-system-administrator: System admin; Sys admin; IT administrator; IT admin; Server administrator;
  Linux admin; Systems administrator
information-technology-network-engineer: Network admin; Network administrator; Networking; Hardware engineer;
  Hardware and networking; Networking engineer
information-technology-cyber-security-specialist: Cyber security; Cyber security analyst; Information security analyst;
  Ethical hacker; Security analyst; Cybersecurity engineer
information-technology-cloud-engineer: AWS engineer; Azure engineer; Cloud architect; Cloud developer; Cloud consultant
information-technology-product-manager: Product owner; Product management
information-technology-it-project-manager: Scrum master; IT manager; Software project manager; Delivery manager; Project lead
information-technology-it-support-specialist: IT support; Desktop support engineer; Technical support; Tech support;
  Technical support engineer; Desktop engineer; IT support engineer; Service desk; IT technician; Helpdesk
engineering-and-architecture-civil-engineer: Civil engg; Engineer civil; Civil; Civil Er; Site engineer; Structural engineer
  | Assistant engineer PWD; AE PWD; Junior engineer; Project engineer civil; Planning engineer; Quantity surveyor; QS; AE; JE
engineering-and-architecture-mechanical-engineer: Mechanical engg; Engineer mechanical; Mech engineer; Mech engr; Mechanical;
  Mech engg | Design engineer; Production engineer; Maintenance engineer; Service engineer; HVAC engineer; Automobile engineer;
  Piping engineer; Project engineer; QC engineer; Process engineer; Sales engineer
engineering-and-architecture-electrical-engineer: Electrical engg; Engineer electrical; EB engineer; Elec engineer; Electrical
  | Sub engineer KSEB; Power engineer; AE KSEB; Lineman engineer
engineering-and-architecture-electronics-engineer: Electronics; Electronics engg; Telecom engineer; Instrumentation engineer;
  VLSI engineer; Electronics and communication engineer; ECE engineer | RF engineer; Biomedical engineer; Instrument engineer;
  Hardware design engineer
engineering-and-architecture-chemical-engineer: Chemical engg; Petroleum engineer; Process chemical engineer
engineering-and-architecture-aeronautical-engineer: Aircraft engineer; Aerospace engineer; Aircraft maintenance engineer; AME;
  Aeronautical
engineering-and-architecture-environmental-engineer: Safety officer; Fire and safety; Safety engineer; HSE officer;
  Fire & safety officer; HSE engineer
engineering-and-architecture-architect: Architecture; Architect designer; Ar.; Architects; Landscape architect
engineering-and-architecture-draughtsperson: Draughtsman; Draftsman; CAD operator; CAD designer; Auto CAD; Autocad draftsman;
  Draftsman civil
engineering-and-architecture-site-supervisor: Civil supervisor; Site incharge; Foreman
engineering-and-architecture-quality-controller: Quality control; QC; QC inspector; Quality engineer; Quality inspector; QA QC
engineering-and-architecture-laboratory-technician: Lab assistant; Laboratory assistant; Lab analyst
medicine-doctor: Dr; Physician; General physician; MBBS doctor; Medical doctor; Medical practitioner; Doctors | Junior doctor;
  Duty doctor; Resident doctor; Cardiologist; Neurologist; Dermatologist; Radiologist; Anaesthetist; Anesthetist; Junior resident;
  Senior resident; House surgeon; Consultant doctor; Ophthalmologist; Medical intern; Doctor (MD); Pathologist; Oncologist; ENT;
  RMO; GP; General practitioner; Casualty medical officer
medicine-surgeon: General surgeon; Ortho surgeon; Orthopaedic surgeon; Orthopedic surgeon; Assistant surgeon | Neurosurgeon;
  Plastic surgeon; Ortho
medicine-paediatrician: Pediatrician; Child specialist; Paediatrics
medicine-gynaecologist: Gynecologist; Gynaec; Gynec; Lady doctor; Obstetrician
medicine-psychiatrist: Psychiatry; Psychiatric doctor
medicine-dentist: Dental doctor; Dental surgeon; Dr dental; BDS doctor; Dentist doctor; Dental; Orthodontist
medicine-ayurvedic-doctor: Ayurveda doctor; BAMS doctor; Ayurvedic physician; Ayurvedic; Vaidyan; Doctor Ayurveda; Dr (Ayurveda);
  Ayurveda physician
medicine-homoeopathic-doctor: Homeopathic doctor; Homeo doctor; Homoeo doctor; Homeopathy doctor; BHMS doctor; Homoeopathy;
  Homeopath; Doctor Homeo
medicine-veterinary-doctor: Vet; Veterinary surgeon; Veterinarian; Vet doctor; Veterinary
medicine-medical-officer: MO; Govt doctor; Government doctor; PHC doctor; Civil surgeon
nursing-and-health-care-staff-nurse: Nurse; Staff nurse govt; Nurses; Registered nurse; RN; Nursing; Sister nurse; Staff Nurse RN;
  Male nurse; Nursing staff; S/N | Nurse UK; Nurse in UK; ICU nurse; Dialysis nurse; Nurse Kuwait; Nurse Ireland; Nurse Gulf;
  Nurse MOH; Nurse abroad; Nurse NHS; OT nurse; Head nurse; Charge nurse; Scrub nurse; Nurse practitioner; Nurse educator
nursing-and-health-care-nursing-officer: Nursing officer AIIMS; AIIMS nurse; Nursing superintendent; Nursing supervisor
nursing-and-health-care-midwife: ANM; JPHN; JPH nurse
nursing-and-health-care-health-worker: Health inspector; ASHA worker; Junior health inspector; JHI; Public health worker;
  Anganwadi worker
nursing-and-health-care-pharmacist: Pharmacy; Medical shop; Chemist and druggist; Pharmasist; Medical store; Pharmacist govt;
  Medical shop owner
nursing-and-health-care-physiotherapist: Physio; Physiotherapy; Physical therapist
nursing-and-health-care-speech-therapist: Speech pathologist; Audiologist; Speech language pathologist; Speech and hearing
nursing-and-health-care-optometrist: Optician; Eye technician; Optometry; Ophthalmic assistant
nursing-and-health-care-dietician: Nutritionist; Dietitian; Diet consultant
nursing-and-health-care-radiographer: X-ray technician; Radiology technician; Radiologic technologist; CT technician;
  MRI technician; Radiographer technician
nursing-and-health-care-medical-laboratory-technician: Lab technician; MLT; Medical lab technician; DMLT; Lab tech;
  Laboratory technologist; BMLT; Lab technologist; Lab technician hospital | OT technician; Dialysis technician;
  Anaesthesia technician; Cath lab technician
nursing-and-health-care-dental-hygienist: Dental assistant; Dental technician; Dental nurse
nursing-and-health-care-home-nurse: Care giver; Carer; Nursing assistant; Healthcare assistant; Care taker; Senior carer;
  Care assistant
nursing-and-health-care-counsellor: Counselor; Psychologist; Clinical psychologist; Counselling; School counsellor;
  Counseling psychologist
education-school-teacher: Teacher; Teaching; School Tr; HS teacher; High school teacher; Govt teacher; Teacher govt; HSA; TGT;
  School master; Govt school teacher; CBSE teacher; Teacher (School); Teacher CBSE; Lady teacher; Tr | English teacher;
  Maths teacher; Science teacher; Computer teacher; Drawing teacher; Guest teacher; Hindi teacher; Arabic teacher; Urdu teacher;
  Physical education teacher; PT teacher; Aided school teacher; Teacher abroad; UP school teacher; UPSA; PET
education-primary-teacher: Primary school teacher; LP teacher; LP school teacher; LPSA; PRT; LPST; Lower primary teacher;
  PD teacher
education-pre-school-teacher: Nursery teacher; KG teacher; Montessori teacher; Play school teacher; Kindergarten teacher;
  Anganwadi teacher; Pre primary teacher; LKG teacher
education-higher-secondary-teacher: HSST; PGT; Plus two teacher; HSS teacher; +2 teacher; Higher secondary school teacher;
  Junior lecturer; HSST junior; PG teacher
education-special-educator: Special teacher; Special education teacher; Special school teacher
education-lecturer: Lecture; College lecturer; Guest lecturer; Lecturer college; Faculty; College teacher; Polytechnic lecturer;
  College faculty; Guest faculty; Nursing tutor; Lectuerer
education-assistant-professor: Asst professor; Asst. Prof; Assistant Prof; Associate professor; Assoc professor
  | Assistant professor govt; Assistant professor nursing
education-professor: Prof; College professor; Proffessor
education-principal: Head master; HM; Head mistress; Vice principal; School principal; Head teacher
education-private-tutor: Tuition teacher; Tutor; Tuition; Tution teacher; Home tutor; Online tutor; Tutoring; Tuition master
education-sports-coach: Coach; Cricket coach; Football coach
education-librarian: Library; Library assistant; Asst librarian
science-and-research-scientist: ISRO scientist; Scientist ISRO; DRDO scientist; Research scientist; Scientific officer;
  Scientist B | Scientist ISRO VSSC; Postdoctoral researcher; Post doc
science-and-research-research-scholar: Research; PhD scholar; PhD student; Research fellow; JRF; SRF; Research associate;
  Project fellow; Researcher; Doing research; Research assistant
science-and-research-chemist: QC chemist; Analytical chemist; Production chemist`;
