import { doAction } from '@wordpress/hooks';

/**
 * Notifies plugins, such as analytics, of an action of the shopper: runs the wp.hooks action
 * experimental__woocommerce_blocks-{what} (docs/behaviour.md#analytics-actions).
 */
export const doPluginAction = (
	action: string,
	details: Readonly<Record<string, unknown>>,
): void => {
	doAction(`experimental__woocommerce_blocks-${action}`, details);
};
