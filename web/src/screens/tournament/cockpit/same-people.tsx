import type { PerhapsSame } from '@neundarter/contract/entities/hall/hall';
import { useSamePeople } from '../../../data/club/hall.ts';
import { samePeopleText as text } from '../../../text/same-people.ts';
import { Button } from '../../../ui/button.tsx';
import { Inline } from '../../../ui/inline.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { tellOutcome } from '../../../ui/tell-outcome.ts';
import type { Hall } from './hall-words.ts';

type Props = { readonly hall: Hall };

/** The name of the first of two people, and in which tournaments they play. */
const aboutPair = ({ views, entryName }: Hall, { people }: PerhapsSame) => ({
  name: people.map(({ entrant }) => entryName(entrant)).find((name) => name !== null) ?? '',
  tournaments: people.flatMap(
    ({ eventId }) => views.find(({ event }) => event.id === eventId)?.event.props.name ?? [],
  ),
});

/** Asks once about people of the same name in several tournaments; until then they count as one. */
export function SamePeople({ hall }: Props) {
  const open = hall.perhapsSame.filter(({ isSame }) => isSame === null);
  if (open.length === 0) return null;
  return (
    <Notice tone="info" title={text.title(open.length)}>
      <p>{text.about}</p>
      {open.map((pair) => (
        <Question key={pair.people.map(({ person }) => person).join(' ')} hall={hall} pair={pair} />
      ))}
    </Notice>
  );
}

function Question({ hall, pair }: Props & { readonly pair: PerhapsSame }) {
  const change = useSamePeople(hall.data.eventId);
  const { name, tournaments } = aboutPair(hall, pair);
  const people = pair.people.map(({ person }) => person);
  const answer = (isSame: boolean) => () =>
    void change.run({ people, isSame }).then((outcome) => tellOutcome(outcome));
  return (
    <Inline gap="s" align="center" wraps>
      <span>
        <strong>{name}</strong> · {tournaments.join(' · ')}
      </span>
      <Button
        isBusy={change.busyWith?.isSame === true}
        aria-label={text.of(name, text.same)}
        onClick={answer(true)}
      >
        {text.same}
      </Button>
      <Button
        isBusy={change.busyWith?.isSame === false}
        aria-label={text.of(name, text.notSame)}
        onClick={answer(false)}
      >
        {text.notSame}
      </Button>
    </Inline>
  );
}

/** What was said about people of the same name, which can be taken back. */
export function AnsweredPeople({ hall }: Props) {
  const change = useSamePeople(hall.data.eventId);
  const answered = hall.perhapsSame.filter(({ isSame }) => isSame !== null);
  if (answered.length === 0) return null;
  return (
    <details>
      <summary>{text.answered(answered.length)}</summary>
      {answered.map((pair) => {
        const { name } = aboutPair(hall, pair);
        const people = pair.people.map(({ person }) => person);
        return (
          <Inline key={people.join(' ')} gap="s" align="center" wraps>
            <span>{`${name}: ${pair.isSame === true ? text.isSame : text.isNotSame}`}</span>
            <Button
              look="quiet"
              aria-label={text.of(name, text.takeBack)}
              onClick={() =>
                void change.run({ people, isSame: null }).then((outcome) => tellOutcome(outcome))
              }
            >
              {text.takeBack}
            </Button>
          </Inline>
        );
      })}
    </details>
  );
}
