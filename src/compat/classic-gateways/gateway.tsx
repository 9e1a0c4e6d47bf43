/** Payment method for the classic checkout, as one of WooCommerce's checkout block. */
import { createElement, useEffect, useLayoutEffect, useRef } from '@wordpress/element';
import { readList, readRecord, readText } from '../../domain/support/unknown';
import { writtenFields } from '../classic-hooks/elements';
import type { EmitResponse, Subscribe } from '../../stores/checkout/contract';

/** Payment method whose fields the server has printed (php-stubs/src/Compat/Classic/ClassicGateways.php). */
export interface ClassicGateway {
	readonly id: string;
	/** Plain text. */
	readonly title: string;
	/** Label of the button; empty for the default. */
	readonly button: string;
	readonly features: readonly string[];
	/** Element that holds the fields while the method is not chosen. */
	readonly home: HTMLElement;
}

const SELECTOR = '[data-gateway]';

/** Returns the payment methods that are printed in a page. */
export const findGateways = (page: Document): readonly ClassicGateway[] =>
	[...page.querySelectorAll<HTMLElement>(SELECTOR)].flatMap((box) => {
		const home = box.parentElement;
		const { id, title, button, features } = readRecord(JSON.parse(box.dataset['gateway'] ?? '{}'));
		return home === null
			? []
			: [
					{
						id: readText(id, ''),
						title: readText(title, ''),
						button: readText(button, ''),
						features: readList(features).map(String),
						home,
					},
				];
	});

/**
 * Returns the payment data of an order: the method's fields, and those that its script has added to the form itself, as
 * tokens of cards.
 */
export const paymentData = (box: Element): Readonly<Record<string, string>> => {
	const form = box.closest('form');
	const added = form ? [...form.children].filter((child) => child.matches('input')) : [];
	const holder = box.ownerDocument.createElement('div');
	holder.append(...added.map((input) => input.cloneNode(true)));
	const seen = new Map<string, number>();
	const numbered = (name: string): string => {
		const count = seen.get(name) ?? 0;
		seen.set(name, count + 1);
		return name.replace(/\[\]$/, `[${String(count)}]`);
	};
	return Object.fromEntries(
		[...new URLSearchParams(writtenFields([box, holder]))].map(([name, value]) => [
			numbered(name),
			value,
		]),
	);
};

interface ContentProps {
	readonly gateway: ClassicGateway;
	/** Given by the checkout. */
	readonly eventRegistration?: { readonly onPaymentSetup: Subscribe };
	readonly emitResponse?: EmitResponse;
}

/** Moves nodes to another place in the page; frames among them are not loaded again where the browser can do that. */
const moveInto = (target: Element, nodes: NodeListOf<ChildNode>): void => {
	for (const node of [...nodes]) {
		if ('moveBefore' in target && target.isConnected && node.isConnected) {
			target.moveBefore(node, null);
		} else {
			target.append(node);
		}
	}
};

/**
 * Fields of the method in a list of one, as classic scripts look for them. Their nodes are the server's, and keep their
 * input while another method is chosen.
 */
export const Content = ({ gateway, eventRegistration, emitResponse }: ContentProps) => {
	const ref = useRef<HTMLLIElement>(null);
	const { home } = gateway;
	useLayoutEffect(() => {
		const element = ref.current;
		if (!element) {
			return;
		}
		moveInto(element, home.childNodes);
		return () => moveInto(home, element.childNodes);
	}, [home]);
	useEffect(
		() =>
			eventRegistration?.onPaymentSetup(() => ({
				type: emitResponse?.responseTypes.SUCCESS,
				meta: { paymentMethodData: ref.current ? paymentData(ref.current) : {} },
			})),
		[eventRegistration, emitResponse],
	);
	return (
		<ul className="wc_payment_methods payment_methods methods" role="presentation">
			<li
				className={`wc_payment_method payment_method_${gateway.id}`}
				role="presentation"
				ref={ref}
			/>
		</ul>
	);
};

/** Returns the registration of a method with WooCommerce's checkout block. */
export const registration = (gateway: ClassicGateway) => ({
	name: gateway.id,
	label: gateway.title,
	ariaLabel: gateway.title,
	content: <Content gateway={gateway} />,
	edit: <div />,
	canMakePayment: () => true,
	...(gateway.button && { placeOrderButtonLabel: gateway.button }),
	supports: { features: gateway.features, showSavedCards: false, showSaveOption: false },
});
