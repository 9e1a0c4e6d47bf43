/**
 * Rules of an address that is shown, typed into and pushed at the same time (spec section 4, customer address
 * updates): an answer never overwrites a field that is being edited or still has to be pushed. Values are compared in
 * their normal form and kept as typed.
 */
import { changedFields, isSameValue } from '../../domain/address';
import type { AddressEditing } from './state';

type Fields = Readonly<Record<string, string | undefined>>;

interface EditedAddress<Address> {
	readonly shown: Address;
	readonly editing: AddressEditing;
}

const present = (fields: Fields): [string, string][] =>
	Object.entries(fields).flatMap(([field, value]) => (value === undefined ? [] : [[field, value]]));

/** The shopper (or a script for them) fills in fields. */
export const typeInto = <Address extends Readonly<Record<string, string>>>(
	shown: Address,
	editing: AddressEditing,
	typed: Fields,
): EditedAddress<Address> => {
	const changes = present(typed).filter(([field, value]) => shown[field] !== value);
	const fields = changes.map(([field]) => field);
	return {
		shown: { ...shown, ...Object.fromEntries(changes) },
		editing: { ...editing, held: [...new Set([...editing.held, ...fields])] },
	};
};

/** The shop says what the address is: fields that are neither held nor still to be pushed take it. */
export const receiveAddress = <Address extends Readonly<Record<string, string>>>(
	shown: Address,
	editing: AddressEditing,
	received: Fields,
): EditedAddress<Address> => {
	const untouchable = new Set([
		...editing.held,
		...Object.keys(changedFields(editing.known, shown)),
	]);
	const accepted = present(received).filter(([field]) => !untouchable.has(field));
	// "sw1a 1aa" stays as typed where the shop answers with its normal form of the same.
	const replaced = accepted.filter(
		([field, value]) => !isSameValue(field, shown[field] ?? '', value),
	);
	return {
		shown: replaced.length > 0 ? { ...shown, ...Object.fromEntries(replaced) } : shown,
		editing: { ...editing, known: { ...editing.known, ...Object.fromEntries(accepted) } },
	};
};

/**
 * The shop has been told these values of fields that were typed into. A field may have been typed back meanwhile to what
 * the shop knew before: that is a change now, which the answer must not undo.
 */
export const tell = (
	shown: Readonly<Record<string, string>>,
	editing: AddressEditing,
	told: Fields,
): AddressEditing => {
	const typed = changedFields(editing.known, shown);
	const news = present(told).filter(
		([field, value]) => field in typed || editing.leaving[field] === value,
	);
	return { ...editing, known: { ...editing.known, ...Object.fromEntries(news) }, leaving: {} };
};

/** Nothing is being edited any more. */
export const release = (editing: AddressEditing): AddressEditing =>
	editing.held.length > 0 ? { ...editing, held: [] } : editing;
