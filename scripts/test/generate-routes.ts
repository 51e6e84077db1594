import { existsSync } from 'node:fs';
import { tanstackRouterGenerator } from '@tanstack/router-plugin/vite';
import { resolveConfig } from 'vite';

/**
 * Writes web/routeTree.gen.ts from the files under web/routes, as the build does. Settings: tsr.config.json.
 * Problems: the generator's own complaints (two files for one path, a file without a route) end it with status 1.
 */
export async function generateRoutes(root: string): Promise<string[]> {
  const complaints: string[] = [];
  const print = console.error;
  // The plugin swallows its errors into console.error; a broken tree must not pass as a fresh one.
  console.error = (...parts: unknown[]) => complaints.push(parts.map(String).join(' '));
  try {
    await resolveConfig(
      { root, configFile: false, logLevel: 'error', plugins: [tanstackRouterGenerator()] },
      'build',
    );
  } finally {
    console.error = print;
  }
  return complaints;
}

if (import.meta.main) {
  const root = process.cwd();
  if (existsSync(`${root}/web/routes`)) {
    const complaints = await generateRoutes(root);
    for (const complaint of complaints) console.error(complaint);
    if (complaints.length > 0) process.exitCode = 1;
  } else if (existsSync(`${root}/web/router.tsx`)) {
    console.error('web/router.tsx exists but web/routes does not: every screen needs its route file.');
    process.exitCode = 1;
  } else {
    console.log('There is no web/routes yet, so there is no route tree to generate.');
  }
}
