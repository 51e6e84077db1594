import type { Facts } from '../people/facts.ts';
import type { Coder } from './code-values.ts';

/** A profile's facts as they are stored: codes where a list has the value. */
export function codeFacts(facts: Facts, { code, codeAll }: Coder): Facts {
  const religion = code({ list: 'religion', text: facts.religion }) ?? facts.religion;
  const country = code({ list: 'country', text: facts.country });
  const state = code({ list: 'state', text: facts.state, parent: country });
  const professionArea = code({ list: 'profession_area', text: facts.professionArea });
  return {
    ...facts,
    religion,
    community: code({ list: 'community', text: facts.community, parent: religion }) ?? facts.community,
    denomination: code({ list: 'denomination', text: facts.denomination, parent: religion }),
    maritalStatus: code({ list: 'marital_status', text: facts.maritalStatus }),
    children: code({ list: 'children', text: facts.children }),
    disability: code({ list: 'disability', text: facts.disability }),
    motherTongue: code({ list: 'mother_tongue', text: facts.motherTongue }),
    languages: codeAll({ list: 'mother_tongue', texts: facts.languages }),
    financialStatus: code({ list: 'financial_status', text: facts.financialStatus }),
    familyType: code({ list: 'family_type', text: facts.familyType }),
    familyValues: code({ list: 'family_values', text: facts.familyValues }),
    country,
    state,
    district: code({ list: 'district', text: facts.district, parent: state }),
    relocate: code({ list: 'relocate', text: facts.relocate }),
    qualification: code({ list: 'qualification', text: facts.qualification }),
    workingWith: code({ list: 'working_with', text: facts.workingWith }),
    professionArea,
    workingAs: code({ list: 'working_as', text: facts.workingAs, parent: professionArea }),
    annualIncome: code({ list: 'annual_income', text: facts.annualIncome }),
    diet: code({ list: 'diet', text: facts.diet }),
  };
}
