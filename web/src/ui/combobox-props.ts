import type { ComponentProps, ReactNode } from 'react';

/** Something to choose from a list of suggestions. */
export type ComboboxOption = {
  readonly id: string;
  readonly label: string;
  /** In smaller type at the end of the row. */
  readonly detail?: string | undefined;
  readonly icon?: ReactNode;
  readonly isDisabled?: boolean;
};

export type ComboboxSection = { readonly title: string; readonly options: readonly ComboboxOption[] };

type InputProps = Pick<
  ComponentProps<'input'>,
  'placeholder' | 'maxLength' | 'autoCapitalize' | 'enterKeyHint'
>;

export type ComboboxProps = InputProps & {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly text: string;
  readonly onText: (text: string) => void;
  /** What fits the text; the caller searches. Ids are unique across all sections. */
  readonly sections: readonly ComboboxSection[];
  /** The text stays as it is unless the caller changes it. */
  readonly onChoose: (id: string) => void;
  /** Said below the suggestions, e.g. that a search is not possible. */
  readonly note?: string | null;
  /** `open`: what is typed is a value itself, Enter keeps it; `closed`: Enter takes the first suggestion. */
  readonly values: 'open' | 'closed';
  /** `list`: always in sight below the field; for dialogs. */
  readonly shape?: 'popup' | 'list';
  readonly size?: 'usual' | 'large';
};

/** What the code that is loaded later gets. */
export type ComboboxPieceProps = Required<
  Pick<ComboboxProps, 'label' | 'text' | 'onText' | 'sections' | 'onChoose' | 'note' | 'values' | 'shape'>
> & {
  /** Attributes of the field itself. */
  readonly input: Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'ref'>;
};
