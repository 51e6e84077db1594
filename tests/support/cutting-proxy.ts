import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A network between clients and a server that can break. */
export type CuttingProxy = {
  address: string;
  /** How many connections it cut. */
  countCuts: () => number;
  /** Cuts no connection from now on. */
  calm: () => void;
  close: () => Promise<void>;
};

export type CuttingProxyOptions = {
  /** The address of the server now; undefined while there is none. */
  findTarget: () => string | undefined;
  /** After how many pieces of data the next connection is cut, in the middle of what is sent. */
  chooseLife: () => number;
};

/** Opens a proxy that cuts each connection after some pieces of data, in either direction. */
export async function openCuttingProxy({
  findTarget,
  chooseLife,
}: CuttingProxyOptions): Promise<CuttingProxy> {
  const sockets = new Set<Socket>();
  let cuts = 0;
  let isCalm = false;
  const server = createServer((client) => {
    const target = findTarget();
    if (target === undefined) {
      client.destroy();
      return;
    }
    const { hostname, port } = new URL(target);
    const upstream = connect(Number(port), hostname);
    let life = chooseLife();
    const end = () => {
      client.destroy();
      upstream.destroy();
    };
    const join = (from: Socket, to: Socket) => {
      sockets.add(from);
      from.on('data', (data) => {
        life -= 1;
        if (life > 0 || isCalm) {
          to.write(data);
          return;
        }
        cuts += 1;
        end();
      });
      from.on('close', () => {
        sockets.delete(from);
        end();
      });
      // A broken connection is what this is for.
      from.on('error', end);
    };
    join(client, upstream);
    join(upstream, client);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A server on a port has an address of this shape.
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    countCuts: () => cuts,
    calm: () => {
      isCalm = true;
    },
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
