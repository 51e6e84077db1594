import {
  createTheme,
  MantineProvider,
  type CSSVariablesResolver,
  type MantineColorSchemeManager,
  type MantineColorsTuple,
} from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { useInsertionEffect, type ReactNode } from 'react';
import { chooseScheme, onSchemeChange, readScheme } from '#web/design/scheme.ts';
import { breakpoints, mulberry, sizes, warmDark, warmGray } from '#web/design/tokens.ts';
import inputStyles from './mantine-input.module.css';
import '@mantine/core/styles/default-css-variables.layer.css';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/core/styles/Group.layer.css';
import '@mantine/core/styles/Stack.layer.css';
import '@mantine/core/styles/ActionIcon.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Loader.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/PasswordInput.layer.css';
import '@mantine/core/styles/PinInput.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/Radio.layer.css';
import '@mantine/core/styles/Switch.layer.css';
import '@mantine/core/styles/FloatingIndicator.layer.css';
import '@mantine/core/styles/SegmentedControl.layer.css';
import '@mantine/core/styles/Stepper.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/Drawer.layer.css';
import '@mantine/core/styles/NavLink.layer.css';
import '@mantine/core/styles/Pagination.layer.css';
import '@mantine/core/styles/Table.layer.css';

/** Wraps everything that uses Mantine components: the two areas and the dialogs. Browser only. */
export function MantineArea({ children }: { children: ReactNode }) {
  const nonce = useRouter().options.ssr?.nonce ?? '';
  // The scroll lock of dialogs writes a style element and reads its nonce from here alone.
  useInsertionEffect(() => {
    Object.assign(globalThis, { __webpack_nonce__: nonce });
  }, [nonce]);
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      colorSchemeManager={schemeManager}
      defaultColorScheme="auto"
      getStyleNonce={() => nonce}
      withGlobalClasses={false}
    >
      {children}
    </MantineProvider>
  );
}

const shades: MantineColorsTuple = [
  mulberry[50],
  mulberry[100],
  mulberry[200],
  mulberry[300],
  mulberry[400],
  mulberry[500],
  mulberry[600],
  mulberry[700],
  mulberry[800],
  mulberry[900],
];

/** The values are our CSS variables wherever Mantine allows it, so that both schemes apply. */
const theme = createTheme({
  primaryColor: 'mulberry',
  primaryShade: { light: 6, dark: 4 },
  colors: { mulberry: shades, gray: [...warmGray], dark: [...warmDark] },
  fontWeights: { medium: '500' },
  fontFamily: 'var(--font-text)',
  headings: { fontFamily: 'var(--font-heading)', fontWeight: 'var(--weight-heading)' },
  defaultRadius: sizes['radius-field'],
  cursorType: 'pointer',
  respectReducedMotion: true,
  breakpoints: { sm: breakpoints.tablet, md: breakpoints.laptop, lg: breakpoints.wide },
  components: {
    InputWrapper: { defaultProps: { inputWrapperOrder: ['label', 'description', 'input', 'error'] } },
    Input: {
      defaultProps: { size: 'md' },
      classNames: { wrapper: inputStyles.wrapper ?? '', input: inputStyles.input ?? '' },
    },
    Checkbox: { defaultProps: { size: 'md' } },
    Radio: { defaultProps: { size: 'md' } },
  },
});

/** Mantine writes these for each scheme, so they are given for both. */
const schemeVariables = {
  '--mantine-color-body': 'var(--paper)',
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-bright': 'var(--ink)',
  '--mantine-color-dimmed': 'var(--ink-soft)',
  '--mantine-color-anchor': 'var(--accent-text)',
  '--mantine-color-default': 'var(--surface)',
  '--mantine-color-default-hover': 'var(--accent-tint)',
  '--mantine-color-default-color': 'var(--ink)',
  '--mantine-color-default-border': 'var(--line-strong)',
  '--mantine-color-error': 'var(--sindoor)',
  '--mantine-color-success': 'var(--tulsi)',
  '--mantine-color-placeholder': 'var(--ink-soft)',
  '--mantine-color-disabled': 'var(--line)',
  '--mantine-color-disabled-color': 'var(--ink-soft)',
  '--mantine-primary-color-filled': 'var(--accent)',
  '--mantine-primary-color-filled-hover': 'var(--accent-hover)',
  '--mantine-primary-color-light': 'var(--accent-tint)',
  '--mantine-primary-color-light-hover': 'var(--accent-tint-strong)',
  '--mantine-primary-color-light-color': 'var(--accent-text)',
};

/** Mantine's semantic colours are ours. */
const cssVariables: CSSVariablesResolver = () => ({
  variables: {
    '--mantine-shadow-sm': 'var(--shadow-soft)',
    '--mantine-shadow-md': 'var(--shadow-soft)',
    '--mantine-shadow-xl': 'var(--shadow-floating)',
  },
  light: schemeVariables,
  dark: schemeVariables,
});

/** Mantine reads and writes the scheme through ours, so there is one choice for the whole site. */
function createSchemeManager(): MantineColorSchemeManager {
  let stop = () => {};
  let isUpdating = false;
  const read = () => {
    const choice = readScheme();
    return choice === 'system' ? 'auto' : choice;
  };
  return {
    get: read,
    set: (scheme) => {
      // Mantine sets the scheme again that it has received.
      if (!isUpdating) chooseScheme(scheme === 'auto' ? 'system' : scheme);
    },
    clear: () => chooseScheme('system'),
    subscribe: (onUpdate) => {
      stop = onSchemeChange(() => {
        isUpdating = true;
        onUpdate(read());
        isUpdating = false;
      });
    },
    unsubscribe: () => stop(),
  };
}

const schemeManager = createSchemeManager();
