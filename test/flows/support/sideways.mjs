import assert from 'node:assert/strict';

/** Fails if the page is wider than the window. */
export const expectNoSideways = async (page) => {
	const overflow = await page.evaluate(
		() => document.documentElement.scrollWidth - document.documentElement.clientWidth,
	);
	assert.ok(overflow <= 0, `the page is ${overflow} px wider than the window`);
};
