/** Titles that registers write in few words, which others would read as a more general one; see `titles.rules.ts`. */
export const titlesOfRegisters: readonly (readonly [code: string, pattern: string])[] = [
  // Uniforms and the state
  [
    'navy-officer',
    String.raw`\b(?:lieutenant|lt|lt cdr|commander|cdr|capt(?:ain)?|sub lt)\b.*(?<!merchant )\bnavy\b|(?<!merchant )\bnavy\b.*\b(?:lieutenant|lt|commander|cdr|capt(?:ain)?)\b`,
  ],
  [
    'army-officer',
    String.raw`\b(?:capt(?:ain)?|maj(?:or)?|lieutenant|lt|col(?:onel)?|brig\w*)\b.*\b(?:army|military)\b|\b(?:army|military)\b.*\b(?:capt(?:ain)?|major|lieutenant|lt|col(?:onel)?|brig\w*|commissioned)\b`,
  ],
  [
    'air-force-officer',
    String.raw`\b(?:flt|flight|flying|wing|squadron|sqn) ?(?:lt|lieutenant|officer|off|cdr|commander|leader|ldr)\b|\b(?:iaf|air ?force)\b.*\bofficer\b|\bofficer\b.*\b(?:iaf|air ?force)\b`,
  ],
  ['firefighter', String.raw`\bfire (?:brigade|service|station|department|officer)\b`],
  [
    'state-civil-servant',
    String.raw`\b(?:deputy|assistant|sub|additional) collector\b|\bdeputy commissioner\b(?!.*\bpolice\b)|\b(?:kas|tnpsc|mpsc|gpsc|appsc|tspsc|kpsc|bpsc|wbcs|uppcs|gas)\b.*\bofficer\b|\bgroup ?-?(?:1|i) officer\b`,
  ],
  [
    'village-officer',
    String.raw`\bvillage (?:accountant|revenue officer|secretary|panchayat officer|administrative officer)\b|\bgram(?:a)? (?:panchayat )?(?:secretary|sevak|sachiv|vikas adhikari)\b|\bpanchayat (?:development officer|secretary)\b|\btalati(?:-cum-mantri)?\b`,
  ],
  [
    'railway-employee',
    String.raw`\b(?:tc|tte|tt|ticket (?:collector|examiner|checker)|goods guard|train manager|gangman|points ?man|trackman|keyman)\b(?:.*\brailways?\b|$|,| in\b)|\bsection engineer\b.*\brailways?\b|\brailways?\b.*\bsection engineer\b`,
  ],
  [
    'postal-employee',
    String.raw`\b(?:bpm|branch post ?master|post ?man|post ?master|postal assistant|dak sevak|gds)\b`,
  ],
  ['forest-officer', String.raw`\b(?:range forest|forest range|beat|forest) (?:officer|guard)\b|\brfo\b`],
  ['clerk', String.raw`^(?:fda|sda|fdc|sdc)\b|\b(?:first|second) division (?:assistant|clerk)\b`],
  ['village-officer', String.raw`^pdo\b|\bpanchayat development\b`],
  // Schools and classes
  ['primary-teacher', String.raw`\bvidh?ya ?sahayak\b|\bprathmik shikshak\b|\bsgt\b(?=$| |,)`],
  [
    'dance-teacher',
    String.raw`\b(?:bhar[ae]t ?n[ae]ty\w*|kathak|kuchi?pudi|mohiniyattam|odissi|garba|dance)\b.*\b(?:class(?:es)?|teacher|academy|school|tutor|tuitions?|choreograph\w*)\b|\bchoreographer\b`,
  ],
  [
    'music-teacher',
    String.raw`\b(?:music|carnatic|vocal|violin|tabla|veena|guitar|sitar|harmonium|keyboard|sangeet|rabindra sangeet)\b.*\b(?:class(?:es)?|teacher|tutor|school|academy)\b`,
  ],
  [
    'private-tutor',
    String.raw`\b(?:coaching|tuitions?|tution)\b.*\bclass(?:es)?\b|\bown (?:coaching|classes|tuitions?|academy|institute)\b|\b(?:takes|taking|runs?|conducts?) (?:\w+ )?(?:classes|tuitions?|tution)\b`,
  ],
  // Offices, banks and trade
  ['company-secretary', String.raw`^cs(?: (?:in|at|with)\b.*|,.*)?$`],
  [
    'insurance-officer',
    String.raw`\b(?:ao|aao|ado|hga|aso)\b.*\blic\b|\blic\b.*\b(?:ao|aao|ado|hga|assistant|officer|employee|staff)\b`,
  ],
  [
    'bank-clerk',
    String.raw`\bclerk\b.*\b(?:sbi|pnb|bob|boi|iob|ubi|idbi|canara|union|uco|indian overseas|central|gramin\w*|grameena?|vijaya|andhra|corporation|syndicate|karnataka|urban|sahakari|co operative)\b(?!.*\bmunicip)|\bsingle window operator\b`,
  ],
  [
    'bank-officer',
    String.raw`^(?:po|so)(?: (?:in|at)\b.*|,.*)?$|\b(?:assistant|deputy|junior) manager\b.*\b(?:sbi|pnb|bob|boi|iob|rbi|idbi|nabard|canara|union bank|\w+ bank)\b|\b(?:scale|grade)[ -]*(?:i{1,3}|[123ab])\b(?!.*\b(?:teacher|police)\b)|\brelationship (?:manager|officer)\b.*\bbank\b|\bbank\b.*\brelationship (?:manager|officer)\b`,
  ],
  ['cost-accountant', String.raw`\bcosting\b`],
  [
    'tax-consultant',
    String.raw`\b(?:gst|i ?tax|i\/tax|income tax|tax)\b.*\b(?:practi[cs]e|consultan\w*|advis\w*)\b`,
  ],
  ['business-analyst', String.raw`^ba(?: (?:in|at|with)\b.*|,.*)$`],
  [
    'supply-chain-manager',
    String.raw`\b(?:purchase|procurement|sourcing|scm|materials?) (?:department|dept|officer|executive|manager|assistant|head|engineer)\b`,
  ],
  ['store-keeper', String.raw`\bstores? (?:department|in ?charge|officer|keeper|executive)\b`],
  ['hotel-manager', String.raw`\b(?:fo|front office|f ?& ?b|banquet|duty|restaurant|resort) manager\b`],
  [
    'human-resources-manager',
    String.raw`\bhr\b|\bhrbp\b|\b(?:executive|manager|generalist|assistant|lead)\b.*\bhr\b|\bpersonnel (?:manager|officer)\b`,
  ],
  [
    'system-administrator',
    String.raw`\b(?:systems?|server|linux|it|windows) ?(?:and network )?administrat\w+\b|\bit admin\w*\b`,
  ],
  ['chemical-engineer', String.raw`\bprocess engineer\b.*\b(?:chem\w*|petro\w*|refiner\w*)\b`],
  ['product-manager', String.raw`\b(?:apm|product (?:manager|owner|lead))\b`],
  ['social-worker', String.raw`\bngo\b|\bmsw\b.*\bwork\b`],
  [
    'event-manager',
    String.raw`\bevent (?:manage\w*|plann\w*|organi[sz]\w*|company|co)\b|\bwedding planner\b`,
  ],
  ['video-editor', String.raw`\bvideo edit\w+\b`],
  [
    'content-creator',
    String.raw`\byou ?tuber\b|\bcontent (?:creator|writer|developer)\b|\binfluencer\b|\bblogger\b`,
  ],
  ['typist', String.raw`\b(?:steno(?:grapher)?|typist)\b`],
  [
    'taxi-driver',
    String.raw`\bown (?:cab|car|taxi|tempo|vehicle)\b|\bcab\b|\b(?:ola|uber|rapido)\b.*\b(?:driver|cab|car)\b|\btaxi\b`,
  ],
  ['auto-rickshaw-driver', String.raw`\bauto (?:own|chala\w*|rickshaw)\b|^auto$`],
  ['lorry-driver', String.raw`\btruck (?:owner|driv\w+|own)\b|\bown trucks?\b|\btrucking\b`],
  [
    'goldsmith',
    String.raw`\bratna ?kalakar\b|\bdiamond (?:worker|polish\w*|cutt\w*|artisan)\b|\bhira ghas\w*`,
  ],
  [
    'shopkeeper',
    String.raw`\bkar[iy]+ana\b|\bkiryana\b|\b(?:convenience|liquor|grocery|departmental|dollar) store\b|\bgas station\b|\bsubway (?:owner|store)\b`,
  ],
  ['fisherman', String.raw`\baqua ?culture\b|\b(?:prawn|fish|shrimp) (?:farm\w*|culture|pond)\b|\bfishery\b`],
  ['restaurant-owner', String.raw`\b(?:tiffin|tiffins) (?:centre|center)\b|\bcurry point\b`],
  ['event-manager', String.raw`\b(?:function|marriage|kalyana|banquet) (?:hall|mandap\w*)\b`],
  ['accounts-assistant', String.raw`\btally (?:operator|accountant)\b`],
  [
    'entrepreneur',
    String.raw`\b(?:lorry|bus|tempo|cable|tipper|jcb) (?:owner|operator|business)\b|\brice mill\b|\bchit funds?\b`,
  ],
  [
    'government-employee',
    String.raw`\b(?:ward|village|grama) (?:volunteer|secretariat|sachivalayam)\b|\b(?:mro|mpdo|collector|rdo|tahsil|tehsil|mandal|sub registrar) office\b`,
  ],
  [
    'railway-employee',
    String.raw`\b(?:alp|scr|ecor|swr|ncr|nwr|wcr)\b.*\b(?:technician|helper|employee|group|clerk|job|staff)\b|^(?:railways? - )?alp\b`,
  ],
  ['hotel-manager', String.raw`\bmotel\b`],
  [
    'farmer',
    String.raw`\bz[ai]mi?n?[id]+ar[ai]?\b|\bzimidar\w*|\bkashtkar\w*|\bkhetib[aā]di\b|\bkrushi\b|\bvyavasayadar\w*`,
  ],
  [
    'sportsperson',
    String.raw`\b(?:kabaddi|cricket|football|hockey|volley ?ball|badminton|chess|tennis|national|state) player\b|\b(?:wrestler|pehlwan|athlete|sports ?(?:man|person|woman))\b|\bcricketer\b`,
  ],
  [
    'financial-analyst',
    String.raw`\banalyst\b.*\b(?:goldman|jp ?morgan|morgan stanley|barclays|citi\w*|hsbc|deutsche|wells fargo|bny|northern trust|state street|nomura|ubs|credit suisse|blackrock|msci|factset|fidelity|crisil|icra|moodys)\b`,
  ],
  [
    'software-engineer',
    String.raw`^(?:senior )?s{1,2}e(?:-?[i1-3]+)?(?: (?:at|in|with|@)\b.*|,.*|$)|\bmts\b|\bswe\b|\bsdet?-?[i1-3]*\b|\btechnology (?:lead|analyst|consultant)\b|\b(?:systems?|programmer|technical|application) analyst\b|\bmember of technical staff\b`,
  ],
  ['crane-operator', String.raw`\bfork ?lift\b|\bhydra operator\b|\bpoclain\b`],
  [
    'shopkeeper',
    String.raw`\b(?:shop|store|showroom|mart|emporium|stall)s?\b.*\bown(?:er)?\b|\bown\b.*\b(?:shop|store|showroom|mart|emporium|stall)\b|\b(?:cloth|saree|sari|garment|electrical|electronics?|mobile|cell ?phone|kirana|general|medical|hardware|furniture|footwear|sweet|bangle|cosmetic|gift|stationery|xerox|optical|paan|pan|book|auto spares?|spare parts|paint|tile|fertili[sz]er|pesticide|seed)s? (?:shop|store|showroom|mart|bhandar|dukan)s?\b(?!.*\b(?:work\w*|staff|sales\w*|in|at|repair\w*)\b)`,
  ],
  ['mobile-phone-technician', String.raw`\b(?:mobile|cell ?phone) (?:repair\w*|service|servic\w+)\b`],
];
