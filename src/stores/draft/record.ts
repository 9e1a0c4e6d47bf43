/** What is kept on the device, and how it is read back. Never a password, a card or more of a payment than its method. */
import { isRecord } from '../../api/decode/json';

/** A field as typed, and what the shop said before. */
export interface KeptField {
	readonly value: string;
	readonly before: string;
}

export type KeptFields = Readonly<Record<string, KeptField>>;

/** The shopper's choices. Delivery or pickup is none of them: the shop itself remembers the rate. */
export interface Choices {
	readonly useShippingAsBilling: boolean;
	readonly shouldCreateAccount: boolean;
}

/** What was typed. */
export interface DraftContent {
	readonly shipping: KeptFields;
	readonly billing: KeptFields;
	/** Of plugins' fields beside the addresses. */
	readonly additional: Readonly<Record<string, string>>;
	readonly note: string;
	readonly choices: Choices | null;
	/** Name of the payment method that was picked; empty while the default stands, and for saved cards. */
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

/** Whose draft it is. */
export interface Owner {
	/** The shop's home URL: one device may know several shops of one origin. */
	readonly shop: string;
	/** 0 is a guest. */
	readonly user: number;
}

const VERSION = 1;

/** 30 days, in milliseconds. */
export const DRAFT_LIFETIME = 30 * 24 * 60 * 60 * 1000;

/** How long a guest's draft waits for its owner to log in, in milliseconds. */
const LOGIN_TIME = 60 * 60 * 1000;

export const writeDraft = (owner: Owner, savedAt: number, content: DraftContent): string =>
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

const keptField = (json: unknown): KeptField | null =>
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

const parse = (stored: string | null): unknown => {
	try {
		return JSON.parse(stored ?? 'null');
	} catch {
		return null;
	}
};

/** Who logs in on the way goes on with what they have typed as a guest; nobody with what a customer has typed. */
const lifetimeFor = (user: unknown, owner: Owner): number => {
	if (user === owner.user) {
		return DRAFT_LIFETIME;
	}
	return user === 0 ? LOGIN_TIME : -1;
};

/** The draft out of the storage; null where there is none, or it is old, broken or somebody else's. */
export const readDraft = (
	stored: string | null,
	owner: Owner,
	now: number,
): DraftContent | null => {
	const json = parse(stored);
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
		shipping: entries(json.shipping, keptField),
		billing: entries(json.billing, keptField),
		additional: entries(json.additional, textOrNull),
		note: textOrNull(json.note) ?? '',
		choices: choices(json.choices),
		method: textOrNull(json.method) ?? '',
	};
};
