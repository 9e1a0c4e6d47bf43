<?php

declare(strict_types=1);

namespace StorefrontIslands\Checkout\View;

use StorefrontIslands\Cart\CartReader;
use StorefrontIslands\Html\Node;
use StorefrontIslands\Ui\NoticeList;

defined( 'ABSPATH' ) || exit;

/** Renders the same placeholder as src/islands/checkout/express/section.tsx before the express buttons are loaded. */
final class Express {
	/** Returns the placeholder; null if the shop expects no express buttons for this cart. */
	public static function node( CartReader $reader ): ?Node {
		if ( ! $reader->cart->bool( 'needs_payment' ) || ! $reader->settings->object( 'checkout' )->bool( 'expectsExpress' ) ) {
			return null;
		}
		return Node::group(
			array(
				Node::element(
					'section',
					array(
						'class'           => 'storefront-express wc-block-components-express-payment wc-block-components-express-payment--checkout',
						'aria-labelledby' => 'storefront-express-title',
						'aria-busy'       => 'true',
					),
					array(
						$reader->heading(
							__( 'Express checkout', 'storefront-islands' ),
							array(
								'id'    => 'storefront-express-title',
								'class' => 'storefront-express__title',
							)
						),
						NoticeList::node( array() ),
						Node::element( 'ul', array( 'class' => 'storefront-express__buttons wc-block-components-express-payment__event-buttons' ) ),
					)
				),
				Node::element(
					'p',
					array( 'class' => 'storefront-express__continue wc-block-components-express-payment-continue-rule' ),
					array( __( 'Or continue below', 'storefront-islands' ) )
				),
			)
		);
	}
}
