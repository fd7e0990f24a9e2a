import { tabletKeyPattern } from '@neundarter/contract/limits';
import { useParams } from 'react-router';
import { useSetting } from '../../data/local-settings.ts';
import { tabletText as text } from '../../text/tablet.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { useFrame } from '../../ui/frame-mode.ts';
import { Page } from '../../ui/page.tsx';
import { BindTablet } from './bind-tablet.tsx';
import { BoardTablet } from './board-tablet.tsx';

const isCode = (code: string): boolean => new RegExp(tabletKeyPattern).test(code);

/** `/board/{code}`: binds a tablet by the code of an organiser; afterwards, with the id of its board, the tablet's page. */
export function BoardScreen() {
  const { code = '' } = useParams();
  const [tablet] = useSetting('tablet');
  if (isCode(code)) return <BindTablet key={code} code={code} />;
  return tablet?.boardId === code ? <BoardTablet tablet={tablet} /> : <Unbound />;
}

/** A device that is bound to no board, or not any more. */
export function Unbound() {
  useFrame('full');
  return (
    <Page title={text.unbound} width="form">
      <p>{text.unboundAbout}</p>
      <ButtonLink look="primary" to="/">
        {text.toHome}
      </ButtonLink>
    </Page>
  );
}
