import { hasKnockout } from '@neundarter/rules/tournament/plan/modes';
import { useState } from 'react';
import { useEventRanking } from '../../../data/club/event-rankings.ts';
import { LateCopyButton } from '../../../parts/copy-button/late-copy-button.tsx';
import { EventFiles } from '../../../parts/event-files/event-files.tsx';
import { eventFilesText as text } from '../../../text/event-files.ts';
import { newspaperText } from '../../../text/newspaper.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import type { TournamentView } from '../tournament-view.ts';
import { newspaperFacts } from './newspaper-facts.ts';
import classes from './result.module.css';

type Props = { readonly view: TournamentView };

/** What can be taken away from a tournament: files, and the text for the newspaper once it is finished. */
export function ResultFiles({ view }: Props) {
  const { event, isOrganiser, data } = view;
  return (
    <EventFiles
      eventId={event.id}
      isOrganiser={isOrganiser}
      isPublic={event.props.isPublic}
      hasBracket={hasKnockout(data.config.tournamentMode)}
    >
      {data.status === 'finished' && data.state?.winner !== null ? <Newspaper view={view} /> : null}
    </EventFiles>
  );
}

function Newspaper({ view }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const highFinishes = useEventRanking(view.event.id, 'highfinishes').data ?? [];
  const highscores = useEventRanking(view.event.id, 'highscores').data ?? [];
  const content = newspaperText(newspaperFacts({ view, highFinishes, highscores }));
  return (
    <div>
      <Button onClick={() => setIsOpen(true)}>{text.newspaper}</Button>
      <Dialog
        title={text.newspaper}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        actions={
          <LateCopyButton
            look="primary"
            content={content}
            label={text.copy}
            copied={text.copied}
            notCopied={text.notCopied}
          />
        }
      >
        <p className={classes.newspaper}>{content}</p>
      </Dialog>
    </div>
  );
}
