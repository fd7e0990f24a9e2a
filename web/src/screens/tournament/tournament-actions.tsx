import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import { PageQrButton } from '../../parts/page-qr/page-qr-button.tsx';
import { tournamentText as text } from '../../text/tournament.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { useGoBack } from '../../ui/use-go-back.ts';
import type { TournamentView } from './tournament-view.ts';
import { waysOf } from './tournament-ways.ts';
import { wayIcons } from './way-icons.tsx';

/** What one can do with a tournament; what matters now first. */
export function TournamentActions({ view }: { readonly view: TournamentView }) {
  const goBack = useGoBack('/home/events');
  return (
    <>
      {waysOf(view).map(({ kind, to, label, isFirst }) => (
        <ButtonLink key={kind} look={isFirst ? 'primary' : 'secondary'} to={to} icon={wayIcons[kind]}>
          {label}
        </ButtonLink>
      ))}
      <Button icon={<IconArrowLeft size={22} />} onClick={goBack}>
        {text.back}
      </Button>
      <PageQrButton />
    </>
  );
}
