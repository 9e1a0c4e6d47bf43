import { createElement } from '@wordpress/element';
import { createRegistry, RegistryProvider } from '@wordpress/data';
import type { ReactNode } from 'react';
import { GatewayProvider } from '../compat/gateway/services';
import type { PreviewPage } from './page';

interface PreviewProviderProps {
	readonly page: PreviewPage;
	readonly children: ReactNode;
}

/** Provides the preview's stores to its children instead of the editor's. */
export const PreviewProvider = ({ page, children }: PreviewProviderProps) => (
	// Needed for the type only: the preview's registry overrides everything in it.
	<RegistryProvider value={{ ...createRegistry(), ...page.registry }}>
		<GatewayProvider value={page}>{children}</GatewayProvider>
	</RegistryProvider>
);
