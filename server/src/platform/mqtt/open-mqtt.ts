import type { MqttClient } from 'mqtt';
import type { Log } from '../log.ts';
import { ServiceAway } from '../reactions/reaction.ts';
import { brokerOptions } from './broker-options.ts';
import { watchBroker } from './watch-broker.ts';

type Message = { readonly topic: string; readonly text: string };

/**
 * Publishes a message; resolves when the broker has taken it (quality of service 1).
 * @throws {ServiceAway} at once if there is no connection, and if the broker does not take it in time
 */
export type Publish = (message: Message, signal: AbortSignal) => Promise<void>;

export type Mqtt = { readonly publish: Publish; readonly close: () => Promise<void> };

/** Maximum time in which a broker takes a message, in ms; shorter than a try of a reaction. */
const takesMs = 5000;

/**
 * Connects to an MQTT broker in the background, and never gives up: the start of the server waits neither for the library nor for
 * the broker. Nothing is kept here for later; whoever publishes tries again.
 */
export function openMqtt(url: string, log: Log): Mqtt {
  const opening = import('mqtt').then(({ connect }) => {
    const client = connect(brokerOptions(url));
    return { client, connection: watchBroker(client, log) };
  });
  opening.catch((error: unknown) => log.error({ err: error }, 'the library for MQTT cannot be loaded'));
  return {
    publish: async (message, signal) => {
      const { client, connection } = await opening;
      const present = connection();
      if (present === null) throw new ServiceAway('no connection to the MQTT broker');
      await send(client, message, AbortSignal.any([signal, present, AbortSignal.timeout(takesMs)]));
    },
    close: async () => {
      const opened = await opening.catch(() => null);
      // Without a connection there is nobody to say goodbye to.
      await opened?.client.endAsync(opened.connection() === null);
    },
  };
}

const send = (client: MqttClient, { topic, text }: Message, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    // The library would send it again with the next connection, and so would the next try.
    const drop = () => client.removeOutgoingMessage(id);
    client.publish(topic, text, { qos: 1 }, (error) => {
      signal.removeEventListener('abort', drop);
      if (error) reject(new ServiceAway('the MQTT broker did not take the message'));
      else resolve();
    });
    const id = client.getLastMessageId();
    signal.addEventListener('abort', drop);
  });
