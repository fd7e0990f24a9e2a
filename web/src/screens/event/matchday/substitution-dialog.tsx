import type { LineUpEntity } from '@neundarter/contract/entities/matchday';
import type { PartyIndex } from '@neundarter/rules/match/types';
import type { MatchdayFormat } from '@neundarter/rules/matchday/plan';
import { useSubstitution } from '../../../data/club/matchdays.ts';
import { errorReason } from '../../../text/errors.ts';
import { substitutionText as text } from '../../../text/matchday.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import type { Problems } from '../../../ui/form-values.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import { tellOutcome } from '../../../ui/tell-outcome.ts';
import looks from '../../../ui/text-looks.module.css';
import { useForm } from '../../../ui/use-form.ts';
import type { GameView } from './game-views.ts';
import { benchOf, heldPositions, nameOf } from './line-up-people.ts';
import { openGamesOf } from './open-games.ts';
import type { AskedSubstitution } from './substitution-places.tsx';

type Props = {
  readonly eventId: string;
  readonly format: MatchdayFormat;
  readonly lineUp: LineUpEntity;
  readonly party: PartyIndex;
  readonly games: readonly GameView[];
  /** What the user has chosen already. */
  readonly asked: AskedSubstitution;
  readonly onClose: () => void;
};

type Values = { readonly playerId: string; readonly substitutePlayerId: string };

/** Puts a substitute on the position of a player; says from which game on it counts. */
export function SubstitutionDialog(props: Props) {
  const { eventId, format, lineUp, party, games, asked, onClose } = props;
  const substitution = useSubstitution(eventId, (error) => text.failed(errorReason(error)));
  const form = useForm<Values>({
    start: { playerId: asked.outId, substitutePlayerId: asked.intoId },
    unsaved: 'keep',
    check: problemsOf,
    send: async (values) => {
      const outcome = await substitution.run({ teamId: lineUp.teamId, ...values });
      const { playerId, substitutePlayerId } = values;
      if (outcome.ok)
        tellOutcome(outcome, {
          done: text.done(nameOf(lineUp, substitutePlayerId), nameOf(lineUp, playerId)),
        });
      return outcome;
    },
    onSent: () => {
      onClose();
      return 'left';
    },
  });
  const { playerId } = form.values;
  const onPositions = heldPositions(format, lineUp).flatMap((held) =>
    held.playerId === null ? [] : [held.playerId],
  );
  return (
    <FormDialog
      title={text.title(lineUp.teamName)}
      form={form}
      confirm={text.confirm}
      gap="l"
      onClose={onClose}
    >
      <SelectField {...form.field('playerId')} label={text.out} options={optionsOf(lineUp, onPositions)} />
      <SelectField
        {...form.field('substitutePlayerId')}
        label={text.into}
        options={optionsOf(lineUp, benchOf(format, lineUp))}
      />
      {playerId === '' ? null : (
        <p className={looks.note} role="status">
          {effectText(lineUp, openGamesOf(games, party, playerId), playerId)}
        </p>
      )}
    </FormDialog>
  );
}

/** Both are required, and they must differ. */
const problemsOf = ({ playerId, substitutePlayerId }: Values): Problems<keyof Values> => ({
  playerId: playerId === '' ? text.outMissing : undefined,
  substitutePlayerId:
    substitutePlayerId === '' ? text.intoMissing : substitutePlayerId === playerId ? text.same : undefined,
});

const optionsOf = (lineUp: LineUpEntity, ids: readonly string[]) => [
  { value: '', label: text.choose },
  ...ids.map((id) => ({ value: id, label: nameOf(lineUp, id) })),
];

function effectText(lineUp: LineUpEntity, open: readonly GameView[], playerId: string): string {
  const [first] = open;
  return first === undefined ? text.noGames(nameOf(lineUp, playerId)) : text.from(first.plan, open.length);
}
