import type { MqttClient } from 'mqtt';
import type { Log } from '../log.ts';

const sentences = {
  refused: 'the MQTT broker refuses user or password of MQTT_URL; nothing is published until it accepts them',
  untrusted:
    'the certificate of the MQTT broker is not valid here; nothing is published until it is (NODE_EXTRA_CA_CERTS names an authority of your own)',
  gone: 'the MQTT broker is gone; what happens meanwhile is published if it is back within some minutes',
} as const;

type Trouble = keyof typeof sentences;

/** Codes by which a broker refuses a user or a password. */
const refusals: readonly unknown[] = [4, 5];

/** Names of Node's errors about certificates. */
const certificateError = /CERT|SIGNED|SIGNATURE|UNABLE_TO_VERIFY/;

const troubleOf = (error: Error): Trouble => {
  const code = 'code' in error ? error.code : null;
  if (refusals.includes(code)) return 'refused';
  return typeof code === 'string' && certificateError.test(code) ? 'untrusted' : 'gone';
};

/**
 * Logs one line when the broker is away, with the reason, and one when it is there, however often the client tries.
 * @returns the present connection, as a signal that is aborted with its end; null if there is none
 */
export function watchBroker(client: MqttClient, log: Log): () => AbortSignal | null {
  let connection: AbortController | null = null;
  let told: Trouble | null = null;
  const tell = (trouble: Trouble, error?: Error): void => {
    if (told !== trouble) log.warn({ err: error }, sentences[trouble]);
    told = trouble;
  };
  client.on('connect', () => {
    log.info(told === null ? 'connected to the MQTT broker' : 'the MQTT broker is back');
    connection = new AbortController();
    told = null;
  });
  client.on('error', (error) => tell(troubleOf(error), error));
  client.on('close', () => {
    connection?.abort();
    connection = null;
    // An error before has said why.
    if (told === null && !client.disconnecting) tell('gone');
  });
  return () => connection?.signal ?? null;
}
