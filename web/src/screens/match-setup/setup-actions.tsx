import { validateConfig } from '@neundarter/rules/match/config';
import type { MatchConfig } from '@neundarter/rules/match/types';
import IconPlayerPlay from '@tabler/icons-react/dist/esm/icons/IconPlayerPlayFilled.mjs';
import type { NewMatchTraining } from '../../data/match/match-commands.ts';
import { matchConfigText } from '../../text/match-config.ts';
import { configSentence, setupText } from '../../text/setup.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Row } from '../../ui/row.tsx';
import type { Next } from './create-match.ts';
import classes from './setup-actions.module.css';

type SetupActionsProps = {
  readonly config: MatchConfig;
  /** The training the match counts for. */
  readonly training: NewMatchTraining | null;
  /** What is being done; the buttons then take no second tap. */
  readonly busyWith: Next | null;
  /** Null where a match cannot wait: an online match is asked for at once. */
  readonly onCreate: (() => void) | null;
  /** Called before the page is left for good. */
  readonly onCancel: () => void;
};

/**
 * What will be played, in short and in words, and the ways on. Stays in sight while the form scrolls; what a
 * phone has no room for there stands above.
 */
export function SetupActions({ config, training, busyWith, onCreate, onCancel }: SetupActionsProps) {
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
      <Row align="center" justify="between" wraps className={classes.bar}>
        <div className={classes.summary} aria-live="polite">
          {isPlayable && (
            <>
              <p className={classes.text}>
                {matchConfigText(config)}
                {training === null ? null : ` · ${setupText.forTraining(training.name)}`}
              </p>
              <p className={classes.sentence}>{configSentence(config)}</p>
            </>
          )}
        </div>
        <Row gap="s" wraps className={classes.buttons}>
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
        </Row>
      </Row>
    </>
  );
}
