import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

// Node stores compiled code beside the built files, so later starts compile nothing. In a read-only folder it does without.
enableCompileCache(join(import.meta.dirname, 'compile-cache'));
await import('./start.ts');
