import { format } from 'oxfmt';
import { settings } from '#server/configuration.ts';

const begin = '<!-- configuration: written by scripts/write-configuration-table.ts -->';
const end = '<!-- end of configuration -->';

/** The document with its table of settings written anew from their declarations. Throws when it has no place for one. */
export async function replaceConfigurationTable(document: string): Promise<string> {
  const [before, rest] = document.split(begin);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined) throw new Error('The document has no place for the table');
  const whole = `${before}${begin}\n\n${describeSettings()}\n\n${end}${after}`;
  const { code } = await format('operations.md', whole);
  return code;
}

function describeSettings(): string {
  const rows = Object.values(settings).map(
    (setting) =>
      `| \`${setting.variable}\` | ${setting.default === undefined ? '' : `\`${setting.default}\``} | ${setting.documentation} |`,
  );
  return ['| variable | default | what it does |', '| --- | --- | --- |', ...rows].join('\n');
}
