/** Countries by short and former names, by their cities and states, and by the short forms of their airports. */
export const countryWords = `
in: Bharat; Hindustan; Ind; Indian; IN; Republic of India; Bharath
af: Kabul
au: Australlia; Melbourne; Sydney; Perth; Aus; Brisbane; Adelaide; Austraila; Canberra; Gold Coast; NSW; New South Wales;
  Victoria Australia; Queensland; Darwin; Hobart; Tasmania; Melborne; Western Australia; South Australia; Geelong; Parramatta;
  Melbourn; Melb Aus; Melb; Australia PR; Perth Australia; Syd; Bne; Newcastle NSW; Wollongong; Cairns; Townsville;
  Sunshine Coast; Blacktown; Point Cook; Tarneit
at: Vienna; Austria Vienna; Graz; Salzburg; Linz; Wien
az: Baku
bh: Manama; Baharain; Bahrein; Kingdom of Bahrain; Bahrin; Riffa; Muharraq; Bahrian; Bahrain Manama; Juffair; Bahraine; Isa Town;
  Manamah
bd: Dhaka; Bangladesh Dhaka; Chittagong; Sylhet; Khulna
be: Brussels; Antwerp; Ghent; Leuven; Bruxelles
bq: Caribbean Netherlands
vg: Virgin Islands, British
bn: Brunei Darussalam
kh: Phnom Penh
ca: Canda; Toronto; Ontario; Kanada; Vancouver; Alberta; British Columbia; Brampton; Mississauga; Calgary; Edmonton; Ottawa;
  Montreal; Winnipeg; Surrey BC; Surrey Canada; Quebec; Manitoba; Saskatchewan; Nova Scotia; Halifax; Regina; Saskatoon;
  Scarborough; London Ontario; Hamilton Ontario; Kitchener; Waterloo; Abbotsford; Markham; Oakville; Toronto Canada;
  Windsor Ontario; Canda Toronto; GTA; Burnaby; Kaneda; Canada PR; Brampton ON; Yyz; Guelph; Barrie; Burlington; Sudbury; Moncton;
  St Johns; New Brunswick; Oshawa; Ajax
cv: Cabo Verde
cn: PRC; China Shanghai; Shanghai; Beijing; People's Republic of China; Shenzhen; Guangzhou; China Beijing; Hangzhou; Yiwu
cc: Cocos (Keeling) Islands
ci: Ivory Coast
cy: Nicosia; Limassol; Ciprus
cz: Czech Republic; Prague; Brno; Czech
cd: DR Congo; Congo-Kinshasa; Zaire
dk: Copenhagen; Aarhus; Odense; Copenhegan; Denmerk
eg: Cairo; Alexandria Egypt
sz: Swaziland
et: Addis Ababa
fk: Falkland Islands (Malvinas)
fj: Suva; Nadi; Fiji Islands
fi: Helsinki; Espoo; Tampere; Finnland; Vantaa
fr: Paris; Frans; Lyon; Toulouse; Marseille; Nice France; Grenoble; Bordeaux
gm: The Gambia; Republic of The Gambia
ge: Tbilisi; Georgia Tbilisi
de: Deutschland; Germeny; Berlin; Munich; Frankfurt; Jermany; Hamburg; Stuttgart; Cologne; Dusseldorf; Dresden; Leipzig; Bonn;
  Aachen; Nuremberg; Bremen; Munchen; Germany Berlin; Hannover; Bavaria; Essen; Germani; Jarmany; Muc; Heidelberg; Karlsruhe;
  Mannheim; Potsdam; Magdeburg; Darmstadt; Dortmund
gh: Accra
gr: Athens
hk: HK; Kowloon; Hong Kong SAR
hu: Budapest
id: Jakarta; Bali; Indoneshia; Surabaya
ir: Islamic Republic of Iran; Iran, Islamic Republic of; Persia; Tehran; Teheran
iq: Baghdad; Basra; Erbil
ie: Dublin; Republic of Ireland; Eire; Irland; Ireland Dublin; Cork; Galway; Limerick; Waterford; Ireland Cork; Ierland;
  Dublin Ireland; Kilkenny; Sligo; Tralee; Drogheda; Athlone; Dundalk; Mullingar; Letterkenny
il: Isreal; Tel Aviv; Jerusalem; Israyel; Haifa; Israil
it: Itly; Italia; Rome; Itali; Milan; Turin; Venice; Milano; Roma; Naples; Florence; Verona
jp: Tokyo; Nippon; Osaka; Yokohama; Nagoya; Japan Tokyo; Kyoto
ke: Nairobi; Mombasa; Kenia; Kisumu
kw: Kuwait City; Kuwaith; Quwait; State of Kuwait; Salmiya; Farwaniya; Ahmadi; Kuwet; Kuwit; Hawally; Fahaheel; Mangaf; Abbasiya;
  Kwi; Jleeb; Fintas; Mahboula; Salmiyah; Khaitan
la: Lao People's Democratic Republic
ly: Tripoli; Benghazi
my: Malasia; Kuala Lumpur; Malayasia; KL Malaysia; Penang; Johor; Johor Bahru; Selangor; Malasiya; Malaysia KL; Petaling Jaya;
  Malysia; Ipoh; Kul; Klang; Shah Alam; Malacca; Cyberjaya; Johor Baru
mv: Maldive; Male Maldives; Maldive Islands
mt: Malta Europe; Valletta; Sliema; Malta EU
mu: Port Louis; Mauritus
fm: Micronesia, Federated States of
md: Moldova, Republic of
mm: Burma; Yangon; Rangoon
np: Kathmandu; Nepal Kathmandu; Pokhara; Birgunj; Biratnagar; Nepaal; Lalitpur Nepal; Janakpur
nl: Netherland; Nederland; Amsterdam; The Netherlands; Holland; Netherlands (Kingdom of the); Rotterdam; The Hague; Eindhoven;
  Utrecht; Den Haag; Delft
nz: NZ; Auckland; New Zeland; Wellington; Christchurch; Hamilton NZ; New Zealend; Tauranga; Auckland NZ; Akl; Dunedin; Napier;
  Palmerston North; Queenstown NZ; Rotorua; Invercargill
ng: Lagos; Abuja; Nigeria Lagos
mk: Macedonia; The Republic of North Macedonia
no: Oslo; Bergen; Stavanger; Norwey; Trondheim
om: Muscat; Sultanate of Oman; Salalah; Muscat Oman; Masqat; Sohar; Sur Oman; Nizwa; Ruwi; Oman Muscat; Muskat; Ibri; Seeb; Duqm;
  Mct; Al Khuwair; Ghala
pk: Karachi; Lahore
ps: State of Palestine; Palestinian Territory
ph: Manila; Philipines; Phillipines; Cebu
pn: Pitcairn
pl: Poland Europe; Warsaw; Krakow; Wroclaw; Gdansk; Poland Warsaw; Warszawa
pt: Lisbon; Porto
qa: Doha; Quatar; State of Qatar; Katar; Doha Qatar; Al Khor; Mesaieed; Qatar Doha; Qater; Al Rayyan; Lusail; Ras Laffan; Doh;
  Wakra; Al Wakrah; Al Wakra; Dukhan
cg: Congo-Brazzaville
ro: Bucharest
ru: Russian Federation; Moscow; St Petersburg Russia; Rusia
mf: Saint Martin (French part)
sa: KSA; Saudi; Kingdom of Saudi Arabia; Riyadh; Jeddah; Dammam; Soudi; Soudi Arabia; Saudi Arabi; Saudia; Jubail; Makkah; Mecca;
  Madinah; Medina; Khobar; Al Khobar; Yanbu; Tabuk; Dhahran; Jiddah; Abha; Saudi Arab; Riyad; Riyadh KSA; Soudhi; Sowdi; Jeddha;
  Taif; Buraidah; Al Ahsa; Khamis Mushait; Riyadh Saudi; Ruh; Dmm; Dammam KSA; Jubail KSA; Al Jubail; Hafar Al Batin; Najran;
  Neom; Qassim; Al Hasa
sg: Singapur; Singapoor; Singapor; Singapore City; Singapoore; Singapure; Spore
sx: Sint Maarten (Dutch part)
za: South Afrika; RSA; Johannesburg; Durban; Cape Town; Pretoria; S Africa; Joburg
kr: Seoul; Korea South; S Korea; Korea; Korea, Republic of; Republic of Korea; Busan; Incheon; Suwon
es: Madrid; Barcelona; Valencia Spain
lk: Ceylon; Colombo; Jaffna; Kandy; Shri Lanka; Trincomalee; Batticaloa
se: Stockholm; Gothenburg; Malmo; Swedan; Lund
ch: Swiss; Switzerland Zurich; Zurich; Switserland; Geneva; Basel Switzerland; Bern; Lausanne; Zurich Switzerland; Switzerlnd
sy: Syrian Arab Republic
tw: Taiwan, Province of China
tz: United Republic of Tanzania; Tanzania, United Republic of; Dar es Salaam; Tanzaniya; Arusha; Zanzibar
th: Bangkok; Phuket; Pattaya; Bankok
tl: East Timor
tr: Turkey; Istanbul; Ankara; Turky
ug: Kampala; Entebbe
ua: Kiev; Kyiv
ae: UAE; Dubai; Abu Dhabi; Sharjah; Ajman; Ras Al Khaimah; Fujairah; Emirates; Dubai UAE; UAE Dubai; Al Ain; United Arab Emirate;
  United Arab Emirates; Ras al Khaima; RAK; Umm Al Quwain; Deira; Jebel Ali; Dubhai; Dubay; Sharja; Sarjah; Fujeirah; Bur Dubai;
  Dubai International City; Dxb; Sharjah UAE; Auh; Abu Dabi; Abu Dhabhi; Shj; Musaffah; Mussafah; Karama; Al Quoz; Jlt;
  Dubai Marina; Al Nahda; Al Barsha; Ruwais
gb: UK; England; Britain; Great Britain; London; United Kingdom; Scotland; Wales; Northern Ireland; Manchester; Birmingham;
  Leicester; Leeds; Liverpool; Glasgow; Edinburgh; Bristol; Sheffield; Nottingham; Coventry; Cardiff; Belfast; Reading UK;
  Southampton; Oxford; Cambridge UK; Milton Keynes; Luton; Wolverhampton; Slough; Newcastle; Croydon; Ilford; Harrow; Southall;
  Bradford; Aberdeen; Hounslow; United Kindom; Derby UK; Swindon; Birmingham UK; B ham; Lhr; London UK; Wembley; East Ham;
  Watford; Stoke on Trent; Plymouth; Exeter; Bournemouth; Norwich; Peterborough; Northampton; Ipswich
us: USA; US; America; United States; Amerika; United States of America; New York; California; Texas; New Jersey; Chicago; Houston;
  Dallas; San Francisco; San Jose; Seattle; Boston; Atlanta; Los Angeles; Washington DC; Washington; Austin; Philadelphia;
  Phoenix; Denver; Detroit; Columbus; Charlotte; Tampa; Orlando; Miami; Virginia; Florida; Illinois; Michigan; Ohio; Pennsylvania;
  North Carolina; Massachusetts; Maryland; Arizona; Bay Area; NJ; NYC; Sunnyvale; Santa Clara; Fremont; San Diego; Minneapolis;
  Connecticut; Edison NJ; Jersey City; Cincinnati; Cleveland; Kansas; Missouri; Tennessee; Nashville; Utah; Oregon; Portland;
  Las Vegas; Wisconsin; Minnesota; Indiana; Delaware; Colorado; Plano; Irving; Frisco; TX; Seattle WA; Dallas TX;
  United State of America; St Louis; Pittsburgh; Raleigh; Silicon Valley; San Francisco CA; Sfo; Jfk; Texas USA; Sacramento;
  Cupertino; Mountain View; Palo Alto; San Ramon; Bellevue; Redmond; Princeton; Salt Lake City USA; Tulsa; Omaha; Memphis;
  Louisville; Milwaukee; Rochester; Baltimore; Richmond VA; Alpharetta; Round Rock
vi: Virgin Islands, U.S.
va: Holy See (Vatican City State); Holy See
vn: Hanoi; Ho Chi Minh; Ho Chi Minh City; Saigon
zm: Lusaka`;

