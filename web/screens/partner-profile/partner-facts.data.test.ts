import { expect, test } from 'vitest';
import { factsOnScreen, publicFacts } from '#contract/profiles/fact-names.ts';
import { factGroups, shownElsewhere } from './partner-facts.data.ts';

test('every fact that members may see is shown once', () => {
  const grouped = Object.values(factGroups).flatMap(({ always, whenStated }) => [...always, ...whenStated]);
  expect([...grouped, ...shownElsewhere].toSorted()).toEqual(publicFacts.toSorted());
});

test('facts that are shown when they are stated follow the order of the own profile', () => {
  for (const { whenStated } of Object.values(factGroups))
    expect(whenStated).toEqual(factsOnScreen.filter((fact) => whenStated.some((other) => other === fact)));
});
