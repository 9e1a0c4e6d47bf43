import { createContext, useContext } from '@wordpress/element';
import type { CheckoutPage } from '../../stores/checkout/page';

/** What a gateway's elements are given beside the stores' state. */
export type GatewayServices = Pick<
	CheckoutPage,
	'events' | 'emitResponse' | 'expressHandlers' | 'settings'
>;

const Services = createContext<GatewayServices | null>(null);

/** Stands around everything of a checkout that draws gateways' elements; its value is the CheckoutPage. */
export const GatewayProvider = Services.Provider;

/** @throws Outside of a GatewayProvider. */
export const useGatewayServices = (): GatewayServices => {
	const services = useContext(Services);
	if (services === null) {
		throw new Error('Elements of gateways are drawn inside a GatewayProvider.');
	}
	return services;
};
