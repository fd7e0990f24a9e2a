import IconUserCircle from '@tabler/icons-react/dist/esm/icons/IconUserCircle.mjs';
import { useNavigate, useSearchParams } from 'react-router';
import { useAccount } from '../../data/people/account.ts';
import { StepPage } from '../../parts/step-page/step-page.tsx';
import { firstNameText } from '../../text/register.ts';
import { Redirect } from '../../ui/redirect.tsx';
import { FirstNameForm } from './first-name-form.tsx';

/** Only addresses of this app: a link must not lead somebody away. */
const localPath = (wish: string | null): string =>
  wish?.startsWith('/') === true && !wish.startsWith('//') ? wish : '/';

/** `/register/first-name?to=`: asks again whoever has skipped the first name, then goes on to the wished page. */
export function FirstNameScreen() {
  const { player } = useAccount();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const to = localPath(query.get('to'));
  if (player === null || player.props.firstName !== '') return <Redirect to={to} />;
  return (
    <StepPage title={firstNameText.title} icon={<IconUserCircle />}>
      <FirstNameForm onDone={() => void navigate(to, { replace: true })} />
    </StepPage>
  );
}
