import { describe, expect, it } from 'vitest';
import { importFields, type ImportField } from '#contract/imports/mapping.fields.ts';
import { readColumns } from '#contract/imports/fit-mapping.ts';
import { findOfProduct } from '#tests/support/find-of-product.ts';
import { prepareMapping } from '../converting/prepare-mapping.rules.ts';
import { settleChoices } from '../converting/settle-choices.rules.ts';

const find = findOfProduct();
type Form = Partial<Record<ImportField, string>>;

/** A sheet with a column for each field; the places of work are firms, too. */
const mapping = prepareMapping(
  {
    fields: {
      ...Object.fromEntries(importFields.map((field) => [field, readColumns(field, [field])])),
      employer_name: readColumns('employer_name', ['city']),
    },
    refuse: [],
  },
  [...importFields],
);
const read = (form: Form) => settleChoices(form, { texts: { ...form }, find, mapping });
const codesOf = (form: Form, fields: readonly ImportField[]) => fields.map((field) => read(form).form[field]);

describe('a cell about work', () => {
  it.each([
    ['Jr. Engr (Electl), TNEB', 'electrical-engineer', 'government-psu'],
    ['Working as a Mgr at ICICI Bank, Salem', 'bank-manager', 'private-company'],
    ['Capt. in Indian Army', 'army-officer', 'defence-police'],
    ['Own coaching classes', 'private-tutor', 'self-employed'],
    ['A.O. in LIC of India', 'insurance-officer', 'government-psu'],
    ['Clerk in SBI', 'bank-clerk', 'government-psu'],
    ['Kirana store - own', 'shopkeeper', 'business'],
    ['Java developer @ Capgemini', 'software-engineer', 'private-company'],
    ['Primary teacher, aided school', 'primary-teacher', 'government-psu'],
    ['Advocate - private practice', 'advocate', 'self-employed'],
    ['BSF jawan', 'paramilitary-personnel', 'defence-police'],
    ['CT scan techn.', 'radiographer', undefined],
    ['Havildar, Indian Army', 'soldier', 'defence-police'],
    ['AE in KSEB - Kottayam', 'electrical-engineer', 'government-psu'],
    ['Technopark, TVM - F&B Exec, Taj', 'hotel-manager', 'private-company'],
    ['Cine field, asst director', 'film-director', undefined],
    ['Excise guard at Kollam', 'tax-officer', 'government-psu'],
    ['Own oil mill', 'entrepreneur', 'business'],
    ['Gym own', 'physical-trainer', 'business'],
    ['Sheti', 'farmer', 'self-employed'],
    ['Jyothishi in Ujjain', 'astrologer', 'self-employed'],
    ['Hyd, Lic Agt', 'insurance-agent', 'self-employed'],
    ['Dev. Officer, LIC', 'insurance-officer', 'government-psu'],
  ])('%s is a %s with %s', (text, title, kind) => {
    const [code, kindOf] = codesOf({ working_as: text }, ['working_as', 'working_with']);
    expect([code?.endsWith(`-${title}`), kindOf]).toEqual([true, kind]);
  });

  it('names the employer and the place where somebody lives', () => {
    expect(read({ working_as: 'Auditor in KPMG, Gurgaon' }).form).toMatchObject({
      employer_name: 'KPMG',
      city: 'Gurugram',
      state: 'in-haryana',
    });
  });

  it('says nothing of a title when somebody studies or has no work', () => {
    expect(codesOf({ working_as: 'Preparing for bank exams' }, ['working_as', 'working_with'])).toEqual([
      undefined,
      'not-working',
    ]);
    expect(read({ working_as: 'Doing B.Ed' }).words).toEqual([]);
  });

  it('that no pattern and no list knows is asked about', () => {
    expect(read({ working_as: 'Kathakali artist' }).words).toHaveLength(1);
  });

  it('that says a rank alone is asked about', () => {
    expect(read({ working_as: 'Officer, Muscat' }).words).toMatchObject([
      { word: 'Officer, Muscat', readAs: null },
    ]);
  });

  it('with an area alone keeps the word for the person', () => {
    expect(read({ working_as: 'Engineer Qatar' }).form).toMatchObject({
      profession_area: 'engineering-and-architecture',
      occupation_detail: 'Engineer Qatar',
      country: 'qa',
    });
    expect(read({ working_as: 'Engineering' }).form).not.toHaveProperty('occupation_detail');
  });
});

