import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useState } from 'react';
import { useSeedingChange } from '../../../data/club/tournament-setup.ts';
import type { Tournament } from '../../../data/club/tournaments.ts';
import { entryName } from '../../../parts/tournament/entry-name.ts';
import { errorReason } from '../../../text/errors.ts';
import { seedingText as text } from '../../../text/tournament-entries.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { confirmAction } from '../../../ui/confirm-action.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Inline } from '../../../ui/inline.tsx';
import { SortableList } from '../../../ui/sortable-list.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { tellOutcome } from '../../../ui/tell-outcome.ts';
import looks from '../../../ui/text-looks.module.css';
import { useSentValue } from '../use-sent-value.ts';
import classes from './participants.module.css';
import { SeedingFill } from './seeding-fill.tsx';

/** The seeding list: by dragging, with keys, from a menu or by typing a position; every change is saved at once. */
export function SeedingCard({ tournament }: { readonly tournament: Tournament }) {
  const { event, participants: entries } = tournament;
  const change = useSeedingChange(event.id);
  const confirmed = entries.filter(({ status }) => status === 'confirmed');
  const stored = confirmed
    .filter(({ seed }) => seed !== null)
    .toSorted((one, other) => (one.seed ?? 0) - (other.seed ?? 0))
    .map(({ id }) => id);
  const { shown: order, showUntil } = useSentValue<readonly string[]>(stored);
  const names = new Map(confirmed.map((entry) => [entry.id, entryName(entry)]));
  const nameOf = (id: string) => names.get(id) ?? '';
  const save = async (ids: readonly string[]) => {
    const edit = { entries: ids, editRevision: event.props.editRevision };
    const outcome = await showUntil(ids, change.run(edit));
    if (!outcome.ok) tellOutcome({ ...outcome, text: text.failed(errorReason(outcome.error)) });
  };
  const clear = async () => {
    if (await confirmAction(text.clearQuestion)) await save([]);
  };
  const moveTo = (id: string, place: number) => {
    const others = order.filter((one) => one !== id);
    void save([...others.slice(0, place), id, ...others.slice(place)]);
  };
  const unseeded = confirmed.filter(({ id }) => !order.includes(id));
  if (confirmed.length === 0) return null;
  return (
    <Card
      title={text.title}
      actions={
        <Inline gap="s" wraps>
          <SeedingFill tournament={tournament} hasOrder={order.length > 0} />
          {unseeded.length === 0 ? null : (
            <Button onClick={() => void save([...order, ...unseeded.map(({ id }) => id)])}>{text.all}</Button>
          )}
          {order.length === 0 ? null : (
            <Button look="quiet" onClick={() => void clear()}>
              {text.clear}
            </Button>
          )}
        </Inline>
      }
    >
      <p className={looks.hint}>{text.hint}</p>
      {order.length === 0 ? (
        <p className={looks.muted}>{text.empty}</p>
      ) : (
        <SortableList
          label={text.list}
          items={order.map((id, place) => ({
            id,
            name: nameOf(id),
            content: (
              <div className={classes.seed}>
                <PositionField
                  key={place}
                  name={nameOf(id)}
                  place={place}
                  count={order.length}
                  onPlace={(next) => moveTo(id, next)}
                />
                <span className={looks.strong}>{nameOf(id)}</span>
                <IconButton
                  label={text.remove(nameOf(id))}
                  icon={<IconX aria-hidden size={22} />}
                  onClick={() => void save(order.filter((one) => one !== id))}
                />
              </div>
            ),
          }))}
          onReorder={(ids) => void save(ids)}
        />
      )}
      {unseeded.length === 0 || order.length === 0 ? null : (
        <Stack as="section" gap="s" aria-label={text.unseeded}>
          <h3 className={looks.label}>{text.unseeded}</h3>
          <ul className={classes.mates}>
            {unseeded.map((entry) => (
              <li key={entry.id}>
                <button
                  type="button"
                  className={classes.mate}
                  aria-label={text.seed(entryName(entry))}
                  onClick={() => void save([...order, entry.id])}
                >
                  {entryName(entry)}
                </button>
              </li>
            ))}
          </ul>
        </Stack>
      )}
    </Card>
  );
}

type PositionProps = {
  readonly name: string;
  /** From 0. */
  readonly place: number;
  readonly count: number;
  readonly onPlace: (place: number) => void;
};

/** The place as a number that can be typed; Enter or leaving the field moves the entry. */
function PositionField({ name, place, count, onPlace }: PositionProps) {
  const [typed, setTyped] = useState(`${place + 1}`);
  const move = () => {
    const wanted = Math.min(Math.max(Number.parseInt(typed, 10), 1), count);
    if (Number.isNaN(wanted) || wanted === place + 1) return setTyped(`${place + 1}`);
    onPlace(wanted - 1);
  };
  return (
    <input
      className={classes.position}
      aria-label={text.position(name)}
      inputMode="numeric"
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value.replaceAll(/\D/g, ''))}
      onFocus={(event) => event.currentTarget.select()}
      onBlur={move}
      onKeyDown={(event) => {
        if (event.key === 'Enter') move();
      }}
    />
  );
}
