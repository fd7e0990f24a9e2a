import IconDeviceTv from '@tabler/icons-react/dist/esm/icons/IconDeviceTv.mjs';
import IconTool from '@tabler/icons-react/dist/esm/icons/IconTool.mjs';
import IconUserCheck from '@tabler/icons-react/dist/esm/icons/IconUserCheck.mjs';

/** Icons of the ways on from a tournament. */
export const wayIcons = {
  ownRegistration: <IconUserCheck aria-hidden size={22} />,
  register: <IconUserCheck aria-hidden size={22} />,
  live: <IconDeviceTv aria-hidden size={22} />,
  setUp: <IconTool aria-hidden size={22} />,
} as const;
