/** A sentence with its names filled in: `{name}` becomes the value of `name`; an unknown one stays as it is. */
export function fillNames(sentence: string, names: Readonly<Record<string, string>>): string {
  return sentence.replaceAll(/\{(\w+)\}/g, (whole, name: string) => names[name] ?? whole);
}
