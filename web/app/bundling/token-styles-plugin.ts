import type { Plugin as PostcssPlugin } from 'postcss';
import type { Plugin } from 'vite';
import {
  breakpoints,
  growing,
  logoGrounds,
  made,
  motion,
  mulberry,
  overPicture,
  schemeColors,
  sizes,
  spaceSteps,
  text,
  type,
  typeFromTablet,
} from '#web/design/tokens.ts';

type Variables = Record<string, string>;

const tokensFile = '/web/design/styles/tokens.css';

/** Fills `web/design/styles/tokens.css` with the tokens as CSS variables, for both schemes and without any script. */
export function tokenStyles(): Plugin {
  return {
    name: 'intandem:token-styles',
    enforce: 'pre',
    transform: (_text, id) => (id.replace(/\?.*$/, '').endsWith(tokensFile) ? writeTokenStyles() : null),
  };
}

/** Resolves `@media (--from-tablet)` and the like: media queries cannot read CSS variables. */
export function namedBreakpoints(): PostcssPlugin {
  const queries = new Map(
    Object.entries(breakpoints).flatMap(([name, width]) => [
      [`(--from-${name})`, `(min-width: ${width})`],
      [`(--below-${name})`, `(width < ${width})`],
    ]),
  );
  return {
    postcssPlugin: 'intandem:named-breakpoints',
    AtRule: {
      media: (rule) => {
        rule.params = rule.params.replaceAll(/\(--[\w-]+\)/g, (name) => {
          const query = queries.get(name);
          if (query === undefined) throw rule.error(`No breakpoint is called ${name}`);
          return query;
        });
      },
    },
  };
}

/** Mantine reads the same scheme attribute. Without the attribute (no script has run) the system decides. */
function writeTokenStyles(): string {
  const still: Variables = {
    ...Object.fromEntries(Object.entries(mulberry).map(([step, value]) => [`mulberry-${step}`, value])),
    ...Object.fromEntries(
      spaceSteps.map((step) => [`space-${String(step).replace('.', '-')}`, growTo(step * 0.25)]),
    ),
    ...overPicture,
    ...logoGrounds,
    ...sizes,
    ...Object.fromEntries(Object.entries(growing).map(([name, rem]) => [name, growTo(rem)])),
    ...type,
    ...text,
    ...motion,
    ...made,
  };
  return [
    block(':root', { ...still, ...schemeColors.light, 'color-scheme': 'light' }),
    block(":root[data-mantine-color-scheme='dark']", { ...schemeColors.dark, 'color-scheme': 'dark' }),
    `@media (prefers-color-scheme: dark) {\n${block(':root:not([data-mantine-color-scheme])', {
      ...schemeColors.dark,
      'color-scheme': 'dark',
    })}}\n`,
    `@media (min-width: ${breakpoints.tablet}) {\n${block(':root', typeFromTablet)}}\n`,
    `@media (prefers-reduced-motion: reduce) {\n${block(':root', { 'motion-fast': '0ms', 'motion-slow': '0ms' })}}\n`,
  ].join('');
}

/** Grows with the reader's text, but on a phone leaves its width to the text: as much of it as on 320 pixels. */
function growTo(rem: number): string {
  return `min(${rem}rem, ${rem * 5}vw)`;
}

function block(selector: string, variables: Variables): string {
  const lines = Object.entries(variables).map(([name, value]) =>
    name === 'color-scheme' ? `  color-scheme: ${value};\n` : `  --${name}: ${value};\n`,
  );
  return `${selector} {\n${lines.join('')}}\n`;
}
