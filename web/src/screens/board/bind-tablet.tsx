import { useNavigate } from 'react-router';
import { useIdFor } from '../../data/api/use-id-for.ts';
import { useBinding, useCodeBoard } from '../../data/club/tablet.ts';
import { readSetting } from '../../data/local-settings.ts';
import { errorReason } from '../../text/errors.ts';
import { tabletText as text } from '../../text/tablet.ts';
import { Button } from '../../ui/button.tsx';
import { useFrame } from '../../ui/frame-mode.ts';
import { Page } from '../../ui/page.tsx';
import { Stack } from '../../ui/stack.tsx';
import { ErrorState, Loading } from '../../ui/states.tsx';
import { tellOutcome } from '../../ui/tell-outcome.ts';

/** Asks whether this device belongs to the board of a code, and binds it. */
export function BindTablet({ code }: { readonly code: string }) {
  useFrame('full');
  const { data: board, error, refetch } = useCodeBoard(code);
  const idFor = useIdFor();
  const binding = useBinding();
  const navigate = useNavigate();
  const before = readSetting('tablet');
  if (error !== null)
    return (
      <Page title={text.bindTitle} width="form">
        <ErrorState text={text.codeFailed(errorReason(error))} onRetry={() => void refetch()} />
      </Page>
    );
  if (board === undefined) return <Loading />;
  const bind = async () => {
    const outcome = await binding.run({ id: idFor(code), code });
    tellOutcome(outcome);
    if (outcome.ok) void navigate(`/board/${outcome.value.boardId}`, { replace: true });
  };
  return (
    <Page title={text.bindQuestion(board.boardName)} width="form">
      <Stack gap="l">
        <p>{text.bindAbout(board.teamName)}</p>
        {before === null || before.boardId === board.boardId ? null : <p>{text.changes(before.boardName)}</p>}
        <Button look="primary" isWide isBusy={binding.isBusy} onClick={() => void bind()}>
          {text.bind}
        </Button>
      </Stack>
    </Page>
  );
}
