import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mapping as mappingSchema } from '#contract/imports/mapping.fields.ts';
import { choiceFacts, profileFormNames } from '#contract/profiles/fact-names.ts';
import { type Choices, findChoices, isListed, resolveChoice } from '#server/features/choices/choices.ts';
import { builtInMappings } from '#server/features/imports/mappings/built-in-mappings.rules.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

let application: TestApplication;
let choices: Choices;
beforeAll(async () => {
  application = await startApplication();
  choices = await findChoices(application.context);
});
afterAll(() => application.close());

/** The values of a built-in mapping that are in no choice list, by field. */
function listOwnWords(name: string): Record<string, string[]> {
  const words = choiceFacts.map(([fact, { list }]) => {
    const field = profileFormNames[fact];
    const options = builtInMappings[name]?.fields[field];
    const meant = options !== undefined && 'synonyms' in options ? Object.values(options.synonyms ?? {}) : [];
    const unknown = meant.filter(
      (text) => text !== '' && !isListed(choices, { list, value: resolveChoice(choices, { list, text }) }),
    );
    return [field, [...new Set(unknown)].toSorted()] as const;
  });
  return Object.fromEntries(words.filter(([, unknown]) => unknown.length > 0));
}

describe('a built-in mapping', () => {
  it.each(Object.entries(builtInMappings))('%s is valid', (_name, mapping) => {
    expect(mappingSchema.parse(mapping)).toEqual(mapping);
  });

  it('biodata has only values of the choice lists', () => {
    expect(listOwnWords('biodata')).toEqual({});
  });

  it('okcupid has own words only where no list has the value', () => {
    const { languages, mother_tongue: _same, ...others } = listOwnWords('okcupid');
    expect(others).toEqual({
      diet: ['Halal', 'Kosher'],
      profession_area: [
        'Banking and real estate',
        'Construction and crafts',
        'Medicine and health',
        'Politics and government',
        'Science and engineering',
      ],
    });
    expect(languages).toContain('Spanish');
    expect(languages).not.toContain('Hindi');
  });
});
