/** Contexts that product blocks provide to their inner blocks, and higher-order components for product blocks. */
import { createContext, createElement, useContext } from '@wordpress/element';
import type { ReactNode, ComponentType } from 'react';

interface WithChildren {
	readonly children?: ReactNode;
}

interface Layout {
	readonly parentName: string;
	readonly parentClassName: string;
	readonly isLoading: boolean;
}

const LayoutContext = createContext<Layout>({
	parentName: '',
	parentClassName: '',
	isLoading: false,
});

const InnerBlockLayoutContextProvider = ({
	parentName = '',
	parentClassName = '',
	isLoading = false,
	children,
}: Partial<Layout> & WithChildren) => (
	<LayoutContext.Provider value={{ parentName, parentClassName, isLoading }}>
		{children}
	</LayoutContext.Provider>
);

interface ProductData {
	readonly product: unknown;
	readonly hasContext: boolean;
	readonly isLoading: boolean;
}

const ProductContext = createContext<ProductData>({
	product: {},
	hasContext: false,
	isLoading: false,
});

const ProductDataContextProvider = ({
	product = {},
	isLoading = false,
	children,
}: Partial<ProductData> & WithChildren) => (
	<ProductContext.Provider value={{ product, isLoading, hasContext: true }}>
		{children}
	</ProductContext.Provider>
);

const CustomContext = createContext<Readonly<Record<string, unknown>>>({});

const CustomDataProvider = ({
	id,
	data,
	children,
}: WithChildren & { readonly id: string; readonly data: unknown }) => (
	<CustomContext.Provider value={{ ...useContext(CustomContext), [id]: data }}>
		{children}
	</CustomContext.Provider>
);

const useProductDataContext = (): ProductData => useContext(ProductContext);

/** window.wc.wcBlocksSharedContext. */
export const wcBlocksSharedContext: Record<string, unknown> = {
	CustomDataProvider,
	InnerBlockLayoutContextProvider,
	ProductDataContextProvider,
	useCustomDataContext: (id: string) => useContext(CustomContext)[id],
	useInnerBlockLayoutContext: () => useContext(LayoutContext),
	useProductDataContext,
};

type Props = Readonly<Record<string, unknown>>;

/** Passes the surrounding product to a component. */
const withProductDataContext =
	(Block: ComponentType<Props>): ComponentType<Props> =>
	(props) => {
		const { product, isLoading } = useProductDataContext();
		return <Block {...props} product={product} isLoading={isLoading} />;
	};

/** Applies defaults to a block's attributes: each entry of `attributes` has its own `default`. */
const withFilteredAttributes =
	(attributes: Readonly<Record<string, { readonly default?: unknown } | undefined>>) =>
	(Block: ComponentType<Props>): ComponentType<Props> =>
	(props) => {
		const defaults = Object.fromEntries(
			Object.entries(attributes).map(([name, attribute]) => [name, attribute?.default]),
		);
		return <Block {...defaults} {...props} />;
	};

/** window.wc.wcBlocksSharedHocs. */
export const wcBlocksSharedHocs: Record<string, unknown> = {
	withFilteredAttributes,
	withProductDataContext,
};