/** States of India by former names, short forms and usual misspellings. */
export const stateWords = `
in-andaman-and-nicobar-islands: AN; A & N Islands; Andaman; Andaman and Nicobar; Andamans
in-andhra-pradesh: AP; Andhra; Andra Pradesh; Andhra Pradhesh; Andra
in-arunachal-pradesh: AR; Arunachal
in-assam: AS; Asam; Asom
in-bihar: BR; Behar
in-chandigarh: CH; Chandigad
in-chhattisgarh: CG; Chhatisgarh; Chattisgad; Chathisgarh; Chatisgarh; Chattisgarh
in-dadra-and-nagar-haveli-and-daman-and-diu: Dadra and Nagar Haveli; Daman and Diu
in-delhi: New Delhi; DL; Dilli; Delhi NCR; NCR; NCT of Delhi; Delhi NCT; National Capital Territory of Delhi
in-goa: GA; Goa State
in-gujarat: GJ; Gujrat; Gujarath; Gujrath
in-haryana: HR; Hariyana; Haryna
in-himachal-pradesh: HP; Himachal
in-jammu-and-kashmir: JK; J & K; Jammu; Kashmir
in-jharkhand: JH; Jharkand; Jarkhand
in-karnataka: KA; Karnatak; Karnatka; Mysore State; Carnatic; Karanataka
in-kerala: Keralam; Kerela; KL; Kerla; Keralaa; Travancore
in-lakshadweep: LD; Lakshadeep; Lakshadweep Islands
in-madhya-pradesh: MP; Madhya Pradhesh
in-maharashtra: MH; Maharastra; Maharashthra; Maha; Maharahtra
in-manipur: MN; Manipur State
in-meghalaya: ML; Megalaya
in-mizoram: MZ; Mizoram State
in-nagaland: NL
in-odisha: OD; Odissa; Orrisa; OR; Orissa
in-puducherry: PY; Pondy; Pondichery; Puduchery; Pondicherry
in-punjab: PB; Panjab
in-rajasthan: RJ; Rajastan; Rajsthan; Rajputana
in-sikkim: SK; Sikim
in-tamil-nadu: TN; Tamilnad; Madras State; Thamizhnadu; Tamilnadu State; Tamizh Nadu
in-telangana: TS; Telengana; Telangana State; TG; Telegana; Thelangana
in-tripura: TR; Tripura State
in-uttar-pradesh: UP; Utter Pradesh; Uttar Pradhesh; United Provinces
in-uttarakhand: UK; Uttrakhand; Uttarkhand; UA; Uttaranchal
in-west-bengal: WB; Bengal; W Bengal; Paschim Banga`;
