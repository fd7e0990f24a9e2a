import { maxPictureBytes, pictureTypes } from '@neundarter/contract/limits';
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { uploadTeamPicture } from '../../data/club/change-team.ts';
import { commonText } from '../../text/common.ts';
import { errorText } from '../../text/errors.ts';
import { teamText } from '../../text/team.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { showToast } from '../../ui/toast.tsx';
import classes from './team-picture.module.css';
import { useTeamChange } from './use-team-change.ts';

/** The button that changes a team's picture: choose a file, look at it, confirm. */
export function TeamPictureButton({ teamId }: { readonly teamId: string }) {
  const [file, setFile] = useState<File | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = currentTarget.files ?? [];
    // Lets the user choose the same file again.
    currentTarget.value = '';
    if (chosen === undefined) return;
    const problem = pictureProblem(chosen);
    if (problem === null) setFile(chosen);
    else showToast({ kind: 'error', title: commonText.errorTitle, text: errorText(problem) });
  };
  return (
    <>
      <Button icon={<IconPhoto size={20} />} onClick={() => input.current?.click()}>
        {teamText.changePicture}
      </Button>
      <input
        ref={input}
        type="file"
        accept={pictureTypes.join()}
        hidden
        aria-label={teamText.changePicture}
        onChange={choose}
      />
      {file === null ? null : <PictureDialog teamId={teamId} file={file} onClose={() => setFile(null)} />}
    </>
  );
}

/** The problem of a file, found before it is sent; the server checks its content. */
const pictureProblem = ({ type, size }: File) => {
  if (!type.startsWith('image/')) return 'error.picture.not-an-image';
  if (!pictureTypes.some((known) => known === type)) return 'error.picture.kind-not-supported';
  return size > maxPictureBytes ? 'error.picture.too-large' : null;
};

type DialogProps = { readonly teamId: string; readonly file: File; readonly onClose: () => void };

function PictureDialog({ teamId, file, onClose }: DialogProps) {
  const change = useTeamChange(teamId);
  const url = usePreview(file);
  const save = async () => {
    const isSaved = await change.run({
      work: () => uploadTeamPicture(teamId, file),
      failed: teamText.saveFailed,
    });
    if (isSaved) onClose();
  };
  return (
    <Dialog
      isOpen
      title={teamText.pictureTitle}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{commonText.cancel}</Button>
          <Button look="primary" isBusy={change.isBusy} data-autofocus onClick={() => void save()}>
            {teamText.pictureOk}
          </Button>
        </>
      }
    >
      {url === null ? null : <img className={classes.preview} src={url} alt={teamText.pictureAlt} />}
    </Dialog>
  );
}

/** URL of a preview of the file; revoked when the preview is closed. */
function usePreview(file: File): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}
