import { tabletKeyPattern } from '@neundarter/contract/limits';
import { useParams } from 'react-router';
import { useSetting } from '../../data/local-settings.ts';
import { BindTablet } from './bind-tablet.tsx';
import { BoardTablet } from './board-tablet.tsx';
import { Unbound } from './unbound.tsx';

const isCode = (code: string): boolean => new RegExp(tabletKeyPattern).test(code);

/** Binds a tablet by the code of an organiser; afterwards, with the id of its board, the page of the tablet. */
export function BoardPage() {
  const { code = '' } = useParams();
  const [tablet] = useSetting('tablet');
  if (isCode(code)) return <BindTablet key={code} code={code} />;
  return tablet?.boardId === code ? <BoardTablet tablet={tablet} /> : <Unbound />;
}
