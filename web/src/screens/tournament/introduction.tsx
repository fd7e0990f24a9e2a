import { isRegistrationOpen } from '@neundarter/rules/tournament/setup/status';
import { useWideScreen } from '../../device/use-wide-screen.ts';
import { tournamentPath } from '../../parts/event-row/event-path.ts';
import { Markdown } from '../../parts/markdown/markdown.tsx';
import { FillBar } from '../../parts/tournament/fill-bar.tsx';
import { tournamentText as text } from '../../text/tournament.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { MainAndSide } from '../../ui/main-and-side.tsx';
import { Stack } from '../../ui/stack.tsx';
import looks from '../../ui/text-looks.module.css';
import { ParticipantList } from './participant-list.tsx';
import type { TournamentView } from './tournament-view.ts';
import { registerWord } from './tournament-ways.ts';

/** What the tournament is about, whether there is still room, and on wide screens who takes part. */
export function Introduction({ view }: { readonly view: TournamentView }) {
  const { event, data } = view;
  const { description } = event.props;
  const isWide = useWideScreen();
  return (
    <MainAndSide>
      <Stack gap="xl">
        <Card title={text.tabs.introduction}>
          {description.trim() === '' ? (
            <p className={looks.muted}>{text.noDescription}</p>
          ) : (
            <Markdown text={description} />
          )}
        </Card>
        {isWide ? (
          <Card title={text.tabs.participants}>
            <ParticipantList view={view} />
          </Card>
        ) : null}
      </Stack>
      <Card title={text.places}>
        <Stack gap="l">
          <FillBar data={data} />
          {isRegistrationOpen(data.status) ? (
            <ButtonLink look="primary" isWide to={tournamentPath(event.id, 'register')}>
              {registerWord(view)}
            </ButtonLink>
          ) : null}
        </Stack>
      </Card>
    </MainAndSide>
  );
}
