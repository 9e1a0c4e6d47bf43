/**
 * Requests anew what plugins add to the screen, one request at a time, and tells when a change of the cart calls for
 * it.
 */

export interface RefresherDependencies<Answer> {
	readonly request: () => Promise<Answer>;
	readonly show: (answer: Answer) => void;
}

/**
 * Returns a function that requests and shows. A call during a request makes another one after it, as its response may
 * be about the cart before. A failed request leaves what is shown: the next change repeats it.
 */
export const createRefresher = <Answer>({
	request,
	show,
}: RefresherDependencies<Answer>): (() => Promise<void>) => {
	let running: Promise<void> | null = null;
	let isOutdated = false;
	const run = async (): Promise<void> => {
		do {
			isOutdated = false;
			try {
				const answer = await request();
				if (!isOutdated) {
					show(answer);
				}
			} catch {
				// The shop did not answer.
			}
		} while (isOutdated);
		running = null;
	};
	return () => {
		isOutdated = running !== null;
		running ??= run();
		return running;
	};
};

/** Part of a cart on which what plugins print may depend. */
export interface ShownCart {
	readonly items: readonly unknown[];
	readonly coupons: readonly unknown[];
	readonly fees: readonly unknown[];
	readonly totals: unknown;
	readonly errors: readonly unknown[];
	readonly shippingRates: readonly unknown[];
}

/** Returns a function that tells whether the cart has changed since its last call; typed addresses do not count. */
export const createCartWatch = (first: ShownCart): ((cart: ShownCart) => boolean) => {
	const describe = ({ items, coupons, fees, totals, errors, shippingRates }: ShownCart) =>
		JSON.stringify([items, coupons, fees, totals, errors, shippingRates]);
	let seen = first;
	let description = describe(first);
	return (cart) => {
		if (cart === seen) {
			return false;
		}
		seen = cart;
		const next = describe(cart);
		const hasChanged = next !== description;
		description = next;
		return hasChanged;
	};
};
