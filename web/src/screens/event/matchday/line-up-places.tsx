import type { MatchdayFormat } from '@neundarter/rules/matchday/plan';
import type { Reply } from '@neundarter/rules/replies/reply';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useId } from 'react';
import { lineUpText, lineUpEditorText as text } from '../../../text/matchday.ts';
import { replyNames } from '../../../text/replies.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Stack } from '../../../ui/stack.tsx';
import looks from '../../../ui/text-looks.module.css';
import { type DraftEntry, isSamePlace, type Place, undecided } from './line-up-moves.ts';
import type { LineUpPerson } from './line-up-people.ts';
import type { PlaceComponent } from './line-up-place.tsx';
import classes from './line-up-places.module.css';

export type LineUpPlacesProps = {
  readonly format: MatchdayFormat;
  readonly entries: readonly DraftEntry[];
  /** Everybody who can be in the line-up. */
  readonly people: readonly LineUpPerson[];
  /** What was tapped and waits for its place. */
  readonly picked: Place | null;
  readonly errorAt: (index: number) => string | undefined;
  readonly onTap: (place: Place) => void;
  readonly onMove: (from: Place, to: Place) => void;
  readonly onRemove: (index: number) => void;
};

type Props = Omit<LineUpPlacesProps, 'onMove'> & { readonly PlaceOf: PlaceComponent };

/** Positions and bench, and beside them the players who are in none of them. */
export function LineUpPlaces(props: Props) {
  const { entries, format } = props;
  const numbered = entries.map((entry, index) => ({ entry, index }));
  const ids = { positions: useId(), bench: useId(), players: useId() };
  return (
    <div className={classes.places}>
      <Stack gap="s">
        <h4 id={ids.positions} className={looks.label}>
          {lineUpText.positions}
        </h4>
        <Stack as="ol" gap="s" aria-labelledby={ids.positions}>
          {numbered
            .filter(({ index }) => index < format.positions)
            .map((one) => (
              <Entry key={one.index} {...props} {...one} />
            ))}
        </Stack>
        <h4 id={ids.bench} className={looks.label}>
          {lineUpText.bench}
        </h4>
        <Stack as="ol" gap="s" aria-labelledby={ids.bench}>
          {numbered
            .filter(({ index }) => index >= format.positions)
            .map((one) => (
              <Entry key={one.index} {...props} {...one} />
            ))}
          <li>
            <BenchEnd {...props} />
          </li>
        </Stack>
      </Stack>
      <Stack gap="s">
        <h4 id={ids.players} className={looks.label}>
          {text.players}
        </h4>
        <Pool {...props} labelledBy={ids.players} />
      </Stack>
    </div>
  );
}

/** `Position 1`, or `Ersatz 1` for the first entry of the bench. */
export const entryLabel = (positions: number, index: number): string =>
  index < positions ? lineUpText.position(index) : lineUpText.substitute(index - positions);

/** Name of whoever is in an entry. */
export function entryName(people: readonly LineUpPerson[], entry: DraftEntry): string {
  if (entry === undecided) return text.free;
  if (entry === null) return lineUpText.empty;
  return people.find(({ id }) => id === entry)?.name ?? lineUpText.unknown;
}

type EntryProps = Props & { readonly entry: DraftEntry; readonly index: number };

function Entry({
  format: { positions },
  entry,
  index,
  people,
  picked,
  errorAt,
  onTap,
  onRemove,
  PlaceOf,
}: EntryProps) {
  const place = { kind: 'entry', index } as const;
  const name = entryName(people, entry);
  const error = errorAt(index);
  const isPosition = index < positions;
  const label = entryLabel(positions, index);
  const isRemovable = entry !== undecided || !isPosition;
  return (
    <li className={classes.entry}>
      <span className={classes.number} aria-hidden="true">
        {isPosition ? index + 1 : 'E'}
      </span>
      <PlaceOf
        place={place}
        label={label}
        look="entry"
        isHeld={entry !== undecided}
        isPicked={picked !== null && isSamePlace(picked, place)}
        error={error}
        onTap={() => onTap(place)}
      >
        {entry === null || entry === undecided ? null : <Face people={people} id={entry} />}
        <span className={entry === null || entry === undecided ? looks.muted : looks.name}>{name}</span>
      </PlaceOf>
      {isRemovable ? (
        <IconButton
          label={entry === undecided ? text.removeEntry(label) : text.remove(name)}
          icon={<IconX aria-hidden size={20} />}
          onClick={() => onRemove(index)}
        />
      ) : null}
      {error === undefined ? null : (
        <p className={classes.error} role="alert">
          {error}
        </p>
      )}
    </li>
  );
}

function BenchEnd({ people, entries, picked, onTap, PlaceOf }: Props) {
  const place = { kind: 'bench' } as const;
  const waiting = picked === null ? null : waitingName(people, entries, picked);
  return (
    <PlaceOf place={place} look="target" isHeld={false} isPicked={false} onTap={() => onTap(place)}>
      <IconPlus aria-hidden size={20} />
      <span>{waiting === null ? text.addSubstitute : text.toBench(waiting)}</span>
    </PlaceOf>
  );
}

/** Name of the player who was tapped; null if something else was. */
function waitingName(
  people: readonly LineUpPerson[],
  entries: readonly DraftEntry[],
  picked: Place,
): string | null {
  const id = picked.kind === 'player' ? picked.id : picked.kind === 'entry' ? entries[picked.index] : null;
  return id === null || id === undefined || id === undecided ? null : entryName(people, id);
}

function Pool({
  format,
  people,
  entries,
  picked,
  onTap,
  PlaceOf,
  labelledBy,
}: Props & { readonly labelledBy: string }) {
  const free = people.filter(({ id, hasLeft }) => hasLeft !== true && !entries.includes(id));
  const chip = (id: string | null, name: string, reply: Reply | null = null) => {
    const place = { kind: 'player', id } as const;
    return (
      <li key={id ?? ''}>
        <PlaceOf
          place={place}
          look="chip"
          isHeld
          isPicked={picked !== null && isSamePlace(picked, place)}
          onTap={() => onTap(place)}
        >
          {id === null ? null : <Face people={people} id={id} />}
          <span className={id === null ? looks.muted : looks.name}>{name}</span>
          {reply === null ? null : <span className={looks.hint}>{replyNames[reply]}</span>}
        </PlaceOf>
      </li>
    );
  };
  return (
    <>
      {free.length > 0 ? null : (
        <p className={looks.hint}>{people.length === 0 ? text.nobody : text.allPlaced}</p>
      )}
      <ul className={classes.pool} aria-labelledby={labelledBy}>
        {free.map(({ id, name, reply }) => chip(id, name, reply))}
        {format.mayBeShort ? chip(null, lineUpText.empty) : null}
      </ul>
    </>
  );
}

function Face({ people, id }: { readonly people: readonly LineUpPerson[]; readonly id: string }) {
  const person = people.find((one) => one.id === id);
  return <Avatar name={person?.name ?? ''} url={person?.pictureUrl ?? null} size="2rem" />;
}
