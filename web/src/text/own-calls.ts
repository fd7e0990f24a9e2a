import type { OwnCallEntity } from '@neundarter/contract/entities/own-call';
import type { PushMessage } from '@neundarter/contract/push-message';
import { boardText } from './boards.ts';
import { formatTime } from './formats.ts';

const at = (board: string | null) => (board === null ? '' : `: ${boardText(board)}`);

type Titled = Pick<OwnCallEntity, 'as' | 'board'> & { readonly name: string | null };

/** `Du bist dran: Board 3`; with a name for one of several people. */
const titleOf = ({ name, as, board }: Titled): string => {
  if (as === 'calls') return `${name === null ? 'Du schreibst' : `${name} schreibt`} jetzt${at(board)}`;
  return `${name === null ? 'Du bist' : `${name} ist`} dran${at(board)}`;
};

const pairOf = ({ opponent, sides: [home, away] }: Pick<OwnCallEntity, 'opponent' | 'sides'>): string =>
  opponent === null ? `${home} gegen ${away}` : `gegen ${opponent}`;

const timesOf = (calls: number): string =>
  calls === 1 ? '' : calls === 2 ? 'Zweiter Aufruf' : 'Letzter Aufruf';

const joined = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(' · ');

/** Texts of calls on the own phone: on every page, and as a notice of the system. */
export const ownCallText = {
  region: 'Aufruf',
  title: titleOf,
  about: ({ calls, eventName, ...call }: OwnCallEntity) => joined([timesOf(calls), pairOf(call), eventName]),
  open: 'Zum Spiel',
  coming: 'Ich komme',
  push: {
    on: 'Sag mir hier Bescheid',
    about: 'Dann meldet sich dieses Gerät auch gesperrt, wenn du dran bist, und mit Durchsagen.',
    isOn: 'Dieses Gerät meldet sich, wenn du dran bist.',
    off: 'Nicht mehr',
    refused:
      'Mitteilungen sind in diesem Browser gesperrt. Erlaube sie in seinen Einstellungen für diese Seite.',
    insecure: 'Auch gesperrt Bescheid sagen kann dein Handy nur über die sichere Adresse.',
    toSecure: 'Sichere Adresse',
    impossible:
      'Mitteilungen kann dieser Browser nicht. Auf dem iPhone legst du die App zuerst auf den Home-Bildschirm.',
    failed: 'Das hat nicht geklappt',
  },
} as const;

/** The title and the text of a notice. */
export const pushWords = (message: PushMessage): { readonly title: string; readonly body: string } => {
  const { event } = message;
  switch (message.kind) {
    case 'call':
      return {
        title: titleOf(message),
        body: joined([
          timesOf(message.calls),
          pairOf({ ...message, sides: [...message.sides] }),
          formatTime(message.at),
          event,
        ]),
      };
    case 'call-taken-back':
      return {
        title:
          message.name === null ? 'Du bist doch noch nicht dran' : `${message.name} ist doch noch nicht dran`,
        body: event,
      };
    case 'announcement':
      return { title: message.text, body: event };
  }
};
