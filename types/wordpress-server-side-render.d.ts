declare module '@wordpress/server-side-render' {
	import type { ComponentType, ReactNode } from 'react';

	interface ServerSideRenderProps {
		/** Full name of the block. */
		readonly block: string;
		readonly attributes: Readonly<Record<string, unknown>>;
		/** True if the block's wrapper in the editor has its colours, sizes and spaces already. */
		readonly skipBlockSupportAttributes: boolean;
		readonly LoadingResponsePlaceholder: ComponentType<{ readonly children?: ReactNode }>;
		readonly EmptyResponsePlaceholder: ComponentType;
		readonly httpMethod: 'GET' | 'POST';
		readonly urlQueryArgs: Readonly<Record<string, string>>;
	}
	const ServerSideRender: ComponentType<ServerSideRenderProps>;
	export default ServerSideRender;
}
