import IconUsersGroup from '@tabler/icons-react/dist/esm/icons/IconUsersGroup.mjs';
import { loungeText } from '../../text/team.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { EmptyState } from '../../ui/states.tsx';

/** Shown without a team: explains how to join one. */
export function NoTeam() {
  return (
    <Page title={loungeText.noTeamTitle} eyebrow={loungeText.eyebrow} width="narrow">
      <EmptyState text={loungeText.noTeamText} icon={<IconUsersGroup size={48} />}>
        <p>{loungeText.noTeamWish}</p>
        <ButtonLink to="/account" look="primary">
          {loungeText.toAccount}
        </ButtonLink>
      </EmptyState>
    </Page>
  );
}
