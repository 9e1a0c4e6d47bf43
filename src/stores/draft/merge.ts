/**
 * What of a draft goes back into an address. The draft remembers what the shop said before each field was typed: where
 * the shop says something else by now, somebody has changed the address since, and the shop is right.
 */
import { changedFields, isSameValue } from '../../domain/address';
import type { KeptFields } from './record';

type Fields = Readonly<Record<string, string>>;

/** Fields that only make sense together. */
const PLACE = ['country', 'state', 'postcode', 'city', 'address_1', 'address_2'];

/** What differs from the address that the page came with; a place is kept as a whole. */
export const fieldsToKeep = (before: Fields, shown: Fields): KeptFields => {
	const changed = new Set(Object.keys(changedFields(before, shown)));
	const isMoved = PLACE.some((field) => changed.has(field));
	return Object.fromEntries(
		Object.entries(shown)
			.filter(([field]) => changed.has(field) || (isMoved && PLACE.includes(field)))
			.map(([field, value]) => [field, { value, before: before[field] ?? '' }]),
	);
};

/** Whether the shop has learnt of another value since the field was typed. An empty one is a session that has ended. */
const isOvertaken = (kept: KeptFields, current: Fields, field: string): boolean => {
	const { value, before } = kept[field] ?? { value: '', before: '' };
	const now = current[field] ?? '';
	return ![value, before, ''].some((known) => isSameValue(field, known, now));
};

/** Field → value to type again. Fields that the form does not have are left out. */
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
 * What later drafts are held against: what the shop says now, or said before a value that it has meanwhile been told.
 */
export const baseline = (kept: KeptFields, current: Fields): Fields =>
	Object.fromEntries(
		Object.entries(current).map(([field, value]) => {
			const old = kept[field];
			return [field, old && isSameValue(field, old.value, value) ? old.before : value];
		}),
	);
