/** Short forms of states abroad behind a town, by the name and the country; those that Indian states have, too, are none. */
const states: Readonly<Record<string, string>> = {
  NJ: 'New Jersey, USA',
  NY: 'New York, USA',
  CA: 'California, USA',
  TX: 'Texas, USA',
  IL: 'Illinois, USA',
  VA: 'Virginia, USA',
  NC: 'North Carolina, USA',
  MD: 'Maryland, USA',
  FL: 'Florida, USA',
  OH: 'Ohio, USA',
  MI: 'Michigan, USA',
  PA: 'Pennsylvania, USA',
  MA: 'Massachusetts, USA',
  AZ: 'Arizona, USA',
  BC: 'British Columbia, Canada',
  ON: 'Ontario, Canada',
  AB: 'Alberta, Canada',
  NSW: 'New South Wales, Australia',
  QLD: 'Queensland, Australia',
};
const behindTown = new RegExp(
  String.raw`(?:(?<=\p{Ll}{3})[\s,]+|^)(${Object.keys(states).join('|')})\b(?=\s*(?:$|[,;/(]))`,
  'gu',
);

/** The state behind a town abroad in full: `Edison NJ`, `Surrey, BC`. */
export function writeOutStates(text: string): string {
  return text.replaceAll(behindTown, (_, state: string) => `, ${states[state] ?? state}`);
}
