/**
 * Decodes the changes of the cart that the page before has left in the tab's storage (src/stores/cart/page/left-changes.ts).
 * The plugin may have been updated in between.
 */
import { intentSubject } from '../../../domain/cart/intent';
import type { CartIntent, VariationChoice } from '../../../domain/cart/intent';
import { LEFT_LIFETIME } from '../../../domain/cart/left-changes';
import { parseQuantity } from '../../../domain/cart/quantity';
import { parseJson } from '../../../domain/support/json';
import { readList, readRecord, readText } from '../../../domain/support/unknown';
import type { PendingChange } from '../shopping/state';

const readVariation = (json: unknown): VariationChoice =>
	readList(json)
		.map(readRecord)
		.flatMap(({ attribute, value }) =>
			typeof attribute === 'string' && typeof value === 'string' ? [{ attribute, value }] : [],
		);

/** Reads a quantity, or the text of its field, which a cart keeps that is left before its scripts have run; null for none. */
const readQuantity = (json: unknown): number | null =>
	typeof json === 'number' ? json : parseQuantity(readText(json)) || null;

/** Null for what is no change of the cart, and for a plugin's change: what that does is not known. */
const readIntent = (json: Readonly<Record<string, unknown>>): CartIntent | null => {
	const { type, key, quantity, from, position, code, packageId, rateId } = json;
	const { productId, idempotencyKey, variation, extra } = json;
	switch (type) {
		case 'add-item':
			return typeof productId === 'number' &&
				typeof quantity === 'number' &&
				typeof idempotencyKey === 'string'
				? {
						type,
						productId,
						quantity,
						idempotencyKey,
						variation: readVariation(variation),
						extra: readRecord(extra),
					}
				: null;
		case 'set-quantity': {
			const set = readQuantity(quantity);
			return typeof key === 'string' && set !== null
				? { type, key, quantity: set, from: readQuantity(from) ?? undefined }
				: null;
		}
		case 'remove-item':
			return typeof key === 'string' ? { type, key } : null;
		case 'restore-item':
			return typeof key === 'string' && typeof position === 'number'
				? { type, key, position }
				: null;
		case 'apply-coupon':
		case 'remove-coupon':
			return typeof code === 'string' ? { type, code } : null;
		case 'select-rate':
			return typeof rateId === 'string' &&
				(packageId === null || typeof packageId === 'string' || typeof packageId === 'number')
				? { type, rateId, packageId }
				: null;
		default:
			return null;
	}
};

const readChange = (json: unknown): readonly PendingChange[] => {
	const { key, intent } = readRecord(json);
	const read = readIntent(readRecord(intent));
	return typeof key === 'string' && read !== null ? [{ key, intent: read }] : [];
};

/** Returns the changes, oldest first; none if they are too old. */
export const readChanges = (stored: string | null, now: number): readonly PendingChange[] => {
	const [since, ...changes] = readList(parseJson(stored ?? ''));
	return now - Number(since) < LEFT_LIFETIME ? changes.flatMap(readChange) : [];
};

export interface NewestChange extends PendingChange {
	/**
	 * Earlier changes of the same subject, oldest first. If they were never sent the shop does not know them, and would make
	 * them behind the newer one; if they were they may still come.
	 */
	readonly replaced: readonly PendingChange[];
}

/** Returns what to send again, in its order: of each subject the newest change. */
export const newestChanges = (changes: readonly PendingChange[]): readonly NewestChange[] =>
	changes.flatMap((change, position) => {
		const subject = intentSubject(change.intent);
		const isSame = ({ intent }: PendingChange): boolean =>
			subject !== null && intentSubject(intent) === subject;
		return changes.slice(position + 1).some(isSame)
			? []
			: [{ ...change, replaced: changes.slice(0, position).filter(isSame) }];
	});
