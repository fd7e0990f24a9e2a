import { validateConfig } from '@neundarter/rules/match/config';
import type { MatchConfig, PerParty } from '@neundarter/rules/match/types';
import IconPlayerPlay from '@tabler/icons-react/dist/esm/icons/IconPlayerPlay.mjs';
import type { NewMatchTraining } from '../../data/match/match-commands.ts';
import { matchConfigText } from '../../text/match-config.ts';
import { configSentence, setupText } from '../../text/setup.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Inline } from '../../ui/inline.tsx';
import type { Next } from './create-match.ts';
import classes from './setup-actions.module.css';

type SetupActionsProps = {
  readonly config: MatchConfig;
  readonly startingScores: PerParty<number> | undefined;
  /** The training that the match counts for. */
  readonly training: NewMatchTraining | null;
  /** The action in progress; until it ends the buttons ignore further taps. */
  readonly busyWith: Next | null;
  /** Null for online matches: their request is sent at once, so they cannot wait for a later start. */
  readonly onCreate: (() => void) | null;
  /** Called before the user leaves the page without creating a match. */
  readonly onCancel: () => void;
};

/**
 * A short and a full description of the match, and the buttons. Stays visible while the form scrolls. A phone has no
 * space for all buttons there, so one of them is above.
 */
export function SetupActions(props: SetupActionsProps) {
  const { config, startingScores, training, busyWith, onCreate, onCancel } = props;
  const isPlayable = validateConfig(config).length === 0;
  return (
    <>
      {onCreate === null ? null : (
        <Button
          className={classes.createBelow ?? ''}
          isWide
          isBusy={busyWith === 'create'}
          disabled={busyWith !== null}
          onClick={onCreate}
        >
          {setupText.create}
        </Button>
      )}
      <Inline align="center" justify="between" wraps className={classes.bar}>
        <div className={classes.summary} aria-live="polite">
          {isPlayable && (
            <>
              <p className={classes.text}>
                {matchConfigText(config, startingScores)}
                {training === null ? null : ` · ${setupText.forTraining(training.name)}`}
              </p>
              <p className={classes.sentence}>{configSentence(config)}</p>
            </>
          )}
        </div>
        <Inline gap="s" wraps className={classes.buttons}>
          <ButtonLink look="quiet" to="/" onClick={onCancel}>
            {setupText.cancel}
          </ButtonLink>
          {onCreate === null ? null : (
            <Button
              className={classes.create ?? ''}
              isBusy={busyWith === 'create'}
              disabled={busyWith !== null}
              title={setupText.createHint}
              onClick={onCreate}
            >
              {setupText.create}
            </Button>
          )}
          <Button
            type="submit"
            look="primary"
            className={classes.start ?? ''}
            icon={<IconPlayerPlay size={18} />}
            isBusy={busyWith === 'start'}
            disabled={busyWith !== null}
          >
            {setupText.start}
          </Button>
        </Inline>
      </Inline>
    </>
  );
}
