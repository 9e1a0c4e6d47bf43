import type { IslandDefinition } from '../contract';

/**
 * Loads nothing until a language is chosen. If the cookie contains a language chosen on an earlier page, this page is
 * translated automatically (google/choice.ts reads the cookie).
 */
export const translation: IslandDefinition = {
	name: 'translation',
	schedule: document.cookie.includes('googtrans=') ? 'now' : 'intent',
};
