<?php

declare(strict_types=1);

namespace StorefrontIslands\Editor\Preview;

use StorefrontIslands\Purchase\Access;
use StorefrontIslands\Purchase\OrderQuery;
use StorefrontIslands\Purchase\OrderResult;
use StorefrontIslands\Shop\AccountParts;
use StorefrontIslands\Shop\Shop;
use StorefrontIslands\Shop\ShopDecorator;
use StorefrontIslands\Support\JsonReader;

defined( 'ABSPATH' ) || exit;

/** The site's shop for previews in an editor: its own products and settings; cart, order and notices are samples. */
final class SampleShop extends ShopDecorator {
	/** State in which no order was placed. */
	private const NO_ORDER = 'none';

	/** State in which no product can be shown. */
	private const NO_PRODUCTS = 'empty';

	/** State in which the visitor is not logged in. */
	private const GUEST = 'guest';

	private string $state;

	public function __construct( Shop $shop, string $state ) {
		parent::__construct( $shop );
		$this->state = $state;
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param array<string, mixed> $query Query arguments of that route.
	 */
	public function products( array $query ): array {
		return self::NO_PRODUCTS === $this->state ? array() : $this->shop->products( $query );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param array<string, mixed> $query As for products(); pagination and order are ignored.
	 */
	public function found_products( array $query ): int {
		return self::NO_PRODUCTS === $this->state ? 0 : $this->shop->found_products( $query );
	}

	public function cart(): array {
		return SampleCart::of( array_merge( $this->settings(), $this->form_settings() ) );
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
		if ( self::NO_ORDER === $this->state ) {
			return OrderResult::closed( Access::NONE );
		}
		$placeholder = ( new JsonReader( $this->settings() ) )->url( 'placeholderImgSrc' );
		return OrderResult::open( SampleOrder::of( new JsonReader( $this->cart() ), $placeholder ) );
	}

	public function account( AccountParts $parts ): string {
		if ( self::GUEST === $this->state ) {
			return '<div class="woocommerce">' . wp_login_form( array( 'echo' => false ) ) . '</div>';
		}
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
