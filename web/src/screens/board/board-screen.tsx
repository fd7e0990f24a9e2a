import { Suspense } from 'react';
import { latePart } from '../../ui/late-part.tsx';
import { Loading } from '../../ui/states.tsx';

// Only tablets at boards come here, so no other page shares a file with it.
const BoardPage = latePart(async () => (await import('./board-page.tsx')).BoardPage);

/** `/board/{code}`: a tablet is bound to a board by a code, and shows afterwards what is played there. */
export const BoardScreen = () => (
  <Suspense fallback={<Loading />}>
    <BoardPage />
  </Suspense>
);
