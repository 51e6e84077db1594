/** Words for countries themselves, and for regions of several: they are no town. Separated by semicolons, as all below. */
export const countriesThemselves = `
  UAE; United Arab Emirate; Emirates; KSA; Saudi; Kingdom of Saudi Arabia; Soudi; Soudi Arabia; Saudi Arabi; Saudia; Saudi Arab; Quatar;
  State of Qatar; Katar; Qater; Kuwaith; Quwait; Kuwet; Kuwit; State of Kuwait; Sultanate of Oman; Baharain; Bahrein; Bahrian; Bahraine;
  Kingdom of Bahrain; Bahrin; USA; US; America; United States; Amerika; United States of America; United State of America; UK; England;
  Britain; Great Britain; United Kingdom; United Kindom; Scotland; Wales; Northern Ireland; Canda; Kanada; Australlia; Aus; Austraila; NZ;
  New Zeland; New Zealend; Republic of Ireland; Eire; Irland; Ierland; Deutschland; Germeny; Jermany; Germani; Jarmany; Malasia; Malayasia;
  Malasiya; Malysia; Itly; Italia; Itali; Isreal; Israyel; Israil; Swiss; Switserland; Switzerlnd; Frans; Netherland; Nederland; Holland;
  Ceylon; Srilanka; Shri Lanka; Maldive; Maldive Islands; South Afrika; RSA; S Africa; Nippon; PRC; Korea; Korea South; S Korea; HK; Bharat;
  Hindustan; Ind; Indian; IN; Republic of India; Bharath; Thai land; Philipines; Phillipines; Bangla Desh; Nepaal; Mauritus; Kenia;
  Tanzaniya; Rusia; Swedan; Norwey; Denmerk; Finnland; Ciprus; Poland Europe; Malta Europe; Malta EU; Fiji Islands`;

/** States and provinces abroad, which sheets name in the place of a country. */
export const regionsAbroad = `
  California; Texas; New Jersey; Virginia; Florida; Illinois; Michigan; Ohio; Pennsylvania; North Carolina; Massachusetts; Maryland; Arizona;
  Connecticut; Kansas; Missouri; Tennessee; Utah; Oregon; Wisconsin; Minnesota; Indiana; Delaware; Colorado; NJ; TX; Ontario; Alberta;
  British Columbia; Quebec; Manitoba; Saskatchewan; Nova Scotia; NSW; New South Wales; Queensland; Tasmania; Western Australia;
  South Australia; Bavaria; Bay Area; Silicon Valley; GTA`;

/** Words that refer to another place of the row. */
export const sameAsNative = `
  wahi; yahi; yahin; wahin; same as permanent; same as permanent address; permanent; same as perm; same as r o; same city;
  same; do; ditto; same place; as above; native; native itself; native place; native only; same as native; at native; in native; home;
  home town; hometown; same town; at home; own place; native place itself; same as above; there itself; locally; same as native place`;

/** Words around a place that say nothing about which it is. */
export const aroundPlaces = `
  near; nr; at; in; from; of; to; the; dt; dist; distt; district; city; town; village; vill; po; p o; taluk; tq; tk; post; via; area; side; itself;
  now; present; presently; currently; current; pres; staying; stays; stay; living; lives; residing; resides; settled; settle; working; works;
  work; wkg; wrkg; employed; posted; based; located; is; place; with; family; parents; native; hails; originally; basically; belongs;
  permanent; permanently; rented; rent; rental; own house; vpo; v p o; vill po; ganv; grama; mouza; zila; zilla; jila; jilla; mohalla; moh; tehsil; teh; thana; ps; r o; perm; add; address; cantt; cantonment; mein; since; years; yrs; job; shifted; moved; abroad; foreign; also; and; for; last; his; her`;
