/** A name as WordPress keeps it (sanitize_key() in php-stubs/src/Popups/Popups.php). */
export const popupKey = (name: string): string => name.toLowerCase().replace(/[^a-z\d_-]/g, '');

/**
 * The address of a link that opens a popup (spec section 2, in-page action links), encoded as page builders print it: in this form
 * it survives every field that takes an address.
 *
 * @param prefix What fragments of action links begin with.
 * @param name   Of the popup.
 */
export const popupLink = (prefix: string, name: string): string =>
	`#${encodeURIComponent(
		`${prefix}:action=popup:open&settings=${btoa(JSON.stringify({ id: popupKey(name) }))}`,
	)}`;
