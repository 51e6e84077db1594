import { foldText } from '#contract/choices/fold-text.ts';
import { nameTown } from './find-place.rules.ts';

/** Quarters and suburbs of large cities, which stand before the city in an address, separated by semicolons. */
const quarters: Readonly<Record<string, string>> = {
  Mumbai: `andheri; bandra; borivali; borivli; kandivali; kandivli; malad; goregaon; jogeshwari; vile parle; parle; santacruz; khar; dadar;
    matunga; mahim; sion; kurla; ghatkopar; vikhroli; bhandup; mulund; powai; chembur; govandi; worli; parel; lower parel; byculla; colaba;
    dahisar; wadala; prabhadevi; girgaon; marine lines; churchgate; fort; tardeo; grant road; mazgaon; chunabhatti; nahur; kanjurmarg`,
  Pune: `kothrud; hadapsar; chinchwad; pimpri; pcmc; pimpri chinchwad; hinjewadi; hinjawadi; wakad; baner; aundh; viman nagar; kharadi; katraj;
    sinhagad road; karve nagar; karvenagar; warje; dhankawadi; bibwewadi; kondhwa; wanowrie; wanawadi; magarpatta; yerwada; vishrantwadi; nigdi;
    bhosari; akurdi; ravet; pashan; bavdhan; deccan; shivajinagar; swargate; camp; sadashiv peth; narayan peth; kasba peth; undri; moshi;
    dhanori; lohegaon; wagholi; balewadi; pimple saudagar; pimple gurav; sangvi; dighi`,
  Bengaluru: `whitefield; jayanagar; jp nagar; j p nagar; btm; btm layout; hsr; hsr layout; koramangala; indiranagar; malleshwaram; malleswaram;
    rajajinagar; basavanagudi; banashankari; vijayanagar; yelahanka; hebbal; marathahalli; bellandur; sarjapur; sarjapur road; electronic city;
    kr puram; k r puram; yeshwanthpur; yeshwantpur; peenya; rt nagar; r t nagar; rr nagar; r r nagar; rajarajeshwari nagar; kengeri; bommanahalli;
    sadashivanagar; frazer town; cv raman nagar; c v raman nagar; mahadevapura; nagarbhavi; basaveshwaranagar; kammanahalli; hoodi; bannerghatta;
    domlur; ulsoor; jalahalli; jigani; dasarahalli; hulimavu; uttarahalli`,
  Chennai: `tambaram; velachery; adyar; anna nagar; t nagar; tnagar; t.nagar; mylapore; porur; ambattur; avadi; chromepet; chrompet; pallavaram;
    guindy; perambur; tondiarpet; royapuram; kk nagar; k k nagar; ashok nagar; vadapalani; kodambakkam; nungambakkam; egmore; kilpauk; triplicane;
    sholinganallur; omr; perungudi; thoraipakkam; medavakkam; madipakkam; nanganallur; kolathur; villivakkam; mogappair; saidapet; thiruvanmiyur;
    besant nagar; valasaravakkam; virugambakkam; poonamallee; madhavaram; west mambalam; mambalam; redhills; navalur; siruseri; perungalathur`,
  Hyderabad: `kukatpally; gachibowli; madhapur; kondapur; miyapur; hitech city; hitec city; ameerpet; sr nagar; s r nagar; dilsukhnagar; lb nagar;
    l b nagar; uppal; banjara hills; jubilee hills; begumpet; mehdipatnam; tolichowki; nizampet; bachupally; chandanagar; manikonda; kphb; tarnaka;
    malakpet; himayatnagar; narayanguda; attapur; saroornagar; vanasthalipuram; hayathnagar; nagole; habsiguda; as rao nagar; ecil; kompally;
    balanagar; moosapet; erragadda; charminar; santosh nagar; abids; alwal; malkajgiri; nallagandla; kokapet; shamshabad`,
  Delhi: `dwarka; rohini; pitampura; janakpuri; uttam nagar; laxmi nagar; lakshmi nagar; mayur vihar; saket; vasant kunj; karol bagh; rajouri garden;
    paschim vihar; shahdara; dilshad garden; model town; lajpat nagar; kalkaji; malviya nagar; okhla; najafgarh; narela; punjabi bagh; tilak nagar;
    patel nagar; shalimar bagh; ashok vihar; preet vihar; patparganj; greater kailash; hauz khas; munirka; rk puram; r k puram; palam; burari;
    vikaspuri; nangloi; badarpur; sangam vihar; mehrauli; krishna nagar; kirti nagar; moti nagar; civil lines; chandni chowk; janak puri`,
  Kolkata: `salt lake; new town; newtown; rajarhat; behala; garia; dum dum; dumdum; jadavpur; tollygunge; tollygunj; ballygunge; kasba; lake town;
    barasat; belgharia; baranagar; sodepur; khardah; shyambazar; sealdah; alipore; park circus; bansdroni; naktala; santoshpur; kankurgachi; ultadanga;
    beliaghata; bhowanipore; kalighat; gariahat; baguiati; kestopur; madhyamgram; birati; nagerbazar; sinthi; cossipore; thakurpukur; joka`,
  Ahmedabad: `maninagar; naroda; bopal; satellite; navrangpura; vastrapur; naranpura; ghatlodia; chandkheda; bapunagar; nikol; vastral; paldi; gota;
    ranip; sabarmati; bodakdev; thaltej; odhav; isanpur; vatva; vejalpur; juhapura; shahibaug; memnagar; science city; sola; nava vadaj; ambawadi;
    jodhpur char rasta; prahlad nagar; sg highway; south bopal`,
  Surat: `varachha; katargam; adajan; rander; udhna; pandesara; athwa; vesu; piplod; puna; amroli; bhatar; city light; mota varachha; sachin`,
  Vadodara: `alkapuri; gotri; manjalpur; karelibaug; akota; fatehgunj; waghodia road; makarpura; sama; vasna; nizampura; subhanpura; gorwa`,
  Kochi: `kakkanad; edappally; edapally; kaloor; palarivattom; vyttila; vytilla; kadavanthra; panampilly nagar; fort kochi; mattancherry; thoppumpady;
    thevara; infopark; kalamassery; elamakkara; thripunithura; tripunithura; maradu; vennala`,
  Thiruvananthapuram: `technopark; kazhakuttam; kazhakoottam; pattom; kowdiar; peroorkada; sreekaryam; poojappura; karamana; nemom; vattiyoorkavu;
    kesavadasapuram; ulloor; medical college; vellayambalam; thampanoor; sasthamangalam`,
  Coimbatore: `rs puram; r s puram; peelamedu; gandhipuram; saravanampatti; saibaba colony; singanallur; ganapathy; ramanathapuram; vadavalli; kuniyamuthur; ukkadam`,
  Visakhapatnam: `gajuwaka; mvp colony; madhurawada; dwaraka nagar; seethammadhara; akkayyapalem; gopalapatnam; steel plant; pendurthi; maddilapalem`,
  Lucknow: `gomti nagar; indira nagar; aliganj; alambagh; aashiana; ashiyana; hazratganj; jankipuram; rajajipuram; chowk; mahanagar; vikas nagar; telibagh; chinhat`,
  Jaipur: `malviya nagar; mansarovar; vaishali nagar; jagatpura; raja park; sanganer; jhotwara; vidhyadhar nagar; vidyadhar nagar; tonk road; bani park; murlipura; c scheme; pratap nagar`,
  Nagpur: `dharampeth; sitabuldi; manish nagar; wardha road; hingna; itwari; mahal; sadar; nandanvan; besa; trimurti nagar; pratap nagar; mankapur; kamptee road; manewada`,
  'Navi Mumbai': `vashi; nerul; airoli; kharghar; belapur; cbd belapur; ghansoli; kopar khairane; koparkhairane; sanpada; seawoods; juinagar; kamothe; ulwe`,
};

