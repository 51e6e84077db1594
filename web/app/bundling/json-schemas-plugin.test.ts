import { expect, test } from 'vitest';
import { emptyModule } from './json-schemas-plugin.ts';

test('an emptied module keeps every exported name and nothing else', () => {
  const code = [
    'import { finalize } from "./other.js";',
    'const hidden = 1;',
    'export const stringProcessor = (schema) => hidden;',
    'export function toJSONSchema(input) {',
    '  return finalize(input);',
    '}',
    'export { processSchema as process };',
  ].join('\n');
  expect(emptyModule(code)).toBe(
    'const nothing = () => undefined;\nexport { nothing as stringProcessor, nothing as toJSONSchema, nothing as process };\n',
  );
});
