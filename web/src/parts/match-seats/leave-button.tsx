import { mayLeaveMatch } from '@neundarter/rules/access/leave-match';
import { registeredIdsOf } from '@neundarter/rules/match/players';
import type { Match } from '@neundarter/rules/match/types';
import IconUserOff from '@tabler/icons-react/dist/esm/icons/IconUserOff.mjs';
import type { MatchInfo } from '../../data/match/match-info.ts';
import { useActor } from '../../data/people/actor.ts';
import { seatText } from '../../text/agreements.ts';
import { partiesText } from '../../text/party-names.ts';
import { Button } from '../../ui/button.tsx';
import { useLeave } from './use-leave.ts';

type Props = { readonly match: Match; readonly info: MatchInfo };

/** `Das war nicht ich`, for players of a match without an event; nothing for everybody else. */
export function LeaveButton({ match, info }: Props) {
  const actor = useActor();
  const { leave, busyWith } = useLeave();
  const { createdById, isOnlineMatch, event, eventId } = info;
  if (createdById === null || (eventId !== null && event === null)) return null;
  const facts = {
    playerIds: registeredIdsOf(match.parties),
    status: match.status,
    isOnlineMatch,
    event,
  };
  if (!mayLeaveMatch({ actor, match: facts, isUnconfirmed: false }).ok) return null;
  return (
    <Button
      look="quiet"
      icon={<IconUserOff size={20} />}
      isBusy={busyWith === match.id}
      onClick={() => void leave({ id: match.id, name: partiesText(match.parties) })}
    >
      {seatText.leave}
    </Button>
  );
}
