import './ui/tokens.css';
import './ui/base.css';
import './ui/splash.css';
import '@mantine/core/styles/default-css-variables.layer.css';
import './ui/mantine.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { registerServiceWorker } from './app/app-update.ts';
import { startGuestSession } from './app/guest-session.ts';
import { startOutbox } from './app/start-outbox.ts';
import { logUncaughtErrors } from './data/log.ts';

logUncaughtErrors();
startGuestSession();
registerServiceWorker();
startOutbox();

const root = document.getElementById('root');
if (root !== null)
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
