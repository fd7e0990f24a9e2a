import type { Bed } from '@neundarter/rules/board/bed';
import { isBullOutDue } from '@neundarter/rules/match/round-limit';
import { currentLeg, playersOf } from '@neundarter/rules/match/turn-order';
import type { Match, PartyIndex } from '@neundarter/rules/match/types';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { useRunningMatch } from '../../data/match/running-match.ts';
import type { ReadyMatch } from '../../data/match/tracked-match.ts';
import { loadCode } from '../../device/late-code.ts';
import { persistStorage } from '../../device/persist-storage.ts';
import { useWakeLock } from '../../device/wake-lock.ts';
import { commonText } from '../../text/common.ts';
import { partiesText, partyName, playerName } from '../../text/party-names.ts';
import { reasonText, scorerFailure } from '../../text/scorer.ts';
import { useFrame } from '../../ui/frame-mode.ts';
import { latePart } from '../../ui/late-part.tsx';
import { showToast } from '../../ui/toast.tsx';
import { useDocumentTitle } from '../../ui/use-document-title.ts';
import { useKeepFocus } from '../../ui/use-keep-focus.ts';
import { boardViews } from './board-view.ts';
import { DartsCountDialog } from './darts-count-dialog.tsx';
import { LateMatchRefusal } from './late-match-refusal.tsx';
import { ScoreBoard } from './score-board.tsx';
import { ScorePad } from './score-pad.tsx';
import classes from './scorer.module.css';
import { ScorerBar } from './scorer-bar.tsx';
import { ThrowList } from './throw-list.tsx';
import { isThrownHere, turnStartOf } from './turn-situation.ts';
import { type ScorerModel, useScorer } from './use-scorer.ts';
import { useScorerKeys } from './use-scorer-keys.ts';

type Props = {
  readonly tracked: ReadyMatch;
  /** Called when the match is over and the user has seen its end. */
  readonly onLeave: () => void;
};

const loadDartsPad = async () => (await import('./darts-pad.tsx')).DartsPad;

const DartsPad = latePart(loadDartsPad, ({ model, botName }) => <ScorePad model={model} botName={botName} />);

const loadStarterBanner = async () => (await import('./starter-banner.tsx')).StarterBanner;

/** While its code is missing, whoever starts throws first. */
const StarterBanner = latePart(loadStarterBanner, () => null);

const HelpDialog = latePart(
  async () => (await import('./help-dialog.tsx')).HelpDialog,
  () => null,
);

const loadBullOutPad = async () => (await import('./bull-out-pad.tsx')).BullOutPad;

/** While its code is missing, the pad still takes back the last turn. */
const BullOutPad = latePart(loadBullOutPad, ({ model }) => <ScorePad model={model} botName={null} />);

const loadCorrectDialog = async () => (await import('./correct-dialog.tsx')).CorrectDialog;

const CorrectDialog = latePart(loadCorrectDialog, () => null);

const loadGameShotPopup = async () => (await import('./game-shot-popup.tsx')).GameShotPopup;

const GameShotPopup = latePart(loadGameShotPopup, () => null);

/** Most matches have no bot. */
const BotThrower = latePart(
  async () => (await import('./bot-thrower.tsx')).BotThrower,
  () => null,
);

const loadMatchEndDialog = async () => (await import('./match-end-dialog.tsx')).MatchEndDialog;

/** While its code is missing, the pad below still takes back a wrong checkout. */
const MatchEndDialog = latePart(loadMatchEndDialog, () => null);

const DetectionPad = latePart(
  async () => (await import('../../parts/detection/detection-pad.tsx')).DetectionPad,
  ({ children }) => children,
);

/** Delay of code that is not shown at once, because a page that has just opened must load more important things first. ms */
const loadAfterMs = 2_000;

/** What a device does while a match is scored on it. */
const useDeviceForMatch = (match: Match): void => {
  const isRunning = match.status === 'running';
  useWakeLock(isRunning);
  useRunningMatch(isRunning);
  useFrame('immersive');
  useDocumentTitle(partiesText(match.parties));
  useEffect(() => {
    void persistStorage();
    // Loaded in advance, because the network may be away when they are needed.
    const timer = setTimeout(() => {
      for (const load of [
        loadGameShotPopup,
        loadMatchEndDialog,
        loadCorrectDialog,
        loadDartsPad,
        loadStarterBanner,
        loadBullOutPad,
      ])
        void loadCode<unknown>(load);
    }, loadAfterMs);
    return () => clearTimeout(timer);
  }, []);
};

/** Shows a toast if a turn already on screen could not be stored. */
const useNotKeptToast = ({ onNotKept }: ReadyMatch): void => {
  useEffect(
    () =>
      onNotKept((error) => {
        const text = scorerFailure.throw(reasonText(error));
        showToast({ kind: 'error', title: commonText.errorTitle, text });
      }),
    [onNotKept],
  );
};

/** Whether this device may correct the turns of a side: all its players throw here, and the queue is not stopped. */
const mayCorrect = ({ match, info, queue }: ReadyMatch, party: PartyIndex): boolean =>
  match.status === 'running' &&
  queue.phase !== 'refused' &&
  playersOf(match.parties[party]).every(({ id }) => isThrownHere(match, info, id));

