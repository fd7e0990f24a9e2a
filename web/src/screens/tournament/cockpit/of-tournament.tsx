import looks from '../../../ui/text-looks.module.css';
import classes from './hall-cockpit.module.css';
import type { Hall } from './hall-words.ts';

/** Of which tournament a match is, where several share the hall. */
export function OfTournament({ hall, matchId }: { readonly hall: Hall; readonly matchId: string }) {
  const name = hall.tournamentOf(matchId);
  return name === null ? null : <span className={`${looks.hint} ${classes.tournament}`}>{name}</span>;
}
