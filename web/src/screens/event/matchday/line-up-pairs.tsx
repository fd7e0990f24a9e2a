import type { LineUpEntity } from '@neundarter/contract/entities/matchday';
import type { MatchdayFormat, Side } from '@neundarter/rules/matchday/plan';
import { useState } from 'react';
import { pairsText, lineUpText as text } from '../../../text/matchday.ts';
import { Button } from '../../../ui/button.tsx';
import { Inline } from '../../../ui/inline.tsx';
import { Stack } from '../../../ui/stack.tsx';
import looks from '../../../ui/text-looks.module.css';
import type { GameView } from './game-views.ts';
import classes from './line-up-card.module.css';
import { pairsByRound } from './pair-choices.ts';
import { PairsDialog, pairText } from './pairs-dialog.tsx';

type Props = {
  readonly eventId: string;
  readonly lineUp: LineUpEntity;
  readonly games: readonly GameView[];
  readonly format: MatchdayFormat;
  readonly side: Side;
  readonly isCaptain: boolean;
};

/** The pairs of the doubles rounds; a captain may choose them anew before the round begins. */
export function LineUpPairs({ eventId, format, lineUp, games, side, isCaptain }: Props) {
  const [openRound, setOpenRound] = useState<number | null>(null);
  const rounds = pairsByRound({ format, side, lineUp, games });
  const open = rounds.find(({ round, isFixed }) => round === openRound && !isFixed);
  return (
    <>
      {rounds.map(({ round, pairs, isFixed }) => (
        <Stack key={round} gap="2xs">
          <h3 className={looks.label}>{text.pairs(round)}</h3>
          <Inline gap="m" align="center">
            <Stack className={classes.words}>
              {pairs.map((pair) => (
                <span key={pair.join()}>{pairText(lineUp, pair)}</span>
              ))}
            </Stack>
            {isCaptain && !isFixed ? (
              <Button aria-label={pairsText.open(round)} onClick={() => setOpenRound(round)}>
                {pairsText.openShort}
              </Button>
            ) : null}
          </Inline>
        </Stack>
      ))}
      {open === undefined ? null : (
        <PairsDialog eventId={eventId} lineUp={lineUp} of={open} onClose={() => setOpenRound(null)} />
      )}
    </>
  );
}
