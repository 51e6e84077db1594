import type { ImportField } from '#contract/imports/mapping.fields.ts';

/** Headers of cells that say several facts in any order; the reader of each fact finds its own. */
export const mixedHeaders: readonly (readonly [header: RegExp, fields: readonly ImportField[]])[] = [
  [
    /^(?:full )?names? (?:of )?(?:the )?(?:boys?|girls?|brides?|grooms?|candidate|member|vadhu|var)(?: and (?:the )?(?:boys?|girls?|brides?|grooms?|vadhu|var))?$|^(?:boys?|girls?|brides?|grooms?|vadhu|var) and (?:boys?|girls?|brides?|grooms?|vadhu|var)s? (?:full )?names?$|^(?:sur)?names? and (?:sur)?names?$/,
    ['name'],
  ],
  [
    /^(?:full |(?:boy|girl|bride|groom|candidate|member)s? )?names? (?:and |with )?ages?(?: of (?:the )?(?:boy|girl|bride|groom|candidate|member)s?)?$|^ages? (?:and |with )?names?$/,
    ['name', 'age'],
  ],
  [
    /^(?:d ?o ?b|birth ?(?:date|dt|day)?|(?:date|dt) of birth|janma?\w*)(?: (?:and )?(?:(?:birth )?(?:time|place)|t ?o ?b|p ?o ?b|star|details?|of birth))+$|^(?:date|dt|time)(?: and (?:time|place|date))+ of birth$/,
    ['dob'],
  ],
  [/\bcontact\b.*\b(?:nos?|numbers?)\b/, ['mobile']],
  [
    /\b(?:work|job|occupation|profession|employment|designation)\w* (?:and|with) (?:working )?(?:place|location|city|town)\b|\b(?:place|location|city) and (?:work|job|occupation)\b/,
    ['working_as', 'employer_name', 'city'],
  ],
  [
    /^(?:(?:fathers?|pita\w*|baba|bap\w*|tandri|thande|vadil|baap|f) (?:and )?(?:mothers?|mata\w*|ma+|talli|thayi|aai|m)|parents?)(?: (?:and|names?|occ\w*|jobs?|work|profession|details?|info|f|m|status))*$/,
    ['father', 'mother'],
  ],
  [
    /\b(?:work(?:ing)?|job|posted|posting) (?:at|in|place|location|city|town)\b|\bplace of (?:work|job|posting)\b|\bworkplace\b/,
    ['city', 'employer_name'],
  ],
  [
    /\b(?:work|job|occup\w*|profession|designation|post)\b.*\b(?:company|employer|organi[sz]ation|firm|office|co|deptt?|department)\b|\b(?:company|employer|organi[sz]ation|firm)\b.*\b(?:work|job|occup\w*|profession|designation|post)\b/,
    ['working_as', 'employer_name'],
  ],
  [
    /\bbro\w*\b.*\bsis\w*\b|\bsis\w*\b.*\bbro\w*\b|^sib(?:ling)?s?\b|^b (?:and )?s$|^(?:bhai|bhau|bhra|anna\w*|veer)(?: (?:and )?)(?:b[ae]h[ae]?n\w*|bahini?|bhain|ben|bon|akka\w*|didi|thangi)\b/,
    ['no_of_brothers', 'no_of_sisters'],
  ],
  [
    /\b(?:star|nakshat\w*)\b.*\bg\w*ot\w*ra\w*\b|\bg\w*ot\w*ra\w*\b.*\b(?:star|nakshat\w*)\b|^horoscope details?$/,
    ['star', 'gotra'],
  ],
  // A rasi is no gotra.
  [
    /\b(?:star|nakshat\w*)\b.*\b(?:ra+s[hs]?i|padam|lagn\w*)\b|\bra+s[hs]?i\b.*\b(?:star|nakshat\w*)\b/,
    ['star'],
  ],
  [
    /^(?:about )?(?:family|parivar(?:ik)?|kutumb\w*|kudumba\w*)(?: (?:mahiti|maahiti|details?|background|info\w*|particulars|members|history|vivaran|type status|type values|status type|type and status))?$/,
    [
      'family_type',
      'financial_status',
      'family_values',
      'father',
      'mother',
      'no_of_brothers',
      'no_of_sisters',
    ],
  ],
  // Before the community: what is below it is one of its parts, or a denomination.
  [
    /^sub ?(?:castes?|sects?|divisions?|communit(?:y|ies))\b.*\b(?:denom\w*|rite|church|sect|maslak|firqa|gacch?)\b|^(?:denom\w*|rite|church|sect)\b.*\bsub ?(?:castes?|sects?|divisions?|communit(?:y|ies))$/,
    ['sub_community', 'denomination'],
  ],
  [
    /\b(?:caste|community|jathi|jati)\b.*\bsub ?(?:caste|sect|division|community)\b|\bsub ?(?:caste|sect|division|community)\b.*\b(?:caste|community)\b/,
    ['community', 'sub_community'],
  ],
  [
    /\b(?:caste|community|jath?i|jaat|bi?radari|samaj)\b.*\bg\w*ot\w*ra\w*\b|\bg\w*ot\w*ra\w*\b.*\b(?:caste|community|jath?i|jaat|bi?radari|samaj)\b/,
    ['community', 'gotra'],
  ],
  [
    /\b(?:caste|community)\b.*\bdenom\w*\b|\bdenom\w*\b.*\b(?:caste|community)\b/,
    ['community', 'denomination'],
  ],
];
