/** Parts of an island whose scripts are loaded when they are drawn. */
import { createElement, useEffect, useState } from '@wordpress/element';
import type { ComponentType } from 'react';

/**
 * Returns a component that is nothing until its script is loaded. Where that does not come, as on a page of an older
 * version of the plugin, it stays nothing, and the next time it is added to the page loads again: a part by React.lazy
 * would take the island with it, and fail for good.
 */
export const lazyPart = <Props extends object>(
	load: () => Promise<{ readonly default: ComponentType<Props> }>,
): ComponentType<Props> => {
	let Part: ComponentType<Props> | null = null;
	const LazyPart = (props: Props) => {
		const [, setLoaded] = useState(Part !== null);
		useEffect(() => {
			if (Part) {
				// It may have come for another one since this was drawn.
				setLoaded(true);
				return;
			}
			load().then(
				(script) => {
					Part = script.default;
					setLoaded(true);
				},
				// The browser names the file.
				() => undefined,
			);
		}, []);
		return Part && <Part {...props} />;
	};
	return LazyPart;
};
