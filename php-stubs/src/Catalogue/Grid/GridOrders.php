<?php

declare(strict_types=1);

namespace StorefrontIslands\Catalogue\Grid;

use StorefrontIslands\Shop\Shop;

defined( 'ABSPATH' ) || exit;

/** Orders of a list: the one it has before its visitor chooses, and those that a visitor may choose. */
final class GridOrders {
	public GridOrder $default;

	/**
	 * Labels of the orders that a visitor may choose, by name.
	 *
	 * @var array<string, string>
	 */
	private array $labels;

	/** True if the list has an order in which it names its products. */
	private bool $has_named;

	/**
	 * @param string $page      Page whose list it is, see PageQuery::PAGE; empty for none.
	 * @param bool   $is_search True for the results of a search.
	 */
	public function __construct( Shop $shop, GridOptions $options, string $page = '', bool $is_search = false ) {
		$own             = GridOrder::labels();
		$orders          = $shop->product_orders( $own, $page );
		$this->has_named = $options->selection->has_own_order();
		$this->labels    = $orders->labels;
		if ( $is_search || GridOrder::OWN !== $orders->default ) {
			// As in WooCommerce's own list: it names the catalogue's order only where that is the first one.
			unset( $this->labels[ GridOrder::OWN ] );
		}
		if ( $is_search ) {
			$this->labels = array( GridOrder::RELEVANCE => __( 'Relevance', 'storefront-islands' ) ) + $this->labels;
		}
		if ( $this->has_named ) {
			$this->labels = array( GridOrder::OWN => $own[ GridOrder::OWN ] ) + $this->labels;
		}
		$this->default = $options->order ?? $this->order( $this->has_named ? GridOrder::OWN : ( $is_search ? GridOrder::RELEVANCE : $orders->default ) );
	}

	/** Returns the order that an address names; the default one if a visitor may not choose it. */
	public function chosen( string $name ): GridOrder {
		return isset( $this->labels[ $name ] ) ? $this->order( $name ) : $this->default;
	}

	/**
	 * Returns the choices of a visitor, the default order first. Where the shop does not offer that, an empty one stands
	 * for it.
	 *
	 * @return array<string, string> Labels by name.
	 */
	public function choices(): array {
		$default = $this->default->name;
		return isset( $this->labels[ $default ] )
			? array( $default => $this->labels[ $default ] ) + $this->labels
			: array( '' => __( 'Choose an option', 'storefront-islands' ) ) + $this->labels;
	}

	/** Returns an order of the list. */
	private function order( string $name ): GridOrder {
		return $this->has_named && GridOrder::OWN === $name ? GridOrder::named() : GridOrder::of_shop( $name );
	}
}
