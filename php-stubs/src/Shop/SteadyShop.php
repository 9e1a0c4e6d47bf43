<?php
/**
 * A shop whose cart does not move while a page is made.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Shop;

defined( 'ABSPATH' ) || exit;

/**
 * Asks for the cart and the settings once a page: the rows that a block prints and the seed in the boot data must be
 * the same cart, or React would not find the HTML that it expects.
 */
final class SteadyShop implements Shop {
	/**
	 * The shop that is asked.
	 *
	 * @var Shop
	 */
	private $shop;

	/**
	 * Its cart, once asked for.
	 *
	 * @var array<string, mixed>|null
	 */
	private $cart = null;

	/**
	 * Its settings, once asked for.
	 *
	 * @var array<string, mixed>|null
	 */
	private $settings = null;

	/**
	 * Its messages, once taken: whoever renders the page's content beforehand, as for an excerpt, does not use them up.
	 *
	 * @var list<array{type: string, message: string}>|null
	 */
	private $notices = null;

	/**
	 * Wraps a shop.
	 *
	 * @param Shop $shop The shop that is asked.
	 */
	public function __construct( Shop $shop ) {
		$this->shop = $shop;
	}

	/** {@inheritDoc} */
	public function cart(): array {
		if ( null === $this->cart ) {
			$this->cart = $this->shop->cart();
		}
		return $this->cart;
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param array<string, mixed> $query Query arguments of that route.
	 */
	public function products( array $query ): array {
		return $this->shop->products( $query );
	}

	/** {@inheritDoc} */
	public function settings(): array {
		if ( null === $this->settings ) {
			$this->settings = $this->shop->settings();
		}
		return $this->settings;
	}

	/** {@inheritDoc} */
	public function take_notices(): array {
		if ( null === $this->notices ) {
			$this->notices = $this->shop->take_notices();
		}
		return $this->notices;
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param int $product_id The product's or variation's id.
	 */
	public function product_url( int $product_id ): string {
		return $this->shop->product_url( $product_id );
	}
}
