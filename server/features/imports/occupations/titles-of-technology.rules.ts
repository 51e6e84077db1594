/** Titles of computing and engineering; see `titles.rules.ts`. */
export const titlesOfTechnology: readonly (readonly [code: string, pattern: string])[] = [
  // Computing
  [
    'it-support-specialist',
    String.raw`\b(?:it|technical|desktop|application) support\b|\bsupport engineer\b|\bhelp ?desk\b|\bservice desk\b`,
  ],
  [
    'network-engineer',
    String.raw`\bnetwork(?:ing)? (?:engineer|administrative|administrator|technician|specialist)\b|\bhardware (?:engineer|and network\w*)\b`,
  ],
  ['system-administrator', String.raw`\b(?:system|server|linux|it) administrat\w+\b`],
  ['database-administrator', String.raw`\bdatabase administrat\w+\b|\bdba\b|\b(?:sql|oracle) developer\b`],
  ['cyber-security-specialist', String.raw`\bcyber ?security\b|\b(?:information )?security analyst\b`],
  [
    'cloud-engineer',
    String.raw`\b(?:cloud|aws|azure) (?:engineer|architect|developer|consultant|administrative)\b`,
  ],
  [
    'data-scientist',
    String.raw`\bdata (?:scientist|science|engineer)\b|\b(?:ml|ai|machine learning) engineer\b`,
  ],
  ['data-analyst', String.raw`\bdata analy\w+\b|\b(?:mis|bi) (?:analyst|executive)\b`],
  ['business-analyst', String.raw`\bbusiness analyst\b`],
  ['product-manager', String.raw`\bproduct (?:manager|owner)\b`],
  [
    'test-engineer',
    String.raw`\b(?:software |automation |manual )?test(?:er|ing)?(?: engineer| analyst)\b|\bsoftware tester\b|\btester\b|\bqa\b(?! ?qc).*\b(?:engineer|analyst|lead|it|software)\b|\bsdet\b`,
  ],
  [
    'web-developer',
    String.raw`\bweb ?(?:site)? ?(?:developer|designer|programmer)\b|\b(?:front ?end|react|ui|angular|wordpress) developer\b`,
  ],
  ['mobile-app-developer', String.raw`\b(?:android|ios|mobile|app|flutter) (?:app )?developer\b`],
  ['software-architect', String.raw`\b(?:software|solutions?|technical|it) architect\b`],
  [
    'it-project-manager',
    String.raw`\bscrum master\b|\b(?:it|software) (?:project )?manager\b|\bdelivery manager\b|\bproject lead\b`,
  ],
  [
    'graphic-designer',
    String.raw`\bgraphics? design\w*\b|\b(?:ui|ux|visual) ?(?:\/ ?ux)? designer\b|\bdtp\b`,
  ],
  [
    'software-engineer',
    String.raw`\bsoftware\b|\bsystems? (?:engineer|analyst)\b|\bprogrammer\b|\b(?:java|python|php|net|dot ?net|full ?stack|back ?end|sap|salesforce|oracle|application|devops|abap|mean|mern|ios|ruby|golang|c\+\+) (?:developer|engineer|consultant)\b|\bdeveloper\b|\bsde\b|\b(?:team|tech|technical|module) lead(?:er)?\b|\bit (?:engineer|professional|analyst|consultant|employee|job|field|company|sector|firm|industry|park|associate)\b|\bdevops\b|\b(?:technopark|infopark|cyberpark)\b|^it(?: |$)`,
  ],
  // Engineering
  [
    'draughtsperson',
    String.raw`\bdr(?:a|au)?(?:ught|fts)s?man\b|\bauto ?cad\b|\bcad (?:operator|designer|engineer)\b`,
  ],
  ['architect', String.raw`\barchitect\b`],
  ['surveyor', String.raw`\bsurveyor\b`],
  [
    'quality-controller',
    String.raw`\bquality (?:engineer|control\w*|inspector|assurance|manager)\b|\bqa ?\/? ?qc\b|\bq\.?c\.? (?:engineer|inspector)\b`,
  ],
  [
    'environmental-engineer',
    String.raw`\b(?:safety|hse|fire and safety) (?:officer|engineer|manager|supervisor)\b|\bsafety\b.*\bofficer\b|\bfire (?:and|&) safety\b`,
  ],
  [
    'civil-engineer',
    String.raw`\bcivil\b.*\bengineer\w*\b|\bengineer\b.*\bcivil\b|\b(?:site|structural|highway|project) engineer\b.*\b(?:civil|construction)\b|\bsite engineer\b|\bstructural engineer\b|\bquantity surveyor\b|\bengineer\b.*\b(?:pwd|irrigation|water authority|panchayat|construction\w*)\b`,
  ],
  [
    'mechanical-engineer',
    String.raw`\bmechanical\b.*\bengineer\w*\b|\bengineer\b.*\bmechanical\b|\b(?:production|design|maintenance|service|hvac|piping|process|automobile|plant|mep|project|tool|manufacturing) engineer\b`,
  ],
  [
    'electronics-engineer',
    String.raw`\b(?:electronics?|telecom|instrumentation|vlsi|embedded|ece|rf|biomedical|network design) (?:and \w+ )?engineer\b|\bengineer\b.*\b(?:bsnl|telecom)\b`,
  ],
  [
    'electrical-engineer',
    String.raw`\belectrical\b.*\bengineer\w*\b|\bengineer\b.*\b(?:electrical|kseb|tneb|eb|transco|discom|power)\b`,
  ],
  [
    'ship-engineer',
    String.raw`\bmarine engineer\b|\b(?:second|third|fourth|2nd|3rd|4th|5th|chief|fifth) engineer\b|\bengineer\b.*\b(?:merchant navy|ship)\b`,
  ],
  ['chemical-engineer', String.raw`\b(?:chemical|petroleum) engineer\b`],
  ['aeronautical-engineer', String.raw`\b(?:aircraft|aeronautical|aerospace)\b.*\bengineer\b`],
  ['site-supervisor', String.raw`\bsite supervisor\b|\bforeman\b|\bcivil supervisor\b|\bsite in ?charge\b`],
];
