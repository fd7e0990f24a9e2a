import { appVersion } from '@neundarter/contract/limits';
import IconKeyboard from '@tabler/icons-react/dist/esm/icons/IconKeyboard.mjs';
import IconMaximize from '@tabler/icons-react/dist/esm/icons/IconMaximize.mjs';
import IconShieldLock from '@tabler/icons-react/dist/esm/icons/IconShieldLock.mjs';
import IconUserCircle from '@tabler/icons-react/dist/esm/icons/IconUserCircle.mjs';
import { useState } from 'react';
import { Link } from 'react-router';
import { type SettingKey, useSetting } from '../data/local-settings.ts';
import { useAccount } from '../data/people/account.ts';
import { isFullscreenSupported, toggleFullscreen, useIsFullscreen } from '../device/fullscreen.ts';
import { isPlainHttp } from '../device/is-plain-http.ts';
import { KeyboardHelp } from '../parts/keyboard-help/keyboard-help.tsx';
import { frameText } from '../text/frame.ts';
import { keyboardText, scorerKeys } from '../text/keyboard.ts';
import { settingsText } from '../text/settings.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Inline } from '../ui/inline.tsx';
import { Stack } from '../ui/stack.tsx';
import { Tiles } from '../ui/tiles.tsx';
import { Toggle } from '../ui/toggle.tsx';
import classes from './settings-dialog.module.css';
import { WhatsNewDialog } from './whats-new-dialog.tsx';

/** The gear menu: look and behaviour of the app on this device, version and legal pages. */
export function SettingsDialog({ onClose }: { readonly onClose: () => void }) {
  const [opened, setOpened] = useState<'keys' | 'news' | null>(null);
  if (opened === 'keys')
    return (
      <Dialog isOpen title={keyboardText.title} onClose={onClose}>
        <KeyboardHelp intro={keyboardText.intro} keys={scorerKeys} />
      </Dialog>
    );
  if (opened === 'news') return <WhatsNewDialog onClose={onClose} />;
  return (
    <Dialog isOpen shape="sheet" title={settingsText.menu} onClose={onClose}>
      <Stack gap="xl">
        <AccountLinks onClose={onClose} />
        <ColorSchemeChoice />
        <div>
          <SettingToggle setting="caller-on" label={settingsText.callerOn} hint={settingsText.callerOnHint} />
          <SettingToggle
            setting="show-queue-status"
            label={settingsText.showQueueStatus}
            hint={settingsText.showQueueStatusHint}
          />
          <SettingToggle
            setting="send-analytic-data"
            label={settingsText.sendAnalyticData}
            hint={settingsText.sendAnalyticDataHint}
          />
        </div>
        <Tiles minWidth={11} stretches gap="s">
          {isPlainHttp() ? (
            <ButtonLink to="/secure" onClick={onClose}>
              {settingsText.secureAddress}
            </ButtonLink>
          ) : null}
          <FullscreenButton />
          <Button icon={<IconKeyboard size={20} />} onClick={() => setOpened('keys')}>
            {settingsText.keyboard}
          </Button>
          <Button onClick={() => setOpened('news')}>{settingsText.whatsNew}</Button>
        </Tiles>
        <LegalLinks onClose={onClose} />
      </Stack>
    </Dialog>
  );
}

/** Links to the user's own profile, and for admins to their pages. */
function AccountLinks({ onClose }: { readonly onClose: () => void }) {
  const { state, isAdmin } = useAccount();
  if (state === 'guest') return null;
  return (
    <Tiles as="nav" minWidth={11} stretches gap="s" aria-label={frameText.account}>
      <ButtonLink to="/account" icon={<IconUserCircle size={20} />} onClick={onClose}>
        {frameText.account}
      </ButtonLink>
      {isAdmin ? (
        <ButtonLink to="/admin" icon={<IconShieldLock size={20} />} onClick={onClose}>
          {frameText.admin}
        </ButtonLink>
      ) : null}
    </Tiles>
  );
}

const schemes = ['auto', 'light', 'dark'] as const;

function ColorSchemeChoice() {
  const [colorScheme, setColorScheme] = useSetting('color-scheme');
  return (
    <fieldset className={classes.schemes}>
      <legend>{settingsText.colorScheme}</legend>
      {schemes.map((scheme) => (
        <label key={scheme} className={classes.scheme}>
          <input
            type="radio"
            name="color-scheme"
            checked={colorScheme === scheme}
            onChange={() => setColorScheme(scheme)}
          />
          <span>{settingsText.colorSchemes[scheme]}</span>
        </label>
      ))}
    </fieldset>
  );
}

type BooleanSetting = Extract<SettingKey, 'caller-on' | 'show-queue-status' | 'send-analytic-data'>;
type SettingProps = { readonly setting: BooleanSetting; readonly label: string; readonly hint: string };

function SettingToggle({ setting, label, hint }: SettingProps) {
  const [isOn, setOn] = useSetting(setting);
  return <Toggle label={label} hint={hint} isOn={isOn} onChange={setOn} />;
}

function FullscreenButton() {
  const isFullscreen = useIsFullscreen();
  if (!isFullscreenSupported()) return null;
  return (
    <Button icon={<IconMaximize size={20} />} onClick={() => void toggleFullscreen()}>
      {isFullscreen ? settingsText.leaveFullscreen : settingsText.enterFullscreen}
    </Button>
  );
}

const legalLinks = [
  { to: '/privacy', label: settingsText.privacy },
  { to: '/imprint', label: settingsText.imprint },
  { to: '/terms', label: settingsText.terms },
] as const;

function LegalLinks({ onClose }: { readonly onClose: () => void }) {
  return (
    <Inline as="nav" align="center" wraps className={classes.legal} aria-label={settingsText.legal}>
      {legalLinks.map(({ to, label }) => (
        <Link key={to} to={to} onClick={onClose}>
          {label}
        </Link>
      ))}
      <span className={classes.version}>{settingsText.version(appVersion)}</span>
    </Inline>
  );
}
