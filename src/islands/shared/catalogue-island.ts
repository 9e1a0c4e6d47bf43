import type { IslandDefinition } from '../contract';

/**
 * An island of the catalogue. It wakes with the first touch, or when another one has changed the filters: what the server
 * printed is no longer true then.
 */
export const catalogueIsland = (name: string): IslandDefinition => ({
	name,
	schedule: 'intent',
	wakeOn: ['storefront-islands_filters_changed'],
	fetchAhead: true,
});
