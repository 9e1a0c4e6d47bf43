/**
 * Returns the URL of an action link as page builders print it: completely encoded (docs/behaviour.md#action-links).
 *
 * @param {string} name Name of the action.
 * @param {unknown} settings JSON-serializable settings.
 */
export const actionLink = (name, settings) =>
	`#${encodeURIComponent(
		`elementor-action:action=${name}&settings=${Buffer.from(JSON.stringify(settings)).toString('base64')}`,
	)}`;
