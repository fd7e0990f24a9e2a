import type { PlayerEntity } from '@neundarter/contract/entities/player';
import { useState } from 'react';
import { addPlayerText } from '../../text/team.ts';
import { Card } from '../../ui/card.tsx';
import { ChoiceGroup } from '../match-config-form/choice-group.tsx';
import { CreateForm } from './create-form.tsx';
import { FindForm } from './find-form.tsx';
import { InviteForm } from './invite-form.tsx';

type Props = { readonly teamId: string; readonly players: readonly PlayerEntity[] };
type Way = 'mail' | 'existing' | 'create';

const ways = [
  { value: 'mail', label: addPlayerText.byMail },
  { value: 'existing', label: addPlayerText.existing },
  { value: 'create', label: addPlayerText.create },
] as const satisfies readonly { readonly value: Way; readonly label: string }[];

/** The three ways into a team. An address that was typed goes along from one to the other. */
export function AddPlayers({ teamId, players }: Props) {
  const [way, setWay] = useState<Way>('mail');
  const [emailAddress, setEmailAddress] = useState('');
  const mail = { teamId, emailAddress, onEmailAddress: setEmailAddress };
  return (
    <Card title={addPlayerText.title}>
      <ChoiceGroup<Way>
        label={addPlayerText.way}
        isLabelHidden
        choices={ways}
        columns={3}
        value={way}
        onChange={setWay}
      />
      {way === 'mail' ? <InviteForm {...mail} onCreateInstead={() => setWay('create')} /> : null}
      {way === 'existing' ? <FindForm teamId={teamId} players={players} /> : null}
      {way === 'create' ? <CreateForm {...mail} players={players} /> : null}
    </Card>
  );
}
