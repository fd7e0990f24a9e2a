import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { PrintButton } from '../../../parts/print-button/print-button.tsx';
import { Button } from '../../../ui/button.tsx';
import { Inline } from '../../../ui/inline.tsx';
import classes from './lists.module.css';

type Props = {
  /** Of the button that saves a file; without one there is only paper. */
  readonly label?: string;
  readonly onSave?: () => void;
};

/** What can be done with a list: paper, and a file. */
export function ListTools({ label, onSave }: Props) {
  return (
    <Inline gap="s" wraps className={classes.tools}>
      {label === undefined ? null : (
        <Button icon={<IconDownload size={22} />} onClick={onSave}>
          {label}
        </Button>
      )}
      <PrintButton />
    </Inline>
  );
}