type TurnPadProps = {
  readonly tracked: ReadyMatch;
  readonly model: ScorerModel;
  readonly onBeds: (beds: readonly Bed[] | null) => void;
};

/** The score pad, or what the board detects. The board's connection stays open while another player throws. */
function TurnPad({ tracked, model, onBeds }: TurnPadProps) {
  const { match, info } = tracked;
  const { botBeds, situation, detection, isDetecting } = model;
  const botName = botBeds === null || situation === null ? null : playerName(situation.player);
  const points = <ScorePad model={model} botName={botName} />;
  const keys = model.isByDart ? (
    <Suspense fallback={points}>
      <DartsPad match={match} model={model} botName={botName} onBeds={onBeds} />
    </Suspense>
  ) : (
    points
  );
  if (isBullOutDue(match))
    return (
      <Suspense fallback={points}>
        <BullOutPad tracked={tracked} model={model} />
      </Suspense>
    );
  if (!detection.isOn) return keys;
  return (
    <Suspense fallback={keys}>
      <DetectionPad
        match={match}
        start={isDetecting && situation !== null ? turnStartOf(situation) : null}
        isHere={(playerId) => isThrownHere(match, info, playerId)}
        onRecord={model.recordDetected}
        canUndo={model.canUndo}
        onUndo={model.undo}
        onByHand={detection.toggle}
        onBeds={onBeds}
      >
        {keys}
      </DetectionPad>
    </Suspense>
  );
}

/** The live scorer: two boards, the turns of the leg, the pad. It never scrolls. */
export function Scorer({ tracked, onLeave }: Props) {
  const { match, queue } = tracked;
  // Nobody has won what the server refuses: no celebration lies over the question.
  const isStopped = queue.phase === 'refused';
  const [isHelpOpen, setHelpOpen] = useState(false);
  const [correctedId, setCorrectedId] = useState<string | null>(null);
  const [detectedBeds, setDetectedBeds] = useState<readonly Bed[] | null>(null);
  const model = useScorer(tracked);
  // `Check` stands as long as the popup: then the next leg can start, and the winner sees the new points.
  const showsCheck = model.closing !== null;
  const views = useMemo(() => boardViews(match, { showsCheck }), [match, showsCheck]);
  const leg = currentLeg(match);
  useDeviceForMatch(match);
  useNotKeptToast(tracked);
  useScorerKeys(model, () => setHelpOpen(true));
  useKeepFocus();
  const { entry, botBeds, closing, choice, situation } = model;
  const hasBot = match.parties.flatMap(playersOf).some(({ type }) => type === 'bot');
  return (
    <div className={classes.scorer}>
      <ScorerBar
        match={match}
        queue={queue}
        caller={model.caller}
        detection={model.detection}
        isByDart={model.isByDart}
        onPad={model.togglePad}
        onHelp={() => setHelpOpen(true)}
        shared={{ eventName: tracked.info.eventName, isOnlyHere: tracked.info.createdById === null }}
      />
      {([0, 1] as const).map((party) => (
        <div key={party} className={classes.board} data-party={party}>
          <ScoreBoard
            view={views[party]}
            beds={situation?.party === party ? (botBeds ?? detectedBeds) : null}
          />
        </div>
      ))}
      {leg === null
        ? null
        : ([0, 1] as const).map((party) => (
            <div key={party} className={classes.list} data-party={party}>
              <ThrowList
                leg={leg}
                party={party}
                name={partyName(match.parties[party])}
                onCorrect={mayCorrect(tracked, party) ? setCorrectedId : null}
              />
            </div>
          ))}
      {isStopped ? (
        <LateMatchRefusal
          match={match}
          queue={queue}
          onRetry={tracked.retryQueue}
          onDiscard={tracked.discardQueue}
        />
      ) : (
        <TurnPad tracked={tracked} model={model} onBeds={setDetectedBeds} />
      )}
      {hasBot ? (
        <Suspense fallback={null}>
          <BotThrower match={match} {...model.bot} />
        </Suspense>
      ) : null}
      {choice === null || isStopped ? null : (
        <Suspense fallback={null}>
          <StarterBanner
            match={match}
            choice={choice}
            onChoose={model.chooseStarter}
            dispatch={tracked.dispatch}
          />
        </Suspense>
      )}
      {closing === null || isStopped ? null : (
        <Suspense fallback={null}>
          <GameShotPopup closing={closing} match={match} onClose={model.closePopup} />
        </Suspense>
      )}
      {entry.openTurn === null ? null : (
        <DartsCountDialog turn={entry.openTurn} onAnswer={entry.answerDarts} onCancel={entry.cancelDarts} />
      )}
      {match.status === 'finished' && !isStopped ? (
        <Suspense fallback={null}>
          <MatchEndDialog
            match={match}
            info={tracked.info}
            onUndo={model.canUndo ? model.undo : null}
            onLeave={onLeave}
          />
        </Suspense>
      ) : null}
      {correctedId === null ? null : (
        <Suspense fallback={null}>
          <CorrectDialog
            tracked={tracked}
            throwId={correctedId}
            onTurn={setCorrectedId}
            onClose={() => setCorrectedId(null)}
          />
        </Suspense>
      )}
      {isHelpOpen ? (
        <Suspense fallback={null}>
          <HelpDialog onClose={() => setHelpOpen(false)} />
        </Suspense>
      ) : null}
    </div>
  );
}
