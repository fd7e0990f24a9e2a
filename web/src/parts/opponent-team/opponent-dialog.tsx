import type { OpponentEntity } from '@neundarter/contract/entities/opponent';
import { maxNameLength } from '@neundarter/contract/limits';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useRef } from 'react';
import { newId } from '../../data/api/new-id.ts';
import { useIdFor } from '../../data/api/use-id-for.ts';
import { useOpponentChange, useOpponentCreation } from '../../data/club/opponents.ts';
import { commonText } from '../../text/common.ts';
import { errorReason } from '../../text/errors.ts';
import { opponentFormText as text } from '../../text/opponent-team.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form, FormFailure } from '../../ui/form.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Inline } from '../../ui/inline.tsx';
import { announce } from '../../ui/live-region.tsx';
import { Stack } from '../../ui/stack.tsx';
import { TextField } from '../../ui/text-field.tsx';
import looks from '../../ui/text-looks.module.css';
import { Tiles } from '../../ui/tiles.tsx';
import { type FormState, useForm } from '../../ui/use-form.ts';
import { PlayerNames } from '../player-names/player-names.tsx';
import { playerText } from '../player-names/player-names-problems.ts';
import classes from './opponent-dialog.module.css';
import {
  type OpponentValues,
  type OpponentWay,
  opponentFormProblems,
  valuesOfOpponent,
  withTyped,
} from './opponent-values.ts';

type Props = {
  /** The team that enters the other one. */
  readonly teamId: string;
  /** The team to change; null for a new one. */
  readonly opponent: OpponentEntity | null;
  /** Name of a new team, as far as it is typed. */
  readonly name: string;
  /** Gets the saved team; null if the user cancels. */
  readonly onDone: (saved: OpponentEntity | null) => void;
};

/** Enters a team that is not registered: its name and at least four players. Enter adds one after another. */
export function OpponentDialog({ teamId, opponent, name, onDone }: Props) {
  const firstName = useRef<HTMLInputElement>(null);
  const { form, save } = useOpponentForm({ teamId, opponent, name, onDone });
  return (
    <Dialog
      isOpen
      title={opponent === null ? text.newTitle : text.editTitle}
      onClose={() => onDone(null)}
      actions={
        <>
          <Button onClick={() => onDone(null)}>{commonText.cancel}</Button>
          <Button look="primary" isBusy={form.isBusy} onClick={save}>
            {text.save}
          </Button>
        </>
      }
    >
      <Form
        gap="l"
        form={form}
        onSubmit={async () => {
          await form.submit('add');
          firstName.current?.focus();
        }}
      >
        <TextField
          {...form.field('name')}
          label={text.name}
          maxLength={maxNameLength}
          autoComplete="off"
          data-autofocus={name === '' || undefined}
        />
        <PlayerList form={form} />
        <Tiles gap="m" minWidth={10} stretches>
          <PlayerNames
            firstName={form.field('firstName')}
            lastName={form.field('lastName')}
            firstNameRef={firstName}
          />
        </Tiles>
        <Button type="submit">{text.add}</Button>
        <FormFailure form={form} />
      </Form>
    </Dialog>
  );
}

type FormProps = { readonly form: FormState<OpponentValues, OpponentWay> };

function PlayerList({ form }: FormProps) {
  const { entries, error, errorAt, remove } = form.list('players');
  return (
    <Stack gap="2xs">
      <h3 className={looks.label}>{text.players}</h3>
      <ol aria-label={text.players}>
        {entries.map((player, place) => (
          <li key={player.id} className={classes.player}>
            <Inline gap="s" align="center" justify="between">
              <span className={looks.name}>
                {place + 1}. {playerText(player)}
              </span>
              <IconButton
                label={text.remove(playerText(player))}
                icon={<IconX aria-hidden size={20} />}
                onClick={() => remove(place)}
              />
            </Inline>
            {errorAt(place) === undefined ? null : (
              <p className={looks.error} role="alert">
                {errorAt(place)}
              </p>
            )}
          </li>
        ))}
      </ol>
      {error === undefined ? null : (
        <p className={looks.error} role="alert">
          {error}
        </p>
      )}
    </Stack>
  );
}

/** State of the form; `add` only changes the list, `save` sends the team. */
function useOpponentForm({ teamId, opponent, name, onDone }: Props) {
  const send = useSaving({ teamId, opponent });
  const playerId = useRef(newId());
  const form: FormState<OpponentValues, OpponentWay> = useForm<OpponentValues, OpponentWay>({
    start: valuesOfOpponent(opponent, name),
    unsaved: 'keep',
    check: opponentFormProblems,
    send: async (values, way) => {
      const players = withTyped(values, playerId.current);
      if (way === 'add') {
        playerId.current = newId();
        form.set({ players, firstName: '', lastName: '' });
        announce(text.added(playerText(values), players.length));
        return { ok: true };
      }
      const outcome = await send(values.name.trim(), players);
      if (outcome.ok) onDone(outcome.value);
      return outcome;
    },
    onSent: (_, way) => (way === 'save' ? 'left' : undefined),
  });
  return { form, save: () => void form.submit('save') };
}

type Saving = Pick<Props, 'teamId' | 'opponent'>;

/** Creates or changes the team; a repeat after a lost answer creates no second one. */
function useSaving({ teamId, opponent }: Saving) {
  const failed = (error: unknown) => text.failed(errorReason(error));
  const creation = useOpponentCreation(teamId, failed);
  const change = useOpponentChange(teamId, failed);
  const idFor = useIdFor();
  return (name: string, list: OpponentValues['players']) => {
    const players = list.map(({ id, firstName, lastName }) => ({ id, firstName, lastName }));
    return opponent === null
      ? creation.run({ id: idFor('opponent'), props: { name, players } })
      : change.run({ id: opponent.id, changedProps: { name, players } });
  };
}
