import { NOTICE_CONTEXTS } from '../../domain/failure-notices';

/** Context of notices that name none. */
const WITHOUT_CONTEXT = 'global';

const ALL: readonly string[] = [...Object.values(NOTICE_CONTEXTS), WITHOUT_CONTEXT];

/** Contexts whose notices an island shows itself, next to their subject. */
const SHOWN_BY: Readonly<Record<string, readonly string[]>> = {
	cart: [NOTICE_CONTEXTS.cart, NOTICE_CONTEXTS.shippingAddress],
	checkout: Object.values(NOTICE_CONTEXTS),
};

/**
 * Returns the contexts whose notices a block shows: the one it is set to, or all, except for those shown by an island
 * on the page, so that no notice is shown twice.
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
