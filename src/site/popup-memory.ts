/**
 * Stored record of popups in this browser, as JSON. The storage is passed as a function, as even accessing the property
 * throws if storage is blocked.
 */
export type Memory = () => Pick<Storage, 'getItem' | 'setItem'>;

const keyOf = (name: string): string => `storefront-islands-popup-${name}`;

/** Key of the visitor's record, which is independent of popups; popup ids contain no capitals. */
export const VISITS = 'VISITS';

/** Returns null if there is no record or it cannot be parsed. */
export const recall = (memory: Memory, name: string): unknown => {
	try {
		return JSON.parse(memory().getItem(keyOf(name)) ?? 'null');
	} catch {
		return null;
	}
};

/** Returns true if the record was stored: storage may be blocked or full. */
export const remember = (memory: Memory, name: string, value: object): boolean => {
	try {
		memory().setItem(keyOf(name), JSON.stringify(value));
		return true;
	} catch {
		return false;
	}
};
