/**
 * Rules of an address that is shown, edited and pushed at the same time (docs/behaviour.md#address-updates): a
 * response never overwrites a field that is being edited or not pushed yet, never replaces a typed value by the shop's
 * normalised form of it, and never fills a field that was left empty. Values are compared after normalisation and
 * stored as typed.
 */
import { changedFields, isSameValue } from '../../../domain/support/address';
import type { AddressEditing } from './state';

type Fields = Readonly<Record<string, string>>;

export interface EditedAddress<Address> {
	readonly shown: Address;
	readonly editing: AddressEditing;
}

/** Handles typing into fields, by the shopper or a script. */
export const typeInto = <Address extends Fields>(
	shown: Address,
	editing: AddressEditing,
	typed: Fields,
): EditedAddress<Address> => {
	const changes = Object.entries(typed).filter(([field, value]) => shown[field] !== value);
	const fields = changes.map(([field]) => field);
	if (fields.length === 0) {
		return { shown, editing };
	}
	return {
		shown: { ...shown, ...Object.fromEntries(changes) },
		editing: {
			...editing,
			editedFields: [...new Set([...editing.editedFields, ...fields])],
			isTyped: true,
		},
	};
};

/**
 * Handles an address received from the shop. A field takes only values that the shop has not sent before; the first
 * value after a push is the shop's normalised form of the pushed one.
 */
export const receiveAddress = <Address extends Fields>(
	shown: Address,
	editing: AddressEditing,
	received: Fields,
): EditedAddress<Address> => {
	const { editedFields, isTyped, known, lastReceived } = editing;
	const untouchable = new Set([...editedFields, ...Object.keys(changedFields(known, shown))]);
	const values = Object.entries(received);
	// As long as the shop has not sent an address, empty fields may be filled.
	const keepsEmpty = isTyped && Object.values(lastReceived).some(Boolean);
	const newValues = values.filter(
		([field, value]) =>
			!untouchable.has(field) &&
			// A plugin's field is unknown until the first cart.
			(field in lastReceived ? lastReceived[field] !== value : !(field in shown)) &&
			!(keepsEmpty && shown[field] === ''),
	);
	// "sw1a 1aa" stays as typed if the shop responds with its normalised form.
	const replaced = newValues.filter(
		([field, value]) => !isSameValue(field, shown[field] ?? '', value) || !(field in shown),
	);
	const spellings = values.filter(([field]) => !(field in lastReceived));
	return {
		shown: replaced.length > 0 ? { ...shown, ...Object.fromEntries(replaced) } : shown,
		editing: {
			...editing,
			known: { ...known, ...Object.fromEntries(newValues) },
			lastReceived: { ...lastReceived, ...Object.fromEntries([...newValues, ...spellings]) },
		},
	};
};

/**
 * Handles a push that the shop has accepted. A field that was typed back to its former value in the meantime is a
 * change now, which the response must not undo.
 */
export const recordPushed = (
	shown: Fields,
	editing: AddressEditing,
	pushed: Fields,
): AddressEditing => {
	const typed = changedFields(editing.known, shown);
	const newValues = Object.entries(pushed).filter(
		([field, value]) => field in typed || editing.pushing[field] === value,
	);
	const pushedFields = new Set(newValues.map(([field]) => field));
	return {
		...editing,
		known: { ...editing.known, ...Object.fromEntries(newValues) },
		pushing: {},
		lastReceived: Object.fromEntries(
			Object.entries(editing.lastReceived).filter(([field]) => !pushedFields.has(field)),
		),
	};
};

/** Ends editing of all fields. */
export const releaseFields = (editing: AddressEditing): AddressEditing =>
	editing.editedFields.length > 0 ? { ...editing, editedFields: [] } : editing;
