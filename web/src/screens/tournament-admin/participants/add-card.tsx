import { useState } from 'react';
import type { Tournament } from '../../../data/club/tournaments.ts';
import { addText as text } from '../../../text/tournament-entries.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Inline } from '../../../ui/inline.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import looks from '../../../ui/text-looks.module.css';
import { AddByCode } from './add-by-code.tsx';
import { AddByName } from './add-by-name.tsx';
import { AddFromTeam } from './add-from-team.tsx';
import { AddList } from './add-list.tsx';
import { nameOfNew, useAdding } from './use-adding.ts';

type Way = keyof typeof text.way;

/** Adds participants by name, by online id, from the team, or as a whole list. */
export function AddCard({ tournament }: { readonly tournament: Tournament }) {
  const { isPublic } = tournament.event.props;
  const [way, setWay] = useState<Way>('name');
  const adding = useAdding(tournament);
  const isPairs = tournament.data.config.participantsType === 'double';
  const byName = <AddByName tournament={tournament} adding={adding} />;
  const fromTeam = <AddFromTeam tournament={tournament} adding={adding} />;
  return (
    <Card title={text.title}>
      {isPairs && adding.partner === null ? <p className={looks.hint}>{text.pairHint}</p> : null}
      {adding.partner === null ? null : (
        <Notice tone="info">
          <Inline gap="m" align="center" justify="between" wraps>
            {text.partnerWaits(nameOfNew(adding.partner))}
            <Button onClick={adding.dropPartner}>{text.dropPartner}</Button>
          </Inline>
        </Notice>
      )}
      {isPublic ? (
        <Tabs
          label={text.ways}
          value={way}
          onValue={setWay}
          tabs={[
            { value: 'name', label: text.way.name, content: byName },
            { value: 'code', label: text.way.code, content: <AddByCode adding={adding} /> },
            { value: 'team', label: text.way.team, content: fromTeam },
            {
              value: 'list',
              label: text.way.list,
              content: <AddList tournament={tournament} adding={adding} />,
            },
          ]}
        />
      ) : (
        <>
          <Notice tone="info">{text.privateHint}</Notice>
          {fromTeam}
        </>
      )}
    </Card>
  );
}
