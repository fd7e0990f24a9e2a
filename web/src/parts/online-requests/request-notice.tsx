import { useOnlineMatches } from '../../data/people/online-requests.ts';
import { commonText } from '../../text/common.ts';
import { onlineRequestText as text } from '../../text/online-requests.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { RequestCard } from './request-card.tsx';
import classes from './request-notice.module.css';
import { useRequestActions } from './use-request-actions.ts';
import { type ShownNews, useRequestNews } from './use-request-news.ts';

/** Shows new requests and answers for online matches, on every page except the start page. */
export function RequestNotice({ ownId }: { readonly ownId: string }) {
  const list = useOnlineMatches(ownId);
  const { shown, putAway } = useRequestNews(list.data, ownId);
  return (
    <section className={classes.place} aria-label={text.notice} role="status" aria-live="polite">
      {shown === undefined ? null : (
        <div className={classes.notice}>
          {shown.news.kind === 'asked' ? (
            <Asked shown={shown} ownId={ownId} onPutAway={putAway} />
          ) : (
            <Answered shown={shown} onPutAway={putAway} />
          )}
        </div>
      )}
    </section>
  );
}

type Props = { readonly shown: ShownNews; readonly onPutAway: () => void };

function Asked({ shown: { match }, ownId, onPutAway }: Props & { readonly ownId: string }) {
  const { accept, reject, busy } = useRequestActions(ownId);
  return (
    <RequestCard match={match} say={text.asks}>
      <Button look="primary" isBusy={busy.accept === match.id} onClick={() => accept(match.id)}>
        {text.accept}
      </Button>
      <Button isBusy={busy.reject === match.id} onClick={() => reject(match.id)}>
        {text.reject}
      </Button>
      <Button look="quiet" onClick={onPutAway}>
        {text.later}
      </Button>
    </RequestCard>
  );
}

function Answered({ shown: { news, match }, onPutAway }: Props) {
  const isAccepted = news.kind === 'accepted';
  return (
    <RequestCard match={match} say={isAccepted ? text.accepted : text.rejected}>
      {isAccepted ? (
        <ButtonLink look="primary" to={`/matches/${match.id}`} onClick={onPutAway}>
          {text.toMatch}
        </ButtonLink>
      ) : null}
      <Button look={isAccepted ? 'quiet' : 'secondary'} onClick={onPutAway}>
        {isAccepted ? text.later : commonText.close}
      </Button>
    </RequestCard>
  );
}
