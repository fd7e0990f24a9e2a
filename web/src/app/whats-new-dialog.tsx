import { whatsNewText } from '../text/whats-new.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Stack } from '../ui/stack.tsx';
import classes from './whats-new-dialog.module.css';

/** What a club notices of each version, the newest first. */
export function WhatsNewDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog isOpen title={whatsNewText.title} onClose={onClose}>
      {' '}
      <Stack gap="xl">
        {whatsNewText.versions.map(({ version, points }) => (
          <section key={version}>
            <h3 className={classes.version}>{whatsNewText.heading(version)}</h3>
            <dl className={classes.points}>
              {points.map(({ title, text }) => (
                <div key={title}>
                  <dt>{title}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </Stack>
    </Dialog>
  );
}
