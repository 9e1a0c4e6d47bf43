import type { IslandDefinition } from '../contract';

/** Links, and toggles that the browser opens: all of it answers before the script is there, which adds times, keys and places. */
export const menu: IslandDefinition = { name: 'menu', schedule: 'intent', answers: true };
