import {
  fewestOfSecondChance,
  type RankedEntrant,
  secondChanceSeats,
} from '@neundarter/rules/tournament/plan/second-chance-seats';
import { useState } from 'react';
import { useSecondChanceDraw } from '../../../data/club/tournament-course.ts';
import { ChangeDialog } from '../../../parts/change-dialog/change-dialog.tsx';
import { secondChanceText as text } from '../../../text/second-chance.ts';
import { groupText } from '../../../text/tournament.ts';
import { CheckField } from '../../../ui/check-field.tsx';
import { Stack } from '../../../ui/stack.tsx';
import looks from '../../../ui/text-looks.module.css';
import type { TournamentView } from '../tournament-view.ts';

type Props = {
  readonly view: TournamentView;
  /** What the club calls it. */
  readonly title: string;
  readonly onClose: () => void;
};

/** Who plays the second chance, and how its first round begins then. */
export function SecondChanceDialog({ view, title, onClose }: Props) {
  const { event, data, names, matches } = view;
  const change = useSecondChanceDraw(event.id);
  const [without, setWithout] = useState<readonly string[]>(data.changeable?.gone ?? []);
  const out = data.state?.secondChance?.out ?? [];
  const playing = out.filter(({ entrant }) => !without.includes(entrant));
  const isEnough = playing.length >= fewestOfSecondChance;
  const nameOf = (entrant: string) => names.get(entrant) ?? '';
  return (
    <ChangeDialog
      title={text.release(title)}
      confirm={text.release(title)}
      done={text.released(title)}
      isEmpty={!isEnough}
      change={change}
      sentOf={() => ({ entrants: playing.map(({ entrant }) => entrant) })}
      onClose={onClose}
    >
      <p>{text.text}</p>
      <Stack as="ul" gap="s" aria-label={text.list}>
        {out.map((one) => {
          const { entrant } = one;
          return (
            <li key={entrant}>
              <CheckField
                label={entryText(nameOf(entrant), one, matches)}
                isChecked={!without.includes(entrant)}
                onChange={(plays) =>
                  setWithout(plays ? without.filter((one) => one !== entrant) : [...without, entrant])
                }
              />
            </li>
          );
        })}
      </Stack>
      {isEnough ? (
        <FirstRound playing={playing} view={view} />
      ) : (
        <p className={looks.error} role="alert">
          {text.tooFew}
        </p>
      )}
    </ChangeDialog>
  );
}

/** Who somebody is, and where they were out: in their group, or by a match of a knockout without groups. */
const entryText = (
  name: string,
  { rank, groupId }: RankedEntrant,
  matches: TournamentView['matches'],
): string => {
  const lost = matches.find(({ key }) => key === groupId);
  return lost === undefined
    ? text.entry(name, rank, groupText(groupId))
    : text.entryAfterKnockout(name, lost.round + 1);
};

type FirstRoundProps = Pick<Props, 'view'> & { readonly playing: readonly RankedEntrant[] };

/** The seats by the same rules as on the server. */
function FirstRound({ view: { data, names }, playing }: FirstRoundProps) {
  const seats = secondChanceSeats(playing, data.config.separateGroups ? 'groups-first' : 'as-labelled');
  const nameOf = (seat: string | null | undefined) => names.get(seat ?? '') ?? '';
  const pairs = seats.flatMap((home, index) =>
    index % 2 === 0 ? [{ home: nameOf(home), away: nameOf(seats[index + 1]) }] : [],
  );
  const idle = pairs.filter(({ home, away }) => home === '' || away === '');
  return (
    <section aria-label={text.preview}>
      <h3 className={looks.label}>{text.preview}</h3>
      <ul>
        {pairs
          .filter((pair) => !idle.includes(pair))
          .map(({ home, away }) => (
            <li key={`${home} ${away}`}>{text.pair(home, away)}</li>
          ))}
      </ul>
      {idle.length === 0 ? null : <p>{text.bye(idle.map(({ home, away }) => home || away).join(' · '))}</p>}
    </section>
  );
}
