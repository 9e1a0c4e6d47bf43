/**
 * Format of the stored draft. It never contains a password, a card or other payment data than the name of the method.
 */
import { parseJson } from '../../../domain/support/json';
import { isRecord } from '../../../domain/support/unknown';

/** Field as typed, with the shop's value before. */
export interface StoredField {
	readonly value: string;
	readonly before: string;
}

export type StoredFields = Readonly<Record<string, StoredField>>;

/** Choices of the shopper. Shipping or local pickup is not included: the shop itself stores the rate. */
export interface Choices {
	readonly useShippingAsBilling: boolean;
	readonly shouldCreateAccount: boolean;
}

/** Data typed by the shopper. */
export interface DraftContent {
	readonly shipping: StoredFields;
	readonly billing: StoredFields;
	/** Additional fields outside the addresses. */
	readonly additional: Readonly<Record<string, string>>;
	readonly note: string;
	readonly choices: Choices | null;
	/** Name of the picked payment method; empty for the default and for saved cards. */
	readonly method: string;
}

export const NO_DRAFT: DraftContent = {
	shipping: {},
	billing: {},
	additional: {},
	note: '',
	choices: null,
	method: '',
};

/** Owner of a draft. */
export interface DraftOwner {
	/** Home URL of the shop: there may be several shops on one origin. */
	readonly shop: string;
	/** Id of the user; 0 for a guest. */
	readonly user: number;
}

const VERSION = 1;

/** Lifetime of a customer's draft: 30 days, in milliseconds. */
export const DRAFT_LIFETIME = 30 * 24 * 60 * 60 * 1000;

/** Lifetime of a guest's draft since its last change: a day, in milliseconds. Other guests may use the device. */
const GUEST_LIFETIME = 24 * 60 * 60 * 1000;

/** Lifetime of a guest's draft for a user who logs in, in milliseconds. */
const LOGIN_TIME = 60 * 60 * 1000;

export const writeDraft = (owner: DraftOwner, savedAt: number, content: DraftContent): string =>
	JSON.stringify({ version: VERSION, ...owner, savedAt, ...content });

const entries = <Value>(
	json: unknown,
	read: (value: unknown) => Value | null,
): Readonly<Record<string, Value>> =>
	isRecord(json)
		? Object.fromEntries(
				Object.entries(json).flatMap(([name, value]) => {
					const known = name === '__proto__' ? null : read(value);
					return known === null ? [] : [[name, known]];
				}),
			)
		: {};

const readStoredField = (json: unknown): StoredField | null =>
	isRecord(json) && typeof json.value === 'string' && typeof json.before === 'string'
		? { value: json.value, before: json.before }
		: null;

const textOrNull = (json: unknown): string | null => (typeof json === 'string' ? json : null);

const choices = (json: unknown): Choices | null =>
	isRecord(json) &&
	typeof json.useShippingAsBilling === 'boolean' &&
	typeof json.shouldCreateAccount === 'boolean'
		? {
				useShippingAsBilling: json.useShippingAsBilling,
				shouldCreateAccount: json.shouldCreateAccount,
			}
		: null;

/** A guest who logs in keeps the draft for a limited time; a customer's draft is never restored for another user. */
const lifetimeFor = (user: unknown, owner: DraftOwner): number => {
	if (user === owner.user) {
		return user === 0 ? GUEST_LIFETIME : DRAFT_LIFETIME;
	}
	return user === 0 ? LOGIN_TIME : -1;
};

/** Decodes the stored draft; null if there is none, or if it is expired, invalid or of another owner. */
export const readDraft = (
	stored: string | null,
	owner: DraftOwner,
	now: number,
): DraftContent | null => {
	const json = parseJson(stored ?? '');
	if (
		!isRecord(json) ||
		json.version !== VERSION ||
		json.shop !== owner.shop ||
		typeof json.savedAt !== 'number' ||
		now - json.savedAt > lifetimeFor(json.user, owner)
	) {
		return null;
	}
	return {
		shipping: entries(json.shipping, readStoredField),
		billing: entries(json.billing, readStoredField),
		additional: entries(json.additional, textOrNull),
		note: textOrNull(json.note) ?? '',
		choices: choices(json.choices),
		method: textOrNull(json.method) ?? '',
	};
};
