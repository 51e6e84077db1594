import { describe, expect, it } from 'vitest';
import { convertSheet } from '#tests/application/imports/convert-sheet.ts';
import { unitOfHeader } from './income-headers.rules.ts';

/** The income of the first cell of a column, and what is said about it. */
const read = (column: string, ...cells: string[]): [income: unknown, keys: string[]] => {
  const { facts, remarks } = convertSheet(cells.map((cell) => ({ [column]: cell })));
  return [facts.annualIncome, remarks.map(({ key, as }) => [key, as].join(' ').trim())];
};

describe('the unit of a header', () => {
  it.each([
    "Salary (in '000)",
    "Salary ('000s)",
    'Income (in 000)',
    "Income (000's)",
    'Income in K',
    'Income (K)',
    'Salary in Rs 000',
    'Salary Rs.000',
    'Income (Rs. ’000)',
    'Income (x1000)',
    'Income in 1,000s',
    'Monthly income (,000)',
    'Salary (ths)',
    'Salary in hazar',
    'आय (हजार में)',
    'വരുമാനം (ആയിരം)',
  ])('“%s” is thousands', (header) => {
    expect(unitOfHeader(header)).toBe('thousands');
  });

  it.each([
    ['Income in L', 'lakhs'],
    ['Salary (Lks)', 'lakhs'],
    ["Salary ('00000)", 'lakhs'],
    ['Income (1,00,000)', 'lakhs'],
    ['आय (लाख)', 'lakhs'],
    ['வருமானம் (லட்சம்)', 'lakhs'],
    ['Income (Cr)', 'crores'],
    ['Income in millions', 'unknown'],
    ["Salary ('00)", 'unknown'],
    ['Income in pots', 'unknown'],
    ['Salary (NPR)', 'unknown'],
    ['Salary (Riyals)', 'unknown'],
    ['Weekly salary', 'unknown'],
    ['Salary per day', 'unknown'],
  ])('“%s” is %s', (header, unit) => {
    expect(unitOfHeader(header)).toBe(unit);
  });

  it.each([
    'Salary',
    'Annual income (Rs)',
    'Salary in hand',
    'Income in rupees',
    'Income in Indian rupees',
    'Income in British pounds',
    'Salary (Saudi riyals)',
    'Monthly income (AED)',
    'Income (above 25,000)',
    'Income (50000-100000)',
    'Working in govt & salary',
    'Income of family in India',
  ])('“%s” has none', (header) => {
    expect(unitOfHeader(header)).toBeNull();
  });
});

describe('numbers below a header', () => {
  it.each([
    ["Salary (in '000)", ['120', '450', '600'], '120000'],
    ["Salary pm (in '000)", ['45', '50', '60'], '540000'],
    ["Salary ('000)", ['6 lakh', '450', '600'], '600000'],
    ['Income in lakhs', ['8', '7', '6'], '800000'],
    ['Income (in crores)', ['1-2', '1', '3'], '10000000-20000000'],
    ['Salary ($k)', ['45', '50', '60'], '3825000'],
    ["Salary (AED '000 pm)", ['8', '9', '7'], '2208000'],
  ])('are of its unit under %s', (header, cells, income) => {
    expect(read(header, ...cells)[0]).toBe(income);
  });

  it.each([
    ['Income in millions', '45'],
    ['Income in millions', '500000'],
    ["Salary ('00)", '4500'],
    ['Salary (JPY)', '4000000'],
    ['Weekly salary', '9000'],
    ['Salary (Riyals)', '5000'],
    ['Salary (AED hundreds)', '450'],
  ])('of a unit that is not known are left out: %s, %s', (header, cell) => {
    expect(read(header, cell)).toEqual([undefined, ['row.income_of_unknown_unit']]);
  });

  it('of a unit that is not known keep what a cell states, and count in a unit that is chosen', () => {
    expect(read('Income in millions', '8 lakh')).toEqual(['800000', []]);
    const chosen = convertSheet([{ 'Income in pots': '8' }], (mapping) => ({
      ...mapping,
      fields: {
        ...mapping.fields,
        annual_income: { columns: ['Income in pots'], converter: 'income', unit: 'lakhs', per: 'year' },
      },
    }));
    expect(chosen.facts.annualIncome).toBe('800000');
  });

  it('of a foreign currency are never taken for lakhs', () => {
    expect(read('Income (USD)', '90', '80', '120')).toEqual([undefined, ['row.no_income']]);
  });

  it('are of the unit and period of their own header, where two columns have incomes', () => {
    const row = { 'Monthly income': '', 'Annual income (lakhs)': '' };
    const incomeOf = (cells: Partial<typeof row>) => convertSheet([{ ...row, ...cells }]).facts.annualIncome;
    expect(incomeOf({ 'Monthly income': '150000' })).toBe('1800000');
    expect(incomeOf({ 'Annual income (lakhs)': '9' })).toBe('900000');
  });
});

describe('a guess about an income', () => {
  it.each([
    ['Salary', ['8', '7', '6'], '800000', ['row.income_of_column']],
    ['Monthly income', ['45', '50', '60'], '540000', ['row.income_of_column']],
    ['Monthly income (lakhs)', ['8'], '800000', ['row.yearly_income']],
    ['Income', ['SAR 5000'], '1350000', ['row.monthly_income']],
    ['Income', ['AED 120000'], '2760000', ['row.yearly_income']],
    ['Income', ['SGD 60000'], '3900000', ['row.yearly_income']],
    ['Income', ['USD 80000'], '6800000', ['row.yearly_income']],
    ['Annual income', ['AED 5000'], '1380000', ['row.monthly_income']],
    ['Annual income', ['AED 60000'], '1380000', []],
    ['Monthly income', ['$ 15000'], '15300000', []],
    ['Income', ['AED 8000 / m'], '2208000', []],
  ])('has a note: %s, %j', (header, cells, income, keys) => {
    const [stored, said] = read(header, ...cells);
    expect([stored, said.filter((key) => !key.startsWith('row.converted'))]).toEqual([income, keys]);
  });

  it('behind the work has a note, too', () => {
    expect(read('Occupation', 'Goldsmith, SAR 5000')).toEqual([
      '1350000',
      expect.arrayContaining(['row.monthly_income', expect.stringContaining('row.converted_currency')]),
    ]);
    expect(read('Occupation', 'Goldsmith, Rs 25000')).toEqual([
      '300000',
      expect.arrayContaining(['row.monthly_income']),
    ]);
  });
});
