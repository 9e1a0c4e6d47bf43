/** Default payment method (docs/behaviour.md#default-payment-method). */
import type { Offers } from './offers';
import { isUndecided, offered } from './offers';

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
	/** In the order of the list. */
	readonly offers: Offers;
	readonly expressMethods: readonly string[];
}

/** Determines the active method from the offers known so far. */
export const defaultMethod = (input: DefaultMethodInput): DefaultMethod => {
	const { isFirst, tokens, current, offers, expressMethods } = input;
	const names = offered(offers);
	const isAvailable = names.includes(current) || expressMethods.includes(current);
	if (current !== '' && isAvailable && !isFirst) {
		return { kind: 'keep' };
	}
	const token = preferredToken(
		tokens.filter(({ gateway }) => names.includes(gateway) || isUndecided(offers, gateway)),
	);
	if (token) {
		return names.includes(token.gateway) ? { kind: 'token', token } : { kind: 'wait' };
	}
	if (current !== '' && isAvailable) {
		return { kind: 'keep' };
	}
	const first = [...offers.keys()].find(
		(name) => names.includes(name) || isUndecided(offers, name),
	);
	if (first === undefined) {
		return current === '' ? { kind: 'keep' } : { kind: 'method', name: '' };
	}
	return names.includes(first) ? { kind: 'method', name: first } : { kind: 'wait' };
};
