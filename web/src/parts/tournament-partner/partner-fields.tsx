import { maxNameLength } from '@neundarter/contract/limits';
import { personPickerText } from '../../text/person-picker.ts';
import { partnerText as text } from '../../text/tournament-registration.ts';
import { TextField } from '../../ui/text-field.tsx';
import type { FormField } from '../../ui/use-form.ts';
import { ChoiceGroup } from '../match-config-form/choice-group.tsx';
import { shownName } from '../person-picker/chosen-player.ts';
import { CodeField } from '../person-picker/code-field.tsx';
import { useCodeSearch } from '../person-picker/use-code-search.ts';
import { type PartnerValues, partnerWays } from './partner-values.ts';

type Props = {
  readonly fields: { readonly [Name in keyof PartnerValues]: FormField<PartnerValues[Name]> };
  /** Whether somebody without an account may be named. */
  readonly areNamesAllowed?: boolean;
};

/** Names a partner: with first and last name, or by the online id of their account. */
export function PartnerFields({ fields, areNamesAllowed = true }: Props) {
  const { partnerWay: way, partnerFirstName: first, partnerLastName: last, partnerCode: code } = fields;
  return (
    <>
      {areNamesAllowed ? (
        <ChoiceGroup
          label={text.way}
          columns={2}
          choices={partnerWays.map((value) => ({ value, label: text.ways[value] }))}
          value={way.value}
          onChange={way.onValue}
        />
      ) : null}
      {way.value === 'code' ? (
        <PartnerCode field={code} />
      ) : (
        <>
          <TextField {...first} label={text.firstName} autoComplete="off" maxLength={maxNameLength} />
          <TextField {...last} label={text.lastName} autoComplete="off" maxLength={maxNameLength} />
        </>
      )}
    </>
  );
}

/** The online id of a partner, and whose it is. */
function PartnerCode({ field }: { readonly field: FormField<string> }) {
  const { found, isSearching, error } = useCodeSearch(field.value);
  return (
    <>
      <CodeField {...field} error={error ?? field.error} />
      <p role="status" hidden={!isSearching && found === null}>
        {isSearching ? personPickerText.searching : found === null ? '' : text.found(shownName(found))}
      </p>
    </>
  );
}
