import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { clientAssets } from './web/bundling/client-assets-plugin.ts';
import { namedBreakpoints, tokenStyles } from './web/bundling/token-styles-plugin.ts';

const routesDirectory = 'web/routes';
const frameOfPublicPages =
  /web\/(?:features\/information\/site-|dialogs\/dialog-|i18n\/language\/language-switch|design\/(?:switch|scheme-switch|field|section|pictures\/avatar))/;
const clientEntry = 'web/entry-client.tsx';

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
    clientAssets({ entry: clientEntry, routesDirectory, manifestFile: 'dist/web/.vite/manifest.json' }),
  ],
  css: { postcss: { plugins: [namedBreakpoints()] } },
  build: {
    target: 'baseline-widely-available',
    sourcemap: false,
    reportCompressedSize: false,
    emptyOutDir: true,
    ...(isSsrBuild
      ? { outDir: 'dist/web-server', rolldownOptions: { output: { entryFileNames: '[name].js' } } }
      : {
          outDir: 'dist/web',
          manifest: true,
          assetsInlineLimit: 0,
          rolldownOptions: {
            input: clientEntry,
            output: {
              codeSplitting: {
                groups: [
                  // What every page needs arrives in one file instead of twenty.
                  { name: 'core', tags: ['$initial'] },
                  // Header, footer and their parts are small, and every public page has them.
                  { name: 'frame', test: frameOfPublicPages },
                  // A drawing is smaller than the name of a file of its own.
                  { name: 'icons', test: /@tabler\/icons-react/, minShareCount: 3 },
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
