/**
 * Payment methods that are offered. Each is checked separately, so that a slow one does not delay the others; the last
 * result of a method applies until it has responded again or its time is over.
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
