import fc from 'fast-check';
import { decodeAction } from '../../src/domain/site/action-links';
import { popupKey, popupLink } from './action-link';

const PREFIX = 'elementor-action';

const idOf = (link: string): unknown => {
	const action = decodeAction(link, PREFIX, 'https://shop.test/');
	return action.ok && action.value.kind === 'open-popup' ? action.value.id : action;
};

test('the link opens the popup by its key', () => {
	expect(idOf(popupLink(PREFIX, 'summer-sale'))).toBe('summer-sale');
});

test('the link and the page derive the same key from any name', () => {
	fc.assert(
		fc.property(fc.string({ unit: 'grapheme' }), (name) => {
			const key = popupKey(name);
			expect(key).toMatch(/^[a-z\d_-]*$/);
			if (key !== '') {
				expect(idOf(popupLink(PREFIX, name))).toBe(key);
			}
		}),
	);
});

test('the link contains no spaces', () => {
	expect(popupLink(PREFIX, 'a')).toMatch(/^#[\w%.-]+$/);
});
