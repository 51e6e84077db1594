/** A pattern of many lines. */
function joined(lines: string): string {
  return lines.replaceAll(/\s*\n\s*/g, '');
}

/** Words of a cell about work that say what kind of employer it is, by the code of the list; the first one that fits decides. */
export const employerPatterns: readonly (readonly [code: string, pattern: string])[] = [
  [
    'not-working',
    joined(String.raw`
      \b(?:upsc|psc|ssc|ias|civil services?|bank(?:ing)?|neet|gate|competitive) (?:exams? )?(?:prep\w*|coaching|aspirant|exams?$)|
      \bprep\w* (?:for|in) \w+|\bjob seeker\b|^(?:at home|no work|nothing)$|\btai?yari\b|\bprep\w*$|\bpreparing for\b|\bprep\w* for (?:groups|dsc|tet)\b|
      \bghar (?:par|pe|me|mein)\b|\bgharelu\b|^house ?-?hold\b|\b(?:kuch|kuchh) nahi\b|\bberozga+r\b|\bnot doing (?:any )?(?:job|work)\b
    `),
  ],
  [
    'student',
    joined(String.raw`
      ^(?:still )?(?:studying|student|studies)\b|\bpadh(?:ai)?(?: kar)? rah[ai]\b|
      \b(?:b ?ed|m ?ed|ba|ma|b ?a|m ?a|b ?sc|m ?sc|b ?com|m ?com|b ?tech|m ?tech|mba|mca|bca|phd|ca|llb|mbbs|course|coaching) kar rah[ai]\b|
      \bfinal yr\b|\bstudent\b(?!.*\b(?:counsel\w*|affairs|advis\w*)\b)|
      \b(?:doing|pursuing) (?:pg|ug|ph\.?d|mba|mca|m\.?tech|b\.?ed|m\.?sc|ca|course|degree|higher studies|internship)\b|\bfinal year\b|
      ^(?:doing|pursuing)\b|\bstudy (?:visa|permit)\b
    `),
  ],
  [
    'not-working',
    joined(String.raw`
      ^(?:not (?:working|employed)|not going(?: (?:for|to) (?:any )?(?:job|work)| anywhere)?$|un ?employed|house ?wife|home ?maker|no job|jobless|nil|none|hw|h\/w)\b|
      \b(?:searching|looking|trying|waiting|seeking|preparing) (?:for )?(?:\w+ )?(?:job|exams?|psc|upsc|posting)\b|
      \bjob (?:searching|seeking|trying)\b|
      \bcoaching\b(?!.*(?:teach|institute|cent(?:re|er)|class|own))(?<!(?:faculty|teacher|tutor) (?:in|at) coaching)|\baspirant\b|
      ^(?:now )?at home$|\bnow at home\b|\bnot (?:working|employed)\b|\bleft (?:the )?job\b|\bon (?:a )?break\b
    `),
  ],
  [
    'church-ministry',
    String.raw`\bpastor\b|\bchurch (?:work|worker|service)\b|\bevangelist\b|\bmissionary\b|\bgospel\b|(?<!\b(?:in|central|union|state) )\bministry\b(?! of)`,
  ],
  [
    'business',
    joined(String.raw`
      \(own\)|\bown\)|\bkarobar\b|\bb[iy]+a?pa+r\b|\bvya+pa+r\b|\bdukaa?n\b|
      \b(?:karyana|kiryana|kirana|parchun|general|departmental|medical) store\b(?!.*\b(?:working|staff|sales|job)\b)|\bcloth house\b|
      \bdhaba\b|\bpetrol pump\b|\bgas agency\b|\bbhatta\b|\brice sheller\b|\batta chakki\b|\btransporter\b|\btent house\b|
      \bmarriage palace\b|\bsarafa?\b|\bth[ie]k[ae]dar\b|\ba+[rd]h?a?th?iy?a\b|\bcommission agent\b|\bproperty dealer\b|\breal estate\b|
      \bown trucks?\b|\bcyber cafe\b|\bjan seva kendra\b|\bapn[ai] (?:kaa?m|karobar|business)\b|^(?:own|family) business$|\bpoultry\b|
      \bdairy\b(?! (?:board|plant|technolog))|\bself business\b|\b\w+ own\b(?! (?:practi[cs]e|clinic|class\w*|office|dispensary|hosp\w*|cab|car|taxi|auto|chamber\w*))|\bshare (?:trading|business)\b|
      \bdhand(?:ho|a)\b|\bown (?:oil|rice|flour|saw|textile) mill\b|\bbiz\b
    `),
  ],
  [
    'self-employed',
    joined(String.raw`
      \bown (?:\w+ )?(?:cab|car|classes|class|coaching|academy|institute|office|dispensary|consultanc\w*|hosp(?:ital)?|lab|nursing home|practi[cs]e|chambers?|camera|studio)\b|
      \b(?:tailoring|stitching|tuitions?|tution|classes|catering|mehndi|beautician|embroidery|knitting|cooking|baking|tiffin)\b.*\b(?:at|from) home\b|
      \b(?:takes|taking|conducts?) (?:\w+ )?(?:classes|tuitions?|tution)\b|\b(?:from|at) home (?:classes|tuitions?)\b|
      \bprivate (?:practi[cs]e|tut\w+|tuitions?)\b|\b(?:gst|tax|law|ca|legal|medical) practi[cs]e\b|\b(?:auto|cab|taxi|tempo) (?:own|chala\w*)\b|
      (?<!\bgovernment )\b(?:advocate|lawyer|vakil)\b.*\bcourt\b|^(?!.*\bgovernment\b).*\bcourt\b.*\b(?:advocate|lawyer|vakil)\b|\b(?:ola|uber|rapido)\b.*\b(?:driver|cab|car)\b|\btruck (?:owner|driver own)\b|\bz[ai]mi?n?[id]+ar[ai]?\b|
      \b(?:insurance|mutual funds?|lic|financial) (?:\+ ?\w+ )*advis\w+\b|
      \byou ?tuber\b|\binfluencer\b|\bchala(?:ta|te|ti|k)\b
    `),
  ],
  [
    'business',
    String.raw`\bruns? (?:an? |the |her |his )?(?:own |small )?(?:\w+ ){0,2}(?:parlou?r|shop|store|boutique|centre|center|hotel|mess|school|factory|unit|agency|cafe|salon|saloon|bakery|clinic|business|company|studio|gym)\b`,
  ],
  [
    'private-company',
    String.raw`\bprivate\b(?! practi[cs]e)|\bmnc\b|\bmulti ?national\b|\bmerchant navy\b|\b(?:with|in|at|for|under) (?:an? )?(?:\w+ )?(?:builders?|contractor|developers|architect|ca firm|dealer|showroom|startup|start up)\b`,
  ],
  [
    'self-employed',
    joined(String.raw`
      \bself ?-?employ\w*|\bfree ?lanc\w+\b|\b(?:own|private|doing) practi[cs]e\b|\(practi[cs]e\)|\bpracti[cs]ing\b|\bpracti[cs]e\b|
      \bown clinic\b|\bown (?:auto|taxi|vehicle|work)\b|\bagent\b|\btuitions?\b|\bfarm(?:er|ing)\b|\bagricultur(?:e|ist)$|\bcoolie\b|
      \bdaily wages?\b
    `),
  ],
  [
    'defence-police',
    joined(String.raw`
      \bfauji?\b|\bsepoy\b|\bdaroga\b|\bthan[ae]dar\b|\bsipahi\b|\bhome ?guard\b|\bjail (?:warder|police)\b|
      \b(?:head |lady )?constable\b|\biaf\b|\b(?:indian )?army\b(?! (?:public )?school)|\b(?:indian )?navy\b(?<!merchant navy)|
      \bair ?force\b|\bpolice\b|\b(?:crpf|bsf|cisf|itbp|ssb|nsg|coast guard|assam rifles|paramilitary)\b|\bjawan\b|\bhavildar\b|
      \bmilitary\b|\bdefen[cs]e\b
    `),
  ],
  [
    'government-psu',
    joined(String.raw`
      \b(?:irrigation|revenue|agricultur\w*|health|forest|education|transport|electricity|water supply|survey|land records|social welfare|horticulture|fisheries|animal husbandry|labour|rural development|panchayat ?raj|public works|minor irrigation|sericulture|cooperation|industries|food and civil supplies|roads and buildings|r ?& ?b|public health|veterinary|employment|statistics|archaeology|tourism|endowments?|registration|stamps|commercial taxes?|mines|prohibition) department\b|
      \bfire (?:brigade|service|station|department)\b|\b(?:deputy|assistant|sub) collector\b|\bvillage (?:accountant|secretary|revenue officer)\b|
      \bgram(?:a)? (?:panchayat|sachivalayam|sevak)\b|\bsachivalayam\b|\b(?:ward|village) volunteer\b|\bpanchayat\b|\bmetro rail\b|\b(?:gail|powergrid|power grid|hpcl|hmt|bhavini|beml|bdl|midhani|ecil|ncl|npcil|igcar|barc|tifr|iisc|isro|nal|ada|nfc|rcf|gsfc|gnfc|gacl|ndtl|ngri|iict|cftri|drdl|dmrc|bmrcl|cmrl|hmrl|mmrda|mhada|cidco|midc|bda|hmda|cmda|adda|noida authority|gmda|huda)\b|
      \b(?:msebholding|mahavitaran|mahagenco|mahatransco|msetcl|pgvcl|ugvcl|mgvcl|dgvcl|getco|gseb|cesc|chescom|gescom|kptcl|apspdcl|apepdcl|tsspdcl|tsnpdcl|tgspdcl|aptransco|apgenco|tsgenco|wbsetcl|wbseb|bses|tsrtc|tgsrtc|nekrtc|kkrtc|osrtc|jsrtc|ctu|pepsu|punjab roadways|haryana roadways)\b|
      \b(?:in|central|union|state) ministry\b|\bvibhag\b|\broadways\b|\bprtc\b|\bpunbus\b|\bnhm\b|\bcss\b|\b(?:pcs|hcs|ras|oas|wbcs)\b|
      \bsdm\b|\bbdo\b|\bsdo\b|\bblock (?:development )?officer\b|\bshiksha (?:mitra|parishad)\b|\bkvs\b|\bdak sevak\b|\bdakiya\b|
      \bcivil hospital\b|\bdist(?:rict|t)? hosp(?:ital)?\b|\bgramin bank\b|\bnic\b|\bnhpc\b|\boil india\b|\bindian oil\b|
      \b(?:pspcl|uppcl|dhbvn|uhbvn|wbsedcl|apdcl|jvvnl|avvnl|bsphcl|pstcl|hpseb)\b|\bag office\b|\b(?:dc|dm|sdm|commissioner) office\b|
      \btehsil\b|\blekhpal\b|\bsafai karamchari\b|\bchapr?a+si\b|\bpeon\b|\bgangman\b|\bforest guard\b|\bforester\b|\bfire ?man\b|
      \bpgimer\b|\b(?:bhu|amu|jnu|du|delhi univ\w*|banaras hindu university|cotton university)\b|\bfood inspector\b|\bdrug inspector\b|
      \bscientist ?-?b\b|\bjbt teacher\b|\bcag\b|\bcivil judge\b|\bicar\b|\bgovernment\b(?! contractor)|\bsemi govt\b|\bz ?p ?h?s? ?(?:high |primary |upper primary )?(?:school|hs)\b|\b(?:zphs|zpps|mpps|mpups|kgbv|tswreis|tsmodel|gurukul(?:am)? school|model school|ashram ?sh?ala|jilla parishad)\b|\bsingareni\b|\bsccl\b|\b(?:sskm|nrs|rg kar|r g kar|kem hospital|jj hospital|j j hospital|sassoon|nimhans|nims|svims|victoria hospital|bowring|osmania|gandhi hospital|kgh|king george hospital|civil hosp\w*|gmch|gmc|sms hospital|rims|sgpgi|kgmu|safdarjung|rml hospital|lnjp|lok nayak|stanley hospital|rajaji hospital)\b|
      \bzilla parishad\b|\bcorporation school\b|\bpanchayat union\b|\bkendriya vidyalaya\b|\bkv\b(?!b)|\bnavodaya\b|\bjnv\b|
      \bsainik school\b|\btaluka?\b|\bmandal\b|\bsec?ret[ae]riat\b|\bpost(?:al)? dep\w*|\bgds\b|\bst (?:bus|mahamandal|depot)\b|
      \bmsrtc\b|\bgsrtc\b|\brsrtc\b|\bupsrtc\b|\bhrtc\b|\bnwkrtc\b|\bksrtc\b|\btnstc\b|\bsetc\b|\bmtc\b|\banganwadi\b|\bbalwadi\b|
      \basha worker\b|\bvillage (?:assistant|asst)\b|\besi (?:hospital|hosp)\b|\bgh\b|\bdistrict hospital\b|\bgovt\b|\bsarkari\b|
      \b(?:water |port |development |housing )?authority\b|\bport trust\b|\bdirectorate\b|\bcommission(?:er\w*)?\b|\bministry of\b|
      \bco operative (?:bank|society)\b|
      \b(?:coir|spices|rubber|electricity|water|housing|khadi|wakf|devaswom|tea|coffee|pollution control) board\b|
      \bjal (?:nigam|board)\b|\bnigam\b|\bnagar ?(?:palika|nigam)\b|\bpalika\b|\bzilla\b|\bdistrict office\b|\btreasury\b|
      \bregistrar office\b|\brto\b|\bcivil station\b|\bordnance factory\b|\bcoach factory\b|\bnaval dockyard\b|\bmilma\b|\baavin\b|
      \bnandini\b(?= (?:dairy|milk))|\bexcise\b|\b(?:central|state) (?:govt|service|excise|psu)\b|\bpsu\b|\bpublic sector\b|\baided\b|
      \brailways?\b|\bsecretariat\b|\bpanchayat\b|\bmunicipal\w*\b|\bcollectorate\b|\btaluk\b|\bpwd\b|\bvillage officer\b|\bvao\b|
      \bpatwari\b|\btalathi\b|\b(?:deputy )?tah?sildar\b|\brevenue\b|\bincome tax\b|\bcustoms\b|
      \bgst (?:inspector|officer|department)\b|\btax inspector\b|\bcourt\b(?! ?advocate)|\bpost(?:al| office|man)\b|\bindia post\b|
      \b(?:ldc|udc|ld clerk|ud clerk)\b|\b(?:kseb|ksrtc|kwa|tneb|bescom|msedcl|tangedco|aptransco|tsrtc|apsrtc|bmtc|best)\b|
      \b(?:ksfe|cusat|kochi metro|kerala (?:university|water authority))\b|
      \b(?:isro|vssc|drdo|barc|hal|bhel|bel|ntpc|ongc|iocl|bpcl|hpcl|gail|sail|bsnl|mtnl|nlc|coal india|fact|rbi|nabard|fci|aai|cochin shipyard|iit|nit|csir|icmr|aiims|jipmer|pgi|esic|esi|epfo)\b|
      \blic\b(?!.*\b(?:agent|advis\w+|consultant)\b)|\b(?:pseb|geb|gseb|psidc|markfed|mandi board|food corporation|seed corporation|state warehousing|cooperative bank|jal shakti|nagar nigam|smart city mission|anganwadi|talati|vidh?ya ?sahayak|fda|sda|pdo|group d|scr|ecor|swr|rtc)\b|\b(?:mro|mpdo|collector|rdo|tahsil|mandal|sub registrar|panchayat|bdo|block) office\b|\b(?:ward|village|grama) (?:volunteer|secretariat)\b|\bggh\b|
      \b(?:sbi|state bank|canara bank|pnb|punjab national bank|bank of baroda|bank of india|union bank|indian bank|indian overseas bank|iob|central bank|uco bank|bank of maharashtra|syndicate bank|gramin\w* bank|grameena? bank)\b|
      \bnhs\b|\bmoh\b|\bmedical officer\b|\b(?:phc|chc)\b|\bhealth inspector\b|\b(?:ias|ips|irs|ifs)\b
    `),
  ],
  [
    'business',
    joined(String.raw`
      \bbusiness\w*\b(?! (?:analyst|development|associate|intelligence|executive))|
      \bown (?:\w+ )?(?:shop|store|company|firm|boutique|bakery|hotel|workshop|studio|showroom|parlou?r|unit|industry|concern|saloon|salon|clinic|school|restaurant|travels?|factory)\b|
      \bboutique\b|\bakshaya centre\b|
      \b(?:barber|tea|petti|medical|textile|mobile|vegetable|meat|fish|tailoring|furniture|jewell?ery|stationery|hardware|bakery|fancy|flower|gift|cycle|provision|jawli|kirana|grocery) shop\b(?!.*\b(?:working|staff|sales|employee)\b)|
      \bshop ?(?:keeper|owner)\b|\bmerchant\b(?! navy)|\bproprietor\b|\bentrepreneur\b|\bfounder\b|\btrader\b|\bwholesale\w*\b|
      \bdealer(?:ship)?\b|\bdistributor\b|\bbuilder\b|\bowner\b|\bcontractor\b|,? ?\bown$
    `),
  ],
  [
    'private-company',
    joined(String.raw`
      \b(?:limited|company(?! secretary)|firm|inc|llp|corp(?:oration)?|technologies|solutions|industries|enterprises|systems|pharma|groups?|motors|finance|consultancy|builders|constructions?|textiles|jewell?er[sy]|it (?:company|firm|park)|technopark|infopark|cyberpark|hitech city|star hotel)\b|
      \b(?:tcs|infosys|wipro|cognizant|cts|hcl|accenture|capgemini|ibm|ust|tech mahindra|mphasis|ltimindtree|mindtree|lti|dxc|ntt|oracle|sap|google|microsoft|amazon|flipkart|zoho|freshworks|deloitte|kpmg|ey|pwc|genpact|concentrix|allianz|adobe|cisco|dell|hp|intel|qualcomm|nokia|ericsson|bosch|siemens|l&t|l and t|larsen|tata|reliance|jio|airtel|vodafone|mahindra|maruti|hyundai|toyota|tvs|ashok leyland|bajaj|hero|godrej|asian paints|cipla|sun pharma|lupin|dr reddys?|zydus|abbott|pfizer|byjus?|swiggy|zomato|ola|uber|paytm|phonepe|hdfc|icici|axis|kotak|yes bank|federal bank|south indian bank|sib|catholic syrian|csb|dhanlaxmi|indusind|idfc|bandhan|rbl|kvb|karur vysya|city union|tmb|muthoot|manappuram|bajaj finserv|kims|apollo|fortis|manipal hospitals?|max hospital|medanta|narayana|aster|lulu|amr[iy]th?a hospital|lakeshore|rajagiri|cmc|yashoda|care hospital|lisie|jubilee mission|mims|baby memorial|dream works|kalyan|joyalukkas|malabar gold|taj|oberoi|marriott|itc|leela|hyatt)\b
    `),
  ],
];

