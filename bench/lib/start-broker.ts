import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { freePort } from '../../tools/testbed/server.ts';

export type Broker = {
  readonly url: string;
  /** Fulfilled when the next client has connected. */
  readonly connected: () => Promise<void>;
  readonly stop: () => Promise<void>;
};

/** Debian's MQTT broker on a free port of this machine. */
export async function startBroker(): Promise<Broker> {
  const port = await freePort();
  const program = process.env['MOSQUITTO_PATH'] ?? '/usr/sbin/mosquitto';
  const child = spawn(program, ['-v', '-p', `${port}`], { stdio: ['ignore', 'ignore', 'pipe'] });
  const lines = createInterface({ input: child.stderr });
  const says = (words: string) =>
    new Promise<void>((resolve, reject) => {
      lines.on('line', (line) => line.includes(words) && resolve());
      child.once('error', reject);
      child.once('exit', () => reject(new Error(`${program} ended before it said "${words}"`)));
    });
  await says(' running');
  return {
    url: `mqtt://127.0.0.1:${port}`,
    connected: () => says('Sending CONNACK'),
    stop: async () => {
      const gone = once(child, 'exit');
      child.kill();
      await gone;
    },
  };
}
