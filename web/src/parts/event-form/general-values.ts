import type { EventEntity, NewEventProps } from '@neundarter/contract/entities/event';
import type { PlaceValues } from './place-fields.tsx';

/** Fields that the forms of all kinds of events have. */
export type GeneralValues = PlaceValues & {
  readonly name: string;
  readonly isPublic: boolean;
  /** Left out as long as nobody has said it. */
  readonly isSearchable?: boolean;
  readonly description: string;
};

export const noGeneral: GeneralValues = {
  name: '',
  address: '',
  zip: '',
  city: '',
  isPublic: false,
  description: '',
};

/** The fields for an event that exists. */
export const generalValuesOf = ({
  name,
  location,
  isPublic,
  isSearchable,
  description,
}: EventEntity['props']): GeneralValues => ({
  name,
  address: location?.address ?? '',
  zip: location?.zip ?? '',
  city: location?.city ?? '',
  isPublic,
  ...(isSearchable !== undefined && { isSearchable }),
  description,
});

/** What is sent for the fields. */
export type SentGeneral = Required<Pick<NewEventProps, 'name' | 'description' | 'location' | 'isPublic'>> &
  Pick<NewEventProps, 'isSearchable'>;

/** An event without any part of a place has none. */
export const sentGeneral = (values: GeneralValues): SentGeneral => {
  const { name, address, zip, city, isPublic, isSearchable, description } = values;
  const location = { address: address.trim(), zip: zip.trim(), city: city.trim() };
  const hasPlace = Object.values(location).some((part) => part !== '');
  return {
    name: name.trim(),
    description,
    isPublic,
    ...(isSearchable !== undefined && { isSearchable }),
    location: hasPlace ? location : null,
  };
};
