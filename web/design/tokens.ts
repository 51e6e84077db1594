import { paper, type Scheme } from './scheme.ts';

/** The design tokens: where every colour and size is written, but `paper`. */

/** The same as in `contract/site/mulberry.ts`, where other accents are derived from them. */
export const mulberry = {
  50: '#FBEFF3',
  100: '#F4D6E0',
  200: '#E7AEC2',
  300: '#D37E9E',
  400: '#B7517A',
  500: '#9C2F5C',
  600: '#8E1F4B',
  700: '#741A3E',
  800: '#5A1431',
  900: '#43102A',
} as const;

/** Warm neutrals for what the component library colours by shade: field borders, tracks, dropdowns. */
export const warmGray = [
  '#FAF5EF',
  '#F4ECE3',
  '#E8DDD3',
  '#D9CBC6',
  '#9A838D',
  '#8A737E',
  '#6B5660',
  '#54414B',
  '#3E2D36',
  '#2B1B22',
] as const;

export const warmDark = [
  '#F6ECE4',
  '#DCCBCF',
  '#C8B2BB',
  '#AD97A1',
  '#957F89',
  '#43323B',
  '#261920',
  '#1B1117',
  '#150C11',
  '#0E070B',
] as const;

/** Colours by their use; each scheme has its own values. Text colours reach AA on paper and on surface. */
const light = {
  paper: paper.light,
  surface: '#FFFFFF',
  'surface-raised': '#FFFFFF',
  ink: '#2B1B22',
  'ink-soft': '#6B5660',
  line: '#E8DDD3',
  'line-strong': '#9A838D',
  accent: mulberry[600],
  'accent-hover': mulberry[700],
  'on-accent': '#FFFFFF',
  'accent-text': mulberry[600],
  'accent-tint': mulberry[50],
  'accent-tint-strong': mulberry[100],
  marigold: '#F2B33D',
  'marigold-text': '#966100',
  'marigold-tint': '#FDF3DC',
  'on-marigold': '#2B1B22',
  tulsi: '#2F7D4F',
  'tulsi-tint': '#EEF7F1',
  peacock: '#0F6E84',
  'peacock-tint': '#E5F2F5',
  sindoor: '#C6302B',
  'sindoor-tint': '#FCECEB',
  'on-signal': '#FFFFFF',
  focus: '#0F6E84',
  veil: 'rgb(43 27 34 / 0.55)',
  'skeleton-shine': '#F1E8DE',
  'shadow-soft': '0 1px 2px rgb(67 16 42 / 0.05), 0 6px 20px rgb(67 16 42 / 0.07)',
  'shadow-floating': '0 4px 12px rgb(67 16 42 / 0.08), 0 18px 48px rgb(67 16 42 / 0.16)',
} as const;

const dark: Record<keyof typeof light, string> = {
  paper: paper.dark,
  surface: '#261920',
  'surface-raised': '#30212A',
  ink: '#F6ECE4',
  'ink-soft': '#C8B2BB',
  line: '#43323B',
  'line-strong': '#957F89',
  accent: mulberry[400],
  'accent-hover': mulberry[500],
  'on-accent': '#FFFFFF',
  'accent-text': mulberry[200],
  'accent-tint': '#3A1F2C',
  'accent-tint-strong': '#52283B',
  marigold: '#F2B33D',
  'marigold-text': '#F2B33D',
  'marigold-tint': '#3A2C12',
  'on-marigold': '#2B1B22',
  tulsi: '#7CC79A',
  'tulsi-tint': '#1D3226',
  peacock: '#74C5D8',
  'peacock-tint': '#14303A',
  sindoor: '#FF9A92',
  'sindoor-tint': '#43211F',
  'on-signal': '#1B1117',
  focus: '#74C5D8',
  veil: 'rgb(10 5 8 / 0.7)',
  'skeleton-shine': '#36262F',
  'shadow-soft': '0 1px 2px rgb(0 0 0 / 0.3), 0 6px 20px rgb(0 0 0 / 0.28)',
  'shadow-floating': '0 4px 12px rgb(0 0 0 / 0.35), 0 18px 48px rgb(0 0 0 / 0.5)',
};

export const schemeColors: Record<Scheme, Record<keyof typeof light, string>> = { light, dark };

/** Text over the dark side of a picture is white in both schemes. */
export const overPicture = {
  'on-picture': '#FFFFFF',
  'on-picture-soft': '#F4E6EC',
  'picture-shade': 'rgb(67 16 42 / 0.72)',
  'picture-shade-end': 'rgb(67 16 42 / 0)',
} as const;

/** The grounds of a logo that is made for one kind of ground, in both schemes. */
export const logoGrounds = { 'logo-light': paper.light, 'logo-dark': paper.dark } as const;

/** The 4-px grid, which grows with the reader's text size: `--space-6` is 24 px. */
export const spaceSteps = [0.5, 1, 1.5, 2, 2.5, 3, 4, 5, 6, 7, 8, 10, 12, 14, 16, 20, 24] as const;

export const sizes = {
  'radius-card': '14px',
  'radius-field': '10px',
  'radius-small': '6px',
  'radius-pill': '999px',
  'line-width': '1px',
  'header-height': '5rem',
  /** While the offline bar is shown, it sets its height. */
  'offline-height': '0px',
  'menu-width': '16.5rem',
  'page-width': '75rem',
  'text-width': '42rem',
  'dialog-width': '27.5rem',
  'popup-width': '24rem',
} as const;

/** In rem; they grow like the grid. `target` is as large as a finger: 44 px. */
export const growing = { target: 2.75, 'bottom-bar-height': 4 } as const;

/** Text sizes on phones; headings grow from the tablet breakpoint on. */
export const type = {
  'text-tiny': '0.8125rem',
  'text-small': '0.875rem',
  'text-body': '1rem',
  'text-large': '1.125rem',
  // The longest word of a heading has room on a phone, however large the text.
  'heading-1': 'min(2rem, 11vw)',
  'heading-2': '1.625rem',
  'heading-3': '1.375rem',
  'heading-4': '1.125rem',
  'section-space': '1.75rem',
} as const;

export const typeFromTablet = {
  'heading-1': '2.75rem',
  'heading-2': '2.125rem',
  'heading-3': '1.625rem',
  'heading-4': '1.25rem',
  'section-space': '6rem',
} as const;

export const text = {
  'font-text': "'Figtree Variable', 'Figtree Fallback', system-ui, sans-serif",
  'font-heading': "'Fraunces Variable', 'Fraunces Fallback', Georgia, serif",
  'line-height-text': '1.55',
  'line-height-heading': '1.2',
  'weight-text': '400',
  'weight-medium': '500',
  'weight-strong': '600',
  'weight-heading': '560',
} as const;

export const motion = {
  'motion-fast': '150ms ease-out',
  'motion-slow': '220ms ease-out',
} as const;

/** Values made of other tokens. `text-row` is the height of one row of text, in the size of the text it stands in. */
export const made = {
  'border-soft': 'var(--line-width) solid var(--line)',
  'border-strong': 'var(--line-width) solid var(--line-strong)',
  'focus-ring': '3px solid var(--focus)',
  'text-row': 'calc(1em * var(--line-height-text))',
} as const;

export { breakpoints } from './styles/breakpoints.ts';
