import { Component, type ErrorInfo, type ReactNode } from 'react';
import { log } from '../data/api/log.ts';
import { reloadPage } from '../data/api/reload-page.ts';
import { commonText } from '../text/common.ts';
import { crashText } from '../text/frame.ts';
import { Button } from '../ui/button.tsx';
import { Page } from '../ui/page.tsx';
import { ErrorState } from '../ui/states.tsx';

type Props = {
  readonly children: ReactNode;
  /** Shown instead of the page that offers to reload, for parts that a page does not need. */
  readonly fallback?: ReactNode;
};
type State = { readonly hasCrashed: boolean };

/** Shown if a screen cannot be loaded (no network, no copy on the device) or failed. */
export class CrashBoundary extends Component<Props, State> {
  override state: State = { hasCrashed: false };

  static getDerivedStateFromError(): State {
    return { hasCrashed: true };
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo): void {
    log(`${error.message}\n${error.stack ?? ''}\n${componentStack ?? ''}`);
  }

  override render(): ReactNode {
    if (!this.state.hasCrashed) return this.props.children;
    if (this.props.fallback !== undefined) return this.props.fallback;
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
}
