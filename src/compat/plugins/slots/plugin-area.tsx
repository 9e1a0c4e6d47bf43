import { createElement, createRoot } from '@wordpress/element';
import type { ComponentType } from 'react';
import { isObject } from '../../../domain/unknown-object';
import { QuietBoundary } from './quiet-boundary';

type PluginArea = ComponentType<{ readonly scope: string }>;

const isPluginArea = (value: unknown): value is PluginArea => typeof value === 'function';

/** PluginArea of @wordpress/plugins, where a plugin has brought that script. */
const pluginArea = (): PluginArea | null => {
	const wp: unknown = Reflect.get(window, 'wp');
	const plugins = isObject(wp) ? wp.plugins : undefined;
	const area = isObject(plugins) ? plugins.PluginArea : undefined;
	return isPluginArea(area) ? area : null;
};

/**
 * Draws what plugins have registered for the checkout with registerPlugin: fills, which find their slots from anywhere. In an
 * element that is not in the page, so that nothing else of theirs shows.
 */
export const drawPlugins = (): void => {
	const Area = pluginArea();
	if (Area !== null) {
		createRoot(document.createElement('div')).render(
			<QuietBoundary onError={(error) => console.error(error)}>
				<Area scope="woocommerce-checkout" />
			</QuietBoundary>,
		);
	}
};
