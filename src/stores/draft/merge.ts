/**
 * Determines which values of a draft are restored into an address. The draft stores the shop's value before each field
 * was typed: if the shop has a different value by now, the address was changed elsewhere since, and the shop's value is
 * used.
 */
import { changedFields, isSameValue } from '../../domain/address';
import type { KeptFields } from './record';

type Fields = Readonly<Record<string, string>>;

/** Fields that are only valid together. */
const PLACE = ['country', 'state', 'postcode', 'city', 'address_1', 'address_2'];

/** Returns the differences from the address with which the page was rendered; a place is kept as a whole. */
export const fieldsToKeep = (before: Fields, shown: Fields): KeptFields => {
	const changed = new Set(Object.keys(changedFields(before, shown)));
	const isMoved = PLACE.some((field) => changed.has(field));
	return Object.fromEntries(
		Object.entries(shown)
			.filter(([field]) => changed.has(field) || (isMoved && PLACE.includes(field)))
			.map(([field, value]) => [field, { value, before: before[field] ?? '' }]),
	);
};

/**
 * True if the shop has received another value since the field was typed. An empty one means that the session has ended.
 */
const isOvertaken = (kept: KeptFields, current: Fields, field: string): boolean => {
	const { value, before } = kept[field] ?? { value: '', before: '' };
	const now = current[field] ?? '';
	return ![value, before, ''].some((known) => isSameValue(field, known, now));
};

/** Returns field → value to type again, without fields that the form does not have. */
export const fieldsToRestore = (kept: KeptFields, current: Fields): Fields => {
	const isPlaceOvertaken = PLACE.some((field) => kept[field] && isOvertaken(kept, current, field));
	return Object.fromEntries(
		Object.entries(kept)
			.filter(
				([field, { value }]) =>
					field in current &&
					!(PLACE.includes(field) ? isPlaceOvertaken : isOvertaken(kept, current, field)) &&
					!isSameValue(field, value, current[field] ?? ''),
			)
			.map(([field, { value }]) => [field, value]),
	);
};

/**
 * Values with which later drafts are compared: the shop's current value, or, if the draft's value has been saved since,
 * the one before it.
 */
export const baseline = (kept: KeptFields, current: Fields): Fields =>
	Object.fromEntries(
		Object.entries(current).map(([field, value]) => {
			const old = kept[field];
			return [field, old && isSameValue(field, old.value, value) ? old.before : value];
		}),
	);
