import { OperatorNotice } from '../../parts/operator/operator-notice.tsx';
import { adminText } from '../../text/admin.ts';
import { MainAndSide } from '../../ui/main-and-side.tsx';
import { Page } from '../../ui/page.tsx';
import { Stack } from '../../ui/stack.tsx';
import { AdminOnly } from './admin-only.tsx';
import { NewTeamForm } from './new-team-form.tsx';
import { TeamList } from './team-list.tsx';
import { WishList } from './wish-list.tsx';

/** `/admin`: all teams, a form for a new one, and the clubs that ask for a team. */
export function AdminScreen() {
  return (
    <AdminOnly>
      <Page title={adminText.title} width="wide">
        <OperatorNotice />
        <MainAndSide>
          <TeamList />
          <Stack gap="xl">
            <NewTeamForm />
            <WishList />
          </Stack>
        </MainAndSide>
      </Page>
    </AdminOnly>
  );
}