const cityOfQuarter: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(quarters).map(([city, names]) => [city, new Set(names.split(';').map(foldText))] as const),
);

/** Other cities of more than a million people: what no list knows before their name is a quarter of them, and no village. */
const largeCities: ReadonlySet<string> = new Set(
  `Indore; Bhopal; Patna; Kanpur; Agra; Ludhiana; Amritsar; Jalandhar; Chandigarh; Mohali; Panchkula; Ghaziabad; Noida; Greater Noida; Faridabad;
  Gurugram; Thane; Nashik; Rajkot; Ranchi; Jamshedpur; Dhanbad; Raipur; Bhubaneswar; Cuttack; Guwahati; Howrah; Dehradun; Jodhpur; Udaipur; Kota;
  Gwalior; Jabalpur; Prayagraj; Varanasi; Meerut; Vijayawada; Mysuru; Mangaluru; Hubballi; Madurai; Tiruchirappalli; Salem; Solapur; Kolhapur;
  Chhatrapati Sambhajinagar; Srinagar; Jammu; Bareilly; Aligarh; Moradabad; Siliguri; Warangal; Puducherry; Panaji`
    .split(';')
    .map((name) => name.trim()),
);

/** Whether a name is that of a large city, which no other town is meant by. */
export function isLargeCity(name: string): boolean {
  const today = nameTown(name);
  return cityOfQuarter.has(today) || largeCities.has(today);
}

/** Words of a name of a quarter, wherever it is. */
const endsAsQuarter =
  /\b(?:nagar|colony|road|rd|sector|layout|vihar|enclave|chowk|extension|extn|society|peth|phase|block|marg|lines|cantt|cantonment|bazaa?r|garden|park|hills|stage|cross|circle|market|apartments?|township|complex|east|west|e|w)\.?$/i;

/** Whether some words before a city name a quarter of it: "Kothrud, Pune", "Vijay Nagar, Indore", but not "Baramati, Pune". */
export function isQuarter(words: string, { city, isKnown }: { city: string; isKnown: boolean }): boolean {
  const today = nameTown(city);
  const own = cityOfQuarter.get(today);
  if (own?.has(foldText(words)) === true) return true;
  // "Andheri (W)"
  const bare = words.replace(/\W+(?:east|west|e|w|north|south)\W*$/i, '');
  if (own?.has(foldText(bare)) === true) return true;
  if (isKnown) return false;
  return own !== undefined || largeCities.has(today) || endsAsQuarter.test(words);
}
