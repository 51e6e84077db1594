/**
 * Private employers that biodata name without a word such as "company", in small letters, separated by semicolons. No name is a place or
 * a usual word.
 */
const names = String.raw`
  air india(?! building); indigo; go air; sundaram (?:fasteners|clayton|brake linings); varroc; finolex; walmart; tesco; kmart; l&t; larsen; patni; mastech; quess; teamlease;
  praj; forbes marshall; alfa laval; bharat forge; force motors; kirloskar brothers; endurance; garware; sandvik; tata autocomp; amdocs; cybage; symantec; veritas; barco; bmc software; ubs; credit suisse; nomura; bny; synechron; globant; allscripts;
  wockhardt; ajanta; emcure; ipca; macleods; alembic; cadila; unichem; jubilant; piramal; nirma; arvind mills?; raymond; welspun; vardhman; trident; nahar; oswal woollen; avon cycles; hero cycles; atlas cycles; escorts kubota; sonalika; swaraj tractors; eicher; jk cement;
  lanco; hetero drugs; mylan; granules; vivimed; divi'?s labs?; amara raja; heritage foods; gmr airport; rain cements; sagar cements; navayuga; my home group; aparna constructions; kims hospital; rainbow hospital; star hospitals?; medicover; citizens hospital; omega hospital;
  sakra; vikram hospital; columbia asia; sparsh; st john'?s hospital; kmc(?: manipal)?; father muller; aj hospital; yenepoya; nitte; ksheema; biocon; titan company; toyota boshoku; volvo buses; wipro ge; ge healthcare; bosch india; abb india; honeywell; robert bosch; mercedes benz; continental automotive; harman; mavenir; subex; infinera;
  haldia petrochemicals; exide; itc infotech; tata metaliks; berger paints; bata; emami; shyam steel; rupa; lux industries; bandhan bank; peerless hospital; rabindranath tagore hospital; apollo gleneagles; galfar; arabtec; larsen and toubro; l&t infotech; l and t; petrofac; saipem; mcdermott; nmdc energy; al futtaim; al ghurair; majid al futtaim;
  emaar; damac; nakheel; habtoor; al habtoor; aramex; emirates nbd; etihad; emirates airlines?; qatar airways; air arabia; flydubai; dnata; dhl; fedex;
  lulu (?:hypermarket|group|mall); carrefour; nesto; al ansari; uae exchange; landmark group; max fashion; joyalukkas; malabar gold; kalyan (?:silks|jewellers);
  bhima; josco; jos alukkas; grt; saravana stores; pothys; rmkv; chennai silks; jayalakshmi(?: silks)?; seematti; tanishq; titan; pantaloons; westside;
  reliance (?:trends|retail|fresh|digital|mart|industries); d ?-?mart; dmart; big bazaar; spencers?; shoppers stop; lifestyle stores?; decathlon; ikea;
  apollo(?: \w+)?(?: hospitals?)?; fortis; max healthcare; medanta; manipal hospitals?; narayana (?:health|hrudayalaya); aster(?: medcity| mims| dm)?; medcity; kims(?:health)?;
  amrita hospital; lakeshore; lisie; rajagiri; baby memorial; jubilee mission; medical trust; sunrise hospital; nmc; mediclinic; cloudnine; motherhood;
  yashoda; care hospitals?; continental hospitals?; sunshine hospitals?; basavatarakam; lv prasad; aravind eye; sankara nethralaya; kovai medical; kmch; psg hospitals?; ganga hospital;
  sri ramachandra; srm; miot; global hospitals?; gleneagles; ruby hall; jehangir; sahyadri; deenanath; breach candy; lilavati; kokilaben; wockhardt; jaslok; nanavati;
  sterling hospitals?; zydus hospitals?; shalby; cims; artemis; sir ganga ram; escorts; woodlands; amri; peerless; belle vue; desun; medica;
  dr lal; thyrocare; metropolis; srl; 1mg; pharmeasy; netmeds; medplus;
  taj(?: hotels?| vivanta)?; oberoi; leela; le meridien; meridien; marriott; hyatt; hilton; radisson; sheraton; westin; novotel; ibis; accor; holiday inn; crowne plaza; four seasons; ramada;
  itc(?: hotels?| limited)?; lemon tree; oyo; makemytrip; thomas cook; cox and kings; indigo airlines?; spicejet; vistara; go first; akasa; air india express; jet airways; menzies;
  ibs(?: software)?; ust(?: global)?; tcs; infosys; wipro; hcl; cognizant; cts; accenture; capgemini; tech mahindra; mindtree; ltimindtree; lti; mphasis; hexaware; birlasoft; persistent; zensar; coforge;
  cyient; virtusa; nagarro; epam; globallogic; thoughtworks; publicis sapient; sapient; suntec; quest global; tata elxsi; kpit; sonata; happiest minds; sasken; altran; aricent; niit; polaris; syntel; atos; igate;
  ibm; oracle; microsoft; google; amazon; flipkart; meesho; myntra; swiggy; zomato; blinkit; zepto; uber; rapido; paytm; phonepe; razorpay; byju'?s; unacademy; vedantu; zoho; freshworks; postman;
  deloitte; kpmg; pwc; ey; ernst and young; grant thornton; bdo; genpact; wns; exl; concentrix; teleperformance; startek; firstsource; sutherland; convergys; allsec; conduent; optum; allianz; ndtv; hsbc; citi(?:bank)?; jp ?morgan; goldman sachs; morgan stanley; barclays; deutsche bank; standard chartered; wells fargo; fidelity; bny mellon; state street; northern trust; american express; societe generale; bnp paribas;
  hdfc(?: bank| life| ergo)?; icici(?: bank| lombard| prudential)?; axis(?: bank)?; kotak(?: mahindra)?; yes bank; idfc(?: first)?; indusind; federal bank; south indian bank; dhanlaxmi; csb(?: bank)?; rbl; bandhan; karur vysya; city union; tmb; esaf; ujjivan; equitas; au small finance; muthoot(?: finance| fincorp)?; manappuram; bajaj finserv; bajaj finance; shriram finance; sundaram finance; cholamandalam; mahindra finance; l&t finance; star health; sbi life; max life; birla sun life; reliance nippon; tata aia; pnb metlife; bajaj allianz;
  maruti(?: suzuki)?; hyundai; toyota(?: kirloskar)?; honda; kia; tata motors; mahindra(?: and mahindra)?; ashok leyland; tvs(?: motors?)?; bajaj auto; hero motocorp; royal enfield; bosch; siemens; abb; schneider; philips; samsung; lg; whirlpool; godrej; voltas; blue star; crompton; havells; bhel mechanical; ford motors?; renault; nissan; daimler; volvo; caterpillar; jcb; cummins; kirloskar; thermax; skf; saint gobain; asian paints; berger; nerolac; ultratech; acc cements?; ambuja; ramco cements?; dalmia; jsw; jindal; vedanta; hindalco; tata steel; essar; adani; torrent; reliance; sterlite; mrf; apollo tyres; ceat; jk tyres?; bridgestone;
  sun pharma; cipla; lupin; dr reddy'?s; aurobindo; biocon; glenmark; torrent pharma; zydus(?: cadila)?; alkem; mankind pharma; intas; abbott; pfizer; gsk; sanofi; novartis; divis; hetero; natco; micro labs; himalaya; serum institute; bharat biotech; syngene;
  hul; hindustan unilever; nestle; p&g; britannia; parle; dabur; marico; pepsico; coca cola; cadbury; mondelez; amul(?! dairy coop); colgate; emami; patanjali; 
  asianet; manorama; mathrubhumi; malayala manorama; mathrubhumi; kairali; surya tv; sun tv; vijay tv; zee(?: tv)?; star tv; the hindu; times of india; indian express; deccan (?:herald|chronicle); eenadu; sakshi; lokmat; sakal; dinamalar; dina ?thanthi; dainik (?:bhaskar|jagran); red ?fm; radio mirchi; club fm;
  sobha; prestige(?: group)?; brigade; puravankara; dlf; godrej properties; lodha; shapoorji(?: pallonji)?; hiranandani; kalpataru; nagarjuna construction; gmr; gvk; ivrcl; afcons; megha engineering; meil; asset homes; skyline builders; confident group;
  maersk; msc; cma cgm; synergy marine; anglo eastern; fleet management; v ships; bernhard schulte; carnival; royal caribbean; costa cruises?;
  vodafone(?: idea)?; airtel; jio; ericsson; nokia; huawei; cisco; qualcomm; intel; amd; nvidia; dell; hp; lenovo; texas instruments; nxp; samsung r&d; robert bosch;
  chinmaya vidyalaya; bhavan'?s?(?: vidya mandir)?; dps; delhi public school; dav(?: public)? school; don bosco(?: school)?; ryan international; podar; narayana school; sri chaitanya; vidya mandir; st \w+'?s? (?:school|college|convent|hospital); cbse school; icse school; international school; public school; english medium school; convent school; velammal; chettinad; psbb; amrita vidyalayam; amity; sharda university; lpu; vit university; srm university; manipal university; christ university; symbiosis;bits pilani`;

/** Whether a text in small letters names a private employer. */
export const privateFirms = new RegExp(
  String.raw`\b(?:${names
    .split(';')
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .join('|')})\b`,
);
