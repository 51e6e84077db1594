import path from 'node:path';
import { findFreePort } from '#server/platform/database/embedded/free-port.ts';
import { quantile } from '../numbers.ts';
import { type RunningServer, startServer } from '../running-server.ts';
import { connectCrowd, type LiveCrowd } from './live-crowd.ts';
import type { Drive, Memory, ToldEvent } from './live-driver.ts';

/** A process with a driver and a crowd of connected windows. */
export type Side = {
  server: RunningServer;
  driver: string;
  crowd: LiveCrowd;
  /** What each of the windows takes of the process. */
  memory: Memory;
};

export type SideProgram = { file: string; environment: Record<string, string>; tokens: readonly string[] };

/** So many windows come and go before the memory is read for the first time. */
const warmingAtOnce = 100;

/** Starts a process and connects its crowd. */
export async function openSide({ file, environment, tokens }: SideProgram, scratch: string): Promise<Side> {
  const driverPort = await findFreePort();
  const driver = `http://127.0.0.1:${driverPort}`;
  const server = await startServer({
    file,
    environment: { ...environment, DRIVER_PORT: String(driverPort) },
    logFile: path.join(scratch, 'live.log'),
    readyPath: '/health/ready',
  });
  const readMemory = async () => (await (await fetch(`${driver}/memory`)).json()) as Memory;
  // The room for young objects grows under any work to a size that does not depend on the number of connections.
  for (let first = 0; first < tokens.length; first += warmingAtOnce) {
    await (await connectCrowd(server.address, tokens.slice(first, first + warmingAtOnce))).close();
  }
  const before = await readMemory();
  const crowd = await connectCrowd(server.address, tokens);
  const after = await readMemory();
  const memory = {
    held: (after.held - before.held) / tokens.length,
    resident: (after.resident - before.resident) / tokens.length,
  };
  return { server, driver, crowd, memory };
}

/** Disconnects the crowd and stops the process. */
export async function closeSide({ server, crowd }: Side): Promise<void> {
  await crowd.close();
  await server.stop();
}

/** How soon events arrived, in microseconds: after the commit, and after the beginning of the transaction. */
export type Delivery = { p50: number; p99: number; wholeP50: number; wholeP99: number };

export type Driven = {
  /** The process that makes the changes, and the one whose windows get the events. */
  from: Side;
  at: Side;
  drive: Omit<Drive, 'group'>;
  /** The number of the event of a place; the places themselves by default. */
  numberOf?: (place: number) => number;
};

/** Makes events in one process, and measures when they arrive at the windows of another, or its own. */
export async function measureDelivery({ from, at, drive, numberOf }: Driven): Promise<Delivery> {
  const places = Array.from({ length: drive.count }, (_none, index) => drive.first + index);
  const receiving = at.crowd.receive(numberOf === undefined ? places : places.map(numberOf));
  const query = new URLSearchParams(
    Object.entries({ ...drive, group: from === at ? 'own' : 'other' }).map(([key, value]) => [
      key,
      String(value),
    ]),
  );
  const events = (await (await fetch(`${from.driver}/drive?${query}`)).json()) as ToldEvent[];
  const arrivals = await receiving;
  const after = (instant: (event: ToldEvent) => number) =>
    events.map((event) => (arrivals.get(event.number) ?? Number.NaN) - instant(event));
  const delivery = after(({ committedAt }) => committedAt);
  const whole = after(({ begunAt }) => begunAt);
  return {
    p50: quantile(delivery, 0.5),
    p99: quantile(delivery, 0.99),
    wholeP50: quantile(whole, 0.5),
    wholeP99: quantile(whole, 0.99),
  };
}
