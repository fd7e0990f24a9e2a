import IconBlockquote from '@tabler/icons-react/dist/esm/icons/IconBlockquote.mjs';
import IconBold from '@tabler/icons-react/dist/esm/icons/IconBold.mjs';
import IconHeading from '@tabler/icons-react/dist/esm/icons/IconHeading.mjs';
import IconItalic from '@tabler/icons-react/dist/esm/icons/IconItalic.mjs';
import IconLink from '@tabler/icons-react/dist/esm/icons/IconLink.mjs';
import IconList from '@tabler/icons-react/dist/esm/icons/IconList.mjs';
import IconListNumbers from '@tabler/icons-react/dist/esm/icons/IconListNumbers.mjs';
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs';
import IconTable from '@tabler/icons-react/dist/esm/icons/IconTable.mjs';
import { markdownText } from '../../text/markdown.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { type MarkdownTool, markdownTools } from './edit-markdown.ts';
import classes from './markdown-editor.module.css';

const icons: Readonly<Record<MarkdownTool, typeof IconBold>> = {
  bold: IconBold,
  italic: IconItalic,
  heading: IconHeading,
  list: IconList,
  'numbered-list': IconListNumbers,
  quote: IconBlockquote,
  link: IconLink,
  image: IconPhoto,
  table: IconTable,
};

/** The tools of the editor. The focus stays in the text. */
export function MarkdownToolbar({ onUse }: { readonly onUse: (tool: MarkdownTool) => void }) {
  return (
    <fieldset className={classes.tools} aria-label={markdownText.toolbar}>
      {markdownTools.map((tool) => {
        const Icon = icons[tool];
        return (
          <IconButton
            key={tool}
            label={markdownText.tools[tool]}
            icon={<Icon aria-hidden size={20} />}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onUse(tool)}
          />
        );
      })}
    </fieldset>
  );
}
