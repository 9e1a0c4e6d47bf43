import { createContext, createElement, useContext } from '@wordpress/element';
import type { ReactNode } from 'react';
import type { CheckoutPage } from '../../stores/checkout/page';
import { useShippingEvents } from './use-shipping-events';

/** What a gateway's elements are given beside the stores' state. */
export type GatewayServices = Pick<
	CheckoutPage,
	'events' | 'emitResponse' | 'expressHandlers' | 'settings'
>;

const Services = createContext<GatewayServices | null>(null);

interface GatewayProviderProps {
	/** The CheckoutPage. */
	readonly value: GatewayServices;
	readonly children: ReactNode;
}

/** Stands once around everything of a checkout that draws gateways' elements. */
export const GatewayProvider = ({ value, children }: GatewayProviderProps) => {
	useShippingEvents();
	return <Services.Provider value={value}>{children}</Services.Provider>;
};

/** @throws Outside of a GatewayProvider. */
export const useGatewayServices = (): GatewayServices => {
	const services = useContext(Services);
	if (services === null) {
		throw new Error('Elements of gateways are drawn inside a GatewayProvider.');
	}
	return services;
};
