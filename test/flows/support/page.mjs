/** Pages that a flow needs and the sample shop has not. */

/**
 * Writes a page, or writes it anew.
 *
 * @param {import('../../../tools/start/shop.mjs').Shop} shop
 * @param {string} slug
 * @param {string} content Block markup.
 * @returns {Promise<string>} Its path.
 */
export const writePage = async (shop, slug, content) => {
	await shop.php('test/flows/support/page.php', { SLUG: slug, CONTENT: content });
	return `/${slug}/`;
};
