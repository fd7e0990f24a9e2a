import { currentLeg } from '@neundarter/rules/match/turn-order';
import type { Match, Throw } from '@neundarter/rules/match/types';
import IconBackspace from '@tabler/icons-react/dist/esm/icons/IconBackspace.mjs';
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import type { KeyboardEvent } from 'react';
import { newId } from '../../data/api/new-id.ts';
import { noteEndHere } from '../../data/match/reopening.ts';
import type { ReadyMatch } from '../../data/match/tracked-match.ts';
import { commonText } from '../../text/common.ts';
import { correctTurnText as text } from '../../text/correct-turn.ts';
import { matchFailure } from '../../text/match-failures.ts';
import { nameOf } from '../../text/player-of-match.ts';
import { reasonText, scorerText } from '../../text/scorer.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Inline } from '../../ui/inline.tsx';
import { announce } from '../../ui/live-region.tsx';
import { showToast } from '../../ui/toast.tsx';
import classes from './correct-dialog.module.css';
import { Consequences } from './correction-consequences.tsx';
import { attemptsQuestion, dartsQuestion } from './darts-choice.ts';
import { Question } from './darts-question.tsx';
import { PadKey } from './pad-key.tsx';
import { isThrownHere } from './turn-situation.ts';
import { type CorrectionModel, useCorrection } from './use-correction.ts';

type Props = {
  readonly tracked: ReadyMatch;
  readonly throwId: string;
  /** Another turn of the leg. */
  readonly onTurn: (throwId: string) => void;
  readonly onClose: () => void;
};

/** Corrects a turn of the running leg; closes if the turn is no longer there. */
export function CorrectDialog({ tracked, throwId, onTurn, onClose }: Props) {
  const { match, info } = tracked;
  const turns = (currentLeg(match)?.throws ?? []).filter((turn) => isThrownHere(match, info, turn.playerId));
  const index = turns.findIndex(({ id }) => id === throwId);
  const turn = turns[index];
  const go = (to: Throw | undefined) => (to === undefined ? undefined : () => onTurn(to.id));
  if (turn === undefined) return null;
  return (
    <TurnDialog
      key={throwId}
      tracked={tracked}
      turn={turn}
      onEarlier={go(turns[index - 1])}
      onLater={go(turns[index + 1])}
      onClose={onClose}
    />
  );
}

type TurnProps = Pick<Props, 'tracked' | 'onClose'> & {
  readonly turn: Throw;
  readonly onEarlier: (() => void) | undefined;
  readonly onLater: (() => void) | undefined;
};

function TurnDialog({ tracked, turn, onEarlier, onLater, onClose }: TurnProps) {
  const { match, info, dispatch } = tracked;
  const model = useCorrection(match, turn);
  const { made } = model;
  const name = nameOf(match, turn.playerId);
  const loses = (made?.plan.lost.length ?? 0) > 0;
  const isAllowed = made !== null && !(info.isOnlineMatch && loses);
  const confirm = (): void => {
    if (made === null || !isAllowed) return;
    onClose();
    const { playerId } = turn;
    const result = dispatch({ kind: 'correct', id: newId(), playerId, correction: made.correction });
    if (!result.ok) {
      const failure = matchFailure.correct(reasonText(result.error));
      return showToast({ kind: 'error', title: commonText.errorTitle, text: failure });
    }
    if (result.value.status === 'finished') noteEndHere(match.id);
    announce(text.announced(name, made.correction.score, turn.score));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (/^\d$/.test(event.key)) model.type(Number(event.key));
    else if (event.key === 'Backspace') model.erase();
    else if (event.key === 'Enter' && !event.repeat && !(event.target instanceof HTMLButtonElement))
      confirm();
  };
  return (
    <Dialog
      isOpen
      shape="sheet"
      isWide
      title={text.title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{text.cancel}</Button>
          <Button look={loses ? 'danger' : 'primary'} disabled={!isAllowed} onClick={confirm}>
            {loses ? text.confirmLosing : text.confirm}
          </Button>
        </>
      }
    >
      {/* biome-ignore lint/a11y: keys answer the dialog as a whole */}
      <div className={classes.content} onKeyDown={onKeyDown}>
        <div className={classes.columns}>
          <Inline align="center" justify="between" className={classes.head}>
            <IconButton
              label={text.earlier}
              icon={<IconChevronLeft aria-hidden="true" />}
              disabled={onEarlier === undefined}
              onClick={onEarlier}
            />
            <p className={classes.turn}>{text.turn(name, numberOf(match, turn))}</p>
            <IconButton
              label={text.later}
              icon={<IconChevronRight aria-hidden="true" />}
              disabled={onLater === undefined}
              onClick={onLater}
            />
          </Inline>
          <Value model={model} turn={turn} />
          <Keys model={model} />
          <div className={classes.after}>
            <Darts model={model} />
            <Consequences match={match} model={model} isOnline={info.isOnlineMatch} />
          </div>
        </div>
      </div>
    </Dialog>
  );
}

/** Number of the turn among those of its side. */
const numberOf = (match: Match, { party, throwNumber }: Throw): number =>
  (currentLeg(match)?.throws ?? []).filter((one) => one.party === party && one.throwNumber <= throwNumber)
    .length;

type ModelProps = { readonly model: CorrectionModel };

function Value({ model: { digits, read, rest }, turn }: ModelProps & { readonly turn: Throw }) {
  return (
    <p className={classes.value} tabIndex={-1} data-autofocus role="status">
      <span className={classes.digits}>{digits === '' ? scorerText.noValue : digits}</span>
      <span>{read?.isBust === true ? text.bust : rest === null ? '' : text.leaves(rest)}</span>
      <span className={classes.before}>{text.before(turn.score)}</span>
    </p>
  );
}

const digitKeys = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0] as const;
/** The shortcuts of the pad and the most frequent high scores. */
const shortcuts = [26, 41, 45, 60, 85, 100, 140, 180] as const;

function Keys({ model }: ModelProps) {
  return (
    <div className={classes.keys}>
      {digitKeys.map((digit) => (
        <PadKey key={digit} value={digit} onPress={model.type} look="digit" area={`d${digit}`}>
          {digit}
        </PadKey>
      ))}
      {shortcuts.map((score) => (
        <PadKey
          key={score}
          value={score}
          onPress={model.set}
          look="shortcut"
          area={`s${score}`}
          label={scorerText.points(score)}
        >
          {score}
        </PadKey>
      ))}
      <PadKey value={null} onPress={model.erase} look="action" area="erase" label={text.erase}>
        <IconBackspace aria-hidden="true" />
      </PadKey>
    </div>
  );
}

/** The darts and attempts, if the points leave them open. */
function Darts({ model: { read, option, choose } }: ModelProps) {
  if (read === null || option === null) return null;
  const { dartsThrown: darts, attemptsOnDouble: attempts } = option;
  const dartsAsked = dartsQuestion(read.options, { darts: null, attempts: null });
  const attemptsAsked = attemptsQuestion(read.options, { darts, attempts: null });
  return (
    <>
      {dartsAsked === null ? null : (
        <Question
          title={scorerText.dartsOfCheckout}
          question={dartsAsked}
          chosen={darts}
          onChoose={(value) => choose({ darts: value })}
        />
      )}
      {attemptsAsked === null ? null : (
        <Question
          title={scorerText.dartsOnDouble}
          question={attemptsAsked}
          chosen={attempts}
          onChoose={(value) => choose({ attempts: value })}
        />
      )}
    </>
  );
}
