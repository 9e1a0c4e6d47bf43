/**
 * Which payment methods are offered while each is asked by itself: one that is slow holds up no other, and what a method
 * said last holds until it has answered anew or its time is over.
 */
export type Verdict = 'yes' | 'no' | 'error';

export interface Offer {
	/** What the method said last; 'no' before it has said anything. */
	readonly verdict: Verdict;
	/** Whether it has been asked and its time is not over. */
	readonly isAsked: boolean;
}

/** Method name → how it stands. */
export type Offers = ReadonlyMap<string, Offer>;

export const noOffers: Offers = new Map();

/** These methods, and no others, are being asked. */
export const askAll = (offers: Offers, names: readonly string[]): Offers =>
	new Map(
		names.map((name) => [name, { verdict: offers.get(name)?.verdict ?? 'no', isAsked: true }]),
	);

/** A method has answered, in time or late. */
export const hasAnswered = (offers: Offers, name: string, verdict: Verdict): Offers =>
	offers.has(name) ? new Map(offers).set(name, { verdict, isAsked: false }) : offers;

/** Time is over: who has not answered is left out, until a late yes. */
export const timeIsOver = (offers: Offers): Offers =>
	new Map(
		[...offers].map(([name, offer]) => [
			name,
			offer.isAsked ? { verdict: 'no', isAsked: false } : offer,
		]),
	);

/** Names of the methods that are offered, in order. */
export const offered = (offers: Offers): readonly string[] =>
	[...offers].filter(([, { verdict }]) => verdict === 'yes').map(([name]) => name);

/** Whether nobody is being asked any more. */
export const areSettled = (offers: Offers): boolean =>
	[...offers.values()].every(({ isAsked }) => !isAsked);

/** Whether it is open yet if this method will be offered. */
export const isOpen = (offers: Offers, name: string): boolean => {
	const offer = offers.get(name);
	return offer !== undefined && offer.isAsked && offer.verdict !== 'yes';
};
