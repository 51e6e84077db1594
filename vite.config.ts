import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { clientAssets } from './web/app/bundling/client-assets-plugin.ts';
import { withoutJsonSchemas } from './web/app/bundling/json-schemas-plugin.ts';
import { namedBreakpoints, tokenStyles } from './web/app/bundling/token-styles-plugin.ts';

const routesDirectory = 'web/routes';
const frameOfPublicPages =
  /web\/(?:screens\/(?:information\/site-|accounts\/(?:dialog-(?:host|shape)|load-dialogs))|parts\/(?:account-dialogs\/|language\/language-switch|forms\/native-form)|design\/(?:scheme-switch|field|section|pictures\/avatar))/;
/** Styles of the registration too: its page then paints with what the landing page has loaded already. */
const frame = new RegExp(
  `${frameOfPublicPages.source}|web\\/(?:screens\\/accounts\\/registration(?:-steps)?\\/.*|design\\/(?:card|icon-button)|app\\/document\\/plain-page)\\.module\\.css`,
);
/** The form of the registration, which a slow phone gets in one file. */
const registration =
  /web\/(?:screens\/accounts\/(?:registration\/(?:registration-(?:dialog|form|draft)|registration\.rules|use-)|registration-steps\/|dialog-switch|codes\.rules|sent-codes)|parts\/choices\/use-visitor|locales\/en\/public\/registration)|contract\/accounts\/registration-form/;
/** What the registration has in common with the screens of the areas. */
const sharedParts =
  /web\/(?:design\/mantine\/dialog-frame|parts\/forms\/use-call|app\/client\/use-one-at-a-time|locales\/rich-text)|@mantine\/hooks\/.*use-focus-trap/;
/** What the registration has in common with other forms; the dashboard has none. */
const formParts =
  /web\/(?:design\/inputs\/password-field|parts\/choices\/choices\.rules)|contract\/choices\/choice-lists/;
/** What the registration has in common with the dashboard alone. */
const dates = /contract\/fields\/(?:age|dates)/;
/** Every call needs these. */
const schemas =
  /node_modules\/zod\/|contract\/(?:calls\/(?:endpoint|messages)|fields\/fields|accounts\/sessions|profiles\/fixed-choices)/;
/** What the first screen of a member and the frame around it call. */
const memberCalls =
  /contract\/(?:(?:interests|matches|partners|notifications)\/(?!.*problems|search-numbers)|safety\/blocks|photos\/photo\.wire|profiles\/(?!profile-form|hide-contacts)|settings\/settings|reviews\/review)/;
/** What a form says of its fields. */
const sentences =
  /contract\/locales\/(?!en-audit)|web\/parts\/forms\/use-error-sentence|contract\/calls\/form-sentences|web\/locales\/use-contract-texts/;
/** The other dialogs of `/`: signing in, codes, a forgotten password. */
const accountDialogs =
  /contract\/accounts\/(?:passkeys|second-factor)|web\/(?:screens\/accounts\/(?:account-|code-|dialog-footer|forgot|keep-|sign-in|use-sent)|parts\/second-factor\/(?:passkey-button|ask-for-passkey)|locales\/en\/accounts)/;
/** Forms with many fields, such as those of the account dialogs. */
const forms = /web\/parts\/forms\/use-endpoint-form|node_modules\/(?:react-hook-form|@hookform)\//;
/** What the frame of the member area always loads: small files of their own would be larger. */
const memberFrame =
  /web\/(?:parts\/connecting\/(?:open-connecting-dialog|declining\/|connecting\.queries|waiting\/send-acts)|app\/client\/session-person)/;
/** The stories of the landing page, and what it shares with their pages: one file travels smaller than five. */
const storyCards = /web\/(?:parts\/stories\/story-|app\/document\/structured-data|design\/hooks\/use-slides)/;
const clientEntry = 'web/entry-client.tsx';
/** Of the thousands of icons, only those that are used are read: it saves a third of the memory of a build. */
const experimental = { lazyBarrel: true } as const;

/** The web build. `scripts/build.ts` runs it twice: for browsers and, with `build.ssr`, for rendering pages on the server. */
export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  publicDir: isSsrBuild ? false : 'web/public',
  appType: 'custom',
  plugins: [
    // tsr.config.json says where routes are and what is generated from them.
    tanstackRouter({
      disableLogging: true,
      // A loader calls the API through the contract's schemas; pages rendered on the server do not need it in the browser.
      codeSplittingOptions: {
        defaultBehavior: [['component'], ['loader'], ['errorComponent', 'notFoundComponent']],
      },
    }),
    react(),
    tokenStyles(),
    !isSsrBuild && withoutJsonSchemas(),
    clientAssets({ entry: clientEntry, routesDirectory, manifestFile: 'dist/web/.vite/manifest.json' }),
  ],
  css: { postcss: { plugins: [namedBreakpoints()] } },
  build: {
    target: 'baseline-widely-available',
    sourcemap: false,
    reportCompressedSize: false,
    emptyOutDir: true,
    ...(isSsrBuild
      ? {
          outDir: 'dist/web-server',
          rolldownOptions: { experimental, output: { entryFileNames: '[name].js' } },
        }
      : {
          outDir: 'dist/web',
          manifest: true,
          assetsInlineLimit: 0,
          rolldownOptions: {
            input: clientEntry,
            experimental,
            output: {
              codeSplitting: {
                groups: [
                  // What every page needs arrives in one file instead of twenty.
                  { name: 'core', tags: ['$initial'] },
                  // Header, footer and their parts are small, and every public page has them.
                  { name: 'frame', test: frame },
                  // A drawing is smaller than the name of a file of its own.
                  { name: 'icons', test: /@tabler\/icons-react/, minShareCount: 3 },
                  { name: 'stories', test: storyCards },
                  { name: 'schemas', test: schemas },
                  { name: 'sentences', test: sentences },
                  { name: 'member-calls', test: memberCalls },
                  { name: 'member-frame', test: memberFrame },
                  { name: 'dates', test: dates },
                  { name: 'parts', test: sharedParts },
                  { name: 'form-parts', test: formParts },
                  { name: 'registration', test: registration },
                  { name: 'forms', test: forms },
                  { name: 'account-dialogs', test: accountDialogs },
                ],
              },
            },
          },
        }),
  },
  // The page renderer carries its own production React, whatever NODE_ENV the process has.
  ...(isSsrBuild
    ? { ssr: { noExternal: true }, define: { 'process.env.NODE_ENV': JSON.stringify('production') } }
    : {}),
}));
