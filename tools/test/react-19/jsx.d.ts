/** The global namespace for JSX: React's types have it in their module only since version 19. */
import type { JSX as OfReact } from 'react';

declare global {
	namespace JSX {
		type ElementType = OfReact.ElementType;
		type Element = OfReact.Element;
		type ElementClass = OfReact.ElementClass;
		type ElementAttributesProperty = OfReact.ElementAttributesProperty;
		type ElementChildrenAttribute = OfReact.ElementChildrenAttribute;
		type LibraryManagedAttributes<Component, Props> = OfReact.LibraryManagedAttributes<
			Component,
			Props
		>;
		type IntrinsicAttributes = OfReact.IntrinsicAttributes;
		type IntrinsicClassAttributes<T> = OfReact.IntrinsicClassAttributes<T>;
		type IntrinsicElements = OfReact.IntrinsicElements;
	}
}
