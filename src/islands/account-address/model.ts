/** Form of an address in the account. Account\AddressForm does the same in PHP. */
import { __ } from '@wordpress/i18n';
import { addressForm, emailField, typedChanges } from '../../domain/checkout/fields/form';
import type { FieldModel } from '../../domain/checkout/fields/form';
import type { SiteSettings } from '../../domain/support/settings';
import type { AccountAddressProps, AddressValues } from './props';

/** Returns the fields of the address's country, with the names by which the form is posted. */
export const accountFields = (
	{ kind, values }: AccountAddressProps,
	settings: SiteSettings,
): readonly FieldModel[] =>
	[
		...addressForm(kind, values, settings),
		...('email' in values
			? [emailField(__('Email address', 'storefront-islands'), values.email ?? '')]
			: []),
	]
		.filter(({ name }) => name in values)
		.map((field) => ({
			...field,
			attributes: { ...field.attributes, name: `${kind}_${field.name}` },
		}));

/** Returns the values after a change: another country empties the state. */
export const typed = (values: AddressValues, name: string, value: string): AddressValues => ({
	...values,
	...typedChanges(name, value, { country: values.country ?? '' }),
});
