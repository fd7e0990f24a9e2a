import { reloadPage } from '../data/api/reload-page.ts';
import { commonText } from '../text/common.ts';
import { crashText } from '../text/frame.ts';
import { Button } from '../ui/button.tsx';
import { Page } from '../ui/page.tsx';
import { ErrorState } from '../ui/states.tsx';

/** Stands in the place of a screen that cannot be loaded or failed. */
export function CrashPage() {
  return (
    <Page title={crashText.title} width="narrow">
      <ErrorState text={crashText.text}>
        <Button look="primary" onClick={reloadPage}>
          {crashText.reload}
        </Button>
        <a href="/">{commonText.toHome}</a>
      </ErrorState>
    </Page>
  );
}
