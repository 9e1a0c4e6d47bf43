/** Records of popups in this browser, and the settings in a popup's element, both as JSON. */
import { shopKey } from '../domain/support/shop-key';

/**
 * Stored record of popups in this browser, as JSON. The storage is passed as a function, as even accessing the property
 * throws if storage is blocked.
 */
export type PopupStorage = () => Pick<Storage, 'getItem' | 'setItem'>;

const keyOf = (name: string): string => shopKey(`storefront-islands-popup-${name}`);

/** Key of the visitor's record, which is independent of popups; popup ids contain no capitals. */
export const VISITS = 'VISITS';

/** Returns null if there is no record or it cannot be parsed. */
export const readStored = (storage: PopupStorage, name: string): unknown => {
	try {
		return JSON.parse(storage().getItem(keyOf(name)) ?? 'null');
	} catch {
		return null;
	}
};

/** Returns true if the record was stored: storage may be blocked or full. */
export const writeStored = (storage: PopupStorage, name: string, value: object): boolean => {
	try {
		storage().setItem(keyOf(name), JSON.stringify(value));
		return true;
	} catch {
		return false;
	}
};

/** Parses the settings that PHP printed into a popup's element; null if they are not valid JSON. */
export const parseSettings = ({ dataset }: HTMLElement): unknown => {
	try {
		return JSON.parse(dataset.popup ?? '');
	} catch {
		return null;
	}
};
