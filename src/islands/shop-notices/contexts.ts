import { NOTICE_CONTEXTS } from '../../domain/failure-notices';

/** Where notices go that name no context of their own. */
const WITHOUT_CONTEXT = 'global';

const ALL: readonly string[] = [...Object.values(NOTICE_CONTEXTS), WITHOUT_CONTEXT];

/** What islands show themselves, beside what it is about: nearer than a block that stands anywhere. */
const SHOWN_BY: Readonly<Record<string, readonly string[]>> = {
	cart: [NOTICE_CONTEXTS.cart, NOTICE_CONTEXTS.shippingAddress],
	checkout: Object.values(NOTICE_CONTEXTS),
};

/**
 * The contexts whose notices a block shows: the one that it is set to, or all, but for those that an island on the page shows
 * itself. So no notice stands twice on a page.
 */
export const contextsToShow = (
	wanted: string,
	isOnPage: (island: string) => boolean,
): readonly string[] => {
	const shown = Object.entries(SHOWN_BY).flatMap(([island, contexts]) =>
		isOnPage(island) ? contexts : [],
	);
	return (wanted === '' ? ALL : [wanted]).filter((context) => !shown.includes(context));
};