describe('cells about places', () => {
  const fields = ['native_place', 'city', 'district', 'country'] as const;
  it.each([
    ['Tenali, A.P', 'Now in Hyd', ['Tenali', 'Hyderabad', 'in-telangana-hyderabad', 'in']],
    ['Ollur', 'Settled in Canada', ['Ollur', undefined, undefined, 'ca']],
    ['Karad (native), working at Pune', undefined, ['Karad', 'Pune', 'in-maharashtra-pune', 'in']],
    ['Tirur', 'Doha Qatar', ['Tirur', 'Doha', undefined, 'qa']],
    ['Palai', '-do-', ['Palai', 'Palai', 'in-kerala-kottayam', 'in']],
    ['Hamirpur, U.P', 'same', ['Hamirpur', 'Hamirpur', 'in-uttar-pradesh-hamirpur', 'in']],
    ['Vizag', 'Bombay', ['Visakhapatnam', 'Mumbai', undefined, 'in']],
    ['Kodakara, Thrissur Dt', undefined, ['Kodakara, Thrissur', undefined, undefined, undefined]],
    ['MLPM', 'VSKP', ['Malappuram', 'Visakhapatnam', 'in-andhra-pradesh-visakhapatnam', 'in']],
    ["R'mundry", 'AUH', ['Rajamahendravaram', 'Abu Dhabi', undefined, 'ae']],
    ['Pala', 'Aurangabad', ['Pala', 'Aurangabad', undefined, 'in']],
    [
      'Anand',
      "A'bad (Mah)",
      ['Anand', 'Chhatrapati Sambhajinagar', 'in-maharashtra-chhatrapati-sambhajinagar', 'in'],
    ],
    ['Satara', 'Kothrud, Pune', ['Satara', 'Pune', 'in-maharashtra-pune', 'in']],
    ['Baramati', 'Baramati, Dist. Pune', ['Baramati', 'Baramati', 'in-maharashtra-pune', 'in']],
    [undefined, 'Ahmedabad, native - Anand', ['Anand', 'Ahmedabad', 'in-gujarat-ahmedabad', 'in']],
    ['Tenali', 'Gandhi Nagar, Vijayawada', ['Tenali', 'Vijayawada', 'in-andhra-pradesh-ntr', 'in']],
    ['Moga', 'Edison NJ', ['Moga', 'Edison', undefined, 'us']],
    [undefined, 'Flat 12, Sai Krupa, Kothrud, Pune 411038', [undefined, 'Pune', 'in-maharashtra-pune', 'in']],
    ['Moga', 'Abroad', ['Moga', undefined, undefined, undefined]],
  ])('%s and %s', (native, lives, expected) => {
    const form = { ...(native && { native_place: native }), ...(lives && { city: lives }) };
    expect(codesOf(form, fields)).toEqual(expected);
  });

  it('of places of work may have a firm', () => {
    expect(codesOf({ city: 'Wipro, Mysore' }, ['city', 'employer_name'])).toEqual(['Mysuru', 'Wipro']);
    expect(codesOf({ city: 'Lulu Group' }, ['city', 'employer_name'])).toEqual([undefined, 'Lulu Group']);
  });

  it('with a wrong letter are read, and the row says so', () => {
    const { form, misspelled } = read({ city: 'Coimbatoor' });
    expect(form).toMatchObject({ district: 'in-tamil-nadu-coimbatore' });
    expect([...misspelled.keys()]).toEqual(['city']);
  });
});

describe('cells about faith', () => {
  it.each([
    ['Hindu', 'BC-A Rajaka', 'hindu-rajaka', undefined],
    ['Hindu', 'Brahmin (Iyengar) Vadakalai', 'hindu-brahmin-iyengar', undefined],
    ['Christian', 'Nadar, CSI', 'christian-nadar', 'christian-csi'],
    ['Muslim', 'Rowther - Hanafi', 'muslim-rowther', 'muslim-sunni-hanafi'],
    ['Hindu', 'Lingayath (Jangama)', 'hindu-lingayat', undefined],
    ['Hindu', 'Vokkaligga', 'hindu-vokkaliga', undefined],
    ['Sikh', 'Ramgarhia (Tarkhan)', 'sikh-ramgarhia', undefined],
    [undefined, 'Vanniyar', 'hindu-vanniyar', undefined],
    [undefined, 'Hindu - Ezhava', 'hindu-ezhava', undefined],
    [undefined, 'Boudha (Mahar)', 'buddhist-ambedkarite-neo-buddhist', undefined],
    [undefined, 'RC Goan', 'christian-goan', 'christian-roman-catholic'],
    [undefined, 'Jat', undefined, undefined],
  ])('%s, %s', (religion, community, ...expected) => {
    const form = { ...(religion && { religion }), community };
    expect(codesOf(form, ['community', 'denomination'])).toEqual(expected);
  });
});

