import { createContext, createElement, useContext } from '@wordpress/element';
import type { ReactNode } from 'react';
import type { CheckoutPage } from '../../stores/checkout/page';
import { useShippingEvents } from './use-shipping-events';

/** Values passed to gateways' elements besides the stores' state. */
export type GatewayServices = Pick<
	CheckoutPage,
	'events' | 'emitResponse' | 'expressHandlers' | 'settings'
>;

const Services = createContext<GatewayServices | null>(null);

interface GatewayProviderProps {
	/** Services of the CheckoutPage. */
	readonly value: GatewayServices;
	readonly children: ReactNode;
}

/** Provides the services to all gateway elements of a checkout. */
export const GatewayProvider = ({ value, children }: GatewayProviderProps) => {
	useShippingEvents();
	return <Services.Provider value={value}>{children}</Services.Provider>;
};

/** @throws Error if used outside of a GatewayProvider. */
export const useGatewayServices = (): GatewayServices => {
	const services = useContext(Services);
	if (services === null) {
		throw new Error('Elements of gateways are drawn inside a GatewayProvider.');
	}
	return services;
};
