import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import postcssPresetMantine from 'postcss-preset-mantine';
import { defineConfig } from 'vite';
import { clientAssets } from './web/bundling/client-assets.ts';
import { tokenStyles } from './web/bundling/token-styles.ts';
import { breakpoints } from './web/design/tokens.ts';

const routesDirectory = 'web/routes';
const clientEntry = 'web/entry-client.tsx';

/** The web build. `scripts/build.ts` runs it twice: for browsers and, with `build.ssr`, for rendering pages on the server. */
export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  publicDir: isSsrBuild ? false : 'web/public',
  appType: 'custom',
  plugins: [
    tanstackRouter({
      target: 'react',
      routesDirectory,
      generatedRouteTree: 'web/routeTree.gen.ts',
      addExtensions: true,
      quoteStyle: 'single',
      semicolons: true,
      disableLogging: true,
      routeFileIgnorePattern: String.raw`\.(module\.css|test\.tsx?)$`,
      autoCodeSplitting: true,
      // A loader calls the API through the contract's schemas; pages rendered on the server do not need it in the browser.
      codeSplittingOptions: {
        defaultBehavior: [['component'], ['loader'], ['errorComponent', 'notFoundComponent']],
      },
    }),
    react(),
    tokenStyles(),
    clientAssets({ entry: clientEntry, routesDirectory, manifestFile: 'dist/web/.vite/manifest.json' }),
  ],
  css: {
    postcss: {
      plugins: [
        postcssPresetMantine({
          mixins: {
            'from-tablet': { [`@media (min-width: ${breakpoints.tablet})`]: { '@mixin-content': {} } },
            'from-laptop': { [`@media (min-width: ${breakpoints.laptop})`]: { '@mixin-content': {} } },
            'from-wide': { [`@media (min-width: ${breakpoints.wide})`]: { '@mixin-content': {} } },
            'on-phone': { [`@media (width < ${breakpoints.tablet})`]: { '@mixin-content': {} } },
          },
        }),
      ],
    },
  },
  build: {
    target: 'baseline-widely-available',
    sourcemap: false,
    reportCompressedSize: false,
    emptyOutDir: true,
    ...(isSsrBuild
      ? { outDir: 'dist/web-server', rollupOptions: { output: { entryFileNames: '[name].js' } } }
      : { outDir: 'dist/web', manifest: true, assetsInlineLimit: 0, rollupOptions: { input: clientEntry } }),
  },
  // The page renderer carries its own production React, whatever NODE_ENV the process has.
  ...(isSsrBuild ? { ssr: { noExternal: true } } : {}),
}));
