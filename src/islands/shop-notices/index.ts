import type { IslandDefinition } from '../contract';

/**
 * Not hydrated until there is a notice. Notices are raised in the stores, which dispatch the events
 * (stores/page/tell-of-notices.ts).
 */
export const shopNotices: IslandDefinition = {
	name: 'shop-notices',
	schedule: 'intent',
	hydrateOn: ['storefront-islands_notice'],
};
