import { useEventRanking } from '../../../data/club/event-rankings.ts';
import { PrintButton } from '../../../parts/print-button/print-button.tsx';
import { SharePicture } from '../../../parts/share-picture/share-picture.tsx';
import { Inline } from '../../../ui/inline.tsx';
import type { TournamentView } from '../tournament-view.ts';
import { resultPicture } from './result-picture.ts';

/** A picture of the result to share, and its print. */
export function ResultTools({ view }: { readonly view: TournamentView }) {
  const { id, props } = view.event;
  const highFinishes = useEventRanking(id, 'highfinishes').data ?? [];
  const highscores = useEventRanking(id, 'highscores').data ?? [];
  const content = resultPicture({ view, highFinishes, highscores });
  return (
    <Inline justify="end" gap="s" wraps>
      {content === null ? null : <SharePicture content={content} fileName={props.name} />}
      <PrintButton />
    </Inline>
  );
}
