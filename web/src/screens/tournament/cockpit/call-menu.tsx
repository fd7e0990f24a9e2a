import type { HallCall } from '@neundarter/contract/entities/hall/hall';
import { maxCalls } from '@neundarter/rules/hall/call';
import IconDotsVertical from '@tabler/icons-react/dist/esm/icons/IconDotsVertical.mjs';
import { useState } from 'react';
import { ResultDialog } from '../../../parts/results/result-dialog.tsx';
import type { MatchView } from '../../../parts/tournament/match-view.ts';
import { hallCockpitText as text } from '../../../text/hall-cockpit.ts';
import { MenuButton, type MenuItem } from '../../../ui/menu-button.tsx';
import { resultMatchOf } from '../management/result-match-of.ts';
import { type Hall, shortName } from './hall-words.ts';
import type { Calls } from './use-calls.ts';

type Props = {
  readonly hall: Hall;
  readonly calls: Calls;
  readonly call: HallCall;
  readonly match: MatchView;
};

/** What an organiser does with a match that is called. */
export function CallMenu({ hall, calls, call, match }: Props) {
  const [isDeciding, setDeciding] = useState(false);
  const { matchId } = call;
  const again = call.calls + 1;
  const items: readonly MenuItem[] = [
    ...(again > maxCalls || call.presentAt !== null
      ? []
      : [
          {
            label: again === 2 ? text.again[2] : text.again[3],
            onSelect: () => calls.repeat(matchId, again),
          },
        ]),
    ...(call.presentAt === null ? [{ label: text.present, onSelect: () => calls.present(matchId) }] : []),
    ...(match.callerId === null
      ? []
      : [{ label: text.callerMissing, onSelect: () => calls.refuseCaller(matchId, match.callerId ?? '') }]),
    { label: text.postpone, onSelect: () => calls.postpone(matchId) },
    // By itself the hall would call the match again at once.
    ...(hall.modeOf(matchId) === 'automatic'
      ? []
      : [{ label: text.takeBack, onSelect: () => calls.takeBack(matchId) }]),
    { label: text.forfeit, onSelect: () => setDeciding(true) },
  ];
  return (
    <>
      <MenuButton label={text.actions(shortName(match))} items={items}>
        <IconDotsVertical aria-hidden size={22} />
      </MenuButton>
      {isDeciding ? (
        <ResultDialog
          eventId={hall.eventOf(matchId)}
          match={resultMatchOf({ ...match, matchId })}
          onClose={() => setDeciding(false)}
        />
      ) : null}
    </>
  );
}
