import { verify } from '@node-rs/argon2';

// Checks one right password against its hash repeatedly, with the requested concurrency, and reports the number of checks.
const { PASSWORD = '', PASSWORD_HASH = '', AT_ONCE, SECONDS } = process.env;
const end = performance.now() + Number(SECONDS) * 1000;
let verified = 0;

async function verifyUntilEnd(): Promise<void> {
  while (performance.now() < end) {
    if (!(await verify(PASSWORD_HASH, PASSWORD))) throw new Error('The password is not the right one');
    verified += 1;
  }
}

const [cpuBefore, startedAt] = [process.cpuUsage(), performance.now()];
await Promise.all(Array.from({ length: Number(AT_ONCE) }, verifyUntilEnd));
const { user, system } = process.cpuUsage(cpuBefore);
const perSecond = verified / ((performance.now() - startedAt) / 1000);
console.log(JSON.stringify({ perSecond, cpuMicroseconds: (user + system) / verified }));
