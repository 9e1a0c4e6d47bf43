/**
 * Payment methods that are offered, and the one that is active by default (docs/behaviour.md#default-payment-method).
 * Each method is checked separately, so that a slow one does not delay the others; its last result applies until it has
 * responded again or its time is over.
 */

export type Verdict = 'yes' | 'no' | 'error';

export interface Offer {
	/** Last result of the method; 'no' before the first one. */
	readonly verdict: Verdict;
	/** True while a check is running and its time is not over. */
	readonly isPending: boolean;
}

/** Method name → state. */
export type Offers = ReadonlyMap<string, Offer>;

export const noOffers: Offers = new Map();

/** Starts a check of these methods and drops all others. */
export const withAllPending = (offers: Offers, names: readonly string[]): Offers =>
	new Map(
		names.map((name) => [name, { verdict: offers.get(name)?.verdict ?? 'no', isPending: true }]),
	);

/** Stores the result of a method, also if it is late. */
export const withVerdict = (offers: Offers, name: string, verdict: Verdict): Offers =>
	offers.has(name) ? new Map(offers).set(name, { verdict, isPending: false }) : offers;

/** Ends the check: methods that have not responded are not offered, until a late yes. */
export const withTimeout = (offers: Offers): Offers =>
	new Map(
		[...offers].map(([name, offer]) => [
			name,
			offer.isPending ? { verdict: 'no', isPending: false } : offer,
		]),
	);

/** Returns the names of the offered methods, in order. */
export const offered = (offers: Offers): readonly string[] =>
	[...offers].filter(([, { verdict }]) => verdict === 'yes').map(([name]) => name);

/** True if no check is running. */
export const areSettled = (offers: Offers): boolean =>
	[...offers.values()].every(({ isPending }) => !isPending);

/** True if the method is not offered yet but may be. */
export const isUndecided = (offers: Offers, name: string): boolean => {
	const offer = offers.get(name);
	return offer !== undefined && offer.isPending && offer.verdict !== 'yes';
};

/** Saved card or account. */
export interface SavedToken {
	readonly tokenId: number;
	/** Payment method to which the token belongs. */
	readonly gateway: string;
}

/** Saved token in a list, of which the customer may have made one the default. */
interface ListedToken extends SavedToken {
	readonly isDefault: boolean;
}

/** Returns the customer's default token, or else the first one. */
export const preferredToken = <Token extends { readonly isDefault: boolean }>(
	tokens: readonly Token[],
): Token | undefined => tokens.find(({ isDefault }) => isDefault) ?? tokens[0];

/**
 * Returns the method of the visitor's session where the shopper has chosen it, also for an order that was not paid then;
 * empty otherwise. The first one tells nothing: the shop puts it there itself.
 */
export const chosenBefore = (names: readonly string[], ofSession: string | null): string =>
	names.slice(1).find((name) => name === ofSession) ?? '';

/** Returns the payment data sent when a saved token is used. */
export const savedTokenData = ({
	tokenId,
	gateway,
}: SavedToken): Readonly<Record<string, unknown>> => ({
	token: String(tokenId),
	payment_method: gateway,
	[`wc-${gateway}-payment-token`]: String(tokenId),
	isSavedToken: true,
});

export type DefaultMethod =
	/** The chosen method stays active. */
	| { readonly kind: 'keep' }
	/** A method that precedes the others has not responded yet. */
	| { readonly kind: 'wait' }
	| { readonly kind: 'token'; readonly token: SavedToken }
	/** Payment becomes idle. Empty if no method is offered. */
	| { readonly kind: 'method'; readonly name: string };

export interface DefaultMethodInput {
	/** True if no default has been set before: later a saved token does not replace the shopper's choice. */
	readonly isFirst: boolean;
	/** Tokens whose gateway displays saved cards, in the order of the list. */
	readonly tokens: readonly ListedToken[];
	/** Empty if no method is chosen. */
	readonly current: string;
	/** Method of the visitor's session; null if the shop tells none. */
	readonly ofSession: string | null;
	/** In the order of the list. */
	readonly offers: Offers;
	readonly expressMethods: readonly string[];
}

/** Determines the active method from the offers known so far. */
export const defaultMethod = (input: DefaultMethodInput): DefaultMethod => {
	const { isFirst, tokens, current, ofSession, offers, expressMethods } = input;
	const names = offered(offers);
	const isAvailable = names.includes(current) || expressMethods.includes(current);
	if (current !== '' && isAvailable && !isFirst) {
		return { kind: 'keep' };
	}
	const mayBeOffered = (name: string): boolean => names.includes(name) || isUndecided(offers, name);
	const possible = [...offers.keys()].filter(mayBeOffered);
	const chosen = isFirst ? chosenBefore(possible, ofSession) : '';
	const token = preferredToken(
		tokens.filter(({ gateway }) => (chosen ? chosen === gateway : mayBeOffered(gateway))),
	);
	if (token) {
		return names.includes(token.gateway) ? { kind: 'token', token } : { kind: 'wait' };
	}
	if (current !== '' && isAvailable) {
		return { kind: 'keep' };
	}
	const first = chosen || possible[0];
	if (first === undefined) {
		return current === '' ? { kind: 'keep' } : { kind: 'method', name: '' };
	}
	return names.includes(first) ? { kind: 'method', name: first } : { kind: 'wait' };
};
