/**
 * Returns the markup of a block with content areas.
 *
 * @param {string} block cart, checkout or mini-cart.
 * @param {Record<string, string>} areas Serialized blocks by slot.
 */
export const withAreas = (block, areas) =>
	[
		`<!-- wp:storefront-islands/${block} {"align":"wide"} -->`,
		...Object.entries(areas).map(
			([place, content]) =>
				`<!-- wp:storefront-islands/area {"place":"${place}"} -->${content}<!-- /wp:storefront-islands/area -->`,
		),
		`<!-- /wp:storefront-islands/${block} -->`,
	].join('\n');
