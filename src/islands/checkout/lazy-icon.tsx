import { createElement, lazy, Suspense } from '@wordpress/element';
import type { ComponentProps } from 'react';

const OwnIcon = lazy(
	() => import(/* webpackChunkName: "payment-icons" */ '../../compat/gateway/named-icon'),
);

/** Loads the images of payment methods when a gateway names one. */
export const LazyIcon = (props: ComponentProps<typeof OwnIcon>) => (
	<Suspense fallback={null}>
		<OwnIcon {...props} />
	</Suspense>
);
