import { canOrderPartners } from '@neundarter/rules/match/order-partners';
import { playersOf } from '@neundarter/rules/match/players';
import type { Match, PartyIndex } from '@neundarter/rules/match/types';
import IconArrowsExchange from '@tabler/icons-react/dist/esm/icons/IconArrowsExchange.mjs';
import { newId } from '../../data/api/new-id.ts';
import type { ReadyMatch } from '../../data/match/tracked-match.ts';
import { commonText } from '../../text/common.ts';
import { partnerOrderText as text } from '../../text/partner-order.ts';
import { playerName } from '../../text/party-names.ts';
import { reasonText, scorerFailure } from '../../text/scorer.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.tsx';

type Props = {
  readonly match: Match;
  readonly dispatch: ReadyMatch['dispatch'];
};

/** For each pair a button that says who of the two throws first, and lets the partner do it; nothing in singles. */
export function PartnerOrder({ match, dispatch }: Props) {
  if (!canOrderPartners(match)) return null;
  const letFirst = (party: PartyIndex, firstPlayerId: string): void => {
    const result = dispatch({ kind: 'partners', id: newId(), party, firstPlayerId });
    if (result.ok) return;
    const failure = scorerFailure.switch(reasonText(result.error));
    showToast({ kind: 'error', title: commonText.errorTitle, text: failure });
  };
  return ([0, 1] as const).map((party) => {
    const [first, second] = playersOf(match.parties[party]);
    if (first === undefined || second === undefined) return null;
    return (
      <Button
        key={party}
        icon={<IconArrowsExchange size={20} />}
        aria-label={text.swap(playerName(first), playerName(second))}
        onClick={() => letFirst(party, second.id)}
      >
        {text.first(playerName(first))}
      </Button>
    );
  });
}
