import { doAction } from '@wordpress/hooks';

/**
 * Tells plugins what the shopper has done, analytics among them: the action experimental__woocommerce_blocks-{what}
 * (anchors, contracts).
 */
export const tellPlugins = (what: string, details: Readonly<Record<string, unknown>>): void => {
	doAction(`experimental__woocommerce_blocks-${what}`, details);
};
