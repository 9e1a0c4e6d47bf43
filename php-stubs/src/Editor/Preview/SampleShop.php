<?php

declare(strict_types=1);

namespace StorefrontIslands\Editor\Preview;

use StorefrontIslands\Purchase\OrderQuery;
use StorefrontIslands\Purchase\OrderResult;
use StorefrontIslands\Shop\AccountParts;
use StorefrontIslands\Shop\ShopDecorator;
use StorefrontIslands\Support\JsonReader;

defined( 'ABSPATH' ) || exit;

/** The site's shop for previews in an editor: its own products and settings; cart, order and notices are samples. */
final class SampleShop extends ShopDecorator {
	public function cart(): array {
		return ( new SampleCart( $this->settings() ) )->data();
	}

	public function payment_icons(): array {
		return array();
	}

	public function take_notices(): array {
		return array();
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param string $message HTML.
	 */
	public function add_error_notice( string $message ): void {
	}

	public function purchase( OrderQuery $order_query ): OrderResult {
		$placeholder = ( new JsonReader( $this->settings() ) )->url( 'placeholderImgSrc' );
		return OrderResult::open( SampleOrder::of( new JsonReader( $this->cart() ), $placeholder ) );
	}

	public function account( AccountParts $parts ): string {
		$items = array();
		foreach ( array( __( 'Orders', 'storefront-islands' ), __( 'Addresses', 'storefront-islands' ), __( 'Account details', 'storefront-islands' ), __( 'Log out', 'storefront-islands' ) ) as $index => $label ) {
			$items[] = array(
				'label'      => $label,
				'url'        => '#',
				'class'      => '',
				'is_current' => 0 === $index,
			);
		}
		$placeholder = ( new JsonReader( $this->settings() ) )->url( 'placeholderImgSrc' );
		$order       = $parts->order( SampleOrder::of( new JsonReader( $this->cart() ), $placeholder ) );
		return '<div class="woocommerce">' . $parts->menu( $items ) . '<div class="woocommerce-MyAccount-content">' . $order . '</div></div>';
	}
}
