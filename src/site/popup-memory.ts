/** What this browser remembers of popups, as JSON. Storage is handed over as a function: where it is forbidden, even looking at it throws. */
export type Memory = () => Pick<Storage, 'getItem' | 'setItem'>;

const keyOf = (name: string): string => `storefront-islands-popup-${name}`;

/** The name of what is remembered of the visitor, whatever the popup; ids of popups have no capitals. */
export const VISITS = 'VISITS';

/** Null where nothing is remembered, or nothing that can be read. */
export const recall = (memory: Memory, name: string): unknown => {
	try {
		return JSON.parse(memory().getItem(keyOf(name)) ?? 'null');
	} catch {
		return null;
	}
};

/** Answers whether it could be kept: a browser may forbid it, or have no room left. */
export const remember = (memory: Memory, name: string, value: object): boolean => {
	try {
		memory().setItem(keyOf(name), JSON.stringify(value));
		return true;
	} catch {
		return false;
	}
};
