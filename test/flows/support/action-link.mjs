/**
 * The address of an action link as page builders print it: all of it encoded (docs/behaviour.md#action-links).
 *
 * @param {string} name Of the action.
 * @param {unknown} settings What JSON can hold.
 */
export const actionLink = (name, settings) =>
	`#${encodeURIComponent(
		`elementor-action:action=${name}&settings=${Buffer.from(JSON.stringify(settings)).toString('base64')}`,
	)}`;