describe('cells about education', () => {
  it.each([
    ['B.Sc (Maths), M.Sc pursuing', 'bachelors-science'],
    ['SSLC, Dip. in Civil Engg', 'iti-diploma'],
    ['B.Com, CS inter', 'bachelors-commerce'],
    ['MCA (2nd yr), BCA', 'bachelors-other'],
    ['BA, B.Ed', 'bachelors-education'],
    ['Diplamo', 'iti-diploma'],
    ['MSc PhD', 'phd'],
    ['MSc, M.Ed', 'masters-education'],
    ['D.EEE', 'iti-diploma'],
  ])('%s', (qualification, code) => {
    expect(codesOf({ qualification }, ['qualification'])).toEqual([code]);
  });

  it('of what is not finished alone are asked about', () => {
    expect(read({ qualification: 'B.Tech (discontinued)' }).words).toHaveLength(1);
  });
});

describe('cells of the short lists', () => {
  it.each([
    ['marital_status', 'Div. - one daughter', 'divorced'],
    ['marital_status', 'Sep. (case pending)', 'awaiting-divorce'],
    ['family_type', 'J / upper middle', 'joint'],
    ['diet', 'Occ. NV', 'occasionally-non-veg'],
    ['star', 'Kettai, Viruchigam', 'jyeshtha'],
    ['star', 'Mesham rasi', undefined],
    ['diet', 'Veg (eats egg)', 'eggetarian'],
    ['financial_status', 'UMC', 'upper-middle'],
    ['marital_status', 'Ghatasphotit', 'divorced'],
  ] as const)('of %s: %s', (field, text, code) => {
    expect(codesOf({ [field]: text }, [field])).toEqual([code]);
  });
});

describe('a wish about the partner in a cell about the faith', () => {
  it.each([
    ['Caste no bar', undefined],
    ['Any caste', undefined],
    ['No bar', undefined],
    ['Any', undefined],
    ['Caste: no bar', undefined],
    ['Religion & caste no bar', undefined],
    ['Caste does not matter', undefined],
    ['No caste preference', undefined],
    ['Open to all', undefined],
    ['CNB', undefined],
    ['Nair (caste no bar)', 'hindu-nair'],
    ['Nair, any caste ok', 'hindu-nair'],
  ])('%s is left out with a note', (community, code) => {
    const { form, words, notes } = read({ community });
    expect([form.community, words]).toEqual([code, []]);
    expect(notes.map(({ key }) => key)).toEqual(['row.partner_wish']);
    expect(form.religion).toBe(code === undefined ? undefined : 'hindu');
  });
});

describe('parents of two communities', () => {
  it.each([
    ['Inter caste (Nair+Ezhava)', 'Nair + Ezhava'],
    ['Inter (Nair / Ezhava)', 'Nair + Ezhava'],
    ['Nair-Ezhava intercaste', 'Nair + Ezhava'],
    ['Inter-caste - Nair/Ezhava', 'Nair + Ezhava'],
    ['Mixed (Nair & Ezhava)', 'Nair + Ezhava'],
    ['F Nair M Ezhava', 'F Nair M Ezhava'],
    ['Inter caste', undefined],
  ])('%s is Inter-caste, and the words are kept', (community, words) => {
    const { form } = read({ community });
    expect([form.religion, form.community, form.sub_community]).toEqual([
      'hindu',
      'hindu-inter-caste',
      words,
    ]);
  });

  it('are no Hindus where one of them is not', () => {
    expect(read({ community: 'Inter caste (Latin Catholic + Syro Malabar)' }).form.community).not.toBe(
      'hindu-inter-caste',
    );
  });
});
