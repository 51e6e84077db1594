import { MantineProvider, type MantineColorSchemeManager } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { useInsertionEffect, type ReactNode } from 'react';
import { chooseScheme, onSchemeChange, readScheme } from './scheme.ts';
import { cssVariables, theme } from './theme.ts';
import './mantine-styles.ts';

/** Mantine reads and writes the scheme through ours, so there is one choice for the whole site. */
function createSchemeManager(): MantineColorSchemeManager {
  let stop = () => {};
  let isTelling = false;
  const read = () => {
    const choice = readScheme();
    return choice === 'system' ? 'auto' : choice;
  };
  return {
    get: read,
    set: (scheme) => {
      // Mantine says back what it has just been told.
      if (!isTelling) chooseScheme(scheme === 'auto' ? 'system' : scheme);
    },
    clear: () => chooseScheme('system'),
    subscribe: (onUpdate) => {
      stop = onSchemeChange(() => {
        isTelling = true;
        onUpdate(read());
        isTelling = false;
      });
    },
    unsubscribe: () => stop(),
  };
}

const schemeManager = createSchemeManager();

/** Wraps everything that uses Mantine components: the two areas and the dialogs. Browser only. */
export function MantineArea({ children }: { children: ReactNode }) {
  const nonce = useRouter().options.ssr?.nonce ?? '';
  // The scroll lock of dialogs writes a style element; it looks for the nonce here and nowhere else.
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
