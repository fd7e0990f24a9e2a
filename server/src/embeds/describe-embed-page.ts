import type { EventEntity } from '@neundarter/contract/entities/event';
import { tournamentDataOf } from '@neundarter/contract/entities/event-data';
import type { MatchHead } from '@neundarter/contract/entities/match';
import type { TournamentData, TournamentMatch } from '@neundarter/contract/entities/tournament';
import type { EventStage } from '@neundarter/rules/match/match-place';
import type { SlotSource } from '@neundarter/rules/tournament/match/planned-match';
import { peopleOf } from '@neundarter/rules/tournament/setup/participants';
import { secondChanceOf } from '@neundarter/rules/tournament/setup/setup';
import { readEvent } from '../events/reads.ts';
import { nameParties, namePlayer } from '../matches/describe-match-page.ts';
import { listMatchesFor } from '../matches/read-match-for.ts';
import { embedPolicy, embedScript, embedStyle } from '../platform/frames/embed-looks.ts';
import type { FrameContent, FramePages } from '../platform/frames/frame-page.ts';
import { describeEventPage } from '../rankings/describe-event-page.ts';
import { describeLeaguePage, leagueKind } from './describe-league-page.ts';
import { writeTable as tableOf, shortText as text } from './write-table.ts';

type Reader = Parameters<typeof describeEventPage>[0];

/** A stranger. */
const stranger = { actor: { kind: 'anyone' }, matchPin: null } as const;

/** Matches of a list: more than stand on a page of a club. */
const maxListed = 20;
/** Bytes of a bracket; of a larger one the first rounds are left out. */
const maxBracket = 24_000;

const tables = async (reader: Reader, { id }: EventEntity): Promise<string> => {
  const page = await describeEventPage(reader).describe(id, '/team-lounge/event/:id/live');
  // The last one has the results.
  const filled = (page?.tables.slice(0, -1) ?? []).filter(({ rows }) => rows.length > 0);
  if (filled.length === 0) return '<p>Es gibt noch keine Tabelle.</p>';
  return filled.map(({ title, heads, rows }) => tableOf(title, heads, rows)).join('');
};

type Names = ReadonlyMap<string, string>;

const namesOf = ({ participants = [] }: TournamentData): Names =>
  new Map(participants.map(({ id, participant }) => [id, peopleOf(participant).map(namePlayer).join(' & ')]));

/** Who is in a slot, or who will be. */
const slotText = (slot: SlotSource, names: Names, numbers: ReadonlyMap<string, number | null>): string => {
  switch (slot.kind) {
    case 'entrant':
      return names.get(slot.entrant) ?? '';
    case 'bye':
      return 'Freilos';
    case 'group-rank':
      return `${slot.rank}. Gruppe ${slot.groupId}`;
    case 'order-rank':
      return `${slot.rankWithinOrder}. bester Gruppen-${slot.rankWithinGroups}.`;
    case 'match':
      return `${slot.outcome === 'winner' ? 'Sieger' : 'Verlierer'} Spiel ${numbers.get(slot.match) ?? ''}`;
  }
};

const matchText = (match: TournamentMatch, names: Names, numbers: ReadonlyMap<string, number | null>) => {
  const side = (party: 0 | 1) =>
    `<p${match.winner === party ? ' class=w' : ''}>${text(slotText(match.slots[party], names, numbers))}<b>${match.score?.[party] ?? ''}</b>`;
  return `<li class="m${match.status === 'ready' ? ' l' : ''}">${side(0)}${side(1)}`;
};

const stageNames: Partial<Record<EventStage, string>> = {
  knockout: 'K.-o.',
  'third-place': 'Spiel um Platz 3',
  'winner-side': 'Gewinnerseite',
  'loser-side': 'Verliererseite',
  'grand-final': 'Großes Finale',
  'grand-final-reset': 'Entscheidung',
  'second-chance': 'Trostrunde',
};

const titleOf = (stage: EventStage, { config }: TournamentData): string =>
  text((stage === 'second-chance' ? secondChanceOf(config)?.title : null) ?? stageNames[stage] ?? '');

const roundNames: Readonly<Record<number, string>> = {
  1: 'Finale',
  2: 'Halbfinale',
  4: 'Viertelfinale',
  8: 'Achtelfinale',
};

const roundText = (stage: EventStage, round: number, size: number): string =>
  (stage === 'knockout' || stage === 'second-chance' ? roundNames[size] : undefined) ?? `Runde ${round + 1}`;

/** The columns of a stage as markup, the first round first. */
const columnsOf = (stage: EventStage, data: TournamentData): readonly string[] => {
  const matches = data.state?.matches ?? [];
  const names = namesOf(data);
  const numbers = new Map(matches.map(({ key, number }) => [key, number]));
  const rounds = Map.groupBy(
    matches.filter((match) => match.stage === stage),
    ({ round }) => round,
  );
  return [...rounds]
    .toSorted(([one], [other]) => one - other)
    .map(([round, own]) => {
      const sorted = own.toSorted((one, other) => one.index - other.index);
      const title = roundText(stage, round, sorted.length);
      return `<div><h3>${title}</h3><ol>${sorted.map((match) => matchText(match, names, numbers)).join('')}</ol></div>`;
    });
};

