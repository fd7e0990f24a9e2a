import { searchableText as text } from '../../text/searchable.ts';
import { Toggle } from '../../ui/toggle.tsx';

type Props = {
  /** Nothing is shown unless everybody may see the page. */
  readonly isPublic: boolean;
  readonly isSearchable: boolean | undefined;
  readonly onChange: (isSearchable: boolean) => void;
};

/** Whether search engines may show a public page. */
export function SearchableToggle({ isPublic, isSearchable = false, onChange }: Props) {
  if (!isPublic) return null;
  return <Toggle label={text.label} hint={text.hint} isOn={isSearchable} onChange={onChange} />;
}
