/**
 * Rules of an address that is shown, typed into and pushed at the same time (spec section 4, customer address
 * updates): a response never overwrites a field that is being edited or still has to be pushed, never replaces a typed
 * value by the shop's spelling of it, and never fills a field that was left empty. Values are compared in their normal
 * form and kept as typed.
 */
import { changedFields, isSameValue } from '../../domain/address';
import type { AddressEditing } from './state';

type Fields = Readonly<Record<string, string>>;

export interface EditedAddress<Address> {
	readonly shown: Address;
	readonly editing: AddressEditing;
}

/** The shopper (or a script for them) fills in fields. */
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
 * The shop sends the address. A field takes a value that the shop has not sent before; the first one after a push is the
 * shop's spelling of what it was told.
 */
export const receiveAddress = <Address extends Fields>(
	shown: Address,
	editing: AddressEditing,
	received: Fields,
): EditedAddress<Address> => {
	const { held, isTyped, known, sent } = editing;
	const untouchable = new Set([...held, ...Object.keys(changedFields(known, shown))]);
	const values = Object.entries(received);
	// Before the shop has sent an address, an empty field only waits for it.
	const keepsEmpty = isTyped && Object.values(sent).some(Boolean);
	const news = values.filter(
		([field, value]) =>
			!untouchable.has(field) &&
			field in sent &&
			sent[field] !== value &&
			!(keepsEmpty && shown[field] === ''),
	);
	// "sw1a 1aa" stays as typed where the shop answers with its normal form of the same.
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
 * The shop has been told these values of fields that were typed into. A field may have been typed back meanwhile to what
 * the shop knew before: that is a change now, which the answer must not undo.
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

/** Nothing is being edited any more. */
export const release = (editing: AddressEditing): AddressEditing =>
	editing.held.length > 0 ? { ...editing, held: [] } : editing;
