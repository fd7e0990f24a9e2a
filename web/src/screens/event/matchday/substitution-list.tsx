import type { LineUpEntity } from '@neundarter/contract/entities/matchday';
import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs';
import { useSubstitutionUndo } from '../../../data/club/matchdays.ts';
import { errorReason } from '../../../text/errors.ts';
import { substitutionText, lineUpText as text } from '../../../text/matchday.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Inline } from '../../../ui/inline.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { tellOutcome } from '../../../ui/tell-outcome.ts';
import looks from '../../../ui/text-looks.module.css';
import classes from './line-up-card.module.css';
import { nameOf } from './line-up-people.ts';

type Props = {
  readonly eventId: string;
  readonly lineUp: LineUpEntity;
  readonly mayUndo: boolean;
};

/** The substitutions of a side with their times. */
export function SubstitutionList({ eventId, lineUp, mayUndo }: Props) {
  const { teamId, substitutions } = lineUp;
  const undo = useSubstitutionUndo(eventId, (error) => substitutionText.undoFailed(errorReason(error)));
  const takeBack = async (sent: { readonly playerId: string; readonly substitutePlayerId: string }) =>
    tellOutcome(await undo.run({ teamId, ...sent }), { done: substitutionText.undone });
  return (
    <Stack gap="2xs">
      <h3 className={looks.label}>{text.substitutions}</h3>
      <ol>
        {substitutions.map(({ playerId, substitutePlayerId, timeStamp }) => {
          const into = nameOf(lineUp, substitutePlayerId);
          return (
            <Inline as="li" key={substitutePlayerId} gap="m" align="center" className={classes.change}>
              <span className={classes.words}>{text.substitution(into, nameOf(lineUp, playerId))}</span>
              <time className={classes.time} dateTime={new Date(timeStamp).toISOString()}>
                {text.at(timeStamp)}
              </time>
              {mayUndo ? (
                <IconButton
                  label={substitutionText.undo(into)}
                  icon={<IconArrowBackUp aria-hidden size={22} />}
                  disabled={undo.isBusy}
                  onClick={() => void takeBack({ playerId, substitutePlayerId })}
                />
              ) : null}
            </Inline>
          );
        })}
      </ol>
    </Stack>
  );
}
