import type { PlayerEntity } from '@neundarter/contract/entities/player';
import { Suspense, useState } from 'react';
import { addPlayerText } from '../../text/team.ts';
import { Card } from '../../ui/card.tsx';
import { latePart } from '../../ui/late-part.tsx';
import { Loading } from '../../ui/states.tsx';
import { ChoiceGroup } from '../match-config-form/choice-group.tsx';
import { CreateForm } from './create-form.tsx';
import { InviteForm } from './invite-form.tsx';

const FindForm = latePart(async () => (await import('./find-form.tsx')).FindForm);

type Props = { readonly teamId: string; readonly players: readonly PlayerEntity[] };
type Way = 'mail' | 'existing' | 'create';

const ways = [
  { value: 'mail', label: addPlayerText.byMail },
  { value: 'existing', label: addPlayerText.existing },
  { value: 'create', label: addPlayerText.create },
] as const satisfies readonly { readonly value: Way; readonly label: string }[];

/** The three ways to add a player to a team. A typed address is kept when the user changes to another way. */
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
      {way === 'existing' ? (
        <Suspense fallback={<Loading />}>
          <FindForm teamId={teamId} players={players} />
        </Suspense>
      ) : null}
      {way === 'create' ? <CreateForm {...mail} players={players} /> : null}
    </Card>
  );
}
