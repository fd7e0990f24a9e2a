import IconDeviceTv from '@tabler/icons-react/dist/esm/icons/IconDeviceTv.mjs';
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import { tournamentPath } from '../../../parts/event-row/event-path.ts';
import { CodeLine } from '../../../parts/referral-card/code-line.tsx';
import { MatchLine } from '../../../parts/tournament/match-line.tsx';
import { tournamentText } from '../../../text/tournament.ts';
import { pinText, whatNowText as text } from '../../../text/tournament-course.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Inline } from '../../../ui/inline.tsx';
import { Stack } from '../../../ui/stack.tsx';
import looks from '../../../ui/text-looks.module.css';
import { Tiles } from '../../../ui/tiles.tsx';
import type { TournamentView } from '../tournament-view.ts';
import { filterMatches, matchDescriptions } from './filter-matches.ts';

/** As many as fit beside the other steps. */
const noOfFirst = 3;

/** Whether the tournament has started, and nothing of it is played. */
const isJustStarted = ({ data, matches }: TournamentView): boolean =>
  data.status === 'running' && matches.every(({ isBegun, phase }) => !isBegun && phase !== 'running');

/** What comes after the start, until the first match runs: the PIN, the screen in the hall, the first matches. */
export function WhatNow({ view }: { readonly view: TournamentView }) {
  if (!isJustStarted(view)) return null;
  return (
    <Card title={text.title}>
      <Tiles gap="xl" minWidth={17} stretches>
        <FirstMatches view={view} />
        <PinStep view={view} />
        <HallStep view={view} />
      </Tiles>
    </Card>
  );
}

type Props = { readonly view: TournamentView };

function PinStep({ view: { event, data } }: Props) {
  const pin = data.matchPinCode ?? null;
  if (pin === null) return null;
  return (
    <Stack gap="s">
      <h3 className={looks.label}>{text.pin}</h3>
      <CodeLine hidesLabel label={pinText.title} code={pin} copy={pinText.copy} hint={pinText.hint} />
      <Inline gap="s">
        <ButtonLink to={tournamentPath(event.id, 'print', 'pin')} icon={<IconPrinter size={22} />}>
          {text.pinPrint}
        </ButtonLink>
      </Inline>
    </Stack>
  );
}

function HallStep({ view: { event } }: Props) {
  return (
    <Stack gap="s">
      <h3 className={looks.label}>{text.hall}</h3>
      <p className={looks.note}>{text.hallHint}</p>
      <Inline gap="s">
        <ButtonLink to={tournamentPath(event.id, 'live')} icon={<IconDeviceTv size={22} />}>
          {tournamentText.live}
        </ButtonLink>
      </Inline>
    </Stack>
  );
}

function FirstMatches({ view: { matches } }: Props) {
  const ready = filterMatches(matches, { filter: 'ready', words: '' }).slice(0, noOfFirst);
  const descriptions = matchDescriptions(matches, { isWithinStage: false });
  if (ready.length === 0) return null;
  return (
    <Stack gap="s">
      <h3 className={looks.label}>{text.matches}</h3>
      <Stack as="ul" isDivided aria-label={text.firstMatches}>
        {ready.map((match) => (
          <MatchLine key={match.key} match={match} description={descriptions.get(match.key) ?? ''} />
        ))}
      </Stack>
    </Stack>
  );
}
