import type { TournamentMatch } from '@neundarter/contract/entities/tournament';
import type { TournamentSetup } from '@neundarter/rules/tournament/setup/setup';
import { shortSetup } from './tournament-scene.ts';
import type { useTournaments } from './use-tournaments.ts';

/** A result on paper: legs of each set. */
export const legs = (...won: readonly (readonly [number, number])[]) => ({
  kind: 'paper',
  score: { kind: 'legs', legs: won },
});

/** Answer to a change that a later match no longer allows. */
export const followUp = { status: 409, text: 'error.event.follow-up-match-started' };

/** Settings with matches in which three legs win. */
export const firstToThree = (...given: Parameters<typeof shortSetup>): TournamentSetup => {
  const text = JSON.stringify(shortSetup(...given));
  return JSON.parse(text.replaceAll('"legsToWinSet":1', '"legsToWinSet":3')) as TournamentSetup;
};

export const idOf = (match: TournamentMatch | undefined): string => match?.matchId ?? '';

export const entrantOf = (match: TournamentMatch | undefined, party: 0 | 1): string => {
  const slot = match?.slots[party];
  return slot?.kind === 'entrant' ? slot.entrant : '';
};

type Used = Pick<ReturnType<typeof useTournaments>, 'call' | 'scene' | 'calls'>;

/** Calls of the organiser about a running tournament. */
export const runningCalls = ({ call, scene, calls }: Used) => {
  const send = (address: string, body: object = {}) => call(address, { token: scene.chief.token, body });
  return {
    send,
    stateOf: async (id: string) => (await calls.read(id)).state,
    enter: (id: string, match: TournamentMatch | undefined, body: object) =>
      send(`POST /events/${id}/matches/${idOf(match)}/result`, body),
  };
};
