import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect as connectTcp } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, type MqttClient } from 'mqtt';
import { eventually } from './eventually.ts';
import type { MadeCertificate } from './make-certificate.ts';
import { freePort } from './pebble.ts';

const isSwitchedOff = (process.env['NEUNDARTER_SKIP'] ?? '').split(/[\s,]+/).includes('mqtt');

/** The MQTT broker for tests, in a list that is empty only if it is switched off by name. */
export const brokers: readonly { readonly broker: string; readonly program: () => string }[] = isSwitchedOff
  ? []
  : [{ broker: 'mosquitto', program: mosquittoPath }];

function mosquittoPath(): string {
  const path = process.env['MOSQUITTO_PATH'] ?? '/usr/sbin/mosquitto';
  if (!existsSync(path))
    throw new Error(
      'MOSQUITTO_PATH names no mosquitto to test with. Install it, or switch these tests off by name: NEUNDARTER_SKIP=mqtt',
    );
  return path;
}

/** The user of the tests; the password has what has to be encoded in an address. */
export const brokerUser = { name: 'hall', password: 'p@ss/wörd 100%' } as const;

const credentials = `${brokerUser.name}:${encodeURIComponent(brokerUser.password)}`;

export type Broker = {
  /** Its address with user and password, the same after every start. */
  readonly url: string;
  /** Its address by TLS, as `localhost`. */
  readonly secureUrl: string;
  readonly start: () => Promise<void>;
  /** Ends it at once, without a word to its clients. */
  readonly stop: () => Promise<void>;
  /** Hears all that is published from now on; call it anew after every start. */
  readonly listen: () => Promise<readonly HeardMessage[]>;
  /** Stops it and removes its folder. */
  readonly dispose: () => Promise<void>;
};

export type HeardMessage = {
  readonly topic: string;
  readonly qos: number;
  readonly isRetained: boolean;
  // oxlint-disable-next-line typescript/no-explicit-any -- tests look into all that was sent
  readonly json: any;
};

const run = async (command: string, args: readonly string[]): Promise<void> => {
  const [code] = await once(spawn(command, args, { stdio: 'ignore' }), 'exit');
  if (code !== 0) throw new Error(`${command} ended with ${code}`);
};

const answers = (port: number) =>
  new Promise<true | undefined>((resolve) => {
    const socket = connectTcp(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(undefined));
    socket.on('connect', () => socket.destroy());
  });

/** A broker with a password file on free ports of this machine; it is not started yet. */
export async function prepareBroker(program: string, certificate: MadeCertificate): Promise<Broker> {
  const folder = await mkdtemp(join(tmpdir(), 'neundarter-broker-'));
  const [port, securePort] = [await freePort(), await freePort()];
  const file = (name: string) => join(folder, name);
  const passwords = ['-b', '-c', file('passwords'), brokerUser.name, brokerUser.password];
  await run('mosquitto_passwd', passwords);
  await writeFile(file('cert.pem'), certificate.cert);
  await writeFile(file('key.pem'), certificate.key);
  const lines = [
    // It would become another user, who may not read the folder.
    ...(process.getuid?.() === 0 ? ['user root'] : []),
    'persistence false',
    `listener ${port} 127.0.0.1`,
    'allow_anonymous false',
    `password_file ${file('passwords')}`,
    `listener ${securePort} 127.0.0.1`,
    `certfile ${file('cert.pem')}`,
    `keyfile ${file('key.pem')}`,
  ];
  await writeFile(file('mosquitto.conf'), `${lines.join('\n')}\n`);
  const url = `mqtt://${credentials}@127.0.0.1:${port}`;
  let child: ReturnType<typeof spawn> | null = null;
  const clients: MqttClient[] = [];

  const stop = async () => {
    await Promise.all(clients.splice(0).map((client) => client.endAsync(true)));
    const running = child;
    child = null;
    if (running === null) return;
    const gone = once(running, 'exit');
    running.kill('SIGKILL');
    await gone;
  };
  return {
    url,
    secureUrl: `mqtts://${credentials}@localhost:${securePort}`,
    start: async () => {
      child = spawn(program, ['-c', file('mosquitto.conf')], { stdio: 'ignore' });
      await eventually(() => answers(port), 'the MQTT broker');
    },
    stop,
    listen: async () => {
      const { name: username, password } = brokerUser;
      const client = connect({ host: '127.0.0.1', port, username, password, reconnectPeriod: 0 });
      clients.push(client);
      const heard: HeardMessage[] = [];
      client.on('message', (topic, payload, { qos, retain }) =>
        heard.push({ topic, qos, isRetained: retain, json: JSON.parse(payload.toString()) }),
      );
      await new Promise((resolve) => client.once('connect', resolve));
      await client.subscribeAsync('#', { qos: 1 });
      return heard;
    },
    dispose: async () => {
      await stop();
      await rm(folder, { recursive: true });
    },
  };
}
