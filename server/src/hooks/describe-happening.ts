import type { HookEvent } from '@neundarter/contract/entities/hook';
import type { MatchHead } from '@neundarter/contract/entities/match';
import type { PartyIndex } from '@neundarter/rules/match/types';
import { isPeopleParty } from '@neundarter/rules/table/party-key';
import type { EventRecord } from '../events/stored-event.ts';
import { nameParty } from '../matches/describe-match-page.ts';

/** Something that hooks tell, as they send it. Names are those that everybody sees. */
export type Happening = {
  /** The same for every receiver and every try. */
  readonly id: string;
  readonly event: HookEvent;
  /** Ms since 1970. */
  readonly at: number;
  readonly team: { readonly id: string; readonly name: string };
  readonly competition: { readonly id: string; readonly name: string; readonly url: string };
  readonly match?: {
    readonly id: string;
    readonly url: string;
    readonly board: string | null;
    readonly parties: readonly [string, string];
    readonly sets: readonly [number, number];
    readonly legs: readonly [number, number];
    /** 0 or 1, `draw`, or null as long as it is open, and if both have lost. */
    readonly winner: PartyIndex | 'draw' | null;
  };
  /** Of a 180 or a high finish: whose side, and how many points. */
  readonly turn?: { readonly party: PartyIndex; readonly name: string; readonly score: number };
};

type Described = {
  readonly id: string;
  readonly event: HookEvent;
  readonly at: number;
  readonly competition: EventRecord;
  /** Null for what concerns a whole event. */
  readonly match: MatchHead | null;
  readonly board: string | null;
  readonly turn: { readonly party: PartyIndex; readonly score: number } | null;
  /** Address of the server, without a slash at the end. */
  readonly base: string;
};

const nameOf = ({ props }: MatchHead, side: PartyIndex): string => {
  const party = props.parties[side];
  return isPeopleParty(party) ? nameParty(party) : '';
};

const matchOf = (match: MatchHead, { board, base }: Described): Happening['match'] & object => {
  const { standing, winningParty } = match.props;
  const [homeSets, awaySets] = standing.sets;
  const [homeLegs, awayLegs] = standing.legs;
  return {
    id: match.id,
    url: `${base}/matches/${match.id}`,
    board,
    parties: [nameOf(match, 0), nameOf(match, 1)],
    sets: [homeSets, awaySets],
    legs: [homeLegs, awayLegs],
    winner: winningParty,
  };
};

/** What is sent about something that has happened. */
export const describeHappening = (described: Described): Happening => {
  const { id, event, at, competition, match, turn, base } = described;
  const { teamId, teamName, name, type } = competition.props;
  const path = type === 'tournament' ? 'tournaments' : 'team-lounge/event';
  return {
    id,
    event,
    at,
    team: { id: teamId, name: teamName },
    competition: { id: competition.id, name, url: `${base}/${path}/${competition.id}` },
    ...(match !== null && { match: matchOf(match, described) }),
    ...(match !== null && turn !== null && { turn: { ...turn, name: nameOf(match, turn.party) } }),
  };
};
