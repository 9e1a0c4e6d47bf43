import { lazyPart } from '../../ui/lazy-part';

/** Loads the images of payment methods when a gateway names one. */
export const LazyIcon = lazyPart(
	() => import(/* webpackChunkName: "payment-icons" */ '../../compat/gateway/named-icon'),
);
