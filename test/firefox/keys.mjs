/** Types as a shopper does: Playwright's `fill` sends Firefox no keys, so that it adds to what an e-mail field has. */

/** Replaces what a field has. */
export const type = async (field, text) => {
	await field.press('ControlOrMeta+a');
	await field.pressSequentially(text);
};
