<?php

declare(strict_types=1);

namespace StorefrontIslands\Cart\View;

use StorefrontIslands\Html\Node;
use StorefrontIslands\Ui\Disclosure;
use StorefrontIslands\Ui\TextField;

defined( 'ABSPATH' ) || exit;

/** Renders the same HTML as CouponForm in src/islands/shared/cart/coupons.tsx. */
final class CouponForm {
	/**
	 * Returns the folded form for a code.
	 *
	 * @param string    $id             Id of the field: a page may hold cart and checkout.
	 * @param Node|null $without_script Its field where no script runs.
	 */
	public static function node( string $id, ?Node $without_script = null ): Node {
		$attributes = array(
			'type'           => 'text',
			'autocomplete'   => 'off',
			'autocapitalize' => 'off',
		);
		$form       = Node::element(
			'form',
			array(
				'class'  => 'storefront-coupon-form',
				'method' => 'dialog',
			),
			array(
				TextField::node( $id, __( 'Coupon code', 'storefront-islands' ), '', true, $attributes ),
				Node::element(
					'button',
					array(
						'type'          => 'submit',
						'class'         => CartForm::BUTTON,
						'aria-disabled' => 'false',
					),
					array( __( 'Apply', 'storefront-islands' ) )
				),
			)
		);
		return Disclosure::node( 'storefront-cart__coupon', __( 'Add a coupon', 'storefront-islands' ), $without_script, $form );
	}
}
