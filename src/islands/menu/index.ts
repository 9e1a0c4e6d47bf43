import type { IslandDefinition } from '../contract';

/** Links and native details elements work without the script, which adds delays, keyboard support and positioning. */
export const menu: IslandDefinition = {
	name: 'menu',
	schedule: 'intent',
	worksWithoutScript: true,
};
