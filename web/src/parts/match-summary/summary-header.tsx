import { unplayedEndOf } from '@neundarter/rules/match/how-it-ended';
import { perParty } from '@neundarter/rules/match/per-party';
import { currentLeg } from '@neundarter/rules/match/turn-order';
import type { Match, PerParty } from '@neundarter/rules/match/types';
import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconDotsVertical from '@tabler/icons-react/dist/esm/icons/IconDotsVertical.mjs';
import { useNavigate } from 'react-router';
import { useServerNow } from '../../data/api/use-server-now.ts';
import type { MatchInfo } from '../../data/match/match-info.ts';
import { useAccount } from '../../data/people/account.ts';
import { formatDateTime, formatDuration } from '../../text/formats.ts';
import { legDecisionText } from '../../text/leg-decision.ts';
import { matchConfigText } from '../../text/match-config.ts';
import { reopenText } from '../../text/reopen.ts';
import { outcomeSentence, summaryText } from '../../text/summary.ts';
import { Button } from '../../ui/button.tsx';
import { Inline } from '../../ui/inline.tsx';
import { MenuButton } from '../../ui/menu-button.tsx';
import page from '../../ui/page.module.css';
import { useDocumentTitle } from '../../ui/use-document-title.ts';
import { useGoBack } from '../../ui/use-go-back.ts';
import { RematchButton } from '../rematch/rematch-button.tsx';
import { ShareMatch } from '../share-match/share-match.tsx';
import { backEntries, type SummaryEvent } from './back-entries.ts';
import { CorrectionList } from './correction-list.tsx';
import classes from './summary-header.module.css';

type SummaryHeaderProps = {
  readonly match: Match;
  readonly info: MatchInfo;
  readonly names: PerParty<string>;
  readonly event: SummaryEvent | null;
  readonly onUndo: (() => void) | null;
};

/** How long a wrong checkout can be taken back by one tap. ms */
const fresh = 2 * 60_000;
/** Time between two looks at the clock. ms */
const lookMs = 10_000;

/** Settings, date and duration of the match, and the links to the next pages. */
export function SummaryHeader({ match, info, names, event, onUndo }: SummaryHeaderProps) {
  const outcome = outcomeSentence(match.winningParty, {
    names,
    isDouble: perParty((party) => match.parties[party].type === 'double'),
  });
  useDocumentTitle(outcome);
  const { startedAt, finishedAt } = match;
  const date = startedAt ?? finishedAt ?? info.timeStamp;
  return (
    <Inline as="header" gap="l" align="start" justify="between" wraps>
      <div className={classes.about}>
        {info.eventName !== null && <p className={classes.event}>{info.eventName}</p>}
        <h1 className={page.title}>{outcome}</h1>
        {info.description !== null && <p className={classes.description}>{info.description}</p>}
        <Inline as="p" wraps className={classes.facts}>
          <span>{matchConfigText(match.config, match.startingScores)}</span>
          <span>{formatDateTime(date)}</span>
          {startedAt !== null && finishedAt !== null && <span>{formatDuration(finishedAt - startedAt)}</span>}
        </Inline>
        <FinalResult info={info} mayBeUndone={unplayedEndOf(match) === null} />
        <CorrectionList match={match} corrections={info.corrections} />
      </div>
      <Inline gap="m" wraps className={classes.actions}>
        <RematchButton match={match} info={info} />
        <ShareMatch
          look="button"
          match={match}
          eventName={info.eventName}
          isOnlyHere={info.createdById === null}
        />
        <BackMenu matchId={match.id} event={event} />
        {onUndo !== null && (
          <UndoEnd
            label={
              currentLeg(match)?.decidedBy === undefined
                ? summaryText.undoCheckout
                : legDecisionText.undoDecision
            }
            finishedAt={finishedAt ?? date}
            onUndo={onUndo}
          />
        )}
      </Inline>
    </Inline>
  );
}

type UndoProps = {
  readonly label: string;
  /** ms since 1970 */
  readonly finishedAt: number;
  readonly onUndo: () => void;
};

/** A wrong end is noticed at once: then the way back is a button, later it is in a menu. */
function UndoEnd({ label, finishedAt, onUndo }: UndoProps) {
  const now = useServerNow(lookMs);
  if (now - finishedAt < fresh)
    return (
      <Button icon={<IconArrowBackUp size={20} />} onClick={onUndo}>
        {label}
      </Button>
    );
  const items = [{ label, icon: <IconArrowBackUp aria-hidden size={20} />, onSelect: onUndo }];
  return (
    <MenuButton label={summaryText.more} items={items}>
      <IconDotsVertical aria-hidden size={22} />
    </MenuButton>
  );
}

type FinalResultProps = Pick<SummaryHeaderProps, 'info'> & {
  /** Whether whoever scored the match could ever take its end back. */
  readonly mayBeUndone: boolean;
};

/** Says why the result cannot be changed by whoever scored the match, and why it was changed later. */
function FinalResult({ info: { reopening, reopenings, eventId }, mayBeUndone }: FinalResultProps) {
  return (
    <>
      {mayBeUndone && reopening === 'over' && (
        <p className={classes.final}>{eventId === null ? reopenText.over : reopenText.overInEvent}</p>
      )}
      {reopenings.length > 0 && (
        <section className={classes.final} aria-label={reopenText.reopenings}>
          <p>{reopenText.reopenings}</p>
          <ul>
            {reopenings.map(({ at, reason }) => (
              <li key={at}>{reopenText.reopening(at, reason)}</li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

type BackMenuProps = { readonly matchId: string; readonly event: SummaryEvent | null };

/** Links to the next pages, for members of a team also to its lounge. */
function BackMenu({ matchId, event }: BackMenuProps) {
  const navigate = useNavigate();
  const goBack = useGoBack('/matches');
  const { team } = useAccount();
  const items = backEntries({ matchId, event, hasTeam: team !== null }).map(({ label, path }) => ({
    label,
    onSelect: () => void (path === null ? goBack() : navigate(path)),
  }));
  return (
    <MenuButton label={summaryText.backMenu} items={items} look="button">
      {summaryText.back}
      <IconChevronDown aria-hidden size={18} />
    </MenuButton>
  );
}
