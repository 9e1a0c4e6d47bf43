import type { IslandDefinition } from '../contract';

/**
 * Definition of a catalogue island. It is hydrated on the first interaction, or when another island has changed the
 * filters, as the server's HTML is outdated then.
 */
export const catalogueIsland = (name: string): IslandDefinition => ({
	name,
	schedule: 'intent',
	hydrateOn: ['storefront-islands_filters_changed'],
	fetchAhead: true,
});
