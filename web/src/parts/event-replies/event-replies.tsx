import type { EventEntity } from '@neundarter/contract/entities/event';
import { tournamentDataOf } from '@neundarter/contract/entities/event-data';
import type {
  RepliedPerson,
  EventReplies as Replies,
  TeamReplies,
} from '@neundarter/contract/entities/replies/reply';
import { fullNameOf } from '@neundarter/rules/people/full-name';
import { mayBeAskedAgain, replyOrder } from '@neundarter/rules/replies/reply';
import { isNotThere } from '../../data/api/api-error.ts';
import { isUnreachable } from '../../data/api/is-unreachable.ts';
import { serverNow } from '../../data/api/server-clock.ts';
import { matchdayOf } from '../../data/club/matchdays.ts';
import { useAskForReply, useEventReplies } from '../../data/club/replies.ts';
import { useAccount } from '../../data/people/account.ts';
import { errorReason, errorText } from '../../text/errors.ts';
import { replyNames, replyText as text } from '../../text/replies.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Stack } from '../../ui/stack.tsx';
import { ErrorState } from '../../ui/states.tsx';
import looks from '../../ui/text-looks.module.css';
import classes from './event-replies.module.css';
import { ReplyButtons } from './reply-buttons.tsx';

type Props = { readonly event: EventEntity };

/** The teams that can ask: the event's own, and those of a match day. */
const teamIdsOf = (event: EventEntity): readonly string[] => {
  const matchday = matchdayOf(event);
  const lineUps = matchday === null ? [] : [matchday.homeLineup, matchday.awayLineup];
  return [event.props.teamId, ...lineUps.map(({ teamId }) => teamId)];
};

/** Whether an event is played: then its page is about its matches. @param now ms since 1970 */
const hasBegun = (event: EventEntity, now: number): boolean => {
  const status = tournamentDataOf(event.props)?.status ?? matchdayOf(event)?.status;
  return status === 'running' || status === 'finished' || now >= event.props.startDateTime;
};

/**
 * On the page of an event until it begins: the own answer, and who of the team comes. Nothing for those whose teams do not take
 * part.
 */
export function EventReplies({ event }: Props) {
  const { teams } = useAccount();
  const isOver = hasBegun(event, serverNow());
  const isAsked = !isOver && teams.some(({ id }) => teamIdsOf(event).includes(id));
  const { data, error, refetch } = useEventReplies(event.id, { isEnabled: isAsked });
  if (!isAsked) return null;
  if (data !== undefined) return <Content replies={data} />;
  if (error === null || isUnreachable(error) || isNotThere(error)) return null;
  return <ErrorState text={text.loadFailed(errorText(error))} onRetry={() => void refetch()} />;
}

function Content({ replies: { isOpen, own, teams } }: { readonly replies: Replies }) {
  return (
    <Card title={isOpen ? text.question : text.title}>
      {isOpen ? <ReplyButtons own={own} hasSeries /> : <p className={looks.muted}>{text.closed}</p>}
      {teams.map((team) => (
        <Team
          key={team.teamId}
          eventId={own.eventId}
          team={team}
          isOpen={isOpen}
          isNamed={teams.length > 1}
        />
      ))}
    </Card>
  );
}

type TeamProps = {
  readonly eventId: string;
  readonly team: TeamReplies;
  readonly isOpen: boolean;
  readonly isNamed: boolean;
};

function Team({ eventId, team: { name, people, mayAsk }, isOpen, isNamed }: TeamProps) {
  const { player } = useAccount();
  const ask = useAskForReply(eventId, (error) => text.askFailed(errorReason(error)));
  const withReply = (reply: RepliedPerson['reply']) => people.filter((one) => one.reply === reply);
  const counts = [withReply('yes'), withReply('maybe'), withReply(null)].map(({ length }) => length);
  const [yes = 0, maybe = 0, open = 0] = counts;
  return (
    <details className={classes.team}>
      <summary>
        {isNamed ? `${name}: ` : ''}
        {text.sum(yes, maybe, open)}
      </summary>
      <Stack gap="m">
        {replyOrder
          .filter((reply) => withReply(reply).length > 0)
          .map((reply) => (
            <div key={reply}>
              <p className={looks.label}>
                {text.group(reply === null ? text.missing : replyNames[reply], withReply(reply).length)}
              </p>
              <ul className={classes.people}>
                {withReply(reply).map((person) => (
                  <li key={person.id} className={classes.person}>
                    <Person person={person} />
                    {mayAsk &&
                    isOpen &&
                    mayBeAskedAgain(reply) &&
                    person.type === 'registered' &&
                    person.id !== player?.id &&
                    !person.isAsked ? (
                      <Button
                        look="quiet"
                        aria-label={text.askWhom(fullNameOf(person))}
                        isBusy={ask.busyWith === person.id}
                        onClick={() => void ask.run(person.id)}
                      >
                        {text.ask}
                      </Button>
                    ) : null}
                  </li>
                ))}
              </ul>
            </div>
          ))}
        {ask.failure === null ? null : <Notice tone="error">{ask.failure}</Notice>}
        {mayAsk && isOpen ? <p className={looks.hint}>{text.askHint}</p> : null}
      </Stack>
    </details>
  );
}

function Person({ person }: { readonly person: RepliedPerson }) {
  const { isRegistered, isAsked, reply } = person;
  const marks = [
    ...(isRegistered ? [text.isRegistered] : []),
    ...(isAsked && mayBeAskedAgain(reply) ? [text.isAsked] : []),
  ];
  return (
    <span>
      {fullNameOf(person)}
      {marks.length === 0 ? null : <span className={looks.muted}> · {marks.join(' · ')}</span>}
    </span>
  );
}
