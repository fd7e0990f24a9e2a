import { adminText } from '../../text/admin.ts';
import { Page } from '../../ui/page.tsx';
import classes from './admin.module.css';
import { AdminOnly } from './admin-only.tsx';
import { NewTeamForm } from './new-team-form.tsx';
import { TeamList } from './team-list.tsx';
import { WishList } from './wish-list.tsx';

/** `/admin`: all teams, a new one, and the clubs that ask for one. */
export function AdminScreen() {
  return (
    <AdminOnly>
      <Page title={adminText.title} width="wide">
        <div className={classes.columns}>
          <TeamList />
          <div className={classes.side}>
            <NewTeamForm />
            <WishList />
          </div>
        </div>
      </Page>
    </AdminOnly>
  );
}
