/** Titles of banks, schools, hospitals and courts; see `titles.rules.ts`. */
export const titlesOfService: readonly (readonly [code: string, pattern: string])[] = [
  ['homemaker', String.raw`^(?:at home|house ?wife|home ?maker)$`],
  // Banks and insurance
  ['loan-officer', String.raw`\bloan officer\b|\bcredit officer\b`],
  ['cashier', String.raw`\bcashier\b`],
  [
    'bank-clerk',
    String.raw`\bbank\b.*\bclerk\b|\bclerk\b.*\bbank\b|\bsbi clerk\b|\bcustomer (?:service )?associate\b.*\bbank\b`,
  ],
  [
    'bank-manager',
    String.raw`\bbank\b.*\bmanager\b|\bmanager\b.*\bbank\b|\bmanager\b.*\b(?:sbi|pnb|hdfc|icici|iob|bob|axis|kotak)\b|\b(?:sbi|pnb|hdfc|icici|iob|bob|axis|kotak)\b.*\bmanager\b`,
  ],
  [
    'bank-officer',
    String.raw`\bprobationary officer\b|\b(?:p\.? ?o\.?|officer)\b.*\b(?:bank|sbi|pnb|iob|bob)\b|\b(?:bank|sbi)\b.*\b(?:p\.? ?o|officer)\b`,
  ],
  ['insurance-agent', String.raw`\b(?:lic|insurance)\b.*\b(?:agent|adviser|advisor)\b`],
  [
    'insurance-officer',
    String.raw`\b(?:lic|insurance)\b.*\b(?:officer|manager|executive)\b|\bdevelopment officer\b`,
  ],
  // Accounts and tax
  ['cost-accountant', String.raw`\bcost (?:accountant|and management accountant)\b|\bicwa\b|\bcma\b`],
  [
    'chartered-accountant',
    String.raw`\bchartered account\w*|^c\.? ?a\.?(?: (?:in|at|practice|with)\b.*| ?\(.*)?$`,
  ],
  ['auditor', String.raw`\bauditor\b|\baudit (?:assistant|executive|officer|manager|associate)\b`],
  ['company-secretary', String.raw`\bcompany secretary\b`],
  [
    'tax-officer',
    String.raw`\b(?:income tax|gst|sales tax|excise|commercial tax)\b.*\b(?:inspector|officer|department)\b|\btax inspector\b`,
  ],
  ['tax-consultant', String.raw`\b(?:tax|gst)\b.*\b(?:consultant|practitioner|adviser|advisor)\b`],
  ['stock-broker', String.raw`\b(?:stock|share) (?:broker|trader|market)\b`],
  [
    'financial-analyst',
    String.raw`\bfinanc\w* (?:analyst|adviser|advisor|consultant)\b|\binvestment (?:analyst|banker)\b`,
  ],
  ['accounts-assistant', String.raw`\baccounts? clerk\b|\bbilling (?:staff|clerk|executive|assistant)\b`],
  [
    'accountant',
    String.raw`\baccountant\b|\baccounts? (?:assistant|executive|manager|officer|department)\b|\bassistant accounts\b`,
  ],
  // Teaching
  ['physical-trainer', String.raw`\b(?:gym|fitness) (?:trainer|instructor|coach)\b`],
  [
    'private-tutor',
    String.raw`\btuitions?\b|\btution\b|\b(?:home |online |private )tutor\b|\btutor\b(?!.*nurs)`,
  ],
  ['special-educator', String.raw`\bspecial (?:educator|teacher|school)\b`],
  [
    'pre-school-teacher',
    String.raw`\b(?:kg|lkg|ukg|nursery|montessori|play ?school|kindergarten|pre ?primary|anganwadi|balwadi)\b.*\b(?:teacher|school|worker)\b`,
  ],
  ['music-teacher', String.raw`\bmusic (?:teacher|master|trainer)\b`],
  ['dance-teacher', String.raw`\bdance (?:teacher|master|trainer)\b`],
  ['yoga-teacher', String.raw`\byoga\b`],
  [
    'higher-secondary-teacher',
    String.raw`\bhsst\b|\bh\.?s\.?s\.? teacher\b|\bpgt\b|\b(?:plus two|\+2|higher secondary)\b.*\b(?:teacher|school)\b|\bteacher\b.*\b(?:plus two|\+2|higher secondary|hss)\b|\bjunior lecturer\b`,
  ],
  [
    'primary-teacher',
    String.raw`\b(?:l\.?p\.?|lower primary|primary)\b.*\bteacher\b|\bteacher\b.*\b(?:l\.?p\.?|lower primary|primary)\b|\b(?:lpsa|lpst|prt)\b`,
  ],
  ['principal', String.raw`\b(?:vice )?principal\b|\bhead ?(?:master|mistress)\b|^h\.?m\.?\b`],
  ['assistant-professor', String.raw`\b(?:assistant|associate) professor\b|\bassistant\. professor\b`],
  ['professor', String.raw`\bprofessor\b`],
  [
    'lecturer',
    String.raw`\blecturer\b|\b(?:guest|college|engineering|polytechnic) (?:faculty|lecturer|teacher)\b|\bfaculty\b|\bnursing tutor\b`,
  ],
  [
    'vocational-trainer',
    String.raw`\biti instructor\b|\bvocational (?:trainer|instructor)\b|\bcomputer instructor\b`,
  ],
  ['school-teacher', String.raw`\bteacher\b|\bteaching\b|\bhsa\b|\btgt\b|\bupsa\b|\bupst\b`],
  ['librarian', String.raw`\blibrar(?:y|ian)\b`],
  // Health
  [
    'veterinary-doctor',
    String.raw`\bveterinar\w*\b(?! (?:inspector|pharmacist|compounder|livestock))(?<!\(veterinary)|\bvet\b`,
  ],
  [
    'ayurvedic-doctor',
    String.raw`\bayurved\w*\b.*\b(?:doctor|physician|medical officer)\b|\b(?:doctor|physician)\b.*\bayurved\w*|\bbams\b`,
  ],
  [
    'homoeopathic-doctor',
    String.raw`\bhom\w*pathic\b.*\b(?:doctor|physician|medical officer)\b|\bdoctor\b.*\bhom\w*path\w*|\bbhms\b`,
  ],
  ['unani-doctor', String.raw`\bunani\b`],
  ['siddha-doctor', String.raw`\bsiddha\b.*\b(?:doctor|physician)\b`],
  [
    'dentist',
    String.raw`\bdentist\b|\bdental (?:surgeon|doctor)\b|\borthodontist\b|\bdental clinic\b|\bdoctor\b.*\bdent(?:al|ist)\b`,
  ],
  ['paediatrician', String.raw`\bpa?ediatric\w*\b`],
  ['gynaecologist', String.raw`\bgyna?ec\w*\b`],
  ['psychiatrist', String.raw`\bpsychiatr\w+\b`],
  ['counsellor', String.raw`\bcounsell?or\b|\bpsychologist\b`],
  ['nursing-officer', String.raw`\bnursing (?:officer|superintendent|supervisor)\b`],
  [
    'home-nurse',
    String.raw`\bhome nurse\b|\b(?:senior )?care ?(?:giver|taker|assistant)\b|\bcarer\b|\bnursing assistant\b`,
  ],
  ['staff-nurse', String.raw`\bnurse\b|\bnursing\b|\bs ?\/ ?n\b|\br\.? ?n\.?\b(?! singh)`],
  ['pharmacist', String.raw`\bpharmac(?:ist|y)\b|\bmedical (?:shop|store)s?\b`],
  ['physiotherapist', String.raw`\bphysiotherap\w+\b`],
  ['occupational-therapist', String.raw`\boccupational therapist\b`],
  ['speech-therapist', String.raw`\bspeech\b|\baudiolog\w+\b`],
  ['optometrist', String.raw`\boptom\w+\b|\boptician\b|\bophthalmic (?:assistant|technician)\b`],
  ['dietician', String.raw`\bdiet[ei]t?[ic]+an\b|\bnutritionist\b`],
  [
    'radiographer',
    String.raw`\bx ?-? ?ray\b|\bradiograph\w+\b|\bradiolog\w+ (?:technician|technologist)\b|\b(?:ct|mri) (?:scan )?technician\b`,
  ],
  [
    'medical-laboratory-technician',
    String.raw`\b(?:medical )?lab(?:oratory)?\.? (?:technician|technical|technologist|assistant)\b|\bmlt\b|\bdmlt\b|\b(?:ot|dialysis|cath lab|an\w+sthesia) technician\b`,
  ],
  [
    'medical-representative',
    String.raw`\bmedical representative\b|\bpharma\b.*\b(?:sales|representative)\b|^m\.? ?r\.?(?:$| \()`,
  ],
  ['health-worker', String.raw`\bhealth (?:inspector|worker)\b|\basha worker\b|\bjhi\b|\bjphn\b`],
  ['medical-officer', String.raw`\bmedical officer\b|\bdoctor\b.*\b(?:phc|chc)\b|\bgovernment doctor\b`],
  ['surgeon', String.raw`\bsurgeon\b|\bortho(?:paedic|pedic)?\b.*\b(?:doctor|consultant)\b`],
  [
    'doctor',
    String.raw`\bdoctor\b|\bphysician\b|\b(?:cardio|neuro|dermato|radio|onco|patho|nephro|uro|gastroentero|endocrino)logist\b|\b(?:junior|senior) resident\b|\bhouse surgeon\b|\bmedical practitioner\b|\ban\w+sthetist\b`,
  ],
  // Law
  ['public-prosecutor', String.raw`\bpublic prosecutor\b`],
  ['judge', String.raw`\bjudge\b|\bmagistrate\b|\bmunsiff?\b`],
  [
    'legal-adviser',
    String.raw`\blegal (?:adviser|advisor|officer|manager|consultant|executive|associate)\b|\blaw officer\b`,
  ],
  ['advocate', String.raw`\badvocate\b|\blawyer\b|\battorney\b`],
];
