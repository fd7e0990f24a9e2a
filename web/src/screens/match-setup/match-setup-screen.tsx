import { mayDetectDarts } from '@neundarter/rules/access/match';
import { perParty } from '@neundarter/rules/match/per-party';
import { Suspense, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useChange } from '../../data/api/use-change.ts';
import type { NewMatchTraining } from '../../data/match/match-commands.ts';
import { useViewer } from '../../data/people/viewer.ts';
import { loadCode } from '../../device/late-code.ts';
import { useAvailablePlayers } from '../../parts/person-picker/use-available-players.ts';
import { errorReason } from '../../text/errors.ts';
import { partyName } from '../../text/party-names.ts';
import { setupText } from '../../text/setup.ts';
import { Form } from '../../ui/form.tsx';
import { latePart } from '../../ui/late-part.tsx';
import { announce } from '../../ui/live-region.tsx';
import { Page } from '../../ui/page.tsx';
import { Loading } from '../../ui/states.tsx';
import surfaces from '../../ui/surfaces.module.css';
import { tellOutcome } from '../../ui/tell-outcome.ts';
import { useForm } from '../../ui/use-form.ts';
import { onlineAgainst, type SetupUser, sidesFor } from './account-sides.ts';
import { ConfigSection } from './config-section.tsx';
import type { Next } from './create-match.ts';
import { isOnline, partyOf, reduceSetup, type SetupAction, type SetupState } from './draft.ts';
import classes from './match-setup-screen.module.css';
import { PlayersSection } from './players-section.tsx';
import { readRemembered } from './remembered.ts';
import { requestMatch } from './request-match.ts';
import { SetupActions } from './setup-actions.tsx';
import { type EarlierMatch, setupFromMatch } from './setup-from-match.ts';
import { type SetupProblems, setupProblemsOf } from './setup-problems.ts';
import { useEarlierMatch } from './use-earlier-match.ts';
import { useSetupUser } from './use-setup-user.ts';
import { useTraining } from './use-training.ts';

const DetectionSection = latePart(async () => (await import('./detection-section.tsx')).DetectionSection);

/** `/matches/new`: filled in like the match in query `again`, otherwise like the last match on this device. */
export function MatchSetupScreen() {
  const [query] = useSearchParams();
  const again = query.get('again');
  const earlier = useEarlierMatch(again);
  if (again !== null && earlier.isPending) {
    return (
      <Page title={setupText.title}>
        <Loading />
      </Page>
    );
  }
  return <SetupForm key={query.toString()} earlier={earlier.data ?? null} failure={earlier.error} />;
}

type SetupFormProps = { readonly earlier: EarlierMatch | null; readonly failure: Error | null };

const noProblems: SetupProblems = { players: [], config: [], isHandicapWrong: false };

/** The form at the beginning: an earlier match, an online opponent, or the last match on this device. */
function useBeginning(earlier: EarlierMatch | null, user: SetupUser, last: SetupState): SetupState {
  const [query] = useSearchParams();
  const opponent = query.get('onlinePlayerId');
  const [beginning] = useState(() => {
    if (earlier !== null) {
      const again = setupFromMatch(earlier, user.player?.id ?? null);
      return user.player === null ? { ...again, sides: sidesFor(again.sides, user) } : again;
    }
    const fresh = { ...last, sides: sidesFor(last.sides, user) };
    return opponent === null ? fresh : onlineAgainst(fresh, user, opponent);
  });
  return beginning;
}

function SetupForm({ earlier, failure }: SetupFormProps) {
  const [remembered] = useState(readRemembered);
  const user = useSetupUser();
  const mayDetect = useViewer().actors.some(mayDetectDarts);
  const beginning = useBeginning(earlier, user, remembered.state);
  const { form, dispatch, submit, training, problemsOf } = useSetupForm(beginning, user);
  const state = form.values;
  const problems = form.isChecked ? problemsOf(state) : noProblems;
  // These parties are used only for their names; an empty name is replaced by the name of the side.
  const names = perParty(
    (party) =>
      partyName(partyOf(state.sides[party], () => '')).replaceAll(/^[\s&]+|[\s&]+$/g, '') ||
      setupText.sideTitles[party],
  );
  return (
    <Page title={setupText.title} width="wide">
      {failure && <p className={surfaces.remark}>{setupText.againFailed(errorReason(failure))}</p>}
      <Form className={classes.form} form={form} onSubmit={() => submit('start')}>
        <PlayersSection
          state={state}
          names={names}
          problems={problems}
          known={remembered.names}
          user={user}
          dispatch={dispatch}
        />
        <ConfigSection
          config={state.config}
          names={names}
          startingScores={state.startingScores}
          problems={problems}
          onChange={(config) => dispatch({ type: 'config-changed', config })}
          onHandicap={(startingScores) => dispatch({ type: 'handicap-changed', startingScores })}
        />
        {mayDetect ? (
          <Suspense fallback={null}>
            <DetectionSection />
          </Suspense>
        ) : null}
        <SetupActions
          config={state.config}
          startingScores={state.startingScores}
          training={training}
          busyWith={form.busyWith}
          onCreate={isOnline(state) ? null : () => void submit('create')}
          onCancel={form.discard}
        />
      </Form>
    </Page>
  );
}

/** The state of the form, and its submission, which creates the match and opens it. */
function useSetupForm(beginning: SetupState, user: SetupUser) {
  const making = useMatchMaking(user);
  const { isAvailable } = useAvailablePlayers();
  const problemsOf = (state: SetupState) => setupProblemsOf(state, isAvailable);
  const form = useForm<SetupState, Next>({
    start: beginning,
    check: (state) => {
      const { players, config, isHandicapWrong } = problemsOf(state);
      return {
        sides: countText(players.length),
        config: countText(config.length),
        startingScores: countText(Number(isHandicapWrong)),
      };
    },
    send: (state, next) => making.run({ state, training, next }),
    onSent: () => 'left',
    onFailure: (text) => tellOutcome({ ok: false, text }),
  });
  const state = form.values;
  const training = useTraining(state);
  const submit = (next: Next) => {
    const { players, config, isHandicapWrong } = problemsOf(state);
    const count = players.length + config.length + Number(isHandicapWrong);
    if (count > 0) announce(setupText.problemsAnnounced(count));
    return form.submit(next);
  };
  const dispatch = (action: SetupAction) => form.set((now) => reduceSetup(now, action));
  return { form, dispatch, submit, training, problemsOf };
}

const countText = (count: number) => (count === 0 ? undefined : setupText.problemsAnnounced(count));

type Making = {
  readonly state: SetupState;
  readonly training: NewMatchTraining | null;
  readonly next: Next;
};

/** Creates the match: an online match on the server, every other one on this device. */
function useMatchMaking({ player }: SetupUser) {
  const navigate = useNavigate();
  return useChange({
    send: async ({ state, training, next }: Making) => {
      if (isOnline(state) && player !== null) return requestMatch({ state, training }, player.id);
      const { createMatch } = await loadCode(() => import('./create-match.ts'));
      return createMatch({ state, training }, next);
    },
    // Back from the match leads to the page before the form, not to the filled-in form.
    keep: (id) => navigate(`/matches/${id}`, { replace: true }),
    failed: (error, { state }) =>
      (isOnline(state) ? setupText.requestFailed : setupText.failed)(errorReason(error)),
  });
}
