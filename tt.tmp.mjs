import { spawn } from 'node:child_process'; import { createInterface } from 'node:readline'; import { readFileSync } from 'node:fs';
const n = Number(process.argv[2] ?? 3);
for (let i = 0; i < n; i++) {
  const t = performance.now();
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...(process.env.FL ? process.env.FL.split(' ') : []), 'dist/server/main.js'], { env: { ...process.env, DATA_DIR: '/dev/shm/kk', RATE_LIMITS: 'off', PORT: '4911', HOST: '127.0.0.1', PUBLIC_URL: 'http://127.0.0.1:4911', LOG_LEVEL: 'info' }, stdio: ['pipe', 'pipe', 'inherit'] });
  await new Promise(r => createInterface({ input: child.stdout }).on('line', l => { if (l.includes('"ready"')) r(); }));
  const s = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(' ');
  console.log('wall', (performance.now() - t) | 0, 'user', s[13] * 10, 'sys', s[14] * 10);
  const g = new Promise(r => child.on('exit', r)); child.kill('SIGTERM'); await g;
}
