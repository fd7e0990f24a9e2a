import { useOwnReport } from '../../../data/club/chosen-entries.ts';
import { useReport } from '../../../data/club/presence-reports.ts';
import { thisIsMeText as text } from '../../../text/this-is-me.ts';
import { Button } from '../../../ui/button.tsx';
import { confirmAction } from '../../../ui/confirm-action.tsx';
import { Inline } from '../../../ui/inline.tsx';
import { tellOutcome } from '../../../ui/tell-outcome.ts';
import looks from '../../../ui/text-looks.module.css';
import type { OwnPerson } from './own-people.ts';

type Props = { readonly eventId: string; readonly person: OwnPerson };

/** What the person has reported, and says next. */
export function Presence({ eventId, person: { entry, name } }: Props) {
  const said = useOwnReport(eventId, entry.id);
  const report = useReport(eventId);
  const say = async (says: 'here' | 'leaving') => tellOutcome(await report.run({ entrant: entry.id, says }));
  const leave = async () => {
    const question = { title: text.leavingTitle(name), text: text.leavingText, confirm: text.leaving };
    if (await confirmAction(question)) await say('leaving');
  };
  const isBusyWith = (says: 'here' | 'leaving') => report.busyWith?.says === says;
  return (
    <Inline gap="s" align="center" wraps>
      {said?.says === 'here' ? null : (
        <Button isBusy={isBusyWith('here')} onClick={() => void say('here')}>
          {said === null ? text.here : text.hereAgain}
        </Button>
      )}
      {said?.says === 'leaving' ? null : (
        <Button look="quiet" isBusy={isBusyWith('leaving')} onClick={() => void leave()}>
          {text.leaving}
        </Button>
      )}
      <span className={looks.hint} role="status">
        {said === null ? '' : text.said(said)}
      </span>
    </Inline>
  );
}
