/** Form of an address in the account. Account\AddressForm does the same in PHP. */
import { __ } from '@wordpress/i18n';
import { addressForm, emailField, typedChanges } from '../../domain/checkout/fields/form';
import type { AddressKind, FieldModel } from '../../domain/checkout/fields/form';
import type { SiteSettings } from '../../domain/support/settings';
import { readRecord, readText } from '../../domain/support/unknown';

/** Names of the form's fields, as in an address, with their values. */
type AddressValues = Readonly<Record<string, string>>;

export interface AccountAddressProps {
	readonly kind: AddressKind;
	/** Values that the server has printed. A field that is not in it is not part of the form. */
	readonly values: AddressValues;
}

/** Reads data-props; values that are no text are omitted. */
export const readProps = (props: unknown): AccountAddressProps => {
	const { kind, values } = readRecord(props);
	return {
		kind: kind === 'shipping' ? 'shipping' : 'billing',
		values: Object.fromEntries(
			Object.entries(readRecord(values)).flatMap(([name, value]) =>
				typeof value === 'string' ? [[name, readText(value)]] : [],
			),
		),
	};
};

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