/** The columns that fit, the last round first of all. */
const fitting = (columns: readonly string[], room: number): readonly string[] => {
  const from = columns.findIndex((_, at) => Buffer.byteLength(columns.slice(at).join('')) <= room);
  return from < 0 ? [] : columns.slice(from);
};

const bracket = (event: EventEntity): string => {
  const data = tournamentDataOf(event.props);
  const stages = Object.keys(stageNames) as EventStage[];
  const parts = data === null ? [] : stages.map((stage) => [stage, columnsOf(stage, data)] as const);
  const shown = parts.filter(([, columns]) => columns.length > 0);
  if (shown.length === 0) return '<p>Es gibt noch keinen Turnierbaum.</p>';
  const small = shown.filter(([, columns]) => columns.length === 1);
  const room = (maxBracket - small.length * 500) / Math.max(1, shown.length - small.length);
  return shown
    .map(
      ([stage, columns]) =>
        `<h2>${data === null ? '' : titleOf(stage, data)}</h2><div class=s><div class=b>${fitting(columns, room).join('')}</div></div>`,
    )
    .join('');
};

const runningOf = (reader: Reader, { id }: EventEntity): Promise<readonly MatchHead[]> =>
  listMatchesFor(reader, stranger, { eventId: id, status: ['running'], limit: maxListed });

const live = async (reader: Reader, event: EventEntity): Promise<string> => {
  const rows = (await runningOf(reader, event)).flatMap(({ props }) => {
    const { standing, config } = props;
    const names = nameParties(props);
    const score = config.setMode === 'single-set' ? standing.legs : standing.sets;
    return names === null ? [] : [[score.join(':'), names, standing.score.join(' – ')]];
  });
  return rows.length === 0
    ? '<p>Gerade läuft kein Spiel.</p>'
    : tableOf('Laufende Spiele', ['Stand', 'Spieler', 'Rest'], rows);
};

const nextOfTournament = (data: TournamentData, running: ReadonlySet<string>): readonly string[][] => {
  const matches = data.state?.matches ?? [];
  const numbers = new Map(matches.map(({ key, number }) => [key, number]));
  const names = namesOf(data);
  return matches
    .filter(({ status, matchId }) => status === 'ready' && !running.has(matchId ?? ''))
    .slice(0, maxListed)
    .map(({ number, slots, board }) => [
      `${number ?? ''}`,
      slots.map((slot) => slotText(slot, names, numbers)).join(' – '),
      board ?? '',
    ]);
};

const nextOfOthers = async (reader: Reader, { id }: EventEntity): Promise<readonly string[][]> => {
  const planned = await listMatchesFor(reader, stranger, {
    eventId: id,
    status: ['scheduled'],
    limit: maxListed,
  });
  return planned.flatMap(({ props }) => {
    const names = nameParties(props);
    return names === null ? [] : [['', names, '']];
  });
};

const next = async (reader: Reader, event: EventEntity): Promise<string> => {
  const data = tournamentDataOf(event.props);
  const running = new Set((await runningOf(reader, event)).map(({ id }) => id));
  const rows = data === null ? await nextOfOthers(reader, event) : nextOfTournament(data, running);
  return rows.length === 0
    ? '<p>Gerade wartet kein Spiel.</p>'
    : tableOf('Nächste Spiele', ['Nr.', 'Spieler', 'Board'], rows);
};

const kinds = ['table', 'bracket', 'next', 'live'] as const;

/**
 * Pages about an event that stand in pages of others: its tables, its bracket, its next and its running matches; and the table of a
 * league.
 */
export const describeEmbedPage = (reader: Reader): FramePages => {
  const bodies: { readonly [kind in (typeof kinds)[number]]: (event: EventEntity) => Promise<string> } = {
    table: (event) => tables(reader, event),
    bracket: async (event) => bracket(event),
    next: (event) => next(reader, event),
    live: (event) => live(reader, event),
  };
  return {
    folder: 'embed',
    kinds: [...kinds, leagueKind],
    keptMs: 1000,
    style: embedStyle,
    script: embedScript,
    policy: embedPolicy,
    describe: async (kind, id): Promise<FrameContent | null> => {
      if (kind === leagueKind) return describeLeaguePage(reader, id);
      const wanted = kinds.find((one) => one === kind);
      const event = await readEvent(reader, stranger, id);
      if (wanted === undefined || !event.ok) return null;
      const { name, teamName } = event.value.props;
      const body = await bodies[wanted](event.value);
      return { title: name, body: `<h1>${text(name)}</h1><p>${text(teamName)}</p>${body}` };
    },
  };
};
