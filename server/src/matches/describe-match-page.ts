import type { MatchHead } from '@neundarter/contract/entities/match';
import type { MatchPlayer, MatchStatus } from '@neundarter/rules/match/types';
import { isPeopleParty, type PeopleParty } from '@neundarter/rules/table/party-key';
import { findEventsById } from '../events/reads.ts';
import type { PreviewCard } from '../platform/http/preview-card.ts';
import type { PublicPage, PublicPages } from '../platform/http/public-page.ts';
import { findTeamPicturePath } from '../teams/reads.ts';
import { type MatchReader, readStandingFor } from './read-match-for.ts';

/** A stranger. */
const stranger = { actor: { kind: 'anyone' }, matchPin: null } as const;

type Shown = Pick<MatchHead['props'], 'parties' | 'config' | 'standing' | 'status' | 'isForfeited'>;

const statusWords: { readonly [status in MatchStatus]: string } = {
  scheduled: 'geplant',
  running: 'läuft',
  finished: 'beendet',
};

/** The name of a player on a page without script, as scoreboards show it. For other nouns. */
export const namePlayer = (player: MatchPlayer): string => {
  const { name, firstName, lastName }: { name?: string; firstName?: string; lastName?: string } = player;
  const known = name ?? [firstName, lastName].filter((part) => part !== undefined && part !== '').join(' ');
  if (known !== '') return known;
  return player.type === 'bot' ? `Bot Level ${player.level}` : 'Gelöschter Spieler';
};

/** The names of a party on a page without script. For other nouns. */
export const nameParty = (party: PeopleParty): string =>
  (party.type === 'single' ? [party.player] : party.players).map(namePlayer).join(' & ');

/** Both names of a match, or null as long as a side is not known. For other nouns. */
export const nameParties = ({ parties: [home, away] }: Pick<Shown, 'parties'>): string | null =>
  isPeopleParty(home) && isPeopleParty(away) ? `${nameParty(home)} – ${nameParty(away)}` : null;

/** The result of a match in sets, or in legs if it has one set: `3:1`, `kampflos`. For other nouns. */
export const describeResult = ({ config, standing, isForfeited }: Shown): string => {
  const [home, away] = config.setMode === 'single-set' ? standing.legs : standing.sets;
  return `${home}:${away}${isForfeited ? ' (kampflos)' : ''}`;
};

const sidesOf = ({ parties, standing }: Shown): string[][] =>
  parties.map((party, at) => [
    isPeopleParty(party) ? nameParty(party) : '–',
    `${standing.sets[at] ?? 0}`,
    `${standing.legs[at] ?? 0}`,
    (standing.matchAverages[at] ?? 0).toFixed(2).replace('.', ','),
  ]);

/** The picture of a match: both sides with what they have won, as soon as there is something to win. */
const cardOf = (match: Shown, facts: readonly string[]): PreviewCard => {
  const { parties, config, standing, status, isForfeited } = match;
  const figures = config.setMode === 'single-set' ? standing.legs : standing.sets;
  const heads = parties.map((party, at) => ({
    text: isPeopleParty(party) ? nameParty(party) : '–',
    ...(status !== 'scheduled' && { figure: `${figures[at] ?? 0}` }),
  }));
  const state = isForfeited ? 'kampflos' : statusWords[status];
  return { label: `Match · ${state}`, heads, facts };
};

/** The page of a match for programs; null if a stranger may not see it. */
const pageOf = async (reader: MatchReader, id: string): Promise<PublicPage | null> => {
  const found = await readStandingFor(reader, stranger, id);
  if (!found.ok) return null;
  const match = found.value;
  const { eventId, eventName, status, description } = match;
  const [event] = eventId === null ? [] : await reader.db.query((q) => findEventsById(q, [eventId]));
  const result = status === 'running' || status === 'finished' ? ` ${describeResult(match)}` : '';
  const facts = [eventName, description].flatMap((fact) => (fact === null || fact === '' ? [] : [fact]));
  return {
    path: `/matches/view/${id}`,
    title: `${nameParties(match) ?? 'Match'}${result}`,
    description: [...facts, statusWords[status]].join(' · '),
    card: cardOf(match, facts),
    crestPath:
      event === undefined ? null : await reader.db.query((q) => findTeamPicturePath(q, event.props.teamId)),
    isSearchable: event?.props.isSearchable === true,
    tables: [{ title: 'Ergebnis', heads: ['Spieler', 'Sätze', 'Legs', 'Average'], rows: sidesOf(match) }],
  };
};

/** The pages of matches. */
export const describeMatchPage = (reader: MatchReader): PublicPages => ({
  pages: ['/matches/:id', '/matches/view/:id', '/matches/:matchId/:setNumber/:legNumber'],
  describe: (id) => pageOf(reader, id),
});
