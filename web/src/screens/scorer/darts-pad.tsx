import type { Bed } from '@neundarter/rules/board/bed';
import type { Match } from '@neundarter/rules/match/types';
import { dartsPerTurn } from '@neundarter/rules/turn/turn-of-darts';
import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useKeys } from '../../device/keyboard.ts';
import { bedName, bedText } from '../../text/bed.ts';
import { dartsPadText as text } from '../../text/darts-pad.ts';
import { scorerText } from '../../text/scorer.ts';
import classes from './darts-pad.module.css';
import { EntryDisplay } from './entry-display.tsx';
import { PadKey } from './pad-key.tsx';
import { bedOfNumber, type Ring, rings, withDigit } from './typed-dart.ts';
import { useDartsEntry } from './use-darts-entry.ts';
import type { ScorerModel } from './use-scorer.ts';

type Props = {
  readonly match: Match;
  readonly model: ScorerModel;
  readonly botName: string | null;
  /** Called with the darts of the turn so far; null if there are none. */
  readonly onBeds: (beds: readonly Bed[] | null) => void;
};

const numbers = Array.from({ length: 20 }, (_, index) => index + 1);
const digits = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
const others = [
  { bed: 'SB', face: text.singleBull, label: text.singleBullLabel },
  { bed: 'DB', face: text.bull, label: text.bull },
  { bed: 'M', face: text.miss, label: text.missLabel },
] as const;

type Typed = { readonly ring: Ring; readonly typed: string };
const nothingTyped: Typed = { ring: 'S', typed: '' };

/** The chosen ring and the typed digits; `latest` also has those of keys that came faster than the last drawing. */
function useTyped() {
  const [shown, setShown] = useState(nothingTyped);
  const latest = useRef(nothingTyped);
  const set = (change: Partial<Typed>): void => {
    latest.current = { ...latest.current, ...change };
    setShown(latest.current);
  };
  return { ...shown, set, latest };
}

/** The pad `Pfeile`: a turn is entered dart by dart, and counts its darts and attempts by itself. */
export function DartsPad({ match, model, botName, onBeds }: Props) {
  const { beds, rest, route, enter } = useDartsEntry(match, model);
  const { ring, typed, set, latest } = useTyped();
  const tell = useEffectEvent(onBeds);
  const shown = beds.join(' ');
  useEffect(() => {
    tell(shown === '' ? null : (shown.split(' ') as Bed[]));
    return () => tell(null);
  }, [shown]);
  const hit = (bed: Bed | null): void => {
    set(bed === null ? { typed: '' } : nothingTyped);
    if (bed !== null) enter(bed);
  };
  useKeys({
    s: () => set({ ring: 'S' }),
    d: () => set({ ring: 'D' }),
    t: () => set({ ring: 'T' }),
    ...Object.fromEntries(
      digits.map((digit) => [`${digit}`, () => set({ typed: withDigit(latest.current.typed, digit) })]),
    ),
    enter: () => {
      const now = latest.current;
      if (now.typed !== '') hit(bedOfNumber(Number(now.typed), now.ring));
    },
  });
  return (
    <section className={classes.pad} data-pad="darts" aria-label={text.pad}>
      <div className={classes.top}>
        <PadKey
          value={null}
          onPress={model.undo}
          look="action"
          label={beds.length > 0 ? text.undoDart : text.undoTurn}
          isDisabled={beds.length === 0 && !model.canUndo}
        >
          <IconArrowBackUp aria-hidden="true" />
        </PadKey>
        {model.canEnter ? (
          <Turn beds={beds} rest={rest} route={route} typed={typed} round={model.round} />
        ) : (
          <EntryDisplay
            entry={model.entry}
            botName={botName}
            isWaiting={model.isWaiting}
            round={model.round}
          />
        )}
      </div>
      <div className={classes.rings} role="group" aria-label={text.ring}>
        {rings.map((one) => (
          <PadKey
            key={one}
            value={one}
            onPress={(chosen) => set({ ring: chosen })}
            look="action"
            isPressed={ring === one}
            isDisabled={!model.canEnter}
          >
            {text.rings[one]}
          </PadKey>
        ))}
      </div>
      <div className={classes.numbers}>
        {numbers.map((number) => (
          <PadKey
            key={number}
            value={bedOfNumber(number, ring)}
            onPress={hit}
            look="digit"
            isDisabled={!model.canEnter}
            label={bedName(bedOfNumber(number, ring) ?? 'M')}
          >
            {number}
          </PadKey>
        ))}
      </div>
      <div className={classes.rings}>
        {others.map(({ bed, face, label }) => (
          <PadKey<Bed>
            key={bed}
            value={bed}
            onPress={hit}
            look="action"
            label={label}
            isDisabled={!model.canEnter}
          >
            {face}
          </PadKey>
        ))}
      </div>
    </section>
  );
}

type TurnProps = Pick<ReturnType<typeof useDartsEntry>, 'beds' | 'rest' | 'route'> &
  Pick<ScorerModel, 'round'> & {
    readonly typed: string;
  };

/** The darts so far, what is left, and how to finish it. */
function Turn({ beds, rest, route, typed, round }: TurnProps) {
  const faceOf = (index: number): string => {
    const bed = beds[index];
    if (bed !== undefined) return bedText(bed);
    return index === beds.length && typed !== '' ? typed : text.noDart;
  };
  return (
    <div className={classes.turn}>
      <ol className={classes.darts}>
        {Array.from({ length: dartsPerTurn }, (_, index) => (
          <li key={index} data-empty={index >= beds.length || undefined}>
            {faceOf(index)}
          </li>
        ))}
      </ol>
      <p className={classes.rest}>
        {round !== null && beds.length === 0 ? `${scorerText.round(round)} · ` : ''}
        {rest === null ? '' : text.rest(rest)}
        {route === null ? null : <span className={classes.route}>{route.map(bedText).join(' ')}</span>}
      </p>
    </div>
  );
}
