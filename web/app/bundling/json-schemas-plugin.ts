import type { Plugin } from 'vite';

const writersOfJsonSchemas = /\/zod\/v4\/core\/(?:json-schema-processors|to-json-schema)\.js$/;
const exportedNames = /^export (?:(?:const|function) (\w+)|\{ \w+ as (\w+) \})/gm;

/**
 * Leaves what writes JSON Schemas out of the scripts of browsers: only the server describes its calls, and it is a fifth of zod. Each
 * exported name stays, as a function that does nothing; a name that this misses fails the build.
 */
export function withoutJsonSchemas(): Plugin {
  return {
    name: 'intandem:without-json-schemas',
    transform: (code, id) => (writersOfJsonSchemas.test(id) ? emptyModule(code) : null),
  };
}

/** A module with the exported names of `code`, each a function that returns nothing. */
export function emptyModule(code: string): string {
  const names = [...code.matchAll(exportedNames)].map(([, declared, renamed]) => declared ?? renamed);
  const list = names.map((name) => `nothing as ${name}`).join(', ');
  return `const nothing = () => undefined;\nexport { ${list} };\n`;
}
