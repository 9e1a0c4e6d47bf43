/**
 * Rules of an address that is shown, edited and pushed at the same time (docs/behaviour.md#address-updates): a
 * response never overwrites a field that is being edited or not pushed yet, never replaces a typed value by the shop's
 * normalised form of it, and never fills a field that was left empty. Values are compared after normalisation and
 * stored as typed.
 */
import { changedFields, isSameValue } from '../../domain/address';
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
	return {
		shown: { ...shown, ...Object.fromEntries(changes) },
		editing: {
			...editing,
			held: [...new Set([...editing.held, ...fields])],
			isTyped: editing.isTyped || fields.length > 0,
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
	const { held, isTyped, known, sent } = editing;
	const untouchable = new Set([...held, ...Object.keys(changedFields(known, shown))]);
	const values = Object.entries(received);
	// As long as the shop has not sent an address, empty fields may be filled.
	const keepsEmpty = isTyped && Object.values(sent).some(Boolean);
	const news = values.filter(
		([field, value]) =>
			!untouchable.has(field) &&
			field in sent &&
			sent[field] !== value &&
			!(keepsEmpty && shown[field] === ''),
	);
	// "sw1a 1aa" stays as typed if the shop responds with its normalised form.
	const replaced = news.filter(([field, value]) => !isSameValue(field, shown[field] ?? '', value));
	const spellings = values.filter(([field]) => !(field in sent));
	return {
		shown: replaced.length > 0 ? { ...shown, ...Object.fromEntries(replaced) } : shown,
		editing: {
			...editing,
			known: { ...known, ...Object.fromEntries(news) },
			sent: { ...sent, ...Object.fromEntries([...news, ...spellings]) },
		},
	};
};

/**
 * Handles a push that the shop has accepted. A field that was typed back to its former value in the meantime is a
 * change now, which the response must not undo.
 */
export const tell = (shown: Fields, editing: AddressEditing, told: Fields): AddressEditing => {
	const typed = changedFields(editing.known, shown);
	const news = Object.entries(told).filter(
		([field, value]) => field in typed || editing.leaving[field] === value,
	);
	const toldFields = new Set(news.map(([field]) => field));
	return {
		...editing,
		known: { ...editing.known, ...Object.fromEntries(news) },
		leaving: {},
		sent: Object.fromEntries(
			Object.entries(editing.sent).filter(([field]) => !toldFields.has(field)),
		),
	};
};

/** Ends editing of all fields. */
export const release = (editing: AddressEditing): AddressEditing =>
	editing.held.length > 0 ? { ...editing, held: [] } : editing;
