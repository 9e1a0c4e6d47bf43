/** Default active payment method (spec section 4). */
import type { Offers } from './offers';
import { isOpen, offered } from './offers';

/** A saved card or account. */
export interface SavedToken {
	readonly tokenId: number;
	/** The payment method that it belongs to. */
	readonly gateway: string;
}

/** One of several, of which the customer may have made one the default. */
interface ListedToken extends SavedToken {
	readonly isDefault: boolean;
}

/** The customer's own default, or the first where there is none. */
export const preferredToken = <Token extends { readonly isDefault: boolean }>(
	tokens: readonly Token[],
): Token | undefined => tokens.find(({ isDefault }) => isDefault) ?? tokens[0];

/** What travels as payment data when a saved token pays. */
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
	/** The one that is chosen stays. */
	| { readonly kind: 'keep' }
	/** A method that comes before the others is still being asked. */
	| { readonly kind: 'wait' }
	| { readonly kind: 'token'; readonly token: SavedToken }
	/** Payment goes to idle. Empty where no method is offered. */
	| { readonly kind: 'method'; readonly name: string };

export interface DefaultMethodQuestion {
	/** Whether none was made the default before: later a saved token takes nobody's choice away. */
	readonly isFirst: boolean;
	/** Those whose gateway shows saved cards, in the order in which they are listed. */
	readonly tokens: readonly ListedToken[];
	/** Empty where none is chosen. */
	readonly current: string;
	/** In the order in which they are listed. */
	readonly offers: Offers;
	readonly expressMethods: readonly string[];
}

/** Which method is the active one, now that it is known a little more what is offered. */
export const defaultMethod = (question: DefaultMethodQuestion): DefaultMethod => {
	const { isFirst, tokens, current, offers, expressMethods } = question;
	const names = offered(offers);
	const isAvailable = names.includes(current) || expressMethods.includes(current);
	if (current !== '' && isAvailable && !isFirst) {
		return { kind: 'keep' };
	}
	const token = preferredToken(
		tokens.filter(({ gateway }) => names.includes(gateway) || isOpen(offers, gateway)),
	);
	if (token) {
		return names.includes(token.gateway) ? { kind: 'token', token } : { kind: 'wait' };
	}
	if (current !== '' && isAvailable) {
		return { kind: 'keep' };
	}
	const first = [...offers.keys()].find((name) => names.includes(name) || isOpen(offers, name));
	if (first === undefined) {
		return current === '' ? { kind: 'keep' } : { kind: 'method', name: '' };
	}
	return names.includes(first) ? { kind: 'method', name: first } : { kind: 'wait' };
};
