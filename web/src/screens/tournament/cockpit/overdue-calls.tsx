import type { HallCall } from '@neundarter/contract/entities/hall/hall';
import { maxCalls } from '@neundarter/rules/hall/call';
import { useState } from 'react';
import { ResultDialog } from '../../../parts/results/result-dialog.tsx';
import { hallCockpitText as text } from '../../../text/hall-cockpit.ts';
import { Button } from '../../../ui/button.tsx';
import { Inline } from '../../../ui/inline.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { resultMatchOf } from '../management/result-match-of.ts';
import { type Hall, namesOf } from './hall-words.ts';
import type { Calls } from './use-calls.ts';

type Props = { readonly hall: Hall; readonly calls: Calls };

/** Calls to which nobody has come in time: the organiser decides, never the machine. */
export function OverdueCalls({ hall, calls }: Props) {
  const { overdue } = hall;
  if (overdue.length === 0) return null;
  return (
    <Notice tone="warning" title={text.decide(overdue.length)}>
      {overdue.map((call) => (
        <OverdueCall key={call.matchId} hall={hall} calls={calls} call={call} />
      ))}
    </Notice>
  );
}

function OverdueCall({ hall, calls, call }: Props & { readonly call: HallCall }) {
  const [isDeciding, setDeciding] = useState(false);
  const match = hall.matchOf(call.matchId);
  if (match === undefined) return null;
  const { matchId, boardId } = call;
  const again = call.calls + 1;
  return (
    <Inline gap="s" align="center" wraps>
      <span>
        {text.overdue(hall.boardName(boardId), call.calls, hall.now - call.latestAt)} · {namesOf(match)}
      </span>
      <Button onClick={() => calls.postpone(matchId)}>{text.postpone}</Button>
      {again > maxCalls ? (
        <Button onClick={() => calls.present(matchId)}>{text.present}</Button>
      ) : (
        <Button onClick={() => calls.repeat(matchId, again)}>
          {again === 2 ? text.again[2] : text.again[3]}
        </Button>
      )}
      <Button onClick={() => setDeciding(true)}>{text.forfeit}</Button>
      {isDeciding ? (
        <ResultDialog
          eventId={hall.eventOf(matchId)}
          match={resultMatchOf({ ...match, matchId })}
          onClose={() => setDeciding(false)}
        />
      ) : null}
    </Inline>
  );
}
