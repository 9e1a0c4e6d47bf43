/** Creates pages that a flow needs and the sample shop does not have. */

/**
 * Creates or overwrites a page.
 *
 * @param {import('../../../tools/start/shop.mjs').Shop} shop
 * @param {string} slug
 * @param {string} content Block markup.
 * @returns {Promise<string>} Path of the page.
 */
export const writePage = async (shop, slug, content) => {
	await shop.php('test/flows/support/page.php', { SLUG: slug, CONTENT: content });
	return `/${slug}/`;
};
