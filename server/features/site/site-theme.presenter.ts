import { deriveAccent, isReadableAccent } from '#contract/site/accent.ts';
import { channelsOf } from '#contract/site/colours.ts';
import { mulberry } from '#contract/site/mulberry.ts';

type Variables = Record<string, string>;

/** The address of the style sheet of an accent; empty for the product's own, whose colours are in the pages' styles. */
export function addressOfTheme(accent: string): string {
  return accent === mulberry[600] ? '' : `/theme/${accent.slice(1).toLowerCase()}.css`;
}

/**
 * The style sheet of an accent, by the last part of its address: the design tokens of `web/design/tokens.ts` that follow the accent. Null
 * for any other address. Its rules precede those of the pages, in whichever order they arrive.
 */
export function presentTheme(file: string): string | null {
  const accent = /^([\da-f]{6})\.css$/.exec(file)?.[1];
  if (accent === undefined || !isReadableAccent(`#${accent}`)) return null;
  const { shades, darkTints } = deriveAccent(`#${accent}`);
  const deepest = channelsOf(shades[900]).join(' ');
  const light = {
    ...Object.fromEntries(Object.entries(shades).map(([step, colour]) => [`mulberry-${step}`, colour])),
    accent: shades[600],
    'accent-hover': shades[700],
    'accent-text': shades[600],
    'accent-tint': shades[50],
    'accent-tint-strong': shades[100],
    'on-picture-soft': shades[50],
    'picture-shade': `rgb(${deepest} / 0.72)`,
    'picture-shade-end': `rgb(${deepest} / 0)`,
  };
  const dark = {
    accent: shades[400],
    'accent-hover': shades[500],
    'accent-text': shades[200],
    'accent-tint': darkTints.tint,
    'accent-tint-strong': darkTints.strong,
  };
  return [
    writeRule(':root:root', light),
    writeRule(":root:root[data-mantine-color-scheme='dark']", dark),
    `@media (prefers-color-scheme: dark) {\n${writeRule(':root:root:not([data-mantine-color-scheme])', dark)}}\n`,
  ].join('');
}

function writeRule(selector: string, variables: Variables): string {
  const lines = Object.entries(variables).map(([name, value]) => `  --${name}: ${value};\n`);
  return `${selector} {\n${lines.join('')}}\n`;
}
