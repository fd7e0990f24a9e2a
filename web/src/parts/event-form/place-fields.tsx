import { placeText as text } from '../../text/event-form.ts';
import { TextField } from '../../ui/text-field.tsx';
import type { FormState } from '../../ui/use-form.ts';
import classes from './place-fields.module.css';

/** Where an event takes place. */
export type PlaceValues = { readonly address: string; readonly zip: string; readonly city: string };

type Props = {
  readonly form: {
    readonly field: (name: keyof PlaceValues) => ReturnType<FormState<PlaceValues>['field']>;
  };
};

/** Street, postcode and town; all of them may be empty. */
export function PlaceFields({ form }: Props) {
  return (
    <fieldset className={classes.place} aria-label={text.place}>
      <TextField {...form.field('address')} label={text.address} maxLength={200} autoComplete="off" />
      <TextField
        {...form.field('zip')}
        label={text.zip}
        maxLength={20}
        inputMode="numeric"
        autoComplete="off"
      />
      <TextField {...form.field('city')} label={text.city} maxLength={100} autoComplete="off" />
    </fieldset>
  );
}
