import type { IslandDefinition } from '../contract';

/** Sleeps while there is nothing to say. Notices come with the stores, which tell of them (stores/page/tell-of-notices.ts). */
export const shopNotices: IslandDefinition = {
	name: 'shop-notices',
	schedule: 'intent',
	wakeOn: ['storefront-islands_notice'],
};
