import { createElement } from '@wordpress/element';
import { createRegistry, RegistryProvider } from '@wordpress/data';
import type { ReactNode } from 'react';
import { GatewayProvider } from '../compat/gateway/services';
import type { PreviewPage } from './page';

interface StageProps {
	readonly page: PreviewPage;
	readonly children: ReactNode;
}

/** Lets what is drawn inside find the preview's stores in place of the editor's. */
export const Stage = ({ page, children }: StageProps) => (
	// Only for its type: everything in it is the preview's own registry's.
	<RegistryProvider value={{ ...createRegistry(), ...page.registry }}>
		<GatewayProvider value={page}>{children}</GatewayProvider>
	</RegistryProvider>
);
