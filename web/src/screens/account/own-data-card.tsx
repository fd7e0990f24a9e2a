import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { useMutation } from '@tanstack/react-query';
import { readOwnData, readOwnTable } from '../../data/people/users.ts';
import { saveFile } from '../../device/save-file.ts';
import { ownDataText } from '../../text/account.ts';
import { errorReason } from '../../text/errors.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import classes from './account.module.css';

const files = ['all', 'matches', 'turns'] as const;
type FileKey = (typeof files)[number];

/** Everything kept about the user, to take along. */
export function OwnDataCard({ playerId }: { readonly playerId: string }) {
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: (file: FileKey) => (file === 'all' ? readOwnData() : readOwnTable(playerId, file)),
    onSuccess: saveFile,
  });
  return (
    <Card title={ownDataText.title}>
      <p>{ownDataText.text}</p>
      {error === null ? null : <Notice tone="error">{ownDataText.failed(errorReason(error))}</Notice>}
      <div className={classes.buttons}>
        {files.map((file) => (
          <Button
            key={file}
            icon={<IconDownload size={20} />}
            isBusy={isPending && variables === file}
            onClick={() => mutate(file)}
          >
            {ownDataText[file]}
          </Button>
        ))}
      </div>
    </Card>
  );
}
