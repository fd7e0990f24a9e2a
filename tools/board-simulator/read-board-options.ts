import { parseArgs } from 'node:util';
import type { Ports } from './endpoints.ts';
import { standardPorts } from './start-board-simulator.ts';

export type BoardOptions = {
  readonly address: string;
  readonly ports: Ports;
  readonly seed: string;
  readonly noiseMm: number;
  readonly speed: number;
  readonly isChaotic: boolean;
  /** A file with turns to play, and the id of one match (null: all). */
  readonly replay: { readonly file: string; readonly matchId: string | null } | null;
};

export const usage = `npm run board -- [Optionen]

Spielt ein Board, das Darts erkennt, in beiden Sprachen: HTTP und WebSocket wie das Standard-Board,
dazu den Board-Manager von Autodarts. Im Terminal wirft man Darts mit ihrem Code (T20, M, B).

  --standard-port N    HTTP des Standard-Boards (${standardPorts.standard})
  --socket-port N      WebSocket des Standard-Boards (${standardPorts.socket})
  --autodarts-port N   Board-Manager (${standardPorts.autodarts})
  --address A          Adresse, auf der es lauscht (127.0.0.1); 0.0.0.0 für das ganze Netz
  --replay FILE.csv    spielt echte Aufnahmen Dart für Dart nach, etwa rules/test-data/real-turns.csv
  --match ID           nur dieses Match der Datei
  --seed TEXT          gleicher Text, gleiche Würfe
  --noise MM           Streuung der Darts in ihrem Feld (3)
  --speed N            N-mal so schnell wie ein Mensch (1)
  --chaos              mit allen Störungen: doppelte und späte Meldungen, Fehlalarme, Abbrüche, vierter Dart
  --help               diese Liste`;

const highestPort = 65_535;

/** The options of the command line; `help` if it asks for help, null if it has an error. */
export const readBoardOptions = (args: readonly string[]): BoardOptions | 'help' | null => {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        'standard-port': { type: 'string', default: `${standardPorts.standard}` },
        'socket-port': { type: 'string', default: `${standardPorts.socket}` },
        'autodarts-port': { type: 'string', default: `${standardPorts.autodarts}` },
        address: { type: 'string', default: '127.0.0.1' },
        replay: { type: 'string' },
        match: { type: 'string' },
        seed: { type: 'string', default: `${Date.now()}` },
        noise: { type: 'string', default: '3' },
        speed: { type: 'string', default: '1' },
        chaos: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
    if (values.help) return 'help';
    if (values.match !== undefined && values.replay === undefined) return null;
    return {
      address: values.address,
      ports: {
        standard: readNumber(values['standard-port'], { from: 0, to: highestPort, steps: 'whole' }),
        socket: readNumber(values['socket-port'], { from: 0, to: highestPort, steps: 'whole' }),
        autodarts: readNumber(values['autodarts-port'], { from: 0, to: highestPort, steps: 'whole' }),
      },
      seed: values.seed,
      noiseMm: readNumber(values.noise, { from: 0, to: 100, steps: 'any' }),
      speed: readNumber(values.speed, { from: 0.01, to: 1000, steps: 'any' }),
      isChaotic: values.chaos,
      replay: values.replay === undefined ? null : { file: values.replay, matchId: values.match ?? null },
    };
  } catch {
    return null;
  }
};

type Range = { readonly from: number; readonly to: number; readonly steps: 'whole' | 'any' };

/** @throws if the text is not a number in the range */
function readNumber(text: string, { from, to, steps }: Range): number {
  const value = Number(text.trim() === '' ? Number.NaN : text);
  if (!(value >= from && value <= to) || (steps === 'whole' && !Number.isInteger(value)))
    throw new Error(text);
  return value;
}
