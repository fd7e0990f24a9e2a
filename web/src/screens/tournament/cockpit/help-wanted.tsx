import { useEffect } from 'react';
import { useHelpEnd } from '../../../data/club/boards.ts';
import { ring } from '../../../device/ring.ts';
import { formatTime } from '../../../text/formats.ts';
import { tabletText as text } from '../../../text/tablet.ts';
import { Button } from '../../../ui/button.tsx';
import { Inline } from '../../../ui/inline.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { tellOutcome } from '../../../ui/tell-outcome.ts';
import type { Hall } from './hall-words.ts';

/** Boards at which somebody waits for help; rings when another one calls. */
export function HelpWanted({ hall }: { readonly hall: Hall }) {
  const { view, data } = hall;
  const change = useHelpEnd(view.event.props.teamId);
  const wanted = data.boards.flatMap(({ id, name, helpSince = null }) =>
    helpSince === null ? [] : [{ id, name, helpSince }],
  );
  const latest = Math.max(0, ...wanted.map(({ helpSince }) => helpSince));
  useEffect(() => {
    if (latest > 0) ring();
  }, [latest]);
  if (wanted.length === 0) return null;
  return (
    <Notice tone="warning" title={text.wanted}>
      {wanted.map(({ id, name, helpSince }) => (
        <Inline key={id} gap="s" align="center" wraps>
          <span>{text.wantedAt(name, formatTime(helpSince))}</span>
          <Button
            aria-label={text.doneAt(name)}
            isBusy={change.busyWith === id}
            onClick={() => void change.run(id).then((outcome) => tellOutcome(outcome))}
          >
            {text.done}
          </Button>
        </Inline>
      ))}
    </Notice>
  );
}
