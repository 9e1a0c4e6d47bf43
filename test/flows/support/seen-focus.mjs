/**
 * Looks at the pixels around each kind of control, with the focus and without it: what changes must contrast with what was
 * there, 3:1 or more (WCAG 2.2: 1.4.11, 2.4.13). tab-walk.mjs asks for any change of style, also one that nobody sees.
 */

/** Upper limit of stops; more than any page has. */
const MANY = 250;

/** Room around an element for its ring, in px. */
const ROOM = 8;

/** Returns the number of pixels of two pictures that differ by 3:1 or more. Runs in the page, which can read pictures. */
const countChanged = async ([one, other]) => {
	const pixelsOf = async (base64) => {
		const bytes = Uint8Array.from(window.atob(base64), (char) => char.charCodeAt(0));
		const bitmap = await window.createImageBitmap(new window.Blob([bytes]));
		const context = new window.OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
		context.drawImage(bitmap, 0, 0);
		return context.getImageData(0, 0, bitmap.width, bitmap.height).data;
	};
	const luminance = (pixels, start) => {
		const [red, green, blue] = [...pixels.slice(start, start + 3)].map((value) => {
			const share = value / 255;
			return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
		});
		return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
	};
	const [before, after] = [await pixelsOf(one), await pixelsOf(other)];
	let changed = 0;
	for (let start = 0; start < before.length; start += 4) {
		if (before[start] !== after[start] || before[start + 1] !== after[start + 1]) {
			const [dark, light] = [luminance(before, start), luminance(after, start)].sort(
				(first, second) => first - second,
			);
			changed += Number((light + 0.05) / (dark + 0.05) >= 3);
		}
	}
	return changed;
};

/** Returns what is seen of the element with the focus, if it is one of the plugin's; null at the end of the page. */
const describeFocused = () => {
	const element = document.activeElement;
	if (element === null || element === document.body) {
		return null;
	}
	document.getAnimations().forEach((animation) => animation.finish());
	const isDrawn =
		element.getBoundingClientRect().width > 2 && window.getComputedStyle(element).opacity > 0;
	const shown = isDrawn ? element : (element.closest('label') ?? element);
	const { x, y, width, height } = shown.getBoundingClientRect();
	return {
		isJudged:
			element.type !== 'range' &&
			element.closest('[class*="storefront-"]:not(html, body)') !== null,
		kind: `${element.localName}.${[...element.classList].join('.')}`,
		box: { x, y, width, height },
	};
};

const clipOf = ({ x, y, width, height }, window) => {
	const [left, top] = [Math.max(0, x - ROOM), Math.max(0, y - ROOM)];
	return {
		x: left,
		y: top,
		width: Math.min(window.width, x + width + ROOM) - left,
		height: Math.min(window.height, y + height + ROOM) - top,
	};
};

const changedBy = async (page, box) => {
	const clip = clipOf(box, page.viewportSize());
	const focused = await page.evaluateHandle(() => document.activeElement);
	// Hiding the caret would change the page's inputs before their hydration.
	const take = () => page.screenshot({ clip, caret: 'initial' });
	const withFocus = await take();
	await focused.evaluate((element) => element.blur());
	await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
	const without = await take();
	await focused.evaluate((element) => element.focus({ preventScroll: true }));
	return page.evaluate(
		countChanged,
		[withFocus, without].map((picture) => picture.toString('base64')),
	);
};

/**
 * Walks from the start of the page by Tab, and looks at one control of each kind of the plugin's.
 *
 * @param {import('@playwright/test').Page} page
 * @returns {Promise<{kinds: string[], hidden: string[]}>} Kinds that were looked at, and those whose focus is not seen.
 */
export const lookAtFocus = async (page) => {
	await page.evaluate(() => {
		document.activeElement?.blur();
		window.scrollTo(0, 0);
	});
	const kinds = [];
	const hidden = [];
	for (let pressed = 0; pressed < MANY; pressed += 1) {
		await page.keyboard.press('Tab');
		const focused = await page.evaluate(describeFocused);
		if (focused === null) {
			break;
		}
		const { isJudged, kind, box } = focused;
		if (isJudged && !kinds.includes(kind)) {
			kinds.push(kind);
			const changed = await changedBy(page, box);
			// A line along one side of it, at the least.
			if (changed < Math.min(box.width, box.height) * 2) {
				hidden.push(`${kind}: ${changed} px`);
			}
		}
	}
	return { kinds, hidden };
};
