import type { LobbyPlayer } from '@neundarter/contract/entities/lobby';
import type { PlayerEntity } from '@neundarter/contract/entities/player';
import { normaliseConfig } from '@neundarter/rules/match/change-config';
import type { MatchConfig, Party } from '@neundarter/rules/match/types';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { serverNow } from '../../data/api/server-clock.ts';
import { useChange } from '../../data/api/use-change.ts';
import { trainingOfPlayers, useTeamTraining } from '../../data/club/team-training.ts';
import { keepChallengeConfig, readChallengeConfig } from '../../data/match/kept-config.ts';
import { matchKeys } from '../../data/match/matches.ts';
import { requestOnlineMatch } from '../../data/match/request-online-match.ts';
import { chosenOf, chosenOnline, matchPlayerOf } from '../../parts/person-picker/chosen-player.ts';
import { errorReason } from '../../text/errors.ts';
import { lobbyText } from '../../text/lobby.ts';
import { tellOutcome } from '../../ui/tell-outcome.ts';

const partyOf = (player: Parameters<typeof matchPlayerOf>[0]): Party => ({
  type: 'single',
  player: matchPlayerOf(player),
});

/** Challenges players of the lobby with the settings of the last challenge on this device. */
export function useChallenge(own: PlayerEntity) {
  const navigate = useNavigate();
  const [config, setConfig] = useState(readChallengeConfig);
  const team = useTeamTraining();
  const { run, busyWith } = useChange({
    send: (opponent: LobbyPlayer) =>
      requestOnlineMatch({
        parties: [partyOf(chosenOf(own)), partyOf(chosenOnline(opponent))],
        config,
        startingParty: 0,
        training: trainingOfPlayers([opponent.id], team, serverNow()),
        ownPlayerId: own.id,
        opponentId: opponent.id,
      }),
    keep: (id) => {
      keepChallengeConfig(config);
      return navigate(`/matches/${id}`);
    },
    stale: [matchKeys.lists, matchKeys.counts],
    failed: (error) => lobbyText.challengeFailed(errorReason(error)),
  });
  return {
    config,
    /** The player who is being challenged now; null for none. */
    challengedId: busyWith?.id ?? null,
    change: (changed: MatchConfig) => {
      const next = normaliseConfig(changed);
      keepChallengeConfig(next);
      setConfig(next);
    },
    challenge: (opponent: LobbyPlayer) => void run(opponent).then((outcome) => tellOutcome(outcome)),
  };
}

export type Challenge = ReturnType<typeof useChallenge>;
