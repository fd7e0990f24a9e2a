import { Link } from 'react-router';
import { useRefusedHere } from '../../data/match/refused-here.ts';
import { refusedMatchesText as text } from '../../text/refused-matches.ts';
import { Notice } from '../../ui/notice.tsx';
import { Stack } from '../../ui/stack.tsx';
import looks from '../../ui/text-looks.module.css';

type Props = {
  /** Only matches of this event; by default all of this device. */
  readonly eventId?: string;
};

/** Leads to the matches about which somebody has to decide on this device; nothing if there are none. */
export function RefusedMatches({ eventId }: Props) {
  const refused = useRefusedHere().filter((match) => eventId === undefined || match.eventId === eventId);
  if (refused.length === 0) return null;
  return (
    <Notice tone="warning" title={text.title}>
      <p>{text.text}</p>
      <Stack as="ul" gap="xs" aria-label={text.list}>
        {refused.map(({ id, name }) => (
          <li key={id}>
            <Link to={`/matches/${id}`} className={looks.strong ?? ''}>
              {name}
            </Link>
          </li>
        ))}
      </Stack>
    </Notice>
  );
}