/** Whether a part of a cell names an employer. */
export const employerMarks = String.raw`\b(?:limited|ltd|company|firm|inc|llp|corporation|technologies|solutions|industries|enterprises|systems|pharma|group|motors|finance|fin|bank|hospital|school|vidyalaya|vidyalayam|vidya mandir|college|university|institute|academy|clinic|medcity|resorts?|silks|jewellers|hypermarket|supermarket|department|dept|hotel|technopark|infopark|mission|global|services|secretariat|isro|airport|railway|court)\b`;

/** Offices and undertakings of the state that are known by a short name, in small letters. */
export const knownOffices =
  /\b(?:(?:north|south|east|west|central|northern|southern|eastern|western|konkan|metro)(?: \w+)? railways?|indian (?:railways?|army|navy|air ?force|coast guard|post)|(?:kerala|tamil nadu|tn|karnataka|andhra(?: pradesh)?|ap|telangana|maharashtra|mumbai|gujarat|goa|delhi|haryana|punjab|up|bihar|rajasthan|mp|odisha|west bengal|kolkata|bengaluru|chennai|hyderabad|assam|jharkhand|railway|state|city|dubai|traffic) police|kerala water authority|kochi metro|ksfe|cusat|kerala university|(?<!\w )(?:army|navy|air ?force)(?=$| -|,)|iaf|scr|powergrid|beml|ecil|npcil|igcar|hmt|iisc|kptcl|mahavitaran|pgvcl|mgvcl|dgvcl|ugvcl|getco|apspdcl|tsspdcl|dmrc|ksrtc|kseb|kwa|tneb|tangedco|tnstc|bescom|hescom|mseb|msedcl|msrtc|gsrtc|tsrtc|apsrtc|upsrtc|bmtc|bmc|bbmp|ghmc|isro|vssc|drdo|barc|hal|bhel|bel|ntpc|nhpc|ongc|iocl|bpcl|hpcl|gail|sail|bsnl|mtnl|nlc|rbi|nabard|fci|aai|aiims|jipmer|pgimer|esic|epfo|lic|sbi|pnb|iob|crpf|bsf|cisf|itbp|nhai|pwd|ncl|secl|bccl|eicl|hzl|nalco|rinl|vizag steel|nmdc)\b/;
