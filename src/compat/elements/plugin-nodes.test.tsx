import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
	Component,
	createContext,
	createElement,
	createPortal,
	createRef,
	forwardRef,
	Fragment,
	lazy,
	memo,
	Suspense,
	useContext,
	useState,
} from '@wordpress/element';
import type { ReactNode } from 'react';
import { ErrorBoundary } from '../../ui/error-boundary';
import { LEGACY, PAGE_KIND } from './element-kind';
import { PluginNodes } from './plugin-nodes';
import { isNode } from './rebuild';

const OTHER_KIND = PAGE_KIND === LEGACY ? Symbol.for('react.transitional.element') : LEGACY;

/** What `react/jsx-runtime` of the other React returns: of React 19 the reference is a prop. */
const jsx = (
	type: unknown,
	{ ref, ...props }: Record<string, unknown>,
	key: string | null = null,
) => {
	const element: unknown = {
		$$typeof: OTHER_KIND,
		type,
		key,
		ref: OTHER_KIND === LEGACY ? (ref ?? null) : null,
		props: OTHER_KIND === LEGACY || ref === undefined ? props : { ...props, ref },
	};
	return isNode(element) ? element : null;
};

const show = async (nodes: ReactNode, props = {}) => {
	const view = await act(() =>
		Promise.resolve(render(<PluginNodes nodes={nodes} props={props} />)),
	);
	return {
		...view,
		rerender: (next: ReactNode) =>
			act(() => Promise.resolve(view.rerender(<PluginNodes nodes={next} props={props} />))),
	};
};

test('elements in arrays, fragments, portals and props are rendered, with what the page adds to the outer ones', async () => {
	const Row = ({ icon, items, total }: Record<string, ReactNode>) =>
		jsx('div', { children: [icon, items, total] });
	const items = ['a', 'b'].map((name) => jsx('li', { children: name }, name));
	const { container } = await show(
		[
			jsx(Row, { icon: jsx('i', {}), items: jsx('ul', { children: items }) }, 'row'),
			jsx(Fragment, { children: ['text', jsx('b', { title: 'host' }, 'b')] }, 'fragment'),
			jsx(() => createPortal(jsx('em', { children: 'away' }), document.body), {}, 'portal'),
		],
		{ total: '$5' },
	);
	expect(container).toContainHTML(
		'<div><i></i><ul><li>a</li><li>b</li></ul>$5</div>text<b title="host"></b>',
	);
	expect(screen.getByText('away').parentElement).toBe(document.body);
});

test('a component keeps its state when it is rendered again, and a list by its keys', async () => {
	const Counter = ({ name }: { readonly name: string }) => {
		const [count, setCount] = useState(0);
		return jsx('button', { onClick: () => setCount(count + 1), children: `${name} ${count}` });
	};
	const listOf = (...names: readonly string[]) =>
		jsx('div', { children: names.map((name) => jsx(Counter, { name }, name)) });
	const { rerender } = await show(listOf('one', 'two'));
	await userEvent.click(screen.getByRole('button', { name: 'two 0' }));
	await rerender(listOf('two', 'one'));
	expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
		'two 1',
		'one 0',
	]);
});

test('a parent recognises its children by their type', async () => {
	const Tab = ({ label }: { readonly label: string }) => jsx('span', { children: label });
	const Tabs = ({ children }: { readonly children: { readonly type: unknown } }) =>
		jsx('div', { role: children.type === Tab ? 'tablist' : 'none', children });
	await show(jsx(Tabs, { children: jsx(Tab, { label: 'Card' }) }));
	expect(screen.getByRole('tablist').textContent).toBe('Card');
});

test('classes, memo, lazy, forwarded references and contexts return elements of the other kind', async () => {
	const Context = createContext('');
	class Old extends Component<{ readonly children?: ReactNode }> {
		override render() {
			return jsx('p', { children: this.props.children });
		}
	}
	const Reader = memo(() => jsx('q', { children: useContext(Context) }));
	const Later = lazy(() => Promise.resolve({ default: () => jsx('s', {}) }));
	const Field = forwardRef<HTMLInputElement>((_, ref) => jsx('input', { ref }));
	const field = createRef<HTMLInputElement>();
	const { container } = await show(
		jsx(Old, {
			children: [
				jsx(Context.Provider, { value: 'given', children: jsx(Reader, {}) }, 'reader'),
				jsx(Context.Consumer, { children: (value: string) => jsx('u', { id: value }) }, 'consumer'),
				jsx(Suspense, { fallback: jsx('i', {}), children: jsx(Later, {}) }, 'later'),
				jsx(Field, { ref: field }, 'field'),
			],
		}),
	);
	expect(container).toContainHTML('<p><q>given</q><u id=""></u><s></s><input></p>');
	expect(field.current?.tagName).toBe('INPUT');
});

test('an element of the page whose component returns others is rendered on React 19', async () => {
	const Content = ({ label = 'none' }: { readonly label?: string }) =>
		jsx('p', { children: label });
	const failed = jest.spyOn(console, 'error').mockImplementation();
	await act(() =>
		Promise.resolve(
			render(
				<ErrorBoundary fallback={() => 'failed'}>
					<PluginNodes nodes={<Content />} props={{ label: 'Card' }} />
				</ErrorBoundary>,
			),
		),
	);
	// On React 18 it is not known before it has run: each component would need a wrapper.
	expect(document.body.textContent).toBe(PAGE_KIND === LEGACY ? 'failed' : 'Card');
	failed.mockRestore();
});

test('what only another React can render fails in the boundary around it', async () => {
	const failed = jest.spyOn(console, 'error').mockImplementation();
	const Hooks = () => {
		throw new TypeError("Cannot read properties of null (reading 'useState')");
	};
	await act(() =>
		Promise.resolve(
			render(
				<div>
					<ErrorBoundary fallback={(reason) => reason}>
						<PluginNodes nodes={jsx(Hooks, {})} props={{}} />
					</ErrorBoundary>
					<PluginNodes nodes={jsx('p', { children: 'Cash' })} props={{}} />
				</div>,
			),
		),
	);
	expect(screen.getByText(/useState/)).toBeTruthy();
	expect(screen.getByText('Cash')).toBeTruthy();
	failed.mockRestore();
});
