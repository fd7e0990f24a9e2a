import { readOwnData, readOwnTable } from '../../data/people/users.ts';
import { FileDownloads } from '../../parts/file-downloads/file-downloads.tsx';
import { ownDataText } from '../../text/account.ts';
import { Card } from '../../ui/card.tsx';

/** Downloads all data stored about the user. */
export function OwnDataCard({ playerId }: { readonly playerId: string }) {
  const table = (content: 'matches' | 'turns') => ({
    name: ownDataText[content],
    read: (onProgress: (part: number) => void) => readOwnTable(playerId, content, onProgress),
  });
  const files = [{ name: ownDataText.all, read: readOwnData }, table('matches'), table('turns')];
  return (
    <Card title={ownDataText.title}>
      <p>{ownDataText.text}</p>
      <FileDownloads files={files} failed={ownDataText.failed} />
    </Card>
  );
}
