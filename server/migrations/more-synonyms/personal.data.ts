import type { SynonymSeeds } from '../synonyms/synonym-seed.ts';

/** Short and misspelled words of the short lists about a person. */
export const morePersonalWords: Readonly<Record<string, SynonymSeeds>> = {
  religion: {
    hindu: { same: 'H; Hin; Hndu; Hindoo; Hidu; Hinu; Hind' },
    muslim: { same: 'M; Mus; Muslm; Musl; Mulim; Islaam; Mohammadan; Muhammadan' },
    christian: { same: 'C; Chr; X; Xn; Xstian; Christn; Chrstian; X’ian; Cristn; Christ' },
    sikh: { same: 'Sik; Sikkh; Sardar; Sikha' },
    jain: { same: 'Jn; Jainn' },
    buddhist: { same: 'Bouddha; Boudha; Bauddha; Baudh; Buddist; Nav Boudha; Navbouddha; Navbauddha' },
  },
  marital_status: {
    'never-married': {
      same: `
        UM; U M; Un married; N M; NM; NVM; 1st marriage; First time; Ist marriage; First marriage only; Unmarid; Unmrd; Unmrrd; Umarried;
        Single never married; Kunwara; Kunwari; Kumari; Kanya; Avivahita; Virgin; Never; Un-mrd; 1st; First`,
    },
    'awaiting-divorce': {
      same: `
        Seprd; Sep; Separtd; Divorce filed; Div pending; Divorce in progress; Case pending; Div applied; Divorce under process;
        Awaiting; Div case going on; Divorce process; Seperation; Separation; Divorce case going on; Div in process`,
    },
    divorced: {
      same: `
        Div; Divd; Dvd; Divcd; Dv; Legal divorce; Innocent divorcee; Innocent divorce; Issueless divorcee; Divorcee issueless;
        Mutual consent divorce; Divorced legally; Short married divorced; Diversed; Khula; Talaqshuda; Divorcy case over; 2nd marriage div`,
    },
    widowed: {
      same: 'Wid; Wdr; Wdw; Wdwr; Vidhava; Widowd; Widower issueless; Late wife; Late husband; Spouse expired; Wife died; Husband died',
    },
    annulled: { same: 'Annul; Anul; Annuled; Annulled by church; Nullified by church; Nulled' },
  },
  mother_tongue: {
    malayalam: { same: 'Ml; Mlm; Mala; Mly; Malay; Mallayalam; Maalayalam; M’yalam; Malylm; Mlym' },
    tamil: { same: 'Tam; Tml; Taml; Tmil; Tamizhl; Tamiil' },
    telugu: { same: 'Tel; Tlg; Telug; Tlgu; Teligu; Telgue; Tel gu' },
    kannada: { same: 'Kan; Kann; Knd; Knda; Kanad; Kanna; Kanadam; Kannda' },
    hindi: { same: 'Hin; Hnd; Hindy; Hidni; Hind' },
    marathi: { same: 'Mar; Mrt; Mara; Mrathi; Marahti' },
    gujarati: { same: 'Guj; Gujr; Gujj; Gujarti; Guju; Kathiawadi; Kathiyawadi' },
    punjabi: { same: 'Pun; Punj; Pnb; Punjbi; Panj' },
    bengali: { same: 'Ben; Beng; Bng; Bong; Bangal; Bangla language' },
    odia: { same: 'Od; Ori; Ory; Odiaa; Odissi; Udia' },
    urdu: { same: 'Ur; Urd; Udru; Urduu' },
    konkani: { same: 'Kon; Konk; Kok; Konkanni language' },
    tulu: { same: 'Tul; Tulu language' },
    assamese: { same: 'Ass; Asm; Assm' },
    sindhi: { same: 'Sin; Snd; Sindhii' },
    nepali: { same: 'Nep; Npl' },
    marwari: { same: 'Marw; Mwr; Marvari language' },
    maithili: { same: 'Mai; Mth' },
    english: { same: 'En; Engl' },
  },
  diet: {
    veg: {
      same: 'Vg; Vegi; Vegt; Vegetrian; Vegitrian; Vegetaran; Pure vegeterian; Brahmin veg; Saiva; Saivam; Shuddh shakahari; Vegiterian; Strictly veg',
    },
    'non-veg': {
      same: `
        N V; Nonveg; Non; Nv; N veg; Nonvegetarian; Non vegi; Non-vg; Any; Asaivam; Mansahari; Non Veg and Veg; Veg/Non veg; Veg & Non veg;
        No restriction; All; Veg nonveg; Veg or Non veg; Eats all; Mix; Mixed`,
    },
    eggetarian: {
      same: 'Egg eaters; Eggs; Eggtarian; Egg only veg; Eggs ok; Egg taken; Veg but egg; Veg with eggs; Egg veg; Eggeterian; Eggitarion',
    },
    'occasionally-non-veg': {
      same: `
        Occ N V; Occ non veg; Occl non veg; Occassionally non veg; Ocassionally non veg; Occasionally NV; Sometimes NV; Rarely NV; Occ NV;
        Occasional NV; Non veg occasionally; NV occasionally; Non veg rarely; Veg mostly; Mostly veg; Non veg outside; Occasionally Veg/Non veg;
        Occasional non vegetarian; Occ`,
    },
  },
  family_type: {
    nuclear: {
      same: 'N; Nuc; Nucl; Nuclear fam; Nuclear type; Nuclear house; Indep; Independent; Independent family; Neuclear family; Nuclair',
    },
    joint: {
      same: 'J; Jt; Jnt; Jont; Joint fam; Joint type; Joint house; Combined; Large joint; Kootukudumbam; Tharavad',
    },
  },
  family_values: {
    orthodox: { same: 'Orthdx; Ortho; Strict orthodox; Orthodox family; Spiritual' },
    traditional: { same: 'Trad; Traditnl; Cultured; Cultured family; Traditional type; Old values' },
    moderate: { same: 'Mod; Moderately traditional; Simple; Simple family' },
    liberal: { same: 'Lib; Forward; Forward thinking; Modern outlook; Modern family; Broadminded' },
  },
  financial_status: {
    'lower-middle': {
      same: 'Lower mid; Low middle; L M C; Lower mc; Low; Poor family; Below middle; Lower Middle family; Lower-middle-class family',
    },
    middle: { same: 'Mid; Midle; Middl; Midd; M C; Middle cls; Middle fam; Mddle class; Middle family' },
    'upper-middle': {
      same: 'Upper mid; U M C; Upper mc; Upr middle; Upper Middle family; High middle; Higher middle class; Higher middle; Upper-middle-class family; Uppr middle',
    },
    affluent: {
      same: 'Very well off; Wealthy family; Business class; High society; Very affluent; Well to do family; Rich and affluent; HIG; Elite family; High',
    },
  },
  children: {
    none: { same: 'No issue; W/o issue; W/o children; Nill; Childless; No child from first marriage' },
    'living-together': { same: 'Child with me; Son with me; Daughter with me; Living together with me' },
    'living-apart': {
      same: 'Child with mother; Child with father; Son with mother; Daughter with mother; Child not with me; With ex',
    },
  },
};
