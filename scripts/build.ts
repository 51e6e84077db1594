import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build, type InlineConfig } from 'vite';
import { endWithParent } from './start/end-with-parent.ts';

const root = path.join(import.meta.dirname, '..');
const web: InlineConfig = {
  configFile: path.join(root, 'vite.config.ts'),
  configLoader: 'native',
  logLevel: 'warn',
};
const compressible = /\.(js|css|svg|json|webmanifest|html|txt|xml)$/;

/** The browser's files with their compressed twins. */
async function buildWeb(): Promise<void> {
  await build(web);
  await compressFiles(path.join(root, 'dist/web'));
}

/** The page renderer, which reads the manifest of the browser's files. */
async function buildPages(): Promise<void> {
  await build({ ...web, build: { ssr: 'web/entry-server.tsx' } });
}

/** Packages with native code, WebAssembly or files of their own, which cannot be part of the server's file. */
const packagesOutside = [
  '@aws-sdk/client-s3',
  '@fastify/swagger-ui',
  '@node-rs/argon2',
  'fontkit',
  'pdfkit',
  'piscina',
  'read-excel-file',
  'sharp',
];

/** The server with its packages in one file, because a start that finds and reads a thousand files takes twice as long. */
async function buildServer(): Promise<void> {
  // The server loads it with the first picture; where it does not run, that shows here and not at somebody's upload.
  await import('sharp');
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    ssr: { noExternal: true, external: packagesOutside },
    build: {
      ssr: true,
      outDir: 'dist/server',
      emptyOutDir: true,
      target: 'node22',
      sourcemap: true,
      rolldownOptions: {
        // A thread is started from a file of its own.
        input: ['server/main.ts', 'server/features/accounts/password-thread.ts'],
        output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
      },
    },
  });
}

/** Puts a Brotli and a gzip twin beside each text file, so that the server never compresses them while answering. */
async function compressFiles(directory: string): Promise<void> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  await Promise.all(
    entries
      .filter(
        (entry) => entry.isFile() && compressible.test(entry.name) && !entry.parentPath.includes('.vite'),
      )
      .map((entry) => compressFile(path.join(entry.parentPath, entry.name))),
  );
}

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  await Promise.all([
    promisify(brotliCompress)(content, quality).then((data) => writeFile(`${file}.br`, data)),
    promisify(gzip)(content, { level: 9 }).then((data) => writeFile(`${file}.gz`, data)),
  ]);
}

// What `npm start` runs, in this order: all of it, or the parts that are named.
const parts = { web: buildWeb, pages: buildPages, server: buildServer } as const;
endWithParent();
// A test runner that builds says `test` here, and would get the developing halves of the libraries.
process.env['NODE_ENV'] = 'production';
const named = process.argv.slice(2);
for (const [name, buildPart] of Object.entries(parts)) {
  if (named.length === 0 || named.includes(name)) await buildPart();
}
