import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { BrowserRouter } from 'react-router';
import { makeQueryClient } from '../data/query-client.ts';
import { ConfirmHost } from '../ui/confirm-action.tsx';
import { LiveRegion } from '../ui/live-region.tsx';
import { ToastRegion } from '../ui/toast.tsx';
import { makeColorSchemeManager } from './color-scheme-manager.ts';
import { Frame } from './frame.tsx';
import { routes } from './router.tsx';
import { theme } from './theme.ts';
import { ThemeColor } from './theme-color.tsx';
import { UpdateNotice } from './update-notice.tsx';

const queryClient = makeQueryClient();
const colorSchemeManager = makeColorSchemeManager();

/** Everything the screens stand on. */
export function App() {
  return (
    <MantineProvider theme={theme} colorSchemeManager={colorSchemeManager} defaultColorScheme="auto">
      <QueryClientProvider client={queryClient}>
        <BrowserRouter>
          <Frame routes={routes} />
        </BrowserRouter>
        <ThemeColor />
        <UpdateNotice />
        <ConfirmHost />
        <ToastRegion />
        <LiveRegion />
      </QueryClientProvider>
    </MantineProvider>
  );
}
