import { referralText } from '../../text/account.ts';
import { Card } from '../../ui/card.tsx';
import { CodeLine } from './code-line.tsx';

/** The club's code for other clubs; for its team admins. */
export function ReferralCard({ team, code }: { readonly team: string; readonly code: string }) {
  return (
    <Card title={referralText.title}>
      <p>{referralText.text}</p>
      <CodeLine label={referralText.code(team)} code={code} copy={referralText.copy} />
    </Card>
  );
}
