import type { PracticeKindName } from '@neundarter/rules/practice/practice-kinds';
import { useNavigate } from 'react-router';
import { useAccount } from '../../data/people/account.ts';
import { startScoringGame } from '../../data/practice/game-queue.ts';
import { commonText } from '../../text/common.ts';
import { practiceRoomText } from '../../text/practice.ts';
import { showToast } from '../../ui/toast.tsx';

/** Begins a practice game of a kind, also without network, and opens its page. */
export function useStartGame(kind: PracticeKindName): () => Promise<void> {
  const { player } = useAccount();
  const navigate = useNavigate();
  return async () => {
    try {
      const id = await startScoringGame(kind, player?.id ?? null);
      await navigate(`/practice-room/scoring-games/${id}`);
    } catch {
      showToast({ kind: 'error', title: commonText.errorTitle, text: practiceRoomText.startFailed });
    }
  };
}
