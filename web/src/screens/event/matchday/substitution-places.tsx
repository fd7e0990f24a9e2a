import type { LineUpEntity } from '@neundarter/contract/entities/matchday';
import type { MatchdayFormat } from '@neundarter/rules/matchday/plan';
import type { ComponentType, ReactNode } from 'react';
import { useId } from 'react';
import { substitutionText, lineUpText as text } from '../../../text/matchday.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { Inline } from '../../../ui/inline.tsx';
import { Stack } from '../../../ui/stack.tsx';
import looks from '../../../ui/text-looks.module.css';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import classes from './line-up-card.module.css';
import { benchOf, type HeldPosition, heldPositions, nameOf } from './line-up-people.ts';
import type { PlaceComponent } from './line-up-place.tsx';
import places from './line-up-places.module.css';

/** Who goes out and who comes in; empty for whoever is still to be chosen. */
export type AskedSubstitution = { readonly outId: string; readonly intoId: string };

export type SubstitutionPlacesProps = {
  readonly format: MatchdayFormat;
  readonly lineUp: LineUpEntity;
  /** Null if nobody can be substituted here. */
  readonly onSubstitute: ((asked: AskedSubstitution) => void) | null;
};

/** A row of the positions: one that is only read, or one on which a substitute can be dropped. */
export type RowComponent = ComponentType<{ readonly position: number; readonly children: ReactNode }>;

type Props = SubstitutionPlacesProps & { readonly RowOf: RowComponent; readonly ChipOf: PlaceComponent };

/** Who stands where now, and the bench. Each player can be substituted, and each substitute can be brought in. */
export function SubstitutionPlaces({ format, lineUp, onSubstitute, RowOf, ChipOf }: Props) {
  const benchId = useId();
  const bench = benchOf(format, lineUp);
  return (
    <>
      <ol aria-label={text.positions}>
        {heldPositions(format, lineUp).map((held) => (
          <RowOf key={held.position} position={held.position}>
            <Position held={held} format={format} lineUp={lineUp} onSubstitute={onSubstitute} />
          </RowOf>
        ))}
      </ol>
      <Stack gap="2xs">
        <h3 id={benchId} className={looks.label}>
          {text.bench}
        </h3>
        {onSubstitute === null ? (
          <p>{bench.length === 0 ? text.noBench : bench.map((id) => nameOf(lineUp, id)).join(', ')}</p>
        ) : (
          <>
            <ul className={places.pool} aria-labelledby={benchId}>
              {bench.map((id) => (
                <li key={id}>
                  <ChipOf
                    place={{ kind: 'player', id }}
                    look="chip"
                    isHeld
                    onTap={() => onSubstitute({ outId: '', intoId: id })}
                  >
                    <Avatar name={nameOf(lineUp, id)} url={null} size="2rem" />
                    <span className={looks.name}>{nameOf(lineUp, id)}</span>{' '}
                    <VisuallyHidden>{substitutionText.bringIn}</VisuallyHidden>
                  </ChipOf>
                </li>
              ))}
            </ul>
            <p className={looks.hint}>{substitutionText.help}</p>
          </>
        )}
      </Stack>
    </>
  );
}

/** A row on which nothing can be dropped. */
export const PlainRow: RowComponent = ({ children }) => (
  <Inline as="li" gap="m" align="center" className={classes.position}>
    {children}
  </Inline>
);

type PositionProps = SubstitutionPlacesProps & { readonly held: HeldPosition };

function Position({ held: { position, playerId, earlier }, lineUp, onSubstitute }: PositionProps) {
  const name = nameOf(lineUp, playerId);
  return (
    <>
      <span className={classes.number} title={text.position(position)}>
        {position + 1}
      </span>
      <Stack className={classes.words}>
        <span className={playerId === null ? looks.muted : looks.name}>{name}</span>
        {earlier.length === 0 ? null : (
          <span className={classes.earlier}>{earlier.map((id) => nameOf(lineUp, id)).join(', ')}</span>
        )}
      </Stack>
      {onSubstitute === null || playerId === null ? null : (
        <Button
          aria-label={substitutionText.openFor(name)}
          onClick={() => onSubstitute({ outId: playerId, intoId: '' })}
        >
          {substitutionText.open}
        </Button>
      )}
    </>
  );
}
