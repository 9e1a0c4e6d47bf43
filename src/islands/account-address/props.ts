import type { AddressKind } from '../../domain/checkout/fields/form';
import { readRecord, readText } from '../../domain/support/unknown';

/** Names of the form's fields, as in an address, with their values. */
export type AddressValues = Readonly<Record<string, string>>;

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
