/** Returns a name as WordPress stores it (sanitize_key() in php-stubs/src/Site/Popups/Popups.php). */
export const popupKey = (name: string): string => name.toLowerCase().replace(/[^a-z\d_-]/g, '');

/**
 * Returns the URL of a link that opens a popup (docs/behaviour.md#action-links), encoded as page builders print
 * it: in this form it survives every URL field.
 *
 * @param prefix Prefix of the fragments of action links.
 * @param name   Name of the popup.
 */
export const popupLink = (prefix: string, name: string): string =>
	`#${encodeURIComponent(
		`${prefix}:action=popup:open&settings=${btoa(JSON.stringify({ id: popupKey(name) }))}`,
	)}`;
