import type { MatchStanding } from '@neundarter/contract/entities/match';
import { isPeopleParty } from '@neundarter/rules/table/party-key';
import { nameParty } from '../matches/describe-match-page.ts';
import { type MatchReader, readStandingFor } from '../matches/read-match-for.ts';
import type { FramePages } from '../platform/frames/frame-page.ts';
import { overlayPolicy, overlayScript, overlayStyle } from '../platform/frames/overlay-looks.ts';
import { escapeMarkup } from '../platform/http/public-page.ts';

/** A stranger. */
const stranger = { actor: { kind: 'anyone' }, matchPin: null } as const;

const rowOf = (match: MatchStanding, side: 0 | 1): string => {
  const { parties, standing, status, config, winningParty } = match;
  const party = parties[side];
  const name = isPeopleParty(party) ? nameParty(party) : '–';
  const sets = config.setMode === 'single-set' ? '' : `${standing.sets[side]}`;
  const isOn = status === 'running' ? standing.currentParty === side : winningParty === side;
  const points = status === 'finished' ? '' : `${standing.score[side]}`;
  return `<div class=r${isOn ? ' data-on' : ''}><span>${escapeMarkup(name)}</span><i>${sets}</i><i>${standing.legs[side]}</i><b>${points}</b></div>`;
};

const headOf = ({ eventName, description, config }: MatchStanding): string =>
  [eventName, description, `${config.startingScore}`]
    .filter((part) => part !== null && part !== '')
    .join(' · ');

/** The scoreboard of a match over the picture of a camera, for OBS and the like. */
export const describeOverlayPage = (reader: MatchReader): FramePages => ({
  folder: 'overlay',
  kinds: ['match'],
  // It reads after an event, and must not get what was before.
  keptMs: 0,
  style: overlayStyle,
  script: overlayScript,
  policy: overlayPolicy,
  describe: async (_kind, id) => {
    const found = await readStandingFor(reader, stranger, id);
    if (!found.ok) return null;
    const match = found.value;
    const head = headOf(match);
    const body = `<div class=p><div class=t>${escapeMarkup(head)}</div>${rowOf(match, 0)}${rowOf(match, 1)}</div>`;
    return { title: head, body };
  },
});
