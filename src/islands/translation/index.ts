import type { IslandDefinition } from '../contract';

/**
 * It loads nothing until a language is chosen. The cookie says that one was, on an earlier page: this page is to follow without
 * being asked (google/choice.ts reads what the cookie holds).
 */
export const translation: IslandDefinition = {
	name: 'translation',
	schedule: document.cookie.includes('googtrans=') ? 'now' : 'intent',
};
