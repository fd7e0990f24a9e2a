import type { MatchHead } from '@neundarter/contract/entities/match';
import { isUnreachable } from '../../data/api/is-unreachable.ts';
import { useConfirmMatch, useUnconfirmedMatches } from '../../data/match/seats.ts';
import { useAccount } from '../../data/people/account.ts';
import { seatText as text } from '../../text/agreements.ts';
import { errorReason, errorText } from '../../text/errors.ts';
import { formatDateTime } from '../../text/formats.ts';
import { matchConfigText } from '../../text/match-config.ts';
import { partiesText } from '../../text/party-names.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Inline } from '../../ui/inline.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Stack } from '../../ui/stack.tsx';
import { tellOutcome } from '../../ui/tell-outcome.ts';
import looks from '../../ui/text-looks.module.css';
import classes from './unconfirmed-matches.module.css';
import { useLeave } from './use-leave.ts';

/** Matches in which the user was named without having agreed; renders nothing if there are none. */
export function UnconfirmedMatches() {
  const { player } = useAccount();
  const { data, error } = useUnconfirmedMatches({ isEnabled: player !== null });
  const confirming = useConfirmMatch(errorText);
  const { leave, busyWith: leaving } = useLeave();
  if (player === null) return null;
  if (data === undefined)
    // Without network the page says so once; this list comes with the network.
    return error === null || isUnreachable(error) ? null : (
      <Notice tone="error">{text.loadFailed(errorReason(error))}</Notice>
    );
  if (data.length === 0) return null;
  const confirm = async (id: string) =>
    tellOutcome(await confirming.run(id), { done: text.confirmed, failedTitle: text.confirmFailed });
  return (
    <Card title={text.title}>
      <p className={looks.note}>{text.hint}</p>
      <Stack as="ul" gap="l" className={classes.list}>
        {data.map((match) => (
          <li key={match.id}>
            <Inline align="center" wraps className={classes.match}>
              <Words match={match} />
              <Inline gap="s" wraps className={classes.buttons}>
                <Button
                  look="primary"
                  isBusy={confirming.busyWith === match.id}
                  onClick={() => void confirm(match.id)}
                >
                  {text.confirm}
                </Button>
                <Button
                  isBusy={leaving === match.id}
                  onClick={() => void leave({ id: match.id, name: partiesText(match.props.parties) })}
                >
                  {text.leave}
                </Button>
              </Inline>
            </Inline>
          </li>
        ))}
      </Stack>
    </Card>
  );
}

function Words({ match: { props } }: { readonly match: MatchHead }) {
  return (
    <div className={classes.words}>
      <p className={looks.name}>{partiesText(props.parties)}</p>
      <p className={looks.muted}>
        {formatDateTime(props.timeStamp)} · {matchConfigText(props.config, props.startingScores)}
      </p>
    </div>
  );
}
