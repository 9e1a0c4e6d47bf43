import { createElement } from '@wordpress/element';
import { __ } from '@wordpress/i18n';

const CARDS = ['M4 8h30M8 17h6', 'M15 12a4 4 0 1 0 8 0 4 4 0 1 0-8 0', 'M19 5l-9 4.5h18zM10 19h18'];

/** Icons of accepted payment methods as samples; Cart\View\AcceptedMethods prints the shop's on the page. */
export const AcceptedMethods = () => (
	<div className="storefront-accepted">
		<ul aria-label={__('Accepted payment methods', 'storefront-islands')}>
			{CARDS.map((path) => (
				<li key={path}>
					<svg
						width="38"
						height="24"
						viewBox="0 0 38 24"
						fill="none"
						stroke="currentColor"
						strokeWidth="1.5"
						strokeLinecap="round"
						strokeLinejoin="round"
						aria-hidden="true"
						focusable="false"
					>
						<rect x="0.75" y="0.75" width="36.5" height="22.5" rx="3" />
						<path d={path} />
					</svg>
				</li>
			))}
		</ul>
	</div>
);
