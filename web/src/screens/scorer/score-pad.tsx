import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs';
import IconBackspace from '@tabler/icons-react/dist/esm/icons/IconBackspace.mjs';
import { scorerText } from '../../text/scorer.ts';
import { EntryDisplay } from './entry-display.tsx';
import { PadKey } from './pad-key.tsx';
import classes from './score-pad.module.css';
import type { ScorerModel } from './use-scorer.ts';
import { letterOfShortcut } from './use-scorer-keys.ts';
import { isBustPossible, isCheckoutPossible, isShortcutEnabled, shortcutScores } from './use-turn-entry.ts';

const digits = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0] as const;

type Props = { readonly model: ScorerModel; readonly botName: string | null };

/** The pad: the input on top, digits in the middle, shortcuts at both sides, and the other keys of a turn below. */
export function ScorePad({ model, botName }: Props) {
  const { entry, canUndo, undo } = model;
  const hasDigits = entry.input.digits !== '';
  return (
    <section className={classes.pad} aria-label={scorerText.pad}>
      <PadKey
        value={null}
        onPress={undo}
        look="action"
        area="undo"
        label={scorerText.undoLabel}
        isDisabled={!canUndo}
      >
        <IconArrowBackUp aria-hidden="true" className={classes.icon} />
        <span className={classes.caption}>{scorerText.undo}</span>
      </PadKey>
      <EntryDisplay entry={entry} botName={botName} isWaiting={model.isWaiting} round={model.round} />
      <PadKey
        value={null}
        onPress={entry.erase}
        look="action"
        area="erase"
        label={scorerText.deleteDigit}
        isDisabled={!hasDigits && entry.input.mode === 'score'}
      >
        <IconBackspace aria-hidden="true" className={classes.icon} />
      </PadKey>
      <Shortcuts model={model} />
      {digits.map((digit) => (
        <PadKey
          key={digit}
          value={digit}
          onPress={entry.type}
          look="digit"
          area={`d${digit}`}
          isDisabled={!model.canEnter}
        >
          {digit}
        </PadKey>
      ))}
      <TurnKeys model={model} />
    </section>
  );
}

function Shortcuts({ model: { entry, situation, canEnter } }: { readonly model: ScorerModel }) {
  return shortcutScores.map((score) => (
    <PadKey
      key={score}
      value={score}
      onPress={entry.shortcut}
      look="shortcut"
      area={`s${score}`}
      label={scorerText.points(score)}
      letter={letterOfShortcut.get(score)}
      isDisabled={!canEnter || situation === null || !isShortcutEnabled(score, entry.input, situation)}
    >
      {score}
    </PadKey>
  ));
}

/** Bust, rest, checkout and OK. */
function TurnKeys({ model: { entry, situation, canEnter } }: { readonly model: ScorerModel }) {
  const { reading } = entry;
  const canCheck = canEnter && situation !== null && isCheckoutPossible(situation);
  const isBusting = reading.kind === 'bust';
  return (
    <>
      <PadKey
        value={null}
        onPress={entry.bust}
        look="action"
        area="bust"
        label={scorerText.bustLabel}
        isDisabled={!canEnter || situation === null || !isBustPossible(situation)}
      >
        {scorerText.bust}
      </PadKey>
      <PadKey
        value={null}
        onPress={entry.rest}
        look="action"
        area="rest"
        label={scorerText.restLabel}
        letter="R"
        isPressed={entry.input.mode === 'rest'}
        isDisabled={!canEnter}
      >
        {scorerText.rest}
      </PadKey>
      <PadKey
        value={null}
        onPress={entry.checkout}
        look="action"
        area="check"
        label={situation === null ? scorerText.check : scorerText.checkLabel(situation.before)}
        letter="C"
        isDisabled={!canCheck}
      >
        {scorerText.check}
      </PadKey>
      <PadKey
        value={null}
        onPress={entry.confirm}
        look={isBusting ? 'bust' : 'ok'}
        area="ok"
        isDisabled={reading.kind !== 'score' && !isBusting}
      >
        {isBusting ? scorerText.bust : scorerText.ok}
      </PadKey>
    </>
  );
}
