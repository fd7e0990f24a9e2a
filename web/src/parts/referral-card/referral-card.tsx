import { referralText } from '../../text/account.ts';
import { Card } from '../../ui/card.tsx';
import { CodeLine } from './code-line.tsx';

/** The club's code to pass on to other clubs; shown to its team admins. */
export function ReferralCard({ team, code }: { readonly team: string; readonly code: string }) {
  return (
    <Card title={referralText.title}>
      <p>{referralText.text}</p>
      <CodeLine label={referralText.code(team)} code={code} copy={referralText.copy} />
    </Card>
  );
}
