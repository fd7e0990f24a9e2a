import { mayDetectDarts } from '@neundarter/rules/access/match';
import { perParty } from '@neundarter/rules/match/per-party';
import { lazy, Suspense, type SyntheticEvent, useEffect, useReducer, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { NewMatchTraining } from '../../data/match/match-commands.ts';
import { useViewer } from '../../data/people/viewer.ts';
import { commonText } from '../../text/common.ts';
import { errorText } from '../../text/errors.ts';
import { partyName } from '../../text/party-names.ts';
import { setupText } from '../../text/setup.ts';
import { announce } from '../../ui/live-region.tsx';
import { Page } from '../../ui/page.tsx';
import { Loading } from '../../ui/states.tsx';
import { showToast } from '../../ui/toast.tsx';
import { onlineAgainst, type SetupUser, sidesFor } from './account-sides.ts';
import { ConfigSection } from './config-section.tsx';
import { createMatch, type Next } from './create-match.ts';
import { isOnline, partyOf, reduceSetup, type SetupState } from './draft.ts';
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

const DetectionSection = lazy(async () => ({
  default: (await import('./detection-section.tsx')).DetectionSection,
}));

/** `/matches/new`: with query `again` filled in as that match was, otherwise as the last one on this device. */
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

const noProblems: SetupProblems = { players: [], config: [] };

/** What the form begins with: an earlier match, an online opponent, or what was played last. */
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
  const [state, dispatch] = useReducer(reduceSetup, beginning);
  const training = useTraining(state);
  const submit = useSubmit({ state, user, training });
  const problems = submit.showsProblems ? setupProblemsOf(state) : noProblems;
  // Parties only for their names: what is empty gets the name of the side.
  const names = perParty(
    (party) =>
      partyName(partyOf(state.sides[party], () => '')).replaceAll(/^[\s&]+|[\s&]+$/g, '') ||
      setupText.sideTitles[party],
  );
  return (
    <Page title={setupText.title} width="wide">
      {failure && <p className={classes.note}>{setupText.againFailed(errorText(failure))}</p>}
      <form ref={submit.form} className={classes.form} noValidate onSubmit={submit.onSubmit}>
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
          problems={problems}
          onChange={(config) => dispatch({ type: 'config-changed', config })}
        />
        {mayDetect ? (
          <Suspense fallback={null}>
            <DetectionSection />
          </Suspense>
        ) : null}
        <SetupActions
          config={state.config}
          training={training}
          busyWith={submit.busyWith}
          onCreate={isOnline(state) ? null : () => submit.go('create')}
        />
      </form>
    </Page>
  );
}

/** Checks the form, says what is missing, makes the match and goes there. */
type Submitted = {
  readonly state: SetupState;
  readonly user: SetupUser;
  readonly training: NewMatchTraining | null;
};

function useSubmit({ state, user: { player }, training }: Submitted) {
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const [attempts, setAttempts] = useState(0);
  const [busyWith, setBusyWith] = useState<Next | null>(null);
  useEffect(() => {
    if (attempts > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-wrong]')?.focus();
  }, [attempts]);

  const make = async (next: Next) => {
    setBusyWith(next);
    try {
      const id =
        isOnline(state) && player !== null
          ? await requestMatch({ state, training }, player.id)
          : await createMatch({ state, training }, next);
      // Back from the match leads to where the set-up was opened, not to its filled-in form.
      await navigate(`/matches/${id}`, { replace: true });
    } catch (error) {
      setBusyWith(null);
      const say = isOnline(state) ? setupText.requestFailed : setupText.failed;
      showToast({ kind: 'error', title: commonText.errorTitle, text: say(errorText(error)) });
    }
  };
  const go = (next: Next) => {
    const { players, config } = setupProblemsOf(state);
    if (players.length + config.length === 0) return void make(next);
    announce(setupText.problemsAnnounced(players.length + config.length));
    setAttempts((count) => count + 1);
  };
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (busyWith === null) go('start');
  };
  return { form, showsProblems: attempts > 0, busyWith, go, onSubmit };
}
