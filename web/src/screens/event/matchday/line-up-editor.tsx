import type { EventEntity } from '@neundarter/contract/entities/event';
import type { LineUpEntity } from '@neundarter/contract/entities/matchday';
import { formatOf } from '@neundarter/rules/matchday/mdsl-format';
import type { MatchdayFormat, Side } from '@neundarter/rules/matchday/plan';
import type { ComponentType } from 'react';
import { useState } from 'react';
import { lineUpOf, matchdayOf } from '../../../data/club/matchdays.ts';
import { lateCode } from '../../../device/late-code.ts';
import { commonText } from '../../../text/common.ts';
import { errorReason } from '../../../text/errors.ts';
import { lineUpText, lineUpEditorText as text } from '../../../text/matchday.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Form, FormFailure } from '../../../ui/form.tsx';
import { Inline } from '../../../ui/inline.tsx';
import { LazyPiece } from '../../../ui/lazy-piece.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { ErrorState, Loading } from '../../../ui/states.tsx';
import looks from '../../../ui/text-looks.module.css';
import type { LineUpPerson } from './line-up-people.ts';
import { PlainPlace } from './line-up-place.tsx';
import { LineUpPlaces, type LineUpPlacesProps } from './line-up-places.tsx';
import { useLineUpForm, usePlacing } from './use-line-up-form.ts';
import { useLineUpPlayers } from './use-line-up-players.ts';

type Props = {
  readonly event: EventEntity;
  readonly side: Side;
  readonly onDone: () => void;
};

const dragPlaces = lateCode<ComponentType<LineUpPlacesProps>>(
  async () => (await import('./line-up-drag.tsx')).LineUpDragPlaces,
);

/** Sets the line-up of a side: the positions and the bench. */
export function LineUpEditor({ event, side, onDone }: Props) {
  const data = matchdayOf(event);
  const current = data === null ? null : lineUpOf(data, side);
  const [begun, setBegun] = useState(current);
  const [conflicts, setConflicts] = useState(0);
  const { people, error, again } = useLineUpPlayers(event, side);
  if (data === null || begun === null || current === null) return null;
  if (error !== null)
    return <ErrorState text={text.failed(begun.teamId, errorReason(error))} onRetry={again} />;
  return (
    <Card title={text.title(current.teamName)}>
      {conflicts > 0 ? <Notice tone="warning">{text.changedMeanwhile}</Notice> : null}
      {people === null ? (
        <Loading text={lineUpText.loading} />
      ) : (
        <LineUpForm
          key={conflicts}
          format={formatOf(data)}
          event={event}
          side={side}
          begun={begun}
          people={people}
          onDone={onDone}
          onConflict={(latest) => {
            setBegun(latest);
            setConflicts((count) => count + 1);
          }}
        />
      )}
    </Card>
  );
}

type FormProps = Props & {
  readonly format: MatchdayFormat;
  readonly begun: LineUpEntity;
  readonly people: readonly LineUpPerson[];
  /** Somebody else has changed the line-up since. */
  readonly onConflict: (latest: LineUpEntity) => void;
};

function LineUpForm({ format, event, side, begun, people, onDone, onConflict }: FormProps) {
  const form = useLineUpForm({
    format,
    event,
    side,
    begun,
    available: people.filter(({ hasLeft }) => hasLeft !== true).map(({ id }) => id),
    onSaved: onDone,
    onConflict,
  });
  const { release, ...placing } = usePlacing(format, form, people);
  const placesProps = {
    ...placing,
    format,
    people,
    errorAt: (index: number) => form.list('players').errorAt(index),
  };
  const { onMove: _, ...plain } = placesProps;
  return (
    <Form gap="l" form={form} onSubmit={() => form.submit()}>
      <p className={looks.note}>{text.help}</p>
      <div
        onKeyDown={({ key }) => {
          if (key === 'Escape') release();
        }}
      >
        <LazyPiece
          piece={dragPlaces}
          props={placesProps}
          plain={<LineUpPlaces {...plain} PlaceOf={PlainPlace} />}
        />
      </div>
      {form.list('players').error === undefined ? null : (
        <p className={looks.error} role="alert">
          {form.list('players').error}
        </p>
      )}
      <FormFailure form={form} />
      <Inline gap="s" justify="end" wraps>
        <Button
          look="quiet"
          onClick={() => {
            form.discard();
            onDone();
          }}
        >
          {commonText.cancel}
        </Button>
        <Button type="submit" look="primary" isBusy={form.isBusy}>
          {text.save}
        </Button>
      </Inline>
    </Form>
  );
}
