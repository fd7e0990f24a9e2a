import type { LineUpEntity } from '@neundarter/contract/entities/matchday';
import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs';
import { useLatePlayerUndo } from '../../../data/club/matchdays.ts';
import { errorReason } from '../../../text/errors.ts';
import { latePlayerText as text } from '../../../text/late-player.ts';
import { lineUpText } from '../../../text/matchday.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Inline } from '../../../ui/inline.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { tellOutcome } from '../../../ui/tell-outcome.ts';
import looks from '../../../ui/text-looks.module.css';
import classes from './line-up-card.module.css';
import { nameOf } from './line-up-people.ts';

type Props = { readonly eventId: string; readonly lineUp: LineUpEntity; readonly mayUndo: boolean };

/** Who came late to a side, with the times. */
export function LatePlayerList({ eventId, lineUp, mayUndo }: Props) {
  const { teamId, late = [] } = lineUp;
  const undo = useLatePlayerUndo(eventId, (error) => text.undoFailed(errorReason(error)));
  const takeBack = async (playerId: string) =>
    tellOutcome(await undo.run({ teamId, playerId }), { done: text.undone });
  return (
    <Stack gap="2xs">
      <h3 className={looks.label}>{text.list}</h3>
      <ol>
        {late.map(({ playerId, timeStamp }) => (
          <Inline as="li" key={playerId} gap="m" align="center" className={classes.change}>
            <span className={classes.words}>{nameOf(lineUp, playerId)}</span>
            <time className={classes.time} dateTime={new Date(timeStamp).toISOString()}>
              {lineUpText.at(timeStamp)}
            </time>
            {mayUndo ? (
              <IconButton
                label={text.undo(nameOf(lineUp, playerId))}
                icon={<IconArrowBackUp aria-hidden size={22} />}
                disabled={undo.isBusy}
                onClick={() => void takeBack(playerId)}
              />
            ) : null}
          </Inline>
        ))}
      </ol>
    </Stack>
  );
}
