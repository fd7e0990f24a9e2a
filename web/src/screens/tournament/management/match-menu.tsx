import IconDotsVertical from '@tabler/icons-react/dist/esm/icons/IconDotsVertical.mjs';
import { matchSentence } from '../../../parts/tournament/match-sentence.ts';
import { isOver, type MatchView } from '../../../parts/tournament/match-view.ts';
import { goneText } from '../../../text/gone-callers.ts';
import { matchActionsText as text } from '../../../text/tournament-course.ts';
import { MenuButton, type MenuItem } from '../../../ui/menu-button.tsx';

/** What organisers do with a match, with one of its two entries, or with its caller. */
export type MatchAction =
  | { readonly kind: 'result' | 'correct' | 'undo' | 'caller' | 'board' }
  | { readonly kind: 'withdraw' | 'substitute' | 'gone'; readonly entrant: string; readonly name: string };

type OfMatch = Extract<
  MatchAction,
  { readonly kind: 'result' | 'correct' | 'undo' | 'caller' | 'board' }
>['kind'];

const actionsOf = ({ phase, isBegun, sides }: MatchView): readonly OfMatch[] => {
  if (phase === 'finished')
    return sides.some(({ hasWon }) => hasWon) ? ['correct', 'undo', 'board'] : ['undo', 'board'];
  if (isBegun) return ['result', 'board'];
  return phase === 'ready' || phase === 'running' ? ['result', 'caller', 'board'] : ['caller', 'board'];
};

type Props = {
  readonly match: MatchView;
  /** Ids of entries of the match that have not played yet. */
  readonly fresh: readonly string[];
  /** Ids of entries of the match that can withdraw from the groups after it. */
  readonly leaving: readonly string[];
  readonly onAct: (matchKey: string, action: MatchAction) => void;
};

/** The menu of a match; none before it exists and after a forfeit by withdrawal. */
export function MatchMenu({ match, fresh, leaving, onAct }: Props) {
  const { key, matchId, phase, sides, caller, callerId } = match;
  if (matchId === null || phase === 'forfeited') return null;
  const both = sides.flatMap(({ entrant, name }) => (entrant === null ? [] : [{ entrant, name }]));
  const known = isOver(match) ? [] : both;
  const leaves =
    match.stage === 'group' && phase === 'finished'
      ? both.filter(({ entrant }) => leaving.includes(entrant))
      : // A match that has begun is given up instead.
        known.filter(() => !match.isBegun);
  const items: readonly MenuItem[] = [
    ...actionsOf(match).map((kind) => ({ label: text[kind], onSelect: () => onAct(key, { kind }) })),
    ...known
      .filter(({ entrant }) => fresh.includes(entrant))
      .map(({ entrant, name }) => ({
        label: text.substitute(name),
        onSelect: () => onAct(key, { kind: 'substitute', entrant, name }),
      })),
    ...(isOver(match) || match.isBegun || callerId === null || caller === null
      ? []
      : [
          {
            label: goneText.callerHasGone(caller),
            onSelect: () => onAct(key, { kind: 'gone', entrant: callerId, name: caller }),
          },
        ]),
    ...leaves.map(({ entrant, name }) => ({
      label: text.withdraw(name),
      danger: true,
      onSelect: () => onAct(key, { kind: 'withdraw', entrant, name }),
    })),
  ];
  return (
    <MenuButton label={text.menu(matchSentence(match))} items={items}>
      <IconDotsVertical aria-hidden />
    </MenuButton>
  );
}
