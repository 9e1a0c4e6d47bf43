<?php

declare(strict_types=1);

namespace StorefrontIslands\Catalogue\Grid;

defined( 'ABSPATH' ) || exit;

/** Order of a grid's products, identified by its value of the URL argument `orderby`. */
final class GridOrder {
	/** The route's orderby and order by name. */
	private const ROUTE = array(
		'menu_order' => array( 'menu_order', 'asc' ),
		'popularity' => array( 'popularity', 'desc' ),
		'rating'     => array( 'rating', 'desc' ),
		'date'       => array( 'date', 'desc' ),
		'price'      => array( 'price', 'asc' ),
		'price-desc' => array( 'price', 'desc' ),
		'title'      => array( 'title', 'asc' ),
		'relevance'  => array( 'relevance', 'desc' ),
	);

	/** Name of the order of a search, best match first. */
	private const RELEVANCE = 'relevance';

	/** Names of orders whose value in the block's attribute is different. */
	private const OF_BLOCK = array(
		'default' => 'menu_order',
		'newest'  => 'date',
	);

	/** Name of the order in URLs. */
	public string $name;

	/** Creates an order. */
	private function __construct( string $name ) {
		$this->name = $name;
	}

	/**
	 * Returns the saved order of a block; the shop's default if it is invalid.
	 *
	 * @param mixed $saved Attribute orderBy.
	 */
	public static function of_block( $saved ): self {
		$saved = is_string( $saved ) ? $saved : '';
		return self::of_address( self::OF_BLOCK[ $saved ] ?? $saved ) ?? new self( 'menu_order' );
	}

	/**
	 * Returns the order requested by a URL; null if there is no valid one.
	 *
	 * @param mixed $page_query Argument orderby.
	 */
	public static function of_address( $page_query ): ?self {
		return is_string( $page_query ) && isset( self::ROUTE[ $page_query ] ) ? new self( $page_query ) : null;
	}

	/** Returns the order in which a search shows its products first, as WooCommerce's own list does. */
	public static function of_search(): self {
		return new self( self::RELEVANCE );
	}

	/** True if only a search can have this order. */
	public function is_of_search(): bool {
		return self::RELEVANCE === $this->name;
	}

	/**
	 * Returns the orders that a visitor may choose: this one first, followed by the others; relevance only in a search.
	 *
	 * @return array<string, string> Labels by name.
	 */
	public function choices(): array {
		$labels = array(
			'menu_order' => __( 'Our order', 'storefront-islands' ),
			'popularity' => __( 'Most popular', 'storefront-islands' ),
			'rating'     => __( 'Best rated', 'storefront-islands' ),
			'date'       => __( 'Newest', 'storefront-islands' ),
			'price'      => __( 'Price: low to high', 'storefront-islands' ),
			'price-desc' => __( 'Price: high to low', 'storefront-islands' ),
			'title'      => __( 'Name', 'storefront-islands' ),
		);
		if ( $this->is_of_search() ) {
			$labels[ self::RELEVANCE ] = __( 'Relevance', 'storefront-islands' );
		}
		return array( $this->name => $labels[ $this->name ] ) + $labels;
	}

	/** True if it is the shop's own order. */
	public function is_default(): bool {
		return 'menu_order' === $this->name;
	}

	/**
	 * Returns the query arguments of the products route.
	 *
	 * @return array{orderby: string, order: string}
	 */
	public function query(): array {
		return array(
			'orderby' => self::ROUTE[ $this->name ][0],
			'order'   => self::ROUTE[ $this->name ][1],
		);
	}
}
