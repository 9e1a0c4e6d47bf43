/** Differences between the two checkouts that every plugin has, and why they are meant. */
export const EXPECTED_EVERYWHERE = [
	{
		about: /^requests: (added|missing) PUT \/wc\/store\/v1\/checkout$/,
		reason:
			"the chosen method is told to the shop at once; WooCommerce's block does it after a pause",
	},
	{
		about: /^appearance: (missing .*Color: "color\(|added .*Color: rgb\(\)$)/,
		reason:
			"our borders are opaque rgb(), where those of WooCommerce's block are color(), which gateways cannot read",
	},
	{
		about: /session_pages|session_count/,
		reason: 'number of pages that the visitor has seen',
	},
];
