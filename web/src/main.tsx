import './ui/fonts.css';
import './ui/tokens.css';
import './ui/base.css';
import './ui/mark.css';
import './ui/print.css';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { startAccountSession } from './app/account-session.ts';
import { App } from './app/app.tsx';
import { registerServiceWorker } from './app/app-update.ts';
import { startGuestSession } from './app/guest-session.ts';
import { loadScreenAt } from './app/router.tsx';
import { startQueues } from './app/start-queues.ts';
import { noteFirstVersion } from './app/updated-version.ts';
import { logCaughtError, logUncaughtErrors } from './data/api/log.ts';
import { isPlainHttp } from './device/is-plain-http.ts';
import { loadCode } from './device/late-code.ts';
import { untilPainted } from './device/until-painted.ts';

logUncaughtErrors();
noteFirstVersion();
startGuestSession();
startAccountSession();
registerServiceWorker();
startQueues();
loadScreenAt(location.pathname);

const root = document.getElementById('root');
if (root !== null) {
  const app = (
    <StrictMode>
      <App />
    </StrictMode>
  );
  // React renders in slices, so that it blocks nothing else, and shows nothing before the first screen: see frame.tsx.
  startTransition(() => createRoot(root, { onCaughtError: logCaughtError }).render(app));
}

if (isPlainHttp()) {
  void loadCode(() => import('./app/plain-http.ts')).then(({ startAtPlainHttp }) => startAtPlainHttp());
}

// Hardly a page needs one of these texts in its first second.
void untilPainted().then(() => loadCode(() => import('./text/rare-errors.ts')));
