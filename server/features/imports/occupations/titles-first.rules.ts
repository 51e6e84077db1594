/** Titles that stand before all others, since words of theirs mean something else alone; see `titles.rules.ts`. */
export const titlesFirst: readonly (readonly [code: string, pattern: string])[] = [
  [
    'film-director',
    String.raw`\b(?:cine\w*|film|movie|serial)\b.*\bdirect(?:or|ion)\b|\bdirector\b.*\b(?:cine\w*|film|movie|serial)s?\b`,
  ],
  ['actor', String.raw`\b(?:cine|film|serial|stage|drama) (?:actor|actress|artiste?)\b|\bjunior artiste?\b`],
  [
    'astrologer',
    String.raw`\bastrolog\w+\b|\bjy?oth?i?sh\w*\b|\bjosi?[ey]r\b|\bjosiyar\b|\bva+s(?:th|t)?hu? (?:consultant|expert)\b`,
  ],
  ['document-writer', String.raw`\b(?:document|deed) writ\w+\b|\ba+dharam\b|\bstamp vendor\b`],
  ['tour-guide', String.raw`\b(?:tourist|tour|travel) guide\b|\bguide\b.*\btour\w*|^guide$`],
  [
    'travel-agent',
    String.raw`\btravel (?:consultant|agent|agency|desk|executive)\b|\bair ticketing\b|\bticketing (?:executive|staff)\b|\bvisa consultant\b`,
  ],
  ['public-prosecutor', String.raw`\bgovernment pleader\b|\bassistant government pleader\b`],
  ['customs-officer', String.raw`\bcustoms?\b.*\b(?:officer|inspector|appraiser|superintendent)\b`],
  [
    'tax-officer',
    String.raw`\bexcise\b|\b(?:sales|income|commercial) tax\b|\bgst (?:officer|inspector|department)\b|\bito\b`,
  ],
  [
    'police-officer',
    String.raw`\bpsi\b|\bp\.?s\.?i\.?$|\b(?:dysp|dcp|acp|asi)\b|\bs ?i of police\b|\bsi police\b|\bthanedar\b|\bsho\b`,
  ],
  [
    'police-constable',
    String.raw`\bcpo\b|\b(?:head |police )constable\b|\bcivil police officer\b|\bkerala police\b|^police$|\bpolice (?:job|department|dept|service)\b`,
  ],
  ['industrial-engineer', String.raw`\b(?:production|industrial) engineer\b`],
  [
    'real-estate-agent',
    String.raw`\breal estate\b|\bre business\b|\bproperty (?:dealer|dealing|business|consultant)\b|\bland (?:broker|dealer)\b`,
  ],
  ['hotel-manager', String.raw`\bf ?& ?b\b|\bf and b\b|\bfood and beverage\b`],
  ['barber', String.raw`\bsal+o+n\b|\bbarber\b|\bnavi?k\b|\bhair ?cut\w*`],
  ['hairdresser', String.raw`\bhair (?:dresser|stylist)\b`],
  ['printer', String.raw`\b(?:offset|printing) press\b|\bscreen printing\b|\bflex printing\b`],
  [
    'carpenter',
    String.raw`\basari pani\b|\bmara ?pani\b|\bthachu pani\b|\bsutar kaa?m\b|\bcarpentry\b|\bbadhai\b|\bwood work\b`,
  ],
  [
    'goldsmith',
    String.raw`\bsonar kaa?m\b|\bgold work\w*|\bswarnakar\b|\bgold pani\b|\bthattan\b|\bornament (?:work|making)\w*|\bjewell?ery (?:work|making|designer)\w*`,
  ],
  ['fisherman', String.raw`\bfisher(?:y|ies|man|men)\b|\bfishing\b|\bboat own\b|\bown boat\b|\bmeen pidi\w+`],
  ['weaver', String.raw`\b(?:power|hand) ?looms?\b|\bweav(?:er|ing)\b|\bloom\b`],
  ['vocational-trainer', String.raw`\b(?:iti|ati|skill) (?:instructor|trainer)\b`],
  [
    'sports-coach',
    String.raw`\b(?:cricket|football|swimming|sports|karate|athletics?|tennis|badminton) (?:coach|trainer|master)\b`,
  ],
  [
    'school-teacher',
    String.raw`\b(?:p\.?e\.?t|p\.?t|physical education|drill) (?:teacher|master|sir)\b|\bpet\b(?!.*\b(?:shop|care|bottle)\b)|\bphysical education\b`,
  ],
  ['physical-trainer', String.raw`\bgym\b|\bfitness\b|\bpersonal trainer\b`],
  ['airman', String.raw`\biaf\b|\bindian air ?force\b|\bair ?force\b`],
  ['sailor', String.raw`\bindian navy\b(?!.*\bofficer)`],
  [
    'journalist',
    String.raw`\bpatrakar\b|\bpress reporter\b|\breporter\b|\bnews (?:reporter|correspondent)\b|\bcorrespondent\b`,
  ],
  [
    'village-officer',
    String.raw`\bgram ?sevak\b|\bvro\b|\btalathi?\b|\bgram (?:panchayat )?(?:secretary|sachiv)\b|\bkarnam\b|\bkanungo\b`,
  ],
  [
    'pujari',
    String.raw`\bar[ch]+akar?\b|\barchak\b|\bpurohit\w*\b|\bpanditji\b|\bpoojari?\b|\bpujari\b|\bsh?anthi(?:kkaran)?\b|\bthantri\b|\bkarmakand\w*`,
  ],
  ['mason', String.raw`\bm[ae]i?s(?:t|th)i?r[iy]+\b|\bmason\b|\brajmistri\b|\bkothan\b`],
  [
    'farmer',
    String.raw`\bshe?t[ih]i?\b|\bkheti(?:badi|bari)?\b|\bkrishi(?: karyam)?\b|\bvivasayam\b|\bkisan\b|\bvyavasayam?\b|\bruthu\b|\braitu?\b`,
  ],
  ['health-worker', String.raw`\basha (?:worker|karyakarta|karthi)\b|\bmulti ?purpose health\b`],
  ['pre-school-teacher', String.raw`\b(?:ang[ae]nwadi|balwadi)\b`],
  [
    'shopkeeper',
    String.raw`\bbakery (?:own|business|owner)\b|\b(?:own|run(?:ning)?) (?:\w+ )?(?:bakery|shop|store)\b|\bjawli\b|\bkirana\b|\bdukaa?n\b|\bkadai\b|\bpeedika\b`,
  ],
  ['entrepreneur', String.raw`\bdhand(?:ho|a)\b|\bvyapar\b|\bvyaparam\b|\bthozhil (?:swantham|own)\b`],
  ['caterer', String.raw`\bcatering\b|\bcaterer\b|\bmess (?:owner|business)\b`],
  ['animator', String.raw`\banimat(?:or|ion)\b|\bmulti ?media\b|\bvfx\b|\b3d artist\b`],
  ['editor', String.raw`\beditor\b(?<!video editor)(?<!film editor)`],
  ['cook', String.raw`\bcook\b|\bpachakam\b|\bmaharaj \(cook\)`],
  ['chef', String.raw`\bcom+is?\b.*\bchef\b|\bchef\b|\bcommis?\b|\bcdp\b`],
  ['chemist', String.raw`\bchemist\b(?!.*\bshop)`],
  ['physiotherapist', String.raw`\bphysio\b`],
  ['boiler-operator', String.raw`\bboiler (?:operator|attendant)\b`],
  ['turner', String.raw`\bturner\b`],
  ['notary', String.raw`\bnotary\b`],
];
