import { mayReadBoards } from '@neundarter/rules/access/boards';
import IconVolume from '@tabler/icons-react/dist/esm/icons/IconVolume.mjs';
import IconVolumeOff from '@tabler/icons-react/dist/esm/icons/IconVolumeOff.mjs';
import { useSetting } from '../../../data/local-settings.ts';
import { useActor } from '../../../data/people/actor.ts';
import { allowSound } from '../../../device/hall-voice.ts';
import { hallScreenText as text } from '../../../text/hall-screen.ts';
import { MenuButton } from '../../../ui/menu-button.tsx';
import { showToast } from '../../../ui/toast.tsx';

const choices = ['repeated', 'all', 'off'] as const;

/** Whether this device speaks in the hall; for members of the team. */
export function VoiceMenu({ teamId }: { readonly teamId: string }) {
  const [voice, setVoice] = useSetting('hall-voice');
  if (!mayReadBoards(useActor(), teamId)) return null;
  const items = choices.map((choice) => ({
    label: text.voices[choice],
    onSelect: () => {
      setVoice(choice);
      if (choice !== 'off') allowSound();
      showToast({ title: text.voiceNow[choice], kind: 'info' });
    },
  }));
  return (
    <MenuButton label={text.voice} items={items}>
      {voice === 'off' ? <IconVolumeOff aria-hidden size={22} /> : <IconVolume aria-hidden size={22} />}
    </MenuButton>
  );
}
