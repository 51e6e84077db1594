import { describe, expect, it } from 'vitest';
import { readName } from './names.rules.ts';

describe('a cell with a name', () => {
  it.each([
    ['Sukesh Sherigar (S/o Ramesh Sherigar)', 'Sukesh', 'Sherigar', 'father: Ramesh Sherigar'],
    ['Anu K D/o Mathew', 'Anu', 'K', 'father: Mathew'],
    ['Anu Rao, D/o. Smt. Leela Rao', 'Anu', 'Rao', 'mother: Leela Rao'],
    ['KIRAN RAO S/O LATE RAMA RAO', 'Kiran', 'Rao', 'father: Late Rama Rao'],
    ['Kiran Rao (son of Rama Rao), Udupi', 'Kiran', 'Rao', 'father: Rama Rao'],
  ])('%s names the parent, too', (text, first, last, parent) => {
    const read = readName(text);
    expect({ first: read.first, parent: `${read.parent?.field}: ${read.parent?.name}` }).toEqual({
      first,
      parent,
    });
    expect(read.last).toBe(last);
  });

  it.each([
    ['Anu Rao C/o Suresh Rao', 'Anu', 'Rao', ['C/o Suresh Rao']],
    ['Anita (Ammu) George', 'Anita', 'George', ['Ammu']],
    ['Priya Nair (Divorcee)', 'Priya', 'Nair', ['Divorcee']],
    ['Kiran Nair (Boy)', 'Kiran', 'Nair', []],
    ['Ramesh Kumar, MBBS, MD', 'Ramesh', 'Kumar', ['MBBS, MD']],
    ['Dr. John Thomas, MBBS', 'John', 'Thomas', ['MBBS']],
    ['Asha Mathew, M.Sc. Nursing', 'Asha', 'Mathew', ['M.Sc. Nursing']],
    ['Asha Mathew, FRCS', 'Asha', 'Mathew', ['FRCS']],
    ['Asha Mathew, B.Pharm', 'Asha', 'Mathew', ['B. Pharm']],
    ['Asha Mathew, MS', 'Asha', 'Mathew', ['MS']],
    ['Asha Mathew - MBBS', 'Asha', 'Mathew', ['MBBS']],
    ['John Thomas, Jr.', 'John', 'Thomas', ['Jr.']],
    ['N. Balamurugan MBBS', 'N.', 'Balamurugan', ['MBBS']],
    ['Ramesh Rao @ Raju', 'Ramesh', 'Rao', ['Raju']],
    ['Anu Rao (', 'Anu', 'Rao', []],
  ])('%s says what is no name', (text, first, last, left) => {
    expect(readName(text)).toMatchObject({ first, last, left, parent: null });
  });

  it.each([
    ['ASMA BANU', 'Asma', 'Banu'],
    ['Ms.ASMA BANU', 'Asma', 'Banu'],
    ['Kum. ASHA RAO', 'Asha', 'Rao'],
    ["LIZA D'SOUZA", 'Liza', "D'Souza"],
    ['SEAN MCDONALD', 'Sean', 'McDonald'],
    ['K.P. RAJAN', 'K.P.', 'Rajan'],
    ['RAJAN K.P.', 'Rajan', 'K.P.'],
    ['RAJAN KPM', 'Rajan', 'KPM'],
    ['MD SALIM ALI', 'Md Salim', 'Ali'],
    ['ANNE-MARIE JOSE', 'Anne-Marie', 'Jose'],
    ['asha rao', 'Asha', 'Rao'],
    ['S.MURUGAN', 'S.', 'Murugan'],
    ['Ramya.S', 'Ramya', 'S'],
    ["Liza D'SOUZA", 'Liza', "D'Souza"],
    ['Asha Rao', 'Asha', 'Rao'],
    ['Asha Rao,', 'Asha', 'Rao'],
    ['Menon, M.S.', 'M.S.', 'Menon'],
    ['Khan, Md Salim', 'Md Salim', 'Khan'],
    ['Singh, Dr. Asha', 'Asha', 'Singh'],
    ['Selvi Murugan', 'Selvi', 'Murugan'],
    ['Selvi. Meena Raj', 'Meena', 'Raj'],
    ['Kumari Asha', 'Kumari', 'Asha'],
    ['Sri Lakshmi Nair', 'Sri Lakshmi', 'Nair'],
    ['Shri Krishna', 'Shri', 'Krishna'],
    ['Chiranjeevi Rao', 'Chiranjeevi', 'Rao'],
    ['Liza D’Souza', 'Liza', 'D’Souza'],
    ['Anu KPM', 'Anu', 'KPM'],
  ])('%s is written as %s %s', (text, first, last) => {
    expect(readName(text)).toMatchObject({ first, last, left: [] });
  });
});
