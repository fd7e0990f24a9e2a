import { pauseMinutes } from '@neundarter/rules/hall/attendance';
import IconDotsVertical from '@tabler/icons-react/dist/esm/icons/IconDotsVertical.mjs';
import { useState } from 'react';
import type { SaidOfPerson } from '../../../data/club/hall.ts';
import { hallPeopleText as text } from '../../../text/hall-people.ts';
import { reportText } from '../../../text/presence-reports.ts';
import { Button } from '../../../ui/button.tsx';
import { MenuButton, type MenuItem } from '../../../ui/menu-button.tsx';
import looks from '../../../ui/text-looks.module.css';
import { WithdrawDialog } from '../management/withdraw-dialog.tsx';
import { ComingDialog } from './coming-dialog.tsx';
import classes from './hall-cockpit.module.css';
import type { Hall } from './hall-words.ts';
import { openStageOf } from './open-stage-of.ts';
import { isNews, type PersonRow } from './people-rows.ts';

type Props = {
  readonly hall: Hall;
  readonly row: PersonRow;
  readonly isBusy: boolean;
  readonly onSay: (said: SaidOfPerson) => void;
  /** Dismisses what people have said of themselves. */
  readonly onDismiss: () => void;
};

const { actions } = text;
const pauses = [pauseMinutes.max / 3, pauseMinutes.usual, pauseMinutes.max] as const;

/** What is said by one tap, as it is usual in this state. */
const firstAction = (row: PersonRow): { readonly label: string; readonly said: SaidOfPerson } => {
  const { said, report } = row;
  if (report?.says === 'leaving' && isNews(row)) return { label: actions.gone, said: { presence: 'gone' } };
  if (report !== null && isNews(row)) return { label: actions.isHere, said: { presence: 'here' } };
  if (said.presence !== 'here') return { label: actions.isHere, said: { presence: 'here' } };
  if (said.pauseUntil !== null) return { label: actions.endPause, said: { pauseMinutes: 0 } };
  return { label: actions.isMissing, said: { presence: 'expected', comingAt: null } };
};

const itemsOf = (
  { said: { presence, isCaller }, report }: PersonRow,
  {
    say,
    askTime,
    dismiss,
  }: {
    readonly say: (said: SaidOfPerson) => void;
    readonly askTime: () => void;
    readonly dismiss: () => void;
  },
): readonly MenuItem[] => [
  ...(report === null ? [] : [{ label: reportText.dismiss, onSelect: dismiss }]),
  { label: actions.comesAt, onSelect: askTime },
  ...(presence === 'here'
    ? pauses.map((minutes) => ({
        label: actions.pause(minutes),
        onSelect: () => say({ pauseMinutes: minutes }),
      }))
    : []),
  ...(presence === 'injured'
    ? []
    : [{ label: actions.injured, onSelect: () => say({ presence: 'injured' }) }]),
  ...(presence === 'gone'
    ? []
    : [
        { label: actions.gone, onSelect: () => say({ presence: 'gone' }) },
        {
          label: isCaller ? actions.writesNot : actions.writes,
          onSelect: () => say({ isCaller: !isCaller }),
        },
      ]),
];

/** The first of somebody's entries that still has matches, with their part of the tournament; null without one. */
const openEntryOf = ({ views }: Hall, { entries }: PersonRow) => {
  for (const { eventId, entrant } of entries) {
    const matches = views.find(({ event }) => event.id === eventId)?.matches ?? [];
    const stage = openStageOf(matches, entrant);
    if (stage !== null) return { eventId, entrant, matches, stage };
  }
  return null;
};

/** An entry, with what is usually said next, everything else that can be said, and for who is out the withdrawal. */
export function Person({ hall, row, isBusy, onSay, onDismiss }: Props) {
  const [asked, setAsked] = useState<'time' | 'withdrawal' | null>(null);
  const { name, said, report } = row;
  const first = firstAction(row);
  const isOut = said.presence === 'gone' || said.presence === 'injured';
  const open = isOut ? openEntryOf(hall, row) : null;
  const close = () => setAsked(null);
  const items = itemsOf(row, { say: onSay, askTime: () => setAsked('time'), dismiss: onDismiss });
  return (
    <li className={classes.person}>
      <span className={classes.what}>
        <strong>{name}</strong>
        <span className={looks.hint}>{text.state(said)}</span>
        {report === null ? null : (
          <span className={isNews(row) ? looks.strong : looks.hint}>{reportText.state(report)}</span>
        )}
      </span>
      <span className={classes.does}>
        {open === null ? null : (
          <Button aria-label={text.of(name, actions.withdraw)} onClick={() => setAsked('withdrawal')}>
            {actions.withdraw}
          </Button>
        )}
        <Button isBusy={isBusy} aria-label={text.of(name, first.label)} onClick={() => onSay(first.said)}>
          {first.label}
        </Button>
        <MenuButton label={text.change(name)} items={items}>
          <IconDotsVertical aria-hidden size={22} />
        </MenuButton>
      </span>
      {asked === 'time' ? (
        <ComingDialog
          home={hall.data.eventId}
          entries={row.entries}
          name={name}
          now={hall.now}
          onClose={close}
        />
      ) : null}
      {asked === 'withdrawal' && open !== null ? (
        <WithdrawDialog {...open} name={name} onClose={close} />
      ) : null}
    </li>
  );
}
