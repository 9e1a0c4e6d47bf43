import { createElement, createRoot } from '@wordpress/element';
import type { ComponentType } from 'react';
import { isObject } from '../../../domain/unknown-object';
import { SilentErrorBoundary } from './quiet-boundary';

type PluginArea = ComponentType<{ readonly scope: string }>;

const isPluginArea = (value: unknown): value is PluginArea => typeof value === 'function';

/** Returns PluginArea of @wordpress/plugins, if a plugin has loaded that script. */
const pluginArea = (): PluginArea | null => {
	const wp: unknown = Reflect.get(window, 'wp');
	const plugins = isObject(wp) ? wp.plugins : undefined;
	const area = isObject(plugins) ? plugins.PluginArea : undefined;
	return isPluginArea(area) ? area : null;
};

/**
 * Renders the plugins registered for the checkout with registerPlugin: their fills reach slots from anywhere. The
 * element is detached from the page, so that their other output stays invisible.
 */
export const renderPlugins = (): void => {
	const Area = pluginArea();
	if (Area !== null) {
		createRoot(document.createElement('div')).render(
			<SilentErrorBoundary onError={(error) => console.error(error)}>
				<Area scope="woocommerce-checkout" />
			</SilentErrorBoundary>,
		);
	}
};
